import type { ServiceStatus, ServiceTrouble } from '@placard/contract'

/** Result of a check. */
export interface CheckResult {
  readonly status: ServiceStatus
  /** Why nobody who provides the service answers, where that is known. */
  readonly trouble?: ServiceTrouble | undefined
  /** Response time of the service; null when it did not answer. */
  readonly responseTimeMs: number | null
}

/** An outage whose reason may be known. */
export class OutageError extends Error {
  readonly trouble: ServiceTrouble | undefined

  constructor(message: string, trouble: ServiceTrouble | undefined) {
    super(message)
    this.name = 'OutageError'
    this.trouble = trouble
  }
}

/** Checks that a service works, by using it. */
export interface StatusCheck {
  /** Stable name, such as `database`. */
  readonly service: string
  /** A check that throws, or takes too long, counts as an outage. */
  check(): Promise<CheckResult>
}

/** Response time above which a service is slow. */
const SLOW_MS = 1_000

/** Result for a service that works through a queue: down, up with a backlog, or well. */
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

/** A check that times a use of the service, and reports it as slow above a threshold. */
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
