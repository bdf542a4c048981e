import { and, eq, sql } from 'drizzle-orm'
import { type LEDGER_KINDS, usageCounters, usageReservations } from './billing-schema.ts'
import type { Executor } from './executor.ts'

/** Expiry (TTL) of a reservation that is not settled. */
const RESERVED_MS = 15 * 60 * 1000

export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** An amount to reserve, with the limit of its period; null means no limit. */
export interface Take {
  readonly id: string
  readonly userId: string
  readonly kind: LedgerKind
  /** The month or day in the user's time zone that it is booked on, whenever it is settled. */
  readonly period: string
  readonly amount: number
  /** Least that must be left, where that is more than the amount: an answer needs a word. */
  readonly needed?: number
  /** Its purpose, as the user knows it. */
  readonly what?: string
  /** Idempotency key of the request: a repeat finds the first one's reservation. */
  readonly key?: string | undefined
  readonly limit: number | null
  readonly now: Date
}

/** A reservation: of this statement, or of an earlier one with the same key. */
export interface Taken {
  readonly id: string
  readonly expiresAt: Date
}

/**
 * Reserves an amount if it fits, after expiring the account's own unsettled reservations where it does not: they may
 * have died with a page or a server. Concurrent runs are serialised by the row of the period, so that together they
 * never exceed the limit. Of two concurrent runs with one new key the second fails as a whole with a unique violation,
 * and finds the first one's reservation when retried.
 * @returns undefined when it does not fit
 */
export async function reserve(db: Executor, take: Take): Promise<Taken | undefined> {
  const taken = await reserveFitting(db, take)
  if (taken !== undefined) return taken
  await expireReservations(db, take.now, take.userId)
  return reserveFitting(db, take)
}

async function reserveFitting(db: Executor, take: Take): Promise<Taken | undefined> {
  const { id, userId, kind, period, amount, limit, now } = take
  const { needed = amount, what = '', key = null } = take
  const expiresAt = new Date(now.getTime() + RESERVED_MS)
  const { rows } = await db.execute<{ id: string; expires_ms: number }>(sql`
    with known as (
      select id, expires_at from ${usageReservations}
      where user_id = ${userId}::uuid and kind = ${kind} and key = ${key}::text and state in ('reserved', 'settled')
    ), taken as (
      insert into ${usageCounters} (user_id, kind, period, taken)
      select ${userId}::uuid, ${kind}, ${period}, ${amount}::int
      where not exists (select from known) and (${limit}::int is null or ${needed}::int <= ${limit}::int)
      on conflict (user_id, kind, period) do update set taken = ${usageCounters}.taken + excluded.taken
      where ${limit}::int is null or ${usageCounters}.taken + ${needed}::int <= ${limit}::int
      returning period
    ), made as (
      insert into ${usageReservations}
        (id, user_id, kind, period, amount, what, key, state, created_at, expires_at)
      select ${id}::uuid, ${userId}::uuid, ${kind}, taken.period, ${amount}::int, ${what}, ${key}::text, 'reserved',
        ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      from taken
      returning id, expires_at
    )
    select id, (extract(epoch from expires_at) * 1000)::float8 as expires_ms
    from (select * from known union all select * from made) as found`)
  const [row] = rows
  return row === undefined ? undefined : { id: row.id, expiresAt: new Date(row.expires_ms) }
}

/**
 * Outcome of a reservation. `settled`: counted, with another amount where one is given, with `more` added to it, and
 * under another name; `released`: given back.
 */
export type End =
  | {
      readonly state: 'settled'
      readonly amount?: number | undefined
      readonly more?: number
      readonly what?: string | undefined
    }
  | { readonly state: 'released' }

/**
 * Ends a reservation and adjusts the usage of its period by the difference, in one statement. Settling counts whatever
 * the reservation's state, also past the limit: what was delivered is never taken back. A settled reservation stays
 * settled.
 * @returns whether the account has such a reservation
 */
export async function endReservation(db: Executor, userId: string, id: string, end: End, now: Date): Promise<boolean> {
  const isSettled = end.state === 'settled'
  const { amount = null, more = 0, what = null } = isSettled ? end : {}
  const { rows } = await db.execute(sql`
    with old as (
      select id, user_id, kind, period, amount, state from ${usageReservations}
      where id = ${id}::uuid and user_id = ${userId}::uuid for update
    ), ended as (
      update ${usageReservations} as r set
        state = ${end.state}, ended_at = ${now.toISOString()}::timestamptz,
        amount = case when ${isSettled} then coalesce(${amount}::int, r.amount) + ${more}::int else r.amount end,
        what = coalesce(${what}::text, r.what),
        -- another reservation may hold the key by now
        key = case when old.state = 'reserved' then r.key end
      from old
      where r.id = old.id and (old.state = 'reserved' or (${isSettled} and old.state in ('released', 'expired')))
      returning r.user_id, r.kind, r.period,
        (case when ${isSettled} then r.amount else 0 end)
          - (case when old.state = 'reserved' then old.amount else 0 end) as difference
    ), counted as (
      update ${usageCounters} as c set taken = greatest(0, c.taken + ended.difference)
      from ended
      where c.user_id = ended.user_id and c.kind = ended.kind and c.period = ended.period
    )
    select id from old`)
  return rows.length === 1
}

/** Expires reservations that were not settled in time, of one account or of all. */
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
      returning r.user_id, r.kind, r.period, r.amount
    ), sums as (
      select user_id, kind, period, sum(amount)::int as amount from gone group by user_id, kind, period
    )
    update ${usageCounters} as c set taken = greatest(0, c.taken - sums.amount)
    from sums
    where c.user_id = sums.user_id and c.kind = sums.kind and c.period = sums.period`)
}

/** Usage of an account in a month or on a day, by kind; missing kinds are 0. */
export async function takenIn(db: Executor, userId: string, period: string): Promise<ReadonlyMap<LedgerKind, number>> {
  const rows = await db
    .select({ kind: usageCounters.kind, taken: usageCounters.taken })
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), eq(usageCounters.period, period)))
  return new Map(rows.map(({ kind, taken }) => [kind, taken]))
}
