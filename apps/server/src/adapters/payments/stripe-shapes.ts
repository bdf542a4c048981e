import { isTier, type Tier } from '@placard/contract'
import type Stripe from 'stripe'
import type { FoundCheckout, FoundSubscription } from '../../ports/payments.ts'

/** The plan of a name from outside. */
export function tierNamed(name: string | undefined): Tier | undefined {
  return name !== undefined && isTier(name) ? name : undefined
}

/** The id of a reference that may be expanded. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

/** Maps a subscription. Its plan is that of its price, else the one noted in the metadata when it began. */
export function subscriptionOf(
  { id, customer, metadata, status, items, cancel_at_period_end, cancel_at, trial_end, created }: Stripe.Subscription,
  tiersByPrice: ReadonlyMap<string, Tier>,
): FoundSubscription {
  const item = items.data[0]
  const end = cancel_at ?? item?.current_period_end ?? null
  return {
    id,
    customerId: idOf(customer) ?? '',
    userId: metadata.userId,
    tier: tiersByPrice.get(item?.price.id ?? '') ?? tierNamed(metadata.tier),
    status: status === 'incomplete_expired' ? 'CANCELED' : status.toUpperCase(),
    isAnnual: item?.price.recurring?.interval === 'year',
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    currentPeriodEnd: momentOf(end),
    trialEnd: momentOf(trial_end),
    createdAt: new Date(created * 1000),
  }
}

/** Maps a checkout. */
export function checkoutOf(session: Stripe.Checkout.Session): FoundCheckout {
  const { id, status, payment_status, client_reference_id, metadata, customer, subscription, payment_intent } = session
  return {
    id,
    status: checkoutStatusOf(status),
    isPaid: payment_status !== 'unpaid' && !isRefunded(payment_intent),
    userId: client_reference_id ?? undefined,
    tier: tierNamed(metadata?.tier),
    customerId: idOf(customer),
    subscriptionId: idOf(subscription),
    paymentId: idOf(payment_intent),
    createdAt: new Date(session.created * 1000),
  }
}

function checkoutStatusOf(status: string | null): FoundCheckout['status'] {
  if (status === 'complete') return 'complete'
  return status === 'expired' ? 'expired' : 'open'
}

function isRefunded(payment: Stripe.Checkout.Session['payment_intent']): boolean {
  const charge = typeof payment === 'object' && payment !== null ? payment.latest_charge : null
  return typeof charge === 'object' && charge !== null && charge.refunded
}

function momentOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
