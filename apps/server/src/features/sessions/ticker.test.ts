import { anOpenSession } from '@placard/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeasedSession } from './due-sessions.ts'
import { Ticker } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A ticker over a list of due dates; a tick makes its session due `every` ms later. */
async function aTicker({ due = [] as number[], every = 5_000 } = {}) {
  const { store, sessionId } = await anOpenSession()
  const header = (await store.load(sessionId))?.header
  if (header === undefined) throw new Error('the session is not there')
  const dates = new Map(due.map((at, index) => [String(index), at]))
  const state = { isBroken: false, claims: 0, failures: 0, recalls: 0, atOnce: 0, mostAtOnce: 0 }
  const lags: number[] = []
  const leaseOf = (id: string): LeasedSession => {
    const nextDueAt = dates.get(id)
    dates.delete(id)
    return { header: { ...header, sessionId: id, nextDueAt }, fence: 1, lastSeenAt: Date.now() }
  }
  const ticker: Ticker = new Ticker({
    host: {
      async advanceSession(id) {
        state.atOnce += 1
        state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
        await new Promise((resolve) => setTimeout(resolve, 1))
        state.atOnce -= 1
        dates.set(id, Date.now() + every)
        ticker.expect(Date.now() + every)
        return { ok: true, value: { appended: 1, status: 'active', nextDueAt: Date.now() + every } }
      },
      submitCommand: async () => Promise.reject(new Error('nothing is to be paused')),
      takeClock: async () => Promise.reject(new Error('no clock was set')),
    },
    sessions: {
      async claim(now, limit) {
        state.claims += 1
        if (state.isBroken) throw new Error('the database is away')
        return [...dates]
          .filter(([, at]) => at <= now)
          .slice(0, limit)
          .map(([id]) => leaseOf(id))
      },
      release: async () => undefined,
      nextDueAt: async () => (dates.size === 0 ? undefined : Math.min(...dates.values())),
      async recallFuture() {
        state.recalls += 1
      },
    },
    underLease: (_lease, work) => work(),
    now: () => Date.now(),
    isWatched: () => true,
    steadyMs: () => Date.now(),
    onTicked: (lagMs) => lags.push(lagMs),
    onFailure: () => {
      state.failures += 1
    },
  })
  return { ticker, state, lags, dates }
}

describe('the ticker', () => {
  it('advances each session when it is due, a few milliseconds late at most', async () => {
    const now = Date.now()
    const { ticker, lags } = await aTicker({ due: [now + 300, now + 700] })
    await ticker.run()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lags.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...lags)).toBeLessThanOrEqual(20)
  })

  it('asks every two seconds when nothing is due', async () => {
    const { ticker, state } = await aTicker()
    await ticker.run()
    state.claims = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.claims).toBe(30)
  })

  it('wakes earlier for a session that is stored meanwhile', async () => {
    const { ticker, lags, dates } = await aTicker()
    await ticker.run()
    dates.set('new', Date.now() + 100)
    ticker.expect(Date.now() + 100)
    await vi.advanceTimersByTimeAsync(150)
    expect(lags).toHaveLength(1)
  })

  it('works through a crowd, four at a time', async () => {
    const { ticker, state, lags } = await aTicker({ due: Array(100).fill(Date.now() - 1), every: 60_000 })
    const run = ticker.run()
    await vi.advanceTimersByTimeAsync(1_000)
    await run
    expect(lags).toHaveLength(100)
    expect(state.mostAtOnce).toBe(4)
  })

  it('goes on half a second after a failure of the database', async () => {
    const { ticker, state, lags } = await aTicker({ due: [Date.now()] })
    state.isBroken = true
    await ticker.run()
    expect(state.failures).toBe(1)
    state.isBroken = false
    await vi.advanceTimersByTimeAsync(600)
    expect(lags).toHaveLength(1)
  })

  it('looks now and then for sessions that a clock put back left in the future', async () => {
    const { ticker, state } = await aTicker()
    await ticker.run()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(state.recalls).toBe(0)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(state.recalls).toBe(1)
  })

  it('finishes what it is doing when it is closed, and begins nothing more', async () => {
    const { ticker, state, lags, dates } = await aTicker({ due: [Date.now()] })
    const run = ticker.run()
    await vi.advanceTimersByTimeAsync(0)
    const closed = ticker.close()
    await vi.advanceTimersByTimeAsync(5)
    await Promise.all([run, closed])
    expect(lags).toHaveLength(1)
    dates.set('late', Date.now())
    state.claims = 0
    ticker.expect(Date.now())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.claims).toBe(0)
  })
})
