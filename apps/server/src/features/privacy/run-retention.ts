import { type Database, inTransaction } from '../../database/executor.ts'
import { addRemoved, claimRun, endRun, readRuns } from '../../database/job-run-rows.ts'
import type { RetentionPart, TimedRule } from '../../database/retention-rules.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

type RetentionDependencies = Pick<Dependencies, 'db' | 'clock' | 'logger'>

/**
 * Carries out the rules whose time has come, one after the other; one that fails is logged, holds up no other, and is
 * gone on with a minute later. @returns how many rows, or things, were removed.
 */
export async function runDueRules(dependencies: RetentionDependencies, rules: readonly TimedRule[]): Promise<number> {
  const { db, clock, logger } = dependencies
  const names = rules.map(({ name }) => name)
  const runs = await readRuns(db, names)
  let removed = 0
  for (const rule of rules) {
    const now = clock.now()
    const nextRunAt = runs.get(rule.name)?.nextRunAt ?? now
    // further ahead than a run ever is: a clock that has gone back since then wrote it
    if (nextRunAt > now && nextRunAt.getTime() <= now.getTime() + rule.everyMs) continue
    try {
      if (!(await claimRun(db, rule, now))) continue
      const gone = await runRule(dependencies, rule)
      removed += gone
      if (gone > 0)
        logger.info({ event: 'retention-run', rule: rule.name, removed: gone }, 'entries went for their age')
    } catch (error) {
      logger.error({ err: error, event: 'retention-failed', rule: rule.name }, 'a rule of retention goes on later')
    }
  }
  return removed
}

/** Carries out a rule, which this server has claimed. @returns how many rows, or things, were removed. */
export async function runRule(
  { db, clock }: Pick<RetentionDependencies, 'db' | 'clock'>,
  rule: TimedRule,
): Promise<number> {
  let removed = 0
  for (const part of rule.parts) removed += await removePart(db, rule, part, () => clock.now())
  await endRun(db, rule, clock.now())
  return removed
}

/**
 * Removes a part of a rule, some rows at a time. Rows and their number change together: a server that is killed has
 * counted what it removed, no more and no less.
 */
async function removePart(db: Database, rule: TimedRule, part: RetentionPart, now: () => Date): Promise<number> {
  for (let removed = 0; ; ) {
    const some = await inTransaction(db, async (tx) => {
      const gone = await part.removeSome(tx, now(), rule.most)
      if (gone > 0) await addRemoved(tx, rule.name, gone, now())
      return gone
    })
    removed += some
    if (some < rule.most) return removed
  }
}
