import type { LastUse, UsageKind } from '@placard/contract'
import { and, eq, lt, sql } from 'drizzle-orm'
import { usageCounters, usageReservations } from '../../database/billing-schema.ts'
import type { Executor } from '../../database/executor.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A repeat under the same key is recognised as long as its answer is kept. */
const KEYS_KEPT_MS = DAY_MS
const USES_KEPT_MS = 60 * DAY_MS
const MONTHS_KEPT = 13

/** An amount to set aside, with the limit it must fit into; null means that there is none. */
export interface Take {
  readonly id: string
  readonly userId: string
  readonly kind: UsageKind
  readonly month: string
  readonly amount: number
  readonly what: string
  readonly key: string | null
  readonly limit: number | null
  readonly now: Date
  readonly expiresAt: Date
}

/** What is set aside: by this statement, or by an earlier one under the same key. */
export interface Taken {
  readonly id: string
  readonly expiresAt: Date
}

/**
 * Sets an amount aside if it still fits: one statement, whose parallel runs meet at the row of the month, so that
 * together they never pass the limit by one. Undefined when it does not fit. Two runs under one new key at the same
 * moment: the second fails as a whole with a unique violation and finds the first one's when it is run again.
 */
export async function takeReservation(db: Executor, take: Take): Promise<Taken | undefined> {
  const { id, userId, kind, month, amount, what, key, limit, now, expiresAt } = take
  const { rows } = await db.execute<{ id: string; expires_ms: number }>(sql`
    with known as (
      select id, expires_at from ${usageReservations}
      where user_id = ${userId}::uuid and kind = ${kind} and key = ${key}::text and state in ('reserved', 'settled')
    ), taken as (
      insert into ${usageCounters} (user_id, kind, month, taken)
      select ${userId}::uuid, ${kind}, ${month}, ${amount}::int
      where not exists (select from known) and (${limit}::int is null or ${amount}::int <= ${limit}::int)
      on conflict (user_id, kind, month) do update set taken = ${usageCounters}.taken + excluded.taken
      where ${limit}::int is null or ${usageCounters}.taken + excluded.taken <= ${limit}::int
      returning month
    ), made as (
      insert into ${usageReservations}
        (id, user_id, kind, month, amount, what, key, state, created_at, expires_at)
      select ${id}::uuid, ${userId}::uuid, ${kind}, taken.month, ${amount}::int, ${what}, ${key}::text, 'reserved',
        ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      from taken
      returning id, expires_at
    )
    select id, (extract(epoch from expires_at) * 1000)::float8 as expires_ms
    from (select * from known union all select * from made) as found`)
  const [row] = rows
  return row === undefined ? undefined : { id: row.id, expiresAt: new Date(row.expires_ms) }
}

/** What a reservation comes to: counted under an amount and a name, or given back. */
export type End =
  | { readonly state: 'settled'; readonly amount?: number | undefined; readonly what?: string | undefined }
  | { readonly state: 'released' }

/**
 * Ends a reservation and moves the month's figure by the difference, in one statement. Settling counts whatever became
 * of the reservation before, also past the limit; what is settled stays so. @returns whether the person has it.
 */
export async function endReservation(db: Executor, userId: string, id: string, end: End, now: Date): Promise<boolean> {
  const isSettled = end.state === 'settled'
  const amount = end.state === 'settled' ? (end.amount ?? null) : 0
  const what = end.state === 'settled' ? (end.what ?? null) : null
  const { rows } = await db.execute(sql`
    with old as (
      select id, user_id, kind, month, amount, state from ${usageReservations}
      where id = ${id}::uuid and user_id = ${userId}::uuid for update
    ), ended as (
      update ${usageReservations} as r set
        state = ${end.state}, ended_at = ${now.toISOString()}::timestamptz,
        amount = case when ${isSettled} then coalesce(${amount}::int, r.amount) else r.amount end,
        what = coalesce(${what}::text, r.what),
        -- somebody else may hold the key by now
        key = case when old.state = 'reserved' then r.key end
      from old
      where r.id = old.id and (old.state = 'reserved' or (${isSettled} and old.state in ('released', 'expired')))
      returning r.user_id, r.kind, r.month,
        (case when ${isSettled} then r.amount else 0 end)
          - (case when old.state = 'reserved' then old.amount else 0 end) as difference
    ), counted as (
      update ${usageCounters} as c set taken = greatest(0, c.taken + ended.difference)
      from ended
      where c.user_id = ended.user_id and c.kind = ended.kind and c.month = ended.month
    )
    select id from old`)
  return rows.length === 1
}

/** Gives back what was set aside and not counted in time, of one account or of all. */
export async function expireReservations(db: Executor, now: Date, userId: string | null = null): Promise<void> {
  await db.execute(sql`
    with late as (
      select id from ${usageReservations}
      where state = 'reserved' and expires_at <= ${now.toISOString()}::timestamptz
        and (${userId}::uuid is null or user_id = ${userId}::uuid)
      order by id for update skip locked
    ), gone as (
      update ${usageReservations} as r set state = 'expired', ended_at = ${now.toISOString()}::timestamptz
      from late where r.id = late.id
      returning r.user_id, r.kind, r.month, r.amount
    ), sums as (
      select user_id, kind, month, sum(amount)::int as amount from gone group by user_id, kind, month
    )
    update ${usageCounters} as c set taken = greatest(0, c.taken - sums.amount)
    from sums
    where c.user_id = sums.user_id and c.kind = sums.kind and c.month = sums.month`)
}

/** What an account took in a month, by kind; what is missing is 0. */
export async function takenIn(db: Executor, userId: string, month: string): Promise<ReadonlyMap<UsageKind, number>> {
  const rows = await db
    .select({ kind: usageCounters.kind, taken: usageCounters.taken })
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), eq(usageCounters.month, month)))
  return new Map(rows.map(({ kind, taken }) => [kind, taken]))
}

/** The newest counted use of each kind. */
export async function lastUses(db: Executor, userId: string): Promise<LastUse[]> {
  const { kind, what, amount, createdAt, state } = usageReservations
  const rows = await db
    .selectDistinctOn([kind], { kind, what, amount, at: createdAt })
    .from(usageReservations)
    .where(and(eq(usageReservations.userId, userId), eq(state, 'settled')))
    .orderBy(kind, sql`${createdAt} desc`)
  return rows.map(({ at, ...use }) => ({ ...use, at: at.toISOString() }))
}

/** Forgets keys after a day, single uses after 60 days and months after 13 of them. */
export async function forgetOldUsage(db: Executor, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { key, createdAt } = usageReservations
  await db
    .update(usageReservations)
    .set({ key: null })
    .where(and(sql`${key} is not null`, lt(createdAt, before(KEYS_KEPT_MS))))
  await db.delete(usageReservations).where(lt(createdAt, before(USES_KEPT_MS)))
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_KEPT, 1))
  await db.delete(usageCounters).where(lt(usageCounters.month, oldest.toISOString().slice(0, 7)))
}
