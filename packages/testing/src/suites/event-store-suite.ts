import type { EventStore, KeptAnswer, SessionHeader } from '@placard/application'
import { decide, replay, type SessionEvent } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { aSessionPlan } from '../builders/session.ts'

export const NOW = 1_700_000_000_000

/** Owners of the sessions in this suite; an adapter with foreign keys has to create them first. */
export const SUITE_PEOPLE = ['00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-00000000a002'] as const

const [ADA, BEN] = SUITE_PEOPLE

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function opened(number: number, changes: Partial<SessionHeader> = {}) {
  const sessionId = idOf(number)
  const plan = aSessionPlan({ sessionId, people: [{ userId: ADA, name: 'Ada', country: 'EEE' }] })
  const decision = decide(undefined, { kind: 'OpenSession', plan }, { now: NOW })
  if (!decision.ok) throw new Error(decision.rejection.detail)
  return { header: { ...aHeader(sessionId), ...changes }, events: decision.events, state: decision.state }
}

function aHeader(sessionId: string): SessionHeader {
  return {
    sessionId,
    userId: ADA,
    people: [{ userId: ADA, seat: 'eee' }],
    campaignId: 'test-campaign',
    title: 'Test Campaign',
    country: 'EEE',
    seed: 4_294_967_295,
    pace: 2.5,
    status: 'active',
    version: 1,
    progressRatio: 0,
    createdAt: NOW,
    updatedAt: NOW,
    nextDueAt: NOW + 8000,
    concludedAt: undefined,
    score: undefined,
    resolutionType: undefined,
  }
}

function tick(count: number, from = 1): readonly SessionEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'clock-advanced',
    elapsedMs: (from + index) * 1000,
    cycle: false,
    at: (from + index) * 1000,
    now: NOW + (from + index) * 1000,
  }))
}

function anAnswer(sessionId: string, key: string): KeptAnswer {
  return { userId: ADA, key, fingerprint: 'f00d', sessionId, after: 1, seq: 2, readings: '[]', readBy: 'embedded' }
}

/**
 * Conformance tests for every event store. `makeStore` returns a store without sessions in which the users of
 * `SUITE_PEOPLE` may own some.
 */
export function eventStoreSuite(name: string, makeStore: () => Promise<EventStore>): void {
  describe(`${name} as an event store`, () => {
    creatingSuite(makeStore)
    appendingSuite(makeStore)
    keySuite(makeStore)
    listingSuite(makeStore)
  })
}

function creatingSuite(makeStore: () => Promise<EventStore>): void {
  it('gives back what was put in, to the last digit', async () => {
    const store = await makeStore()
    const { header, events, state } = opened(1, { knownDraw: true })
    expect(await store.create({ header, events })).toEqual({ ok: true })
    const stored = await store.load(header.sessionId)
    expect(stored?.header).toEqual(header)
    expect(replay(stored?.events ?? [])).toEqual(state)
  })

  it('keeps which session a branch goes back to, through every step', async () => {
    const store = await makeStore()
    const from = { sessionId: idOf(9), seq: 12 }
    const { header, events } = opened(1, { from })
    const { sessionId } = header
    await store.create({ header, events })
    expect((await store.load(sessionId))?.header.from).toEqual(from)
    expect((await store.list(ADA, 10))[0]?.from).toEqual(from)
    await store.append({ sessionId, expected: 1, events: tick(1), header: { ...header, version: 2 } })
    expect((await store.load(sessionId))?.header.from).toEqual(from)
  })

  it('keeps that a session came from outside, and that it goes on', async () => {
    const store = await makeStore()
    const { header, events } = opened(1, { imported: 'resting' })
    const { sessionId } = header
    await store.create({ header, events })
    expect((await store.load(sessionId))?.header.imported).toBe('resting')
    const going = { ...header, version: 2, imported: 'played' } as const
    await store.append({ sessionId, expected: 1, events: tick(1), header: going })
    expect((await store.list(ADA, 10))[0]?.imported).toBe('played')
  })

  it('opens a session once', async () => {
    const store = await makeStore()
    const { header, events } = opened(1)
    await store.create({ header, events })
    expect(await store.create({ header, events })).toEqual({ ok: false, rejection: 'exists' })
  })

  it('knows nothing of a session that was never opened', async () => {
    const store = await makeStore()
    const { header } = opened(7)
    expect(await store.load(idOf(7))).toBeUndefined()
    expect(await store.events(idOf(7), 0)).toEqual([])
    const append = { sessionId: idOf(7), expected: 0, events: tick(1), header }
    expect(await store.append(append)).toEqual({ ok: false, rejection: 'unknown-session' })
  })
}

function appendingSuite(makeStore: () => Promise<EventStore>): void {
  it('appends in order and replaces the header', async () => {
    const store = await makeStore()
    const { header, events } = opened(1)
    const { sessionId } = header
    await store.create({ header, events })
    const later = { ...header, version: 4, status: 'concluded', updatedAt: NOW + 3000, score: 0.875 } as const
    const ended = { ...later, concludedAt: NOW + 3000, resolutionType: 'partial_resolution', nextDueAt: undefined }
    expect(await store.append({ sessionId, expected: 1, events: tick(3), header: ended })).toEqual({ ok: true })
    expect((await store.load(sessionId))?.header).toEqual(ended)
    expect(await store.events(sessionId, 1)).toEqual(tick(3))
    expect(await store.events(sessionId, 2, 3)).toEqual(tick(1, 2))
    expect((await store.load(sessionId, 3))?.events).toEqual(tick(1, 3))
    expect(await store.events(sessionId, 99, 4)).toEqual([])
    expect((await store.load(sessionId, 99))?.events).toEqual([])
  })

  it('lets one of two writers through, whole, and the other not at all', async () => {
    const store = await makeStore()
    const { header, events } = opened(1)
    const { sessionId } = header
    await store.create({ header, events })
    const write = (count: number) =>
      store.append({ sessionId, expected: 1, events: tick(count), header: { ...header, version: 1 + count } })
    const results = await Promise.all([write(2), write(3), write(4)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, rejection: 'version-conflict' }))
    const stored = await store.load(sessionId)
    expect(stored?.header.version).toBe(stored?.events.length)
  })

  it('answers a snapshot only when it is later than what is known', async () => {
    const store = await makeStore()
    const { header, events, state } = opened(1)
    const { sessionId } = header
    await store.create({ header, events })
    const log = [...events, ...tick(2)]
    const snapshot = { seq: 3, state: replay(log) }
    await store.append({ sessionId, expected: 1, events: tick(2), header: { ...header, version: 3 }, snapshot })
    await store.append({ sessionId, expected: 3, events: tick(1, 3), header: { ...header, version: 4 } })
    const fresh = await store.load(sessionId)
    expect(fresh?.snapshot).toEqual(snapshot)
    expect(fresh?.events).toEqual(tick(1, 3))
    const known = await store.load(sessionId, 3)
    expect(known?.snapshot).toBeUndefined()
    expect(known?.events).toEqual(tick(1, 3))
    expect(state.seq).toBe(1)
  })
}

function keySuite(makeStore: () => Promise<EventStore>): void {
  it('keeps an answer with the events it caused, and never a second one under its key', async () => {
    const store = await makeStore()
    const { header, events } = opened(1)
    const { sessionId } = header
    await store.create({ header, events })
    const answer = anAnswer(sessionId, 'key-1')
    const append = { sessionId, expected: 1, events: tick(1), header: { ...header, version: 2 }, answer }
    expect(await store.append(append)).toEqual({ ok: true })
    expect(await store.answerTo(ADA, 'key-1')).toEqual(answer)
    expect(await store.answerTo(BEN, 'key-1')).toBeUndefined()
    expect(await store.answerTo(ADA, 'key-2')).toBeUndefined()
    expect(await store.append({ ...append, expected: 2 })).toEqual({ ok: false, rejection: 'key-used' })
    expect(await store.events(sessionId, 2)).toEqual([])
  })

  it('keeps no answer whose events were refused', async () => {
    const store = await makeStore()
    const { header, events } = opened(1)
    const { sessionId } = header
    await store.create({ header, events })
    const answer = anAnswer(sessionId, 'key-1')
    const append = { sessionId, expected: 9, events: tick(1), header, answer }
    expect(await store.append(append)).toEqual({ ok: false, rejection: 'version-conflict' })
    expect(await store.answerTo(ADA, 'key-1')).toBeUndefined()
  })

  it('opens one session under one key', async () => {
    const store = await makeStore()
    const { header, events } = opened(1)
    const other = opened(2)
    const answer = anAnswer(header.sessionId, 'start-1')
    expect(await store.create({ header, events, answer })).toEqual({ ok: true })
    const again = { header: other.header, events: other.events, answer: anAnswer(idOf(2), 'start-1') }
    expect(await store.create(again)).toEqual({ ok: false, rejection: 'key-used' })
    expect(await store.load(idOf(2))).toBeUndefined()
  })
}

function listingSuite(makeStore: () => Promise<EventStore>): void {
  it('lists a person’s sessions, most recently played first, as many as asked for', async () => {
    const store = await makeStore()
    for (const number of [1, 2, 3]) {
      const { header, events } = opened(number, { updatedAt: NOW + (number === 2 ? 9000 : number) })
      await store.create({ header, events })
    }
    expect((await store.list(ADA, 10)).map(({ sessionId }) => sessionId)).toEqual([idOf(2), idOf(3), idOf(1)])
    expect(await store.list(ADA, 1)).toHaveLength(1)
    expect(await store.list(BEN, 10)).toEqual([])
  })

  it('lists a shared session for everybody who holds a seat in it', async () => {
    const store = await makeStore()
    const people = [
      { userId: ADA, seat: 'eee' },
      { userId: BEN, seat: 'fff' },
    ]
    const { header, events } = opened(1, { people })
    await store.create({ header, events })
    expect((await store.list(BEN, 10)).map(({ people: seated }) => seated)).toEqual([people])
  })
}
