import { setTimeout as delay } from 'node:timers/promises'
import { STATUS_EVERY_SECONDS, STATUS_HISTORY_HOURS, type StatusReport } from '@placard/contract'
import type { StatusChecks } from '../../http/status-checks.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { type CheckResult, OutageError, type StatusCheck } from '../../ports/status-check.ts'
import { entryOf } from './status-history.ts'
import { countSamples, type HourCount, keepSamples } from './status-sample-rows.ts'

/** Time limit of a check; beyond it the service counts as down. */
const PATIENCE_MS = 10_000
const OUTAGE: CheckResult = { status: 'major_outage', responseTimeMs: null }

/** What one check found. */
interface Finding extends CheckResult {
  readonly service: string
}

type MonitorDependencies = Pick<Dependencies, 'db' | 'clock' | 'logger' | 'configuration'> & {
  readonly checks: StatusChecks
}

/** Runs the status checks, at most once a minute, stores the results and reports them. */
export class StatusMonitor {
  readonly #dependencies: MonitorDependencies
  #round: { readonly at: number; readonly report: Promise<StatusReport> } | undefined
  /** Cached history: an outage of the database does not lose it. */
  #counts: readonly HourCount[] = []

  constructor(dependencies: MonitorDependencies) {
    this.#dependencies = dependencies
  }

  /** The status report, cached for a minute. Concurrent calls share one round of checks. */
  report(): Promise<StatusReport> {
    const now = this.#dependencies.clock.now().getTime()
    const isFresh = this.#round !== undefined && now - this.#round.at < STATUS_EVERY_SECONDS * 1000
    return this.#round === undefined || !isFresh ? this.renew() : this.#round.report
  }

  /** Checks the services now. */
  renew(): Promise<StatusReport> {
    const report = this.#look()
    this.#round = { at: this.#dependencies.clock.now().getTime(), report }
    return report
  }

  async #look(): Promise<StatusReport> {
    const { checks, clock, configuration } = this.#dependencies
    const findings = await Promise.all(checks.all().map((check) => this.#find(check)))
    const now = clock.now()
    await this.#keep(findings, now)
    return {
      checkedAt: now.toISOString(),
      maintenance: configuration.maintenance ?? null,
      supportEmail: configuration.supportEmail ?? null,
      services: findings.map((finding) => entryOf(finding, this.#counts, now)),
    }
  }

  async #find(check: StatusCheck): Promise<Finding> {
    const { logger, configuration } = this.#dependencies
    const { service } = check
    const found = await inTime(check).catch((error: unknown) => {
      logger.warn({ err: error, service }, 'a service failed its check')
      return error instanceof OutageError ? { ...OUTAGE, trouble: error.trouble } : OUTAGE
    })
    // what goes down during announced maintenance is no surprise
    const isUp = found.status === 'operational'
    return configuration.maintenance === undefined || isUp
      ? { service, ...found }
      : { service, ...found, status: 'maintenance' }
  }

  async #keep(findings: readonly Finding[], now: Date): Promise<void> {
    const { db, logger } = this.#dependencies
    try {
      await keepSamples(
        db,
        findings.map(({ service, status, responseTimeMs }) => ({ service, status, responseTimeMs })),
        now,
      )
      this.#counts = await countSamples(db, STATUS_HISTORY_HOURS, now)
    } catch (error) {
      logger.warn({ err: error }, 'could not keep the status')
    }
  }
}

/** @throws {Error} when the check does, or does not end. */
async function inTime(check: StatusCheck): Promise<CheckResult> {
  const stop = new AbortController()
  const late = delay(PATIENCE_MS, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Error(`${check.service} did not answer within ${PATIENCE_MS} ms`)
  })
  try {
    return await Promise.race([check.check(), late])
  } finally {
    late.catch(() => undefined)
    stop.abort()
  }
}
