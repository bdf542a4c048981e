import { sql } from 'drizzle-orm'
import type { Database } from '../database/executor.ts'

/** Number of statements that wait for a lock in a test's own database; for `expect.poll`. */
export async function countLockWaiters(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}
