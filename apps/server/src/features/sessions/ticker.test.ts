import { anOpenSession } from '@placard/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeasedSession } from '../../ports/due-sessions.ts'
import { Ticker } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A ticker over a list of due dates; a tick takes so many ms and makes its session due `every` ms later. */
async function aTicker({
  due = [] as number[],
  every = 5_000,
  takes = 1,
  ownerOf = (id: string): string => `owner ${id}`,
} = {}) {
  const { store, sessionId } = await anOpenSession()
  const header = (await store.load(sessionId))?.header
  if (header === undefined) throw new Error('the session is not there')
  const dates = new Map(due.map((at, index) => [String(index), at]))
  const state = { isBroken: false, claims: 0, failures: 0, recalls: 0, atOnce: 0, mostAtOnce: 0 }
  const lags: number[] = []
  const ticks: Record<string, number> = {}
  const leaseOf = (id: string): LeasedSession => {
    const nextDueAt = dates.get(id)
    dates.delete(id)
    return { header: { ...header, sessionId: id, userId: ownerOf(id), nextDueAt }, fence: 1, lastSeenAt: Date.now() }
  }
  const ticker: Ticker = new Ticker({
    host: {
      async advanceSession(id) {
        state.atOnce += 1
        state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
        await new Promise((resolve) => setTimeout(resolve, takes))
        state.atOnce -= 1
        ticks[id] = (ticks[id] ?? 0) + 1
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
      async release({ header: { sessionId: id } }, dueAt) {
        if (dueAt !== undefined) dates.set(id, dueAt)
      },
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
  return { ticker, state, lags, ticks, dates }
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

  it('takes half of the time at most for the sessions of one owner, once a second is spent', async () => {
    const crowd = Array(20).fill(Date.now())
    const ownerOf = (id: string) => (id === 'other' ? 'Grace' : 'Mallory')
    const { ticker, ticks, dates } = await aTicker({ due: crowd, every: 10, takes: 20, ownerOf })
    dates.set('other', Date.now())
    const run = ticker.run()
    await vi.advanceTimersByTimeAsync(10_000)
    const closed = ticker.close()
    await vi.advanceTimersByTimeAsync(1_000)
    await Promise.all([run, closed])
    const { other = 0, ...mallorys } = ticks
    const spentMs = Object.values(mallorys).reduce((sum, count) => sum + count, 0) * 20
    expect(spentMs).toBeGreaterThan(5_000)
    expect(spentMs).toBeLessThan(6_500)
    // hers begins every ten milliseconds, takes twenty, and waits for one round of his
    expect(other * 20).toBeGreaterThan(3_000)
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
