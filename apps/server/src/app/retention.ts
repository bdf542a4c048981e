import { repeat } from '../concurrency/repeat.ts'
import type { Database } from '../database/executor.ts'
import { expireReservations } from '../database/ledger-rows.ts'
import { REQUEST_RECORD_KEPT_MS, TIMED_RULES, type TimedRule } from '../database/retention-rules.ts'
import { countStoredBytes } from '../database/storage-rows.ts'
import { TRANSCRIPT_RULE } from '../database/transcript-retention.ts'
import { type InactivityDependencies, inactivityRule } from '../features/privacy/inactivity.ts'
import { forgetSomeLines } from '../features/privacy/log-rows.ts'
import { runDueRules } from '../features/privacy/run-retention.ts'
import { watchClock } from '../features/sessions/steady-clock.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Interval at which rules are looked for whose time has come. */
const LOOK_MS = 30_000
/** Interval of what is put right about usage and storage. */
const UPKEEP_MS = 60 * 60 * 1000
/** Nothing is deleted for its age until a clock that was set has stood for so long: it may be set right again. */
const STEADY_MS = 60 * 60 * 1000

/** What retention needs of the server. */
export type RetentionDependencies = Pick<Dependencies, 'db' | 'clock' | 'logger'> & InactivityDependencies

/** Lines of the log of privacy requests, of which the oldest go and the rest can still be checked. */
const LOG_PART: TimedRule['parts'][number] = {
  promise: { table: 'privacy_log', phrase: '24 months after the request' },
  removeSome: (tx, now, most) => forgetSomeLines(tx, new Date(now.getTime() - REQUEST_RECORD_KEPT_MS), most),
}

/** All rules by which entries are deleted for their age, whoever they are about. */
export const RULES: readonly TimedRule[] = TIMED_RULES.map((rule) =>
  rule.name === 'requests' ? { ...rule, parts: [...rule.parts, LOG_PART] } : rule,
)

/** Carries out whatever is due of those rules, and of the periods that people have chosen. */
export function removeWhatIsOver(dependencies: RetentionDependencies): Promise<number> {
  return runDueRules(dependencies, [...RULES, TRANSCRIPT_RULE, inactivityRule(dependencies)])
}

/** Deletes what is past its retention, at the start and whenever a rule is due, until it is stopped. */
export function startRetention(dependencies: RetentionDependencies): () => Promise<void> {
  const { logger } = dependencies
  const isSteady = steadyClock(dependencies, () => performance.now())
  let beginning: Promise<void> | undefined
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'retention could not be looked after')
  const work = async () => {
    await beginning
    if (isSteady()) await removeWhatIsOver(dependencies)
    else logger.warn({ event: 'clock-set' }, 'the clock was set: nothing is deleted for its age until it stands')
  }
  const upkeep = async () => putRight(dependencies.db, dependencies.clock.now())
  beginning = work().catch(onFailure)
  const stops = [repeat({ everyMs: LOOK_MS, work, onFailure }), repeat({ everyMs: UPKEEP_MS, work: upkeep, onFailure })]
  return async () => {
    await beginning
    await Promise.all(stops.map((stop) => stop()))
  }
}

/**
 * Whether the clock can be relied upon, told when called: not for an hour after it was set, however often and whichever
 * way. A clock that was a day ahead for a while has then deleted nothing.
 */
export function steadyClock({ clock }: Pick<Dependencies, 'clock'>, passedMs: () => number): () => boolean {
  const steadyMs = watchClock({ now: () => clock.now().getTime(), passedMs })
  const startedMs = passedMs()
  let wasSet = false
  return () => {
    const stoodMs = steadyMs()
    wasSet = stoodMs < STEADY_MS && (wasSet || stoodMs < passedMs() - startedMs)
    return !wasSet
  }
}

/** Gives back what was reserved and never used, and counts what is stored. */
export async function putRight(db: Database, now: Date): Promise<void> {
  await expireReservations(db, now)
  await countStoredBytes(db, now, new Date(now.getTime() - 2 * UPKEEP_MS))
}
