import { type LastUse, USAGE_KINDS } from '@placard/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { usageReservations } from '../../database/billing-schema.ts'
import type { Executor } from '../../database/executor.ts'

/** The newest counted use of each kind that is counted by the month. */
export async function lastUses(db: Executor, userId: string): Promise<LastUse[]> {
  const { kind, what, amount, createdAt, state } = usageReservations
  const rows = await db
    .selectDistinctOn([kind], { kind, what, amount, at: createdAt })
    .from(usageReservations)
    .where(and(eq(usageReservations.userId, userId), inArray(kind, [...USAGE_KINDS]), eq(state, 'settled')))
    .orderBy(kind, sql`${createdAt} desc`)
  return rows.flatMap(({ kind: used, at, ...use }) =>
    used === 'words' ? [] : [{ ...use, kind: used, at: at.toISOString() }],
  )
}
