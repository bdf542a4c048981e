import { anOpenSession, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { type TickDependencies, tickSession } from './tick-session.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A session of Ada's in memory, and ticks of it under a lease. */
async function aSession() {
  const { host, clock, store, sessionId } = await anOpenSession()
  const released: (number | undefined)[] = []
  const header = async () => {
    const stored = await store.load(sessionId)
    if (stored === undefined) throw new Error('the session is not there')
    return stored.header
  }
  const tick = async (lastSeenAt: number = clock.now(), changes: Partial<TickDependencies> = {}) => {
    const dependencies: TickDependencies = {
      host,
      sessions: {
        claim: async () => [],
        release: async (_lease, nextDueAt) => void released.push(nextDueAt),
        nextDueAt: async () => undefined,
        recallFuture: async () => undefined,
      },
      underLease: (_lease, work) => work(),
      now: () => clock.now(),
      isWatched: () => false,
      steadyMs: () => HOUR,
      ...changes,
    }
    await tickSession(dependencies, { header: await header(), fence: 1, lastSeenAt })
  }
  /** What the ticker does to a date that lies too far ahead. */
  const recall = async () => {
    const recalled = { ...(await header()), nextDueAt: clock.now() }
    await store.append({ sessionId, expected: recalled.version, events: [], header: recalled })
  }
  const view = async () => expectOk(await host.getSession({ sessionId, userId: 'ada' })).view
  return { host, clock, released, header, recall, tick, view }
}

describe('a tick', () => {
  it('does what the session owes', async () => {
    const { tick, clock, header, released } = await aSession()
    clock.advance(16_000)
    await tick()
    expect((await header()).version).toBeGreaterThan(1)
    expect(released).toEqual([])
  })

  it('that finds nothing to do gives the session back until it is due', async () => {
    const { tick, released, header } = await aSession()
    await tick()
    expect(released).toEqual([(await header()).nextDueAt])
    expect((await header()).version).toBe(1)
  })

  it('does not ask a session again at once that is due but has nothing to do', async () => {
    const { tick, released, host, clock } = await aSession()
    const nothing = { ok: true, value: { appended: 0, status: 'active', nextDueAt: clock.now() - 5 } } as const
    await tick(clock.now(), { host: { ...host, advanceSession: async () => nothing } })
    expect(released).toEqual([clock.now() + 1000])
  })

  it('after the clock was put back an hour makes the session take the clock as it is', async () => {
    const { tick, clock, view, header } = await aSession()
    clock.advance(16_000)
    await tick()
    const { elapsedMs } = (await view()).clock
    clock.advance(-HOUR)
    await tick()
    expect((await view()).status).toBe('active')
    expect((await header()).nextDueAt).toBeLessThan(clock.now() + MINUTE)
    clock.advance(16_000)
    await tick()
    expect((await view()).clock.elapsedMs).toBeGreaterThan(elapsedMs)
  })

  it('D11 after a jump ahead and back takes the clock as it is, though the session was recalled', async () => {
    const { tick, clock, view, header, recall } = await aSession()
    clock.advance(24 * HOUR)
    await tick()
    const { elapsedMs } = (await view()).clock
    clock.advance(-24 * HOUR)
    await recall()
    await tick()
    expect((await view()).status).toBe('active')
    expect((await header()).nextDueAt).toBeLessThan(clock.now() + MINUTE)
    clock.advance(16_000)
    await tick()
    expect((await view()).clock.elapsedMs).toBeGreaterThan(elapsedMs)
  })

  it('after the clock was put ahead an hour moves the session by half a minute at most', async () => {
    const { tick, clock, view } = await aSession()
    clock.advance(HOUR)
    await tick()
    expect((await view()).clock.elapsedMs).toBeLessThanOrEqual(30_000)
  })
})

describe('AI-10 a session nobody looks at', () => {
  it.each([
    { goneMs: 2 * MINUTE - 1, watched: false, upMs: HOUR, status: 'active', because: 'two minutes have not passed' },
    { goneMs: 2 * MINUTE, watched: false, upMs: HOUR, status: 'paused', because: 'two minutes have passed' },
    { goneMs: HOUR, watched: true, upMs: HOUR, status: 'active', because: 'somebody follows it here' },
    {
      goneMs: HOUR,
      watched: false,
      upMs: MINUTE,
      status: 'active',
      because: 'nobody could be there before the server',
    },
  ])('for $goneMs ms is $status: $because', async ({ goneMs, watched, upMs, status }) => {
    const { tick, clock, header } = await aSession()
    clock.advance(2 * HOUR)
    await tick(clock.now() - goneMs, { isWatched: () => watched, steadyMs: () => upMs })
    expect((await header()).status).toBe(status)
  })
})
