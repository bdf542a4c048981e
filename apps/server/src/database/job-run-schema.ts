import type { RetentionRule } from '@placard/contract'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Runs of the rules by which rows are deleted for their age. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').$type<RetentionRule>().primaryKey(),
  /** When a run last ended; null before the first has. */
  lastRunAt: instant('last_run_at'),
  nextRunAt: instant('next_run_at').notNull(),
  /** Rows that the last run, or the one under way, has deleted so far. */
  removedLast: integer('removed_last').notNull().default(0),
  /** Rows deleted in all. */
  removedInAll: bigint('removed_in_all', { mode: 'number' }).notNull().default(0),
  /** While a run is under way: until then one server works on it. */
  leaseUntil: instant('lease_until'),
})
