import { anOpenSession, expectOk, fakeSpeech, InMemoryEventStore } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import type { Append } from '../ports/event-store.ts'

describe('two writers', () => {
  /** A store in which another writer is faster, as often as told. */
  class RacedStore extends InMemoryEventStore {
    losses: number
    readonly tried: number[] = []
    constructor(losses: number) {
      super()
      this.losses = losses
    }

    override async append(append: Append) {
      this.tried.push(append.expected)
      if (this.losses > 0) {
        this.losses -= 1
        const stored = await this.load(append.sessionId)
        const now = stored?.header.updatedAt ?? 0
        const event = { kind: 'clock-advanced', elapsedMs: 1, cycle: false, at: 1, now } as const
        const header = { ...append.header, version: append.expected + 1 }
        await super.append({ sessionId: append.sessionId, expected: append.expected, events: [event], header })
      }
      return super.append(append)
    }
  }

  it('are both heard: the slower one decides again on what it missed', async () => {
    const store = new RacedStore(1)
    const { host, sessionId } = await anOpenSession({ store })
    const command = { kind: 'say', text: 'Hello.' } as const
    const answer = expectOk(await host.submitCommand({ sessionId, userId: 'ada', command }))
    expect(store.tried).toEqual([1, 2])
    expect(answer.seq).toBeGreaterThan(2)
  })

  it('who collide every time are told so, and nothing is half written', async () => {
    const store = new RacedStore(99)
    const { host, sessionId } = await anOpenSession({ store })
    const command = { kind: 'say', text: 'Hello.' } as const
    const outcome = await host.submitCommand({ sessionId, userId: 'ada', command, key: 'k1' })
    expect(outcome).toEqual({ ok: false, rejection: { code: 'version-conflict' } })
    expect(await store.answerTo('ada', 'k1')).toBeUndefined()
    expect(store.tried).toEqual([1, 2, 3, 4, 5])
    const events = await store.events(sessionId, 0)
    expect(events.slice(1).every(({ kind }) => kind === 'clock-advanced')).toBe(true)
  })
})

describe('what is due', () => {
  it('is done in one append, with words from what is public', async () => {
    const views: unknown[] = []
    const speech = fakeSpeech()
    const { host, sessionId, clock, store } = await anOpenSession({
      speech: {
        word(request) {
          views.push(request.view)
          return speech.word(request)
        },
      },
    })
    clock.advance(20_000)
    const advanced = expectOk(await host.advanceSession(sessionId))
    expect(advanced.appended).toBeGreaterThan(2)
    expect(await store.events(sessionId, 0)).toHaveLength(1 + advanced.appended)
    expect(views.length).toBeGreaterThan(0)
    for (const view of views) expect(Object.keys(Object(view))).not.toContain('own')
  })

  it('goes on without words when the speech port fails', async () => {
    const { host, sessionId, clock } = await anOpenSession({
      speech: { word: () => Promise.reject(new Error('no such voice')) },
    })
    clock.advance(20_000)
    expect(expectOk(await host.advanceSession(sessionId)).appended).toBeGreaterThan(0)
    const { entries } = expectOk(await host.getSession({ sessionId, userId: 'ada' }))
    expect(entries.filter(({ kind }) => kind === 'speech')).toEqual([])
  })

  it('waits when the caller gives up on the words', async () => {
    const gone = AbortSignal.abort(new Error('shutting down'))
    const { host, sessionId, clock, store } = await anOpenSession({
      speech: { word: (_, signal) => Promise.reject(signal?.reason) },
    })
    clock.advance(20_000)
    await expect(host.advanceSession(sessionId, gone)).rejects.toThrow('shutting down')
    expect(await store.events(sessionId, 0)).toHaveLength(1)
  })

  it.each([
    { jump: -86_400_000, because: 'a clock put back a day moves nothing' },
    { jump: 86_400_000, because: 'a clock put forward a day costs one step at most' },
  ])('survives a jump of the clock: $because', async ({ jump }) => {
    const { host, sessionId, clock } = await anOpenSession()
    clock.advance(20_000)
    await host.advanceSession(sessionId)
    const before = expectOk(await host.getSession({ sessionId, userId: 'ada' })).view.clock.elapsedMs
    clock.advance(jump)
    expectOk(await host.advanceSession(sessionId))
    const after = expectOk(await host.getSession({ sessionId, userId: 'ada' })).view.clock.elapsedMs
    expect(after - before).toBeGreaterThanOrEqual(0)
    expect(after - before).toBeLessThanOrEqual(30_000)
  })
})

describe('time that nobody ran a session', () => {
  it('does not count for a host that skips it: the session goes on where it stopped', async () => {
    const { host, sessionId, clock } = await anOpenSession()
    clock.advance(16_000)
    await host.advanceSession(sessionId)
    const elapsed = async () => expectOk(await host.getSession({ sessionId, userId: 'ada' })).view.clock.elapsedMs
    const before = await elapsed()
    clock.advance(7 * 86_400_000)
    await host.skipAbsence(sessionId)
    expect(await elapsed()).toBe(before)
    expect(expectOk(await host.advanceSession(sessionId)).appended).toBe(0)
    clock.advance(1000)
    const command = { kind: 'say', text: 'Back again.' } as const
    const said = expectOk(await host.submitCommand({ sessionId, userId: 'ada', command }))
    expect(said.entries.at(-1)?.at).toBe(before + 1000)
  })

  it.each([
    { by: 2 * 86_400_000, because: 'somebody sets a wrong date right' },
    { by: 5_000, because: 'the clock is put right by a few seconds' },
  ])('goes on where it stood when the clock is put back by $by ms: $because', async ({ by }) => {
    const { host, sessionId, clock } = await anOpenSession()
    clock.advance(16_000)
    await host.advanceSession(sessionId)
    const elapsed = async () => expectOk(await host.getSession({ sessionId, userId: 'ada' })).view.clock.elapsedMs
    const before = await elapsed()
    clock.setTo(clock.now() - by)
    await host.skipAbsence(sessionId)
    expect(await elapsed()).toBe(before)
    clock.advance(60_000)
    expect(expectOk(await host.advanceSession(sessionId)).appended).toBeGreaterThan(0)
    expect(await elapsed()).toBeGreaterThan(before)
  })

  it('is not skipped where another page ran it until just now, nor in a paused session', async () => {
    const { host, sessionId, clock, store } = await anOpenSession()
    clock.advance(1500)
    await host.skipAbsence(sessionId)
    expect(await store.events(sessionId, 0)).toHaveLength(1)
    await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'pause' } })
    clock.advance(60_000)
    await host.skipAbsence(sessionId)
    expect(expectOk(await host.getSession({ sessionId, userId: 'ada' })).view.status).toBe('paused')
  })
})

describe('a clock that is set back again and again', () => {
  it('never lets the log tell of a time before what it has told', async () => {
    const { host, sessionId, clock, store } = await anOpenSession()
    const say = { sessionId, userId: 'ada', command: { kind: 'act', act: { kind: 'remark' } } } as const
    for (let round = 1; round <= 500; round++) {
      clock.advance(4_000)
      await host.advanceSession(sessionId)
      if (round % 5 === 0) await host.submitCommand(say)
      if (round % 10 === 0) await host.submitCommand({ ...say, command: { kind: 'undo' } })
      if (round % 7 === 0) {
        clock.advance(-60_000)
        // a page may be faster than the ticker that makes the session take the clock
        if (round % 14 === 0) await host.submitCommand(say)
        await host.takeClock(sessionId)
      }
    }
    const events = await store.events(sessionId, 0)
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['act-withdrawn', 'session-resumed']))
    const times = events.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})
