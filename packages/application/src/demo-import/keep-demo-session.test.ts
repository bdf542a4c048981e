import type { DemoSession } from '@placard/contract'
import { canonicalJson, replay, type SessionEvent, stateHash } from '@placard/engine'
import {
  aCampaign,
  aCatalogue,
  aSessionHost,
  aWorld,
  driveSession,
  expectOk,
  FakeIds,
  type Play,
} from '@placard/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InMemoryEventStore } from '../sessions/in-memory-store.ts'
import { type DemoImportDependencies, keepDemoSession } from './keep-demo-session.ts'
import { isSameLog, readArrival } from './read-arrival.ts'

const IMPORT = '11111111-1111-4111-8111-111111111111'
const AFTER = 4_000_000_000_000

/** A session played in the demo for some steps, or to its end, by somebody who says the given things. */
async function aDemoSession(seed: number, steps: number, acts: readonly number[] = []) {
  const { host, clock, store, dependencies } = aSessionHost()
  const sessionId = `00000000-0000-4000-8000-${seed.toString(16).padStart(12, '0')}`
  const input = { campaignId: 'test-campaign', country: 'EEE', seed }
  const own = {
    ...dependencies,
    ids: { sessionId: () => sessionId, seed: () => seed, salt: () => new FakeIds().salt() },
  }
  const demo = aSessionHost({ ...own, store, clock }).host
  expectOk(await demo.startSession({ input, person: { userId: 'demo', name: 'You' } }))
  const said = [...acts]
  const play: Play = (view) => {
    const next = said.pop()
    if (view.legal.kinds.includes('vote') && next !== undefined) return undefined
    return next === undefined ? undefined : { kind: 'act', act: { kind: 'remark' }, text: `Remark ${next}.` }
  }
  await driveSession({ host, clock, sessionId, userId: 'demo', play, steps }).catch(() => undefined)
  return sent(sessionId, seed, await store.events(sessionId, 0))
}

function sent(sessionId: string, seed: number, events: readonly SessionEvent[]) {
  const log = events.map((event) => JSON.stringify(event)).join('\n')
  const session: DemoSession = { importId: IMPORT, sessionId, seed, stateHash: stateHash(replay(events)), log }
  return { session, events }
}

function anAccount(changes: Partial<DemoImportDependencies> = {}) {
  const store = new InMemoryEventStore()
  const dependencies: DemoImportDependencies = {
    store,
    logs: {
      read: async (arriving) => readArrival(arriving, { world: aWorld(), editions: [] }),
      isSame: async (_, one, other) => isSameLog(one, other),
    },
    catalogue: aCatalogue(aCampaign()),
    clock: { now: () => AFTER },
    maxPace: 3,
    derivedId: (...names) => `derived ${names.join(' ')}`,
    ...changes,
  }
  return { store, keep: (session: DemoSession, userId = 'ada') => keepDemoSession(dependencies, userId, session) }
}

/** The log as text, one spelling a value: what two logs must share byte for byte. */
const bytesOf = (events: readonly SessionEvent[]) => events.map((event) => canonicalJson(event)).join('\n')

/** The same session with one event changed, and the fingerprint of what that comes to: told as if it were true. */
function forgedAt(events: readonly SessionEvent[], at: number, change: object) {
  const forged: SessionEvent[] = JSON.parse(
    JSON.stringify(events.map((event, place) => (place === at ? { ...event, ...change } : event))),
  )
  return forged
}

describe('moving sessions of the demo into an account', () => {
  it('keeps every log byte for byte, running or finished, whatever was said in it', async () => {
    const someSessions = fc.uniqueArray(
      fc.record({
        seed: fc.integer({ min: 1, max: 999 }),
        steps: fc.integer({ min: 1, max: 120 }),
        acts: fc.array(fc.nat(), { maxLength: 20 }),
      }),
      { minLength: 1, maxLength: 3, selector: ({ seed }) => seed },
    )
    await fc.assert(
      fc.asyncProperty(someSessions, async (sessions) => {
        const { store, keep } = anAccount()
        for (const { seed, steps, acts } of sessions) {
          const { session, events } = await aDemoSession(seed, steps, acts)
          expect(await keep(session)).toEqual({ outcome: 'kept', sessionId: session.sessionId })
          const there = await store.events(session.sessionId, 0)
          expect(bytesOf(there.slice(0, events.length))).toBe(bytesOf(events))
          expect(there.slice(events.length).every(({ kind }) => kind === 'session-paused')).toBe(true)
        }
        expect(await store.list('ada', 99)).toHaveLength(sessions.length)
      }),
      { numRuns: 6 },
    )
  })

  it('keeps seed, country, times and score, and lets a running session wait', async () => {
    const { store, keep } = anAccount()
    const whole = await aDemoSession(7, 20_000)
    const begun = await aDemoSession(8, 30)
    await keep(whole.session)
    await keep(begun.session)
    const [one, two] = await Promise.all([store.load(whole.session.sessionId), store.load(begun.session.sessionId)])
    const { conclusion } = replay(whole.events)
    expect(one?.header).toMatchObject({ seed: 7, country: 'EEE', status: 'concluded', score: conclusion?.score })
    expect(one?.header.createdAt).toBe(whole.events[0]?.now)
    expect(one?.header.concludedAt).toBe(whole.events.at(-1)?.now)
    expect(two?.header).toMatchObject({ status: 'paused', nextDueAt: undefined, userId: 'ada' })
    expect(two?.header.people).toEqual([{ userId: 'ada', seat: 'eee' }])
  })

  it('takes nothing twice, also when the session was played on since', async () => {
    const { store, keep } = anAccount()
    const { session, events } = await aDemoSession(7, 30)
    await keep(session)
    const again = { ...session, importId: IMPORT.replaceAll('1', '2') }
    expect(await keep(session)).toEqual({ outcome: 'already-kept', sessionId: session.sessionId })
    expect(await keep(again)).toEqual({ outcome: 'already-kept', sessionId: session.sessionId })
    const { host } = aSessionHost({ store })
    expectOk(await host.submitCommand({ sessionId: session.sessionId, userId: 'ada', command: { kind: 'resume' } }))
    expect(await keep(session)).toEqual({ outcome: 'already-kept', sessionId: session.sessionId })
    expect(await store.list('ada', 9)).toHaveLength(1)
    // the demo's own copy played on is another course of the same session
    const further = await aDemoSession(7, 60)
    expect(further.events.length).toBeGreaterThan(events.length)
    const receipt = await keep(further.session)
    expect(receipt.outcome).toBe('kept')
    expect(await keep(further.session)).toEqual({ ...receipt, outcome: 'already-kept' })
    expect(await store.list('ada', 9)).toHaveLength(2)
  })

  it('gives an id that somebody else has to nobody twice: the session gets one of its own, the same in every attempt', async () => {
    const { store, keep } = anAccount()
    const { session, events } = await aDemoSession(7, 30)
    await keep(session, 'ben')
    const receipt = await keep(session)
    expect(receipt).toMatchObject({ outcome: 'kept', sessionId: expect.stringContaining('derived ada') })
    expect(await keep(session)).toEqual({ ...receipt, outcome: 'already-kept' })
    const id = 'sessionId' in receipt ? receipt.sessionId : ''
    const there = await store.events(id, 1, events.length)
    expect(bytesOf(there)).toBe(bytesOf(events.slice(1)))
    expect((await store.load(session.sessionId))?.header.userId).toBe('ben')
  })

  it('answers the same session sent at the same moment once with kept', async () => {
    const { store, keep } = anAccount()
    const { session } = await aDemoSession(7, 30)
    const receipts = await Promise.all([keep(session), keep(session), keep(session)])
    expect(receipts.filter(({ outcome }) => outcome === 'refused')).toEqual([])
    expect(await store.list('ada', 9)).toHaveLength(1)
  })
})

describe('a log that is not true', async () => {
  const whole = await aDemoSession(7, 20_000)
  const { session, events } = whole
  const end = events.length - 1
  const vote = events.findIndex(({ kind }) => kind === 'vote-closed')
  const spoken = events.findIndex(({ kind }) => kind === 'act-taken')
  const opening = events[0]
  if (opening?.kind !== 'session-opened') throw new Error('the log has no opening')
  const began = (change: object) => forgedAt(events, 0, { state: { ...opening.state, ...change } })
  const asTrue = (forged: readonly SessionEvent[]) => sent(session.sessionId, 7, forged).session
  const { seats, clock } = opening.state

  it.each([
    { fault: 'unreadable', because: 'it is no JSON', log: `${session.log}\n{"kind":` },
    { fault: 'unreadable', because: 'a line is no event', log: `${session.log}\n"hello"` },
    {
      fault: 'unreadable',
      because: 'no store can hold a NUL',
      log: session.log.replace('"kind"', '"a\\u0000":1,"kind"'),
    },
    {
      fault: 'unreadable',
      because: 'it reaches into objects',
      log: session.log.replace('"kind"', '"__proto__":{},"kind"'),
    },
    { fault: 'too-long', because: 'it has too many events', log: Array(6_002).fill('{}').join('\n') },
    { fault: 'broken', because: 'its beginning is gone', log: session.log.split('\n').slice(1).join('\n') },
    { fault: 'damaged', because: 'its end is gone', log: session.log.split('\n').slice(0, -1).join('\n') },
    { fault: 'damaged', because: 'one value is another', log: session.log.replace('"score":0.', '"score":1.') },
  ])('is refused as $fault, because $because', async ({ fault, log }) => {
    expect(await anAccount().keep({ ...session, log })).toEqual({ outcome: 'refused', fault })
  })

  it.each([
    {
      because: 'it claims a better score',
      forged: forgedAt(events, end, {
        conclusion: { score: 1, type: 'diplomatic_success', outcomes: [], forced: false, at: 1 },
      }),
    },
    {
      because: 'a vote is counted wrongly',
      forged: forgedAt(events, vote, {
        result: { for: 99, against: 0, abstain: 0, required: 1, carried: true, vetoedBy: [] },
      }),
    },
    {
      because: 'a model that demos do not ask is said to have worded it',
      forged: forgedAt(events, spoken, { wordedBy: 'gemini x y' }),
    },
    { because: 'another point is counted than it makes', forged: forgedAt(events, spoken, { point: 'support 0 9' }) },
    { because: 'it goes on after its end', forged: [...events, ...events.slice(-2)] },
    { because: 'time runs backwards in it', forged: forgedAt(events, end - 1, { at: 1 }) },
    { because: 'it begins with work done', forged: began({ personActs: 5 }) },
    {
      because: 'nobody sits in it',
      forged: began({ seats: seats.map((seat) => ({ ...seat, holder: { kind: 'delegate' } })) }),
    },
    { because: 'it has another session’s name', forged: began({ sessionId: IMPORT }) },
    { because: 'it would last for years', forged: began({ clock: { ...clock, durationMs: 1e12 } }) },
    {
      because: 'somebody speaks who is not there',
      forged: events.toSpliced(2, 0, {
        kind: 'act-taken',
        seat: 'xyz',
        act: { kind: 'remark' },
        words: 'Hello.',
        origin: 'person',
        at: 0,
        now: 1,
      }),
    },
  ])('is refused as forged, because $because', async ({ forged }) => {
    expect(forged).not.toEqual(events)
    expect(await anAccount().keep(asTrue(forged))).toEqual({ outcome: 'refused', fault: 'forged' })
  })

  it('is true when the model of the browser worded what a delegate said', async () => {
    const worded = forgedAt(events, spoken, { wordedBy: 'prompt-api browser speech-1' })
    expect(await anAccount().keep(asTrue(worded))).toMatchObject({ outcome: 'kept' })
  })

  it('is never an accident: whatever is changed in it, the answer is a receipt', async () => {
    const { keep } = anAccount()
    const lines = session.log.split('\n')
    await fc.assert(
      fc.asyncProperty(fc.nat(lines.length - 1), fc.nat(), fc.string(), async (line, at, put) => {
        const text = lines[line] ?? ''
        const changed = text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1)
        const { outcome } = await keep({ ...session, log: lines.with(line, changed).join('\n') })
        expect(['kept', 'already-kept', 'refused']).toContain(outcome)
      }),
      { numRuns: 40 },
    )
  })

  it.each([{ fault: 'unknown-campaign', because: 'this server has none such', parts: { catalogue: aCatalogue() } }])(
    'is refused as $fault where $because',
    async ({ fault, parts }) => {
      expect(await anAccount(parts).keep(session)).toEqual({ outcome: 'refused', fault })
    },
  )

  it('is not taken to run faster than the server allows, unless it is over', async () => {
    const begun = await aDemoSession(8, 30)
    const { keep } = anAccount({ maxPace: 0.5 })
    expect(await keep(begun.session)).toEqual({ outcome: 'refused', fault: 'too-fast' })
    expect((await keep(session)).outcome).toBe('kept')
  })
})
