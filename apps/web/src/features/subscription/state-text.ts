import { shownStatus, trialDaysLeft } from '@placard/application'
import type { Subscription } from '@placard/contract'
import type { Tone } from '../../kit/ui/Badge.tsx'
import { subscriptionMessages } from './messages.en.ts'

const words = subscriptionMessages.current

/** The display of a subscription: the tone of its badge, and its explanation. */
export function stateOf(subscription: Subscription, now: number): { readonly tone: Tone; readonly text: string } {
  const { currentPeriodEnd, trialEnd } = subscription
  switch (shownStatus(subscription)) {
    case 'active':
      return { tone: 'success', text: activeText(subscription) }
    case 'canceling':
      return {
        tone: 'warning',
        text: currentPeriodEnd === undefined ? words.cancelingSometime : words.canceling(currentPeriodEnd),
      }
    case 'trial':
      return {
        tone: 'accent',
        text: trialEnd === undefined ? words.trialSometime : words.trial(trialEnd, trialDaysLeft(trialEnd, now)),
      }
    case 'past-due':
      return { tone: 'danger', text: words.pastDue }
    case 'canceled':
      return { tone: 'neutral', text: words.canceled }
    case 'unpaid':
      return { tone: 'danger', text: words.unpaid }
    case 'unknown':
      return { tone: 'warning', text: words.unknown }
  }
}

function activeText({ tier, paidBy, currentPeriodEnd }: Subscription): string {
  if (paidBy === 'administrator') return words.byAdministrator
  if (tier === 'FREE') return words.free
  if (tier === 'LIFETIME') return words.lifetime
  return currentPeriodEnd === undefined ? words.active : words.renews(currentPeriodEnd)
}

/** The billing period of a subscription paid by card, or that its trial was cancelled; undefined for others. */
export function rhythmOf(subscription: Subscription): string | undefined {
  const { isAnnual, paidBy, cancelAtPeriodEnd } = subscription
  if (paidBy !== 'card' || isAnnual === undefined) return undefined
  switch (shownStatus(subscription)) {
    case 'active':
    case 'past-due':
      return isAnnual ? words.paidYearly : words.paidMonthly
    case 'trial':
      if (cancelAtPeriodEnd) return words.trialCanceled
      return isAnnual ? words.thenYearly : words.thenMonthly
    default:
      return undefined
  }
}

/** The possible actions on a subscription paid by card. */
export function actionsFor(subscription: Subscription) {
  const status = shownStatus(subscription)
  const isRegular = subscription.paidBy === 'card' && subscription.tier !== 'LIFETIME'
  // a cancelled trial is still shown as a trial
  const isCanceling = subscription.cancelAtPeriodEnd && (status === 'canceling' || status === 'trial')
  return {
    mayCancel: isRegular && !isCanceling && (status === 'active' || status === 'trial' || status === 'past-due'),
    mayReactivate: isRegular && isCanceling,
    mayPayOtherwise: isRegular && status !== 'canceled',
    /** The subscription needs another payment method. */
    mustPay: status === 'past-due' || status === 'unpaid',
  }
}
