import type { Database } from '../../database/executor.ts'
import type { FoundCheckout, FoundSubscription, Payments } from '../../ports/payments.ts'
import { type Applied, findOwner, isLiveCardSubscription, storeState } from './subscription-rows.ts'

/** Dependencies of applying a state. */
export interface StateDependencies {
  readonly db: Database
  readonly clock: { now(): Date }
  readonly payments: Payments
}

/** Result of a query to the payment service: applied, or why there was nothing to do. */
export type Settled = { readonly ok: true } | { readonly ok: false; readonly rejection: string }

const DONE: Settled = { ok: true }
const NOT_THERE: Settled = { ok: false, rejection: 'unknown-object' }
const NOBODY: Settled = { ok: false, rejection: 'unknown-user' }
const NOT_OURS: Settled = { ok: false, rejection: 'unknown-plan' }

/** Fetches a subscription and stores it: whatever order events come in, the current state counts. */
export async function refreshSubscription(dependencies: StateDependencies, subscriptionId: string): Promise<Settled> {
  const askedAt = dependencies.clock.now()
  const found = await dependencies.payments.findSubscription(subscriptionId)
  return found === undefined ? NOT_THERE : applySubscription(dependencies, found, askedAt)
}

/** Stores a subscription that was just found. */
export async function applySubscription(
  dependencies: StateDependencies,
  found: FoundSubscription,
  askedAt: Date,
): Promise<Settled> {
  const { tier, status, isAnnual, cancelAtPeriodEnd, currentPeriodEnd, trialEnd, createdAt, customerId } = found
  if (tier === undefined) return NOT_OURS
  const owner = found.userId ?? (await findOwner(dependencies.db, customerId))
  if (owner === undefined || !isAccountId(owner)) return NOBODY
  const state = { tier, status, isAnnual, cancelAtPeriodEnd, currentPeriodEnd, trialEnd, customerId, askedAt }
  const paid = { ...state, paidBy: 'card' as const, providerId: found.id, providerCreatedAt: createdAt }
  const applied = await storeState(dependencies.db, owner, paid, dependencies.clock.now())
  return endReplaced(dependencies, applied, found.id)
}

/** Fetches a checkout and stores the plan it paid for. */
export async function refreshCheckout(
  dependencies: StateDependencies,
  checkoutId: string,
): Promise<{ readonly settled: Settled; readonly checkout: FoundCheckout | undefined }> {
  const askedAt = dependencies.clock.now()
  const checkout = await dependencies.payments.findCheckout(checkoutId)
  if (checkout === undefined) return { settled: NOT_THERE, checkout }
  if (checkout.status !== 'complete') return { settled: DONE, checkout }
  const { subscriptionId } = checkout
  const settled =
    subscriptionId === undefined
      ? await applyPaidOnce(dependencies, checkout, askedAt)
      : await refreshSubscription(dependencies, subscriptionId)
  return { settled, checkout }
}

/** Takes back a plan whose one-time payment was refunded in full. */
export async function refreshRefund({ db, clock, payments }: StateDependencies, chargeId: string, customerId: string) {
  const askedAt = clock.now()
  const refund = await payments.findRefund(chargeId)
  if (refund === undefined) return NOT_THERE
  const owner = await findOwner(db, customerId)
  if (owner === undefined) return NOBODY
  if (!refund.isRefunded) return DONE
  const state = { tier: 'LIFETIME', status: 'CANCELED', paidBy: 'card', providerId: refund.paymentId, askedAt } as const
  // a payment that is not the stored one changes nothing: it was for a subscription, whose own events tell
  await storeState(db, owner, { ...state, customerId }, clock.now())
  return DONE
}

async function applyPaidOnce(
  dependencies: StateDependencies,
  checkout: FoundCheckout,
  askedAt: Date,
): Promise<Settled> {
  const { userId, tier, paymentId, customerId, isPaid, createdAt } = checkout
  if (!isPaid) return DONE
  if (tier === undefined || paymentId === undefined) return NOT_OURS
  if (userId === undefined || !isAccountId(userId)) return NOBODY
  const state = { tier, status: 'ACTIVE', isAnnual: null, cancelAtPeriodEnd: false, currentPeriodEnd: null } as const
  const whose = { paidBy: 'card', providerId: paymentId, providerCreatedAt: createdAt, askedAt } as const
  const found = { ...state, ...whose, trialEnd: null, customerId: customerId ?? null }
  const applied = await storeState(dependencies.db, userId, found, dependencies.clock.now())
  return endReplaced(dependencies, applied, paymentId)
}

/** Prevents double payment: a subscription that was replaced by another is ended at the payment service. */
async function endReplaced({ payments }: StateDependencies, applied: Applied, providerId: string): Promise<Settled> {
  if (applied.outcome === 'unknown-user') return NOBODY
  const before = applied.outcome === 'stored' ? applied.before : undefined
  if (isLiveCardSubscription(before) && before.providerId !== providerId) {
    await payments.cancel(before.providerId, 'now')
  }
  return DONE
}

const ACCOUNT_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Metadata from outside may name no account at all. */
function isAccountId(text: string): boolean {
  return ACCOUNT_ID.test(text)
}
