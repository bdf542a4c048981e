import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { paymentCheckouts, paymentEvents, subscriptions } from '../../database/billing-schema.ts'
import type { Executor } from '../../database/executor.ts'
import type { PaymentEvent } from '../../ports/payments.ts'
import { LIVE_STATUSES } from './subscription-rows.ts'

/** A queued event. */
export type StoredEvent = typeof paymentEvents.$inferSelect
/** A checkout. */
export type StoredCheckout = typeof paymentCheckouts.$inferSelect

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Duration of a worker's claim (a lease). */
const CLAIM_MS = 2 * MINUTE_MS
/** Delay of the first poll of a checkout: events usually come earlier. */
const FIRST_LOOK_MS = 10 * MINUTE_MS
const NEXT_LOOK_MS = 30 * MINUTE_MS
/** The payment service closes a payment that nobody made after a day. */
const GIVEN_UP_MS = 26 * HOUR_MS

/** Prefix of the payment service's checkout ids. */
export const CHECKOUT_PREFIX = 'cs_'

/** The stored part of an event. */
type NewEvent = Pick<PaymentEvent, 'id' | 'type'> & Partial<Pick<PaymentEvent, 'objectId' | 'customerId'>>

/** Stores an event unless it is known. @returns whether it is new. */
export async function addEvent(db: Executor, event: NewEvent, parked: string | undefined, now: Date) {
  const { id, type, objectId = null, customerId = null } = event
  const end = parked === undefined ? { status: 'waiting' as const } : { status: 'parked' as const, endedAt: now }
  const values = { id, type, objectId, customerId, dueAt: now, receivedAt: now, reason: parked ?? null, ...end }
  const added = await db.insert(paymentEvents).values(values).onConflictDoNothing({ target: paymentEvents.id })
  return added.rowCount === 1
}

/** Claims up to `limit` due events and counts the attempt; each goes to one of several servers. */
export function claimEvents(db: Executor, now: Date, limit: number): Promise<StoredEvent[]> {
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.status, 'waiting'), lte(paymentEvents.dueAt, now)))
    .orderBy(asc(paymentEvents.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(paymentEvents)
    .set({ attempts: sql`${paymentEvents.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(paymentEvents.id, due))
    .returning()
}

/** Stores the outcome of an event: processed, parked for a reason, or to be retried. */
export async function endEvent(
  db: Executor,
  id: string,
  end: Pick<StoredEvent, 'status' | 'reason'> & { readonly dueAt?: Date },
  now: Date,
): Promise<void> {
  const { status, reason, dueAt } = end
  const endedAt = status === 'waiting' ? null : now
  await db
    .update(paymentEvents)
    .set({ status, reason, endedAt, ...(dueAt === undefined ? {} : { dueAt }) })
    .where(and(eq(paymentEvents.id, id), eq(paymentEvents.status, 'waiting')))
}

/** Stores a checkout. */
export async function addCheckout(db: Executor, checkout: Omit<StoredCheckout, 'status' | 'dueAt'>): Promise<void> {
  const dueAt = new Date(checkout.createdAt.getTime() + FIRST_LOOK_MS)
  await db.insert(paymentCheckouts).values({ ...checkout, status: 'open', dueAt })
}

/** Claims checkouts that are due for a poll; each is due again later. */
export function claimCheckouts(db: Executor, now: Date, limit: number): Promise<StoredCheckout[]> {
  const due = db
    .select({ id: paymentCheckouts.id })
    .from(paymentCheckouts)
    .where(and(eq(paymentCheckouts.status, 'open'), lte(paymentCheckouts.dueAt, now)))
    .orderBy(asc(paymentCheckouts.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(paymentCheckouts)
    .set({ dueAt: new Date(now.getTime() + NEXT_LOOK_MS) })
    .where(inArray(paymentCheckouts.id, due))
    .returning()
}

/** Says how a payment ended. */
export async function endCheckout(db: Executor, providerId: string, status: 'complete' | 'expired'): Promise<void> {
  await db.update(paymentCheckouts).set({ status }).where(eq(paymentCheckouts.providerId, providerId))
}

/** Expires checkouts that can no longer be paid. */
export async function giveUpCheckouts(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GIVEN_UP_MS)
  await db
    .update(paymentCheckouts)
    .set({ status: 'expired' })
    .where(and(eq(paymentCheckouts.status, 'open'), lt(paymentCheckouts.createdAt, before)))
}

/** Subscriptions whose period ended an hour ago without an event that said how it goes on. */
export async function silentSubscriptions(db: Executor, now: Date, limit: number): Promise<string[]> {
  const before = new Date(now.getTime() - HOUR_MS)
  const { providerId, currentPeriodEnd, askedAt, status, paidBy } = subscriptions
  const rows = await db
    .select({ providerId })
    .from(subscriptions)
    .where(
      and(
        eq(paidBy, 'card'),
        isNotNull(providerId),
        inArray(status, LIVE_STATUSES),
        lt(currentPeriodEnd, before),
        lt(askedAt, before),
      ),
    )
    .limit(limit)
  return rows.flatMap(({ providerId: id }) => (id === null ? [] : [id]))
}

/** How many events were tried at least this often and still wait. */
export async function countStuckEvents(db: Executor, triedAtLeast: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.status, 'waiting'), sql`${paymentEvents.attempts} >= ${triedAtLeast}`))
  return row?.count ?? 0
}
