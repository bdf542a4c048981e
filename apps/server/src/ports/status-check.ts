import type { ServiceStatus } from '@placard/contract'

/** What a check found. */
export interface CheckResult {
  readonly status: ServiceStatus
  /** How long the service took to answer; null when it did not. */
  readonly responseTimeMs: number | null
}

/** Looks whether a service does its work, by using it. */
export interface StatusCheck {
  /** Stable name, such as `database`. */
  readonly service: string
  /** A check that throws, or takes too long, has found an outage. */
  check(): Promise<CheckResult>
}

/** A service that takes longer than this to answer is slow. */
const SLOW_MS = 1_000

/** What is found of a service that works through a queue: it is away, or there but leaves things lying, or well. */
export async function queueCheck(
  isThere: () => Promise<boolean>,
  countStuck: () => Promise<number>,
): Promise<CheckResult> {
  const startedAt = performance.now()
  const isAnswering = await isThere()
  const responseTimeMs = Math.round(performance.now() - startedAt)
  if (!isAnswering) return { status: 'major_outage', responseTimeMs }
  return { status: (await countStuck()) > 0 ? 'degraded_performance' : 'operational', responseTimeMs }
}

/** A check that does something, and calls the service slow when that took long. */
export function timedCheck(service: string, use: () => Promise<unknown>): StatusCheck {
  return {
    service,
    async check() {
      const startedAt = performance.now()
      await use()
      const responseTimeMs = Math.round(performance.now() - startedAt)
      return { status: responseTimeMs > SLOW_MS ? 'degraded_performance' : 'operational', responseTimeMs }
    },
  }
}
