import { and, eq } from 'drizzle-orm'
import { paymentCheckouts, paymentEvents } from '../../database/billing-schema.ts'
import type { Executor } from '../../database/executor.ts'
import type { Payments } from '../../ports/payments.ts'
import { addEvent, CHECKOUT_PREFIX } from './payment-rows.ts'
import type { Settled } from './payment-state.ts'
import { findSubscription, isCardSubscription } from './subscription-rows.ts'

/** What waits among the events for who is gone: no type of the payment service begins like this. */
export const ENDING_TYPE = 'placard.account-deleted'

const DONE: Settled = { ok: true }

/**
 * Leaves word that what an account pays for is to be ended at the payment service, payments that were begun included.
 * The worker behind events does it, and tries again for a month: the deletion itself waits for nobody.
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

/** Ends a subscription, or a payment that was begun with what came of it. What has ended already stays so. */
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

/** Whether something nobody has is known to be that of an account that was deleted. */
export async function isOfDeleted(db: Executor, objectId: string): Promise<boolean> {
  const found = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, endingOf(objectId)))
  return found.length > 0
}
