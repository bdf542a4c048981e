import type { SessionDetail } from '@placard/contract'
import { anOpenSession, driveSession, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const ADA = { userId: 'ada', name: 'Ada' }
const BEN = { userId: 'ben', name: 'Ben' }
const DAY_MS = 86_400_000

/** A session Ada played to its end yesterday. */
async function aFinishedSession() {
  const opened = await anOpenSession()
  const { host, clock, sessionId } = opened
  const whole = await driveSession({ host, clock, sessionId, userId: 'ada' })
  clock.advance(DAY_MS)
  const goBack = (seq: number, more: { pace?: number; campaignId?: string } = {}, person = ADA, key?: string) =>
    host.startSession({ input: { campaignId: 'test-campaign', ...more, from: { sessionId, seq } }, person, key })
  return { ...opened, whole, goBack }
}

/** A position in the middle of the record. */
function middleOf({ entries }: SessionDetail): number {
  return entries[Math.floor(entries.length / 2)]?.seq ?? 1
}

describe('going back to a moment of a session', () => {
  it('opens a session of its own that begins as the other did, and leaves that as it was', async () => {
    const { host, store, sessionId, whole, goBack } = await aFinishedSession()
    const before = await store.events(sessionId, 0)
    const { session, view, entries } = expectOk(await goBack(middleOf(whole)))
    const { from } = session
    expect(session.id).not.toBe(sessionId)
    expect(view.sessionId).toBe(session.id)
    expect(from?.sessionId).toBe(sessionId)
    expect(from?.seq).toBeLessThanOrEqual(middleOf(whole))
    expect(session).toMatchObject({ status: 'active', country: 'EEE', knownDraw: true })
    const shared = entries.filter(({ seq }) => seq <= (from?.seq ?? 0))
    expect(shared).toEqual(whole.entries.slice(0, shared.length))
    expect(shared.length).toBeGreaterThan(5)
    expect(await store.events(sessionId, 0)).toEqual(before)
    expect((await host.listSessions('ada')).map(({ id }) => id)).toEqual([session.id, sessionId])
  })

  it('goes on from where the clock stood then', async () => {
    const { host, clock, whole, goBack } = await aFinishedSession()
    const { session, view } = expectOk(await goBack(middleOf(whole)))
    const then = view.clock.elapsedMs
    expect(view.clock).toMatchObject({ running: true, asOf: clock.now() })
    expect(then).toBeLessThan(whole.view.clock.elapsedMs)
    clock.advance(16_000)
    expectOk(await host.advanceSession(session.id))
    const later = expectOk(await host.getSession({ sessionId: session.id, userId: 'ada' }))
    expect(later.view.clock.elapsedMs).toBe(then + 16_000)
    const end = await driveSession({ host, clock, sessionId: session.id, userId: 'ada' })
    expect(end.view.status).toBe('concluded')
  })

  it('runs at the pace asked for', async () => {
    const { whole, goBack } = await aFinishedSession()
    const { session, view } = expectOk(await goBack(middleOf(whole), { pace: 2 }))
    expect(session.pace).toBe(2)
    expect(view.clock.pace).toBe(2)
  })

  it('opens one branch for a request sent twice under one key', async () => {
    const { whole, goBack } = await aFinishedSession()
    const seq = middleOf(whole)
    const [one, again] = [expectOk(await goBack(seq, {}, ADA, 'k')), expectOk(await goBack(seq, {}, ADA, 'k'))]
    expect(again.session.id).toBe(one.session.id)
    expect(await goBack(1, {}, ADA, 'k')).toMatchObject({ rejection: { code: 'idempotency-key-reused' } })
  })

  it('is for who holds a seat in it only, and within its campaign', async () => {
    const { host, whole, goBack } = await aFinishedSession()
    const seq = middleOf(whole)
    expect(await goBack(seq, {}, BEN)).toEqual({ ok: false, rejection: { code: 'not-found' } })
    expect(await goBack(seq, { campaignId: 'other' })).toMatchObject({
      rejection: { code: 'validation-failed', fields: [{ field: 'campaignId' }] },
    })
    expect(await goBack(seq, { pace: 99 })).toMatchObject({ rejection: { fields: [{ field: 'pace' }] } })
    const from = { sessionId: 'no-such-session', seq: 1 }
    const unknown = await host.startSession({ input: { campaignId: 'test-campaign', from }, person: ADA })
    expect(unknown).toMatchObject({ rejection: { code: 'not-found' } })
    expect(await host.listSessions('ada')).toHaveLength(1)
  })

  it('can go back to a moment of a branch', async () => {
    const { host, clock, whole, goBack } = await aFinishedSession()
    const opened = expectOk(await goBack(middleOf(whole)))
    const first = await driveSession({ host, clock, sessionId: opened.session.id, userId: 'ada' })
    const from = { sessionId: first.session.id, seq: 5 }
    const second = expectOk(await host.startSession({ input: { campaignId: 'test-campaign', from }, person: ADA }))
    expect(second.session.from?.sessionId).toBe(first.session.id)
    expect(second.view.clock.elapsedMs).toBeLessThanOrEqual(first.view.clock.elapsedMs)
  })

  it('D17 is for sessions that are over: the end of a branch tells what its origin keeps secret', async () => {
    const { host, sessionId } = await anOpenSession()
    const from = { sessionId, seq: 1 }
    const answer = await host.startSession({ input: { campaignId: 'test-campaign', from }, person: ADA })
    expect(answer).toEqual({ ok: false, rejection: { code: 'not-found' } })
  })
})
