import type { SessionHost } from '@placard/application'

/** Longest sleep between two runs of a session. */
const LONGEST_SLEEP_MS = 15_000
/** A longer gap since the last run, or a negative one, means that the computer slept or the clock was set. */
const LATE_MS = 2 * LONGEST_SLEEP_MS
/** Sleep when something is due that could not be done. */
const STUCK_MS = 1000

/** Mutex: runs `work` while no other tab does; `signal` aborts the waiting or the work. */
export type Alone = (name: string, work: () => Promise<void>, signal: AbortSignal) => Promise<void>

export interface RunnerDependencies {
  readonly host: Pick<SessionHost, 'advanceSession' | 'skipAbsence'>
  readonly alone: Alone
  readonly now: () => number
  readonly onTrouble: (sessionId: string, error: unknown) => void
}

/**
 * Runs the sessions that are watched in this tab. Of two tabs on one session, one runs its clock, and the other takes
 * over when it closes. Unwatched sessions do not run.
 */
export class SessionRunner {
  private readonly running = new Map<string, { readonly end: AbortController; wake: () => void }>()
  private readonly dependencies: RunnerDependencies

  constructor(dependencies: RunnerDependencies) {
    this.dependencies = dependencies
  }

  start(sessionId: string): void {
    if (this.running.has(sessionId)) return
    const end = new AbortController()
    this.running.set(sessionId, { end, wake: () => undefined })
    this.dependencies
      .alone(`placard.demo.session.${sessionId}`, () => this.run(sessionId, end.signal), end.signal)
      .catch((error: unknown) => {
        if (!end.signal.aborted) this.dependencies.onTrouble(sessionId, error)
      })
  }

  stop(sessionId: string): void {
    const found = this.running.get(sessionId)
    this.running.delete(sessionId)
    found?.end.abort()
    found?.wake()
  }

  /** Wakes the runner after a change: the next due time may be earlier now. */
  nudge(sessionId: string): void {
    this.running.get(sessionId)?.wake()
  }

  private async run(sessionId: string, signal: AbortSignal): Promise<void> {
    const { host, now } = this.dependencies
    await this.attempt(sessionId, () => host.skipAbsence(sessionId))
    let lookedAt = now()
    while (!signal.aborted) {
      const sinceMs = now() - lookedAt
      if (sinceMs < 0 || sinceMs > LATE_MS) await this.attempt(sessionId, () => host.skipAbsence(sessionId))
      lookedAt = now()
      const sleepMs = (await this.attempt(sessionId, () => this.step(sessionId))) ?? STUCK_MS
      if (!signal.aborted) await this.sleep(sessionId, sleepMs)
    }
  }

  /** Does what is due; returns the ms until something is due next. */
  private async step(sessionId: string): Promise<number> {
    const { host, now } = this.dependencies
    const advanced = await host.advanceSession(sessionId)
    if (!advanced.ok) return advanced.rejection.code === 'not-found' ? LONGEST_SLEEP_MS : 0
    const { appended, nextDueAt } = advanced.value
    if (nextDueAt === undefined) return LONGEST_SLEEP_MS
    const untilDue = nextDueAt - now()
    return untilDue <= 0 && appended === 0 ? STUCK_MS : Math.max(0, Math.min(LONGEST_SLEEP_MS, untilDue))
  }

  private async attempt<Value>(sessionId: string, work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work()
    } catch (error) {
      this.dependencies.onTrouble(sessionId, error)
      return undefined
    }
  }

  private sleep(sessionId: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      const entry = this.running.get(sessionId)
      if (!entry) return
      entry.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Web Locks where the browser has them; otherwise a tab relies on the store's optimistic concurrency. */
export function browserAlone(locks: LockManager | undefined): Alone {
  return async (name, work, signal) => {
    if (!locks) return work()
    await locks.request(name, { signal }, work)
  }
}
