import type { RetentionRule } from '@placard/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { instantValue } from './instant-value.ts'
import { jobRuns } from './job-run-schema.ts'

/** After a crash another server goes on when this is over. */
const LEASE_MS = 60_000

/** A rule whose run may be due. */
interface RunningRule {
  readonly name: RetentionRule
  readonly everyMs: number
}

/** Runs by name, of the rules that have been run at all. */
export async function readRuns(db: Executor, names: readonly RetentionRule[]) {
  const rows = await db
    .select()
    .from(jobRuns)
    .where(inArray(jobRuns.name, [...names]))
  return new Map(rows.map((row) => [row.name, row]))
}

/**
 * Claims the run of a rule that is due: of several servers one gets it. What was written by a clock that has gone back
 * since then holds nobody up. A run that died with its server is gone on with.
 */
export async function claimRun(db: Executor, { name, everyMs }: RunningRule, now: Date): Promise<boolean> {
  const at = (ms: number) => instantValue(new Date(now.getTime() + ms))
  const { rowCount } = await db.execute(sql`
    insert into ${jobRuns} as run (name, next_run_at, lease_until) values (${name}, ${at(0)}, ${at(LEASE_MS)})
    on conflict (name) do update set lease_until = excluded.lease_until,
      removed_last = case when run.lease_until is null then 0 else run.removed_last end
    where (run.next_run_at <= ${at(0)} or run.next_run_at > ${at(everyMs)})
      and (run.lease_until is null or run.lease_until <= ${at(0)} or run.lease_until > ${at(LEASE_MS)})`)
  return rowCount === 1
}

/** Adds to what a run has deleted, and goes on holding it. */
export async function addRemoved(tx: Executor, name: RetentionRule, rows: number, now: Date): Promise<void> {
  const { removedLast, removedInAll } = jobRuns
  const leaseUntil = new Date(now.getTime() + LEASE_MS)
  await tx
    .update(jobRuns)
    .set({ removedLast: sql`${removedLast} + ${rows}`, removedInAll: sql`${removedInAll} + ${rows}`, leaseUntil })
    .where(eq(jobRuns.name, name))
}

/** Ends a run, and says when the next one is. */
export async function endRun(db: Executor, { name, everyMs }: RunningRule, now: Date): Promise<void> {
  const nextRunAt = new Date(now.getTime() + everyMs)
  await db.update(jobRuns).set({ lastRunAt: now, nextRunAt, leaseUntil: null }).where(eq(jobRuns.name, name))
}
