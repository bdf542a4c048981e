import { createHmac } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { rememberedUsage, usageCounters } from '../../database/billing-schema.ts'
import type { Executor } from '../../database/executor.ts'
import { expireReservations } from '../../database/ledger-rows.ts'

const HOUR_MS = 60 * 60 * 1000
/** The last place on earth where a day ends is this far behind. */
const LAST_ZONE_MS = 12 * HOUR_MS

/** The account, its address, and the key of the hash that hides the address. */
interface Holder {
  readonly userId: string
  readonly emailKey: string
  readonly key: Uint8Array
}

/** Stores an account's usage of periods that are not over, in case its address signs up again. */
export async function rememberUsage(tx: Executor, { userId, emailKey, key }: Holder, now: Date): Promise<void> {
  await expireReservations(tx, now, userId)
  const counters = await tx.select().from(usageCounters).where(eq(usageCounters.userId, userId))
  const holder = holderOf(key, emailKey)
  const rows = counters
    .map(({ kind, period, taken }) => ({ holder, kind, period, taken, forgetAt: endOf(period) }))
    .filter(({ taken, forgetAt }) => taken > 0 && forgetAt > now)
  if (rows.length === 0) return
  await tx
    .insert(rememberedUsage)
    .values(rows)
    .onConflictDoUpdate({
      target: [rememberedUsage.holder, rememberedUsage.kind, rememberedUsage.period],
      set: { taken: sql`greatest(${rememberedUsage.taken}, excluded.taken)` },
    })
}

/** Adds the remembered usage of an address to its new account. */
export async function recallUsage(tx: Executor, { userId, emailKey, key }: Holder, now: Date): Promise<void> {
  const found = await tx
    .select()
    .from(rememberedUsage)
    .where(and(eq(rememberedUsage.holder, holderOf(key, emailKey)), gt(rememberedUsage.forgetAt, now)))
  const counters = found.map(({ kind, period, taken }) => ({ kind, period, taken, userId }))
  if (counters.length > 0) await tx.insert(usageCounters).values(counters).onConflictDoNothing()
}

function holderOf(key: Uint8Array, emailKey: string): Uint8Array {
  return createHmac('sha256', key).update(emailKey).digest()
}

/** When a month such as `2026-11`, or a day such as `2026-11-21`, is over everywhere. */
function endOf(period: string): Date {
  const [year = 0, month = 0, day] = period.split('-').map(Number)
  return new Date((day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1)) + LAST_ZONE_MS)
}
