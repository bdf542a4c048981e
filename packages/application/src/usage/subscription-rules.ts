import type { Subscription, Tier } from '@placard/contract'

/** How a subscription is shown. */
export type ShownStatus = 'active' | 'canceling' | 'trial' | 'past-due' | 'canceled' | 'unpaid' | 'unknown'

/** What decides about a subscription. Instants are ISO 8601. */
export type SubscriptionState = Pick<Subscription, 'tier' | 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>

const DAY_MS = 24 * 60 * 60 * 1000

/** The status shown for what the payment service reports; a status that is not in this table is `unknown`. */
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
 * The plan whose limits hold at a moment. A subscription that is active, on trial or past due keeps its plan; one that
 * was cancelled keeps it until its period ends, also when nobody told us of the end; any other leaves FREE. What was
 * used in the month stays counted whichever way the plan changes: a larger limit holds at once, and after a change to a
 * smaller one nothing is left rather than less than nothing.
 */
export function effectiveTier(subscription: SubscriptionState, now: number): Tier {
  const { tier, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (status !== 'ACTIVE' && status !== 'TRIALING' && status !== 'PAST_DUE') return 'FREE'
  const isOver = cancelAtPeriodEnd && currentPeriodEnd !== undefined && Date.parse(currentPeriodEnd) <= now
  return isOver ? 'FREE' : tier
}

/** Days of a trial that are left, begun ones whole; 0 once it is over. */
export function trialDaysLeft(trialEnd: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(trialEnd) - now) / DAY_MS))
}
