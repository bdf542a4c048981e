import type { Act } from '@placard/engine'
import { anOpenSession, expectOk, fakeUnderstanding } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const PROPOSE: Act = { kind: 'propose', changes: [{ issue: 0, option: 2 }] }
const proposing = () => fakeUnderstanding({ act: PROPOSE, confidence: 0.9 })

describe('undoing a reading', () => {
  it('puts the session back to before the words, keeps them in the record, and is told to those who watch', async () => {
    const { host, sessionId, publisher } = await anOpenSession({ understanding: proposing() })
    const ref = { sessionId, userId: 'ada' }
    const said = expectOk(await host.submitCommand({ ...ref, command: { kind: 'say', text: 'Let us settle it.' } }))
    expect(said.view.drafts).toHaveLength(1)
    const undone = expectOk(await host.submitCommand({ ...ref, command: { kind: 'undo' }, key: 'k1' }))
    expect(undone).toMatchObject({ outcome: 'taken', readings: [] })
    expect(undone.view.drafts).toEqual([])
    expect(undone.entries.at(-1)).toMatchObject({ kind: 'withdrawal', seat: 'eee' })
    expect(publisher.notices.at(-1)?.stepFor('ada')?.view.drafts).toEqual([])
    const again = expectOk(await host.submitCommand({ ...ref, command: { kind: 'undo' }, key: 'k1' }))
    expect(again.seq).toBe(undone.seq)
    const record = expectOk(await host.getSession({ ...ref, after: 0 }))
    expect(record.entries.map(({ words }) => words)).toContain('Let us settle it.')
  })

  it('is refused with its rule when there is nothing to undo', async () => {
    const { host, sessionId } = await anOpenSession()
    const outcome = await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'undo' } })
    expect(outcome).toMatchObject({ ok: false, rejection: { rejection: { code: 'nothing-to-withdraw' } } })
  })
})

describe('the speed of the clock', () => {
  it('changes at once and stands in the list of sessions', async () => {
    const { host, sessionId } = await anOpenSession()
    const answer = expectOk(
      await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'set-pace', pace: 3 } }),
    )
    expect(answer.view.clock.pace).toBe(3)
    expect(await host.listSessions('ada')).toMatchObject([{ pace: 3 }])
  })

  it('never goes above what the host allows', async () => {
    const { host, sessionId } = await anOpenSession()
    const outcome = await host.submitCommand({
      sessionId,
      userId: 'ada',
      command: { kind: 'set-pace', pace: 4 },
    })
    expect(outcome).toMatchObject({
      ok: false,
      rejection: { code: 'validation-failed', fields: [{ field: 'pace', rule: 'too-big' }] },
    })
  })
})
