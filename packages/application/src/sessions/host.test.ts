import { SeatView, SessionDetail } from '@placard/contract'
import type { Act } from '@placard/engine'
import { anOpenSession, aSessionHost, expectOk, fakeUnderstanding } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const ADA = { userId: 'ada', name: 'Ada' }
const REMARK: Act = { kind: 'remark' }
const REFUSED: readonly { act: Act; code: string; because: string }[] = [
  { act: { kind: 'vote', choice: 'for' }, code: 'no-vote-in-progress', because: 'nobody called a vote' },
  { act: { kind: 'accept', offer: 'o99' }, code: 'unknown-offer', because: 'nobody offered that' },
  { act: { kind: 'propose', changes: [{ issue: 9, option: 0 }] }, code: 'unknown-issue', because: 'the agenda ends' },
]

describe('starting a session', () => {
  it('answers the contract’s shape, with the person’s own seat in it', async () => {
    const { detail } = await anOpenSession()
    expect(SessionDetail.safeParse(detail).error).toBeUndefined()
    expect(detail.view.you).toBe('eee')
    expect(detail.session).toMatchObject({ country: 'EEE', pace: 1, status: 'active', progressRatio: 0 })
    expect(detail.entries.map(({ kind }) => kind)).toEqual(['phase'])
  })

  it.each([
    {
      input: { campaignId: 'no-such' },
      code: 'not-found',
      field: undefined,
      because: 'the catalogue has no such entry',
    },
    { input: { country: 'XXX' }, code: 'validation-failed', field: 'country', because: 'no such member state' },
    { input: { pace: 3.5 }, code: 'validation-failed', field: 'pace', because: 'faster than this host allows' },
  ])('refuses $input with $code: $because', async ({ input, code, field }) => {
    const { host } = aSessionHost()
    const outcome = await host.startSession({ input: { campaignId: 'test-campaign', ...input }, person: ADA })
    expect(outcome).toMatchObject({ ok: false, rejection: { code, ...(field ? { fields: [{ field }] } : {}) } })
  })

  it('opens one session for a request sent twice under one key', async () => {
    const { host } = aSessionHost()
    const request = { input: { campaignId: 'test-campaign' }, person: ADA, key: 'k1' }
    const [first, second] = [expectOk(await host.startSession(request)), expectOk(await host.startSession(request))]
    expect(second.session.id).toBe(first.session.id)
    expect(await host.listSessions('ada')).toHaveLength(1)
    const other = { ...request, input: { campaignId: 'test-campaign', country: 'FFF' } }
    expect(await host.startSession(other)).toMatchObject({ rejection: { code: 'idempotency-key-reused' } })
  })
})

describe('a person’s words', () => {
  it('become the act they were clearly meant as', async () => {
    const { host, sessionId, publisher } = await anOpenSession({
      understanding: fakeUnderstanding({
        act: { kind: 'propose', changes: [{ issue: 0, option: 2 }] },
        confidence: 0.9,
      }),
    })
    const answer = expectOk(
      await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'say', text: ' Let us settle it. ' } }),
    )
    expect(answer).toMatchObject({ outcome: 'taken', readBy: 'fake', readings: [{ confidence: 0.9 }] })
    expect(answer.view.drafts[0]?.deal[0]).toBe(2)
    expect(answer.entries.find(({ kind }) => kind === 'speech')).toMatchObject({
      words: 'Let us settle it.',
      seat: 'eee',
    })
    expect(publisher.notices.at(-1)).toMatchObject({ sessionId, seq: answer.seq })
    expect(publisher.notices.at(-1)?.stepFor('ada')?.view).toEqual(answer.view)
    expect(publisher.notices.at(-1)?.stepFor('stranger')).toBeUndefined()
    const again = publisher.notices.at(-1)
    expect(again?.stepFor('ada'), 'made once, however many sockets it goes to').toBe(again?.stepFor('ada'))
  })

  it('change nothing while they could mean several things', async () => {
    const readings = [0.54, 0.4, 0.3, 0.2].map((confidence) => ({ act: { kind: 'remark' }, confidence }) as const)
    const { host, sessionId } = await anOpenSession({ understanding: fakeUnderstanding(...readings) })
    const answer = expectOk(
      await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'say', text: 'hm' }, key: 'k' }),
    )
    expect(answer).toMatchObject({ outcome: 'unclear', seq: 1, entries: [] })
    expect(answer.readings).toHaveLength(3)
  })

  it.each([
    { text: '', rule: 'too-small', because: 'nothing was said' },
    { text: ' \u0000\u202e ', rule: 'too-small', because: 'nothing is left of it' },
    { text: 'a'.repeat(4001), rule: 'too-big', because: 'it is too long' },
  ])('are refused as $rule when $because', async ({ text, rule }) => {
    const { host, sessionId } = await anOpenSession()
    for (const command of [
      { kind: 'say', text },
      ...(rule === 'too-big' ? ([{ kind: 'act', act: REMARK, text }] as const) : []),
    ] as const) {
      expect(await host.submitCommand({ sessionId, userId: 'ada', command })).toEqual({
        ok: false,
        rejection: { code: 'validation-failed', fields: [{ field: 'text', rule }] },
      })
    }
  })

  it('of 4,000 characters are said', async () => {
    const { host, sessionId } = await anOpenSession()
    const command = { kind: 'say', text: 'a'.repeat(4000) } as const
    expect(await host.submitCommand({ sessionId, userId: 'ada', command })).toMatchObject({ ok: true })
  })
})

describe('a command', () => {
  it('by a stranger finds no session, whether there is one or not', async () => {
    const { host, sessionId } = await anOpenSession()
    const command = { kind: 'act', act: REMARK } as const
    const problem = { ok: false, rejection: { code: 'not-found' } }
    expect(await host.submitCommand({ sessionId, userId: 'ben', command })).toEqual(problem)
    expect(await host.submitCommand({ sessionId: 'none', userId: 'ada', command })).toEqual(problem)
    expect(await host.getSession({ sessionId, userId: 'ben' })).toEqual(problem)
    expect(await host.savedPosition({ sessionId, userId: 'ben' })).toEqual(problem)
    expect(await host.listSessions('ben')).toEqual([])
  })

  it.each(REFUSED)('$act is refused as $code: $because', async ({ act, code }) => {
    const { host, sessionId } = await anOpenSession()
    const outcome = await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'act', act } })
    expect(outcome).toMatchObject({ ok: false, rejection: { code: 'command-rejected', rejection: { code } } })
  })

  it('comes after what was due before it', async () => {
    const { host, sessionId, clock } = await anOpenSession()
    clock.advance(16_000)
    const command = { kind: 'act', act: REMARK, text: 'Good morning.' } as const
    const answer = expectOk(await host.submitCommand({ sessionId, userId: 'ada', command }))
    const speakers = answer.entries.filter(({ kind }) => kind === 'speech').map(({ seat }) => seat)
    expect(answer.view.clock.elapsedMs).toBeGreaterThanOrEqual(15_000)
    expect(speakers.length).toBeGreaterThan(1)
    expect(speakers.at(-1)).toBe('eee')
  })

  it('repeated under its key is answered the same, and taken once', async () => {
    const { host, sessionId, clock } = await anOpenSession()
    const request = { sessionId, userId: 'ada', key: 'k1', command: { kind: 'say', text: 'Hello.' } } as const
    const first = expectOk(await host.submitCommand(request))
    clock.advance(60_000)
    await host.advanceSession(sessionId)
    expect(expectOk(await host.submitCommand(request))).toEqual(first)
    const said = expectOk(await host.getSession({ sessionId, userId: 'ada' })).entries
    expect(said.filter(({ words }) => words === 'Hello.')).toHaveLength(1)
    const other = { ...request, command: { kind: 'say', text: 'Other.' } } as const
    expect(await host.submitCommand(other)).toMatchObject({ rejection: { code: 'idempotency-key-reused' } })
  })

  it('pauses the clock and starts it again', async () => {
    const { host, sessionId, clock } = await anOpenSession()
    const ask = (kind: 'pause' | 'resume') => host.submitCommand({ sessionId, userId: 'ada', command: { kind } })
    expect(expectOk(await ask('pause')).view.status).toBe('paused')
    clock.advance(3_600_000)
    expect(expectOk(await host.advanceSession(sessionId))).toMatchObject({ appended: 0, nextDueAt: undefined })
    const said = await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'say', text: 'Hello' } })
    expect(said).toMatchObject({ rejection: { rejection: { code: 'session-paused' } } })
    const resumed = expectOk(await ask('resume')).view
    expect(resumed.status).toBe('active')
    expect(resumed.clock.elapsedMs).toBe(0)
  })
})

describe('a view that leaves the host', () => {
  it('is refused when it carries a field the contract does not name', async () => {
    const { detail } = await anOpenSession()
    expect(SeatView.safeParse({ ...detail.view, secrets: {} }).success).toBe(false)
  })
})
