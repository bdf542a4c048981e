import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { rememberedUsage, usageCounters } from '../../data/billing-schema.ts'
import type { Executor } from '../../data/executor.ts'
import { expireReservations } from './stored-usage.ts'

const HOUR_MS = 60 * 60 * 1000
/** The last place on earth where a month ends is this far behind. */
const LAST_ZONE_MS = 12 * HOUR_MS

/** Whose use it is: the account, its address, and the key without which nobody can tell the address from the row. */
interface Holder {
  readonly userId: string
  readonly emailKey: string
  readonly key: Uint8Array
}

/** Keeps what an account took in months that are not over, for the case that its address signs up again. */
export async function rememberUsage(tx: Executor, { userId, emailKey, key }: Holder, now: Date): Promise<void> {
  await expireReservations(tx, now, userId)
  const counters = await tx.select().from(usageCounters).where(eq(usageCounters.userId, userId))
  const holder = holderOf(key, emailKey)
  const rows = counters.flatMap(({ kind, month, taken }) => {
    const forgetAt = endOf(month)
    return taken > 0 && forgetAt > now ? [{ holder, kind, month, taken, forgetAt }] : []
  })
  if (rows.length === 0) return
  await tx
    .insert(rememberedUsage)
    .values(rows)
    .onConflictDoUpdate({
      target: [rememberedUsage.holder, rememberedUsage.kind, rememberedUsage.month],
      set: { taken: sql`greatest(${rememberedUsage.taken}, excluded.taken)` },
    })
}

/** Has a new account go on from what an earlier one of its address took. */
export async function recallUsage(tx: Executor, { userId, emailKey, key }: Holder, now: Date): Promise<void> {
  const found = await tx
    .select({ kind: rememberedUsage.kind, month: rememberedUsage.month, taken: rememberedUsage.taken })
    .from(rememberedUsage)
    .where(and(eq(rememberedUsage.holder, holderOf(key, emailKey)), gt(rememberedUsage.forgetAt, now)))
  if (found.length === 0) return
  await tx
    .insert(usageCounters)
    .values(found.map((row) => ({ ...row, userId })))
    .onConflictDoNothing()
}

/** Forgets what was taken in months that are over everywhere. */
export async function forgetRememberedUsage(db: Executor, now: Date): Promise<void> {
  await db.delete(rememberedUsage).where(lte(rememberedUsage.forgetAt, now))
}

function holderOf(key: Uint8Array, emailKey: string): Uint8Array {
  return createHmac('sha256', key).update(emailKey).digest()
}

/** When a month such as `2026-11` is over everywhere. */
function endOf(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1) + LAST_ZONE_MS)
}
