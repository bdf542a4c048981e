import type { Subscription, Tier } from '@placard/contract'

/** The status of a subscription as it is shown. */
export type ShownStatus = 'active' | 'canceling' | 'trial' | 'past-due' | 'canceled' | 'unpaid' | 'unknown'

/** The fields that decide a subscription's plan. Instants are ISO 8601. */
export type SubscriptionState = Pick<Subscription, 'tier' | 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>

const DAY_MS = 24 * 60 * 60 * 1000

/** The status shown for the payment service's status; one that is not in this table is `unknown`. */
export function shownStatus({ status, cancelAtPeriodEnd }: SubscriptionState): ShownStatus {
  switch (status) {
    case 'ACTIVE':
      return cancelAtPeriodEnd ? 'canceling' : 'active'
    case 'TRIALING':
      return 'trial'
    case 'PAST_DUE':
      return 'past-due'
    case 'CANCELED':
      return 'canceled'
    case 'UNPAID':
      return 'unpaid'
    default:
      return 'unknown'
  }
}

/**
 * The plan whose limits apply at an instant. A subscription that is active, on trial or past due keeps its plan; a
 * cancelled one keeps it until its period ends, even when no notification of the end arrived; any other falls back to
 * FREE. The month's usage stays counted when the plan changes: a larger limit applies at once, and after a change to a
 * smaller one the remainder is 0, never negative.
 */
export function effectiveTier(subscription: SubscriptionState, now: number): Tier {
  const { tier, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (status !== 'ACTIVE' && status !== 'TRIALING' && status !== 'PAST_DUE') return 'FREE'
  const isOver = cancelAtPeriodEnd && currentPeriodEnd !== undefined && Date.parse(currentPeriodEnd) <= now
  return isOver ? 'FREE' : tier
}

/** Remaining days of a trial, rounded up; 0 once it is over. */
export function trialDaysLeft(trialEnd: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(trialEnd) - now) / DAY_MS))
}
