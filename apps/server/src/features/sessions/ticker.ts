import { FairQueue, type FairQueueDependencies } from '../../concurrency/fair-queue.ts'
import type { LeasedSession } from '../../ports/due-sessions.ts'
import { LATEST_DUE_MS, type TickDependencies, tickSession } from './tick-session.ts'

/** Sessions leased at once. A crashed server delays no more than these until their leases expire. */
const BATCH = 32
/** Concurrency limit: enough to keep the database busy, few enough to leave it connections. */
const AT_ONCE = 4
/** Polling interval of the database, for sessions of servers that have stopped. */
const LOOK_MS = 2_000
/** Batch interval: sessions due within this time are claimed together. */
const GATHER_MS = 10
/** Backoff after a failure of the database. */
const AFTER_FAILURE_MS = 500
/** Interval of the search for sessions that a clock put back has left in the future. */
const RECALL_MS = 10_000
/**
 * Fair share of one owner's sessions: after a second of work, half of the server's time. Many fast sessions of one user
 * are late then, instead of all others'.
 */
const OWNER_SHARE: FairQueueDependencies = {
  atOnce: AT_ONCE,
  atOnceEach: AT_ONCE,
  waiting: AT_ONCE,
  forgottenMsASecond: 500,
  burstMs: 1_000,
  // a database that does not answer is no fault of the owner's
  mostCostMs: 100,
}

export interface TickerDependencies extends TickDependencies {
  /** A session was advanced this many ms after it was due. */
  readonly onTicked: (lagMs: number) => void
  readonly onFailure: (error: unknown) => void
}

/** Scheduler: advances due sessions that no other server holds. When idle it costs a small query now and then. */
export class Ticker {
  readonly #dependencies: TickerDependencies
  readonly #owners = new FairQueue(OWNER_SHARE)
  #timer: ReturnType<typeof setTimeout> | undefined
  #wakesAt = Number.POSITIVE_INFINITY
  #running: Promise<void> | undefined
  #isAskedAgain = false
  #lastRecallAt: number
  #isClosed = false

  constructor(dependencies: TickerDependencies) {
    this.#dependencies = dependencies
    this.#lastRecallAt = dependencies.now()
  }

  /** Schedules a session at an instant (epoch ms); undefined: it owes nothing for now. */
  expect(dueAt: number | undefined): void {
    if (dueAt === undefined || this.#isClosed || dueAt >= this.#wakesAt) return
    this.#wakesAt = dueAt
    clearTimeout(this.#timer)
    const wait = Math.min(LOOK_MS, Math.max(GATHER_MS, dueAt - this.#dependencies.now()))
    this.#timer = setTimeout(() => void this.run(), wait).unref()
  }

  /** Runs everything due now; a call during a run joins it, and the run is repeated when it is done. */
  run(): Promise<void> {
    if (this.#running !== undefined) {
      this.#isAskedAgain = true
      return this.#running
    }
    this.#running = this.#round().finally(() => {
      this.#running = undefined
      if (this.#isAskedAgain) this.#wakesAt = Number.POSITIVE_INFINITY
      if (this.#isAskedAgain) this.expect(this.#dependencies.now())
      this.#isAskedAgain = false
    })
    return this.#running
  }

  /** Finishes work in progress and starts no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #round(): Promise<void> {
    const { sessions, now, onFailure } = this.#dependencies
    clearTimeout(this.#timer)
    // writes during the run shorten the wait again
    this.#wakesAt = Number.POSITIVE_INFINITY
    try {
      await this.#recall()
      let isMore = true
      while (isMore && !this.#isClosed) {
        const leases = await sessions.claim(now(), BATCH)
        await inLanes(leases, AT_ONCE, (lease) => this.#tick(lease).catch(onFailure))
        isMore = leases.length === BATCH
      }
      const next = await sessions.nextDueAt(now())
      this.expect(Math.min(next ?? Number.POSITIVE_INFINITY, now() + LOOK_MS))
    } catch (error) {
      onFailure(error)
      this.#isAskedAgain = false
      this.#wakesAt = Number.POSITIVE_INFINITY
      this.expect(now() + AFTER_FAILURE_MS)
    }
  }

  async #tick(lease: LeasedSession): Promise<void> {
    const { now, onTicked, sessions } = this.#dependencies
    const { userId } = lease.header
    const owedMs = this.#owners.owedMs(userId)
    if (owedMs > 0) return sessions.release(lease, now() + owedMs)
    await this.#owners.run(userId, () => tickSession(this.#dependencies, lease))
    onTicked(now() - (lease.header.nextDueAt ?? now()))
  }

  async #recall(): Promise<void> {
    const { now: clock, steadyMs, sessions } = this.#dependencies
    // asked every round, so that a clock set ahead and back again is not missed
    steadyMs()
    const now = clock()
    if (Math.abs(now - this.#lastRecallAt) < RECALL_MS) return
    this.#lastRecallAt = now
    await sessions.recallFuture(now, now + LATEST_DUE_MS)
  }
}

/** Works through a list, several at a time. */
async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
}
