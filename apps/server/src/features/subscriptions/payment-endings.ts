import { and, eq } from 'drizzle-orm'
import { paymentCheckouts, paymentEvents } from '../../database/billing-schema.ts'
import type { Executor } from '../../database/executor.ts'
import type { Payments } from '../../ports/payments.ts'
import { addEvent, CHECKOUT_PREFIX } from './payment-rows.ts'
import type { Settled } from './payment-state.ts'
import { findSubscription, isCardSubscription } from './subscription-rows.ts'

/**
 * Type of our own queued events: end the payments of a deleted account. No type of the payment service begins like
 * this.
 */
export const ENDING_TYPE = 'placard.account-deleted'

const DONE: Settled = { ok: true }

/**
 * Queues the end of an account's payments at the payment service, open checkouts included. The event worker does it,
 * with retries for a month: the deletion itself does not wait.
 */
export async function endPaymentsOf(tx: Executor, userId: string, now: Date): Promise<void> {
  const row = await findSubscription(tx, userId)
  const isPaid = row !== undefined && isCardSubscription(row) && row.status !== 'CANCELED'
  if (isPaid) await addEnding(tx, row.providerId, row.customerId, now)
  const begun = await tx
    .select({ providerId: paymentCheckouts.providerId })
    .from(paymentCheckouts)
    .where(and(eq(paymentCheckouts.userId, userId), eq(paymentCheckouts.status, 'open')))
  for (const { providerId } of begun) await addEnding(tx, providerId, row?.customerId ?? null, now)
}

async function addEnding(tx: Executor, objectId: string, customerId: string | null, now: Date): Promise<void> {
  const whose = customerId === null ? {} : { customerId }
  await addEvent(tx, { id: endingOf(objectId), type: ENDING_TYPE, objectId, ...whose }, undefined, now)
}

function endingOf(objectId: string): string {
  return `${ENDING_TYPE}:${objectId}`
}

/** Ends a subscription, or a checkout and what it led to. Idempotent. */
export async function endForGood(payments: Payments, objectId: string): Promise<Settled> {
  if (!objectId.startsWith(CHECKOUT_PREFIX)) return endSubscription(payments, objectId)
  const checkout = await payments.findCheckout(objectId)
  if (checkout?.status === 'open') await payments.expireCheckout(objectId)
  return checkout?.subscriptionId === undefined ? DONE : endSubscription(payments, checkout.subscriptionId)
}

async function endSubscription(payments: Payments, id: string): Promise<Settled> {
  const found = await payments.findSubscription(id)
  if (found !== undefined && found.status !== 'CANCELED') await payments.cancel(id, 'now')
  return DONE
}

/** Whether an object without an owner is known to be a deleted account's. */
export async function isOfDeleted(db: Executor, objectId: string): Promise<boolean> {
  const found = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, endingOf(objectId)))
  return found.length > 0
}
