import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { countRows, PERSONAL_ROWS } from '../../database/personal-rows.ts'
import { privacyRequests } from '../../database/privacy-schema.ts'
import type { Portion } from './deletion-plans.ts'
import type { StoredRequest } from './request-rows.ts'

/** Rows deleted by one statement: no lock is held for long, and others’ calls go on between two of them. */
const ROWS_AT_ONCE = 1_000
/** After a crash another server goes on when this is over. */
const LEASE_MS = 60_000

/** Claims a deletion whose time has come: of several servers one gets it. */
export async function claimDeletion(db: Executor, now: Date): Promise<StoredRequest | undefined> {
  const isDue = and(isNull(privacyRequests.closedAt), lte(privacyRequests.executesAt, now))
  const isFree = or(isNull(privacyRequests.leaseUntil), lte(privacyRequests.leaseUntil, now))
  const due = db
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(and(isDue, isFree))
    .orderBy(privacyRequests.executesAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(privacyRequests)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(eq(privacyRequests.id, due))
    .returning()
  return row
}

/** Lets a deletion that failed be claimed again at a moment. */
export async function postponeDeletion(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(privacyRequests).set({ leaseUntil: at }).where(eq(privacyRequests.id, id))
}

/**
 * Deletes a portion, some rows at a time. Rows and their number change together: a server that is killed has counted
 * what it deleted, no more and no less.
 */
export async function deletePortion(db: Database, id: string, portion: Portion, clock: { now(): Date }): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    isLeft = await inTransaction(db, async (tx) => {
      const { found, deleted } = await deleteSome(tx, portion)
      const leaseUntil = new Date(clock.now().getTime() + LEASE_MS)
      if (deleted > 0) await addDeleted(tx, id, { table: portion.table, rows: deleted }, leaseUntil)
      return found === ROWS_AT_ONCE || deleted < found
    })
  }
}

/**
 * Deletes some rows of a portion. @returns how many were found, and how many of them deleted: a row that somebody else
 * was changing is waited for and found, but deleted only by the next statement, which sees what it has become.
 */
async function deleteSome(tx: Executor, { table, rows }: Portion): Promise<{ found: number; deleted: number }> {
  const from = sql.identifier(table)
  // Not `skip locked`: what is skipped would stay. Without `for update` a row that is changed meanwhile is neither
  // deleted, since it lies elsewhere then, nor found.
  const { rows: counted } = await tx.execute<{ found: number; deleted: number }>(sql`
    with found as (select ctid from ${from} where ${rows} limit ${ROWS_AT_ONCE} for update),
      gone as (delete from ${from} where ctid = any (array(select ctid from found)) returning 1)
    select (select count(*)::int from found) as found, (select count(*)::int from gone) as deleted`)
  return counted[0] ?? { found: 0, deleted: 0 }
}

/** Adds to the number of deleted rows of a table, and goes on holding the deletion. */
export async function addDeleted(
  tx: Executor,
  id: string,
  { table, rows }: { readonly table: string; readonly rows: number },
  leaseUntil: Date,
): Promise<void> {
  const before = sql`coalesce((${privacyRequests.deleted} ->> ${table})::int, 0)`
  const added = sql`coalesce(${privacyRequests.deleted}, '{}') || jsonb_build_object(${table}::text, ${before} + ${rows}::int)`
  await tx.update(privacyRequests).set({ deleted: added, leaseUntil }).where(eq(privacyRequests.id, id))
}

/** Number of entries that stay when a person goes, without naming them. */
export async function countKept(db: Executor, userId: string): Promise<number> {
  const kept = Object.keys(PERSONAL_ROWS).filter((table) => PERSONAL_ROWS[table]?.isKept === true)
  const counted = await countRows(
    db,
    userId,
    kept.filter((table) => table !== 'privacy_requests'),
  )
  return [...counted.values()].reduce((sum, { rows }) => sum + rows, 0)
}
