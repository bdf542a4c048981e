import type { Plan, Plans, Subscription, Tier } from '@placard/contract'
import type { FastifyBaseLogger } from 'fastify'
import { problem } from '../../http/problems.ts'
import type { SignedInUser } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { type FoundSubscription, type Order, PaymentFailure, type Payments, type Rhythm } from '../../ports/payments.ts'
import { subscriptionMessages as words } from './messages.en.ts'
import { addCheckout } from './payment-rows.ts'
import { applySubscription, type StateParts } from './payment-state.ts'
import {
  findSubscription,
  isCardSubscription,
  isLiveCardSubscription,
  isLiveStatus,
  type StoredSubscription,
  setTier,
  shownSubscription,
} from './subscription-rows.ts'

/** What the calls about plans work with. */
export type SubscriptionParts = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'logger'> & {
  readonly plans: Readonly<Record<Tier, Plan>>
  /** Undefined: nothing can be paid on this server. */
  readonly payments: Payments | undefined
}

type Caller = Pick<SignedInUser, 'id' | 'email'>

/** The plan of somebody. */
export async function currentSubscription({ db, clock }: SubscriptionParts, userId: string): Promise<Subscription> {
  return shownSubscription(await findSubscription(db, userId), clock.now().getTime())
}

/** The plans in their order. Where they are sold, a price nobody can pay is left out. */
export function plansOnOffer({ plans, payments }: SubscriptionParts): Plans {
  const isShown = (tier: Tier, rhythm: Rhythm) => tier === 'FREE' || (payments?.isForSale(tier, rhythm) ?? true)
  const offered = [plans.FREE, plans.PRO, plans.ENTERPRISE, plans.LIFETIME].map((plan): Plan => {
    const { monthlyCents, yearlyCents, onceCents, ...rest } = plan
    return {
      ...rest,
      ...(monthlyCents !== undefined && isShown(plan.tier, 'monthly') ? { monthlyCents } : {}),
      ...(yearlyCents !== undefined && isShown(plan.tier, 'yearly') ? { yearlyCents } : {}),
      ...(onceCents !== undefined && isShown(plan.tier, 'once') ? { onceCents } : {}),
    }
  })
  return { plans: offered, currency: 'USD', arePaymentsConfigured: payments !== undefined }
}

/** Begins the payment of a plan, or of a subscription's move to it: nothing is charged but on the payment service's page. */
export async function checkout(
  parts: SubscriptionParts,
  user: Caller,
  wish: { readonly tier: Tier; readonly annual: boolean },
  returnUrl: string,
): Promise<{ url: string }> {
  const payments = payable(parts)
  const order = orderOf(parts, payments, wish)
  const row = await findSubscription(parts.db, user.id)
  const isLive = row !== undefined && isLiveStatus(row.status)
  if (isLive && row.tier === order.tier && isSameRhythm(row, order)) {
    throw problem('conflict', { message: words.alreadyYours })
  }
  if (isLiveCardSubscription(row) && order.rhythm !== 'once') {
    return { url: await answered(parts.logger, () => payments.changePlanPage(row.providerId, order, returnUrl)) }
  }
  const id = parts.ids.next()
  const trialDays = row === undefined ? parts.plans[order.tier].trialDays : 0
  const whose = { checkoutId: id, userId: user.id, email: user.email, customerId: row?.customerId ?? undefined }
  const begun = await answered(parts.logger, () =>
    payments.beginCheckout({ ...order, ...whose, trialDays: order.rhythm === 'once' ? 0 : trialDays, returnUrl }),
  )
  const { tier, annual: isAnnual } = wish
  const createdAt = parts.clock.now()
  await addCheckout(parts.db, { id, userId: user.id, providerId: begun.id, tier, isAnnual, createdAt })
  return { url: begun.url }
}

/** Ends a subscription, at once or with its period. */
export async function cancel(parts: SubscriptionParts, user: Caller, immediate: boolean): Promise<Subscription> {
  const row = await findSubscription(parts.db, user.id)
  if (row === undefined || !isLiveStatus(row.status)) throw problem('conflict', { message: words.nothingToCancel })
  if (row.paidBy === 'administrator') throw problem('conflict', { message: words.setByAdministrator })
  if (!isLiveCardSubscription(row)) throw problem('conflict', { message: words.nothingToCancel })
  const payments = payable(parts)
  await applied(parts, payments, () => payments.cancel(row.providerId, immediate ? 'now' : 'at-period-end'))
  return currentSubscription(parts, user.id)
}

/** Takes a cancellation back that has not taken effect. */
export async function reactivate(parts: SubscriptionParts, user: Caller): Promise<Subscription> {
  const row = await findSubscription(parts.db, user.id)
  if (!isLiveCardSubscription(row) || !row.cancelAtPeriodEnd)
    throw problem('conflict', { message: words.nothingToReactivate })
  const payments = payable(parts)
  await applied(parts, payments, () => payments.reactivate(row.providerId))
  return currentSubscription(parts, user.id)
}

/** Pays by another method from now on, or says where one is entered. */
export async function changePaymentMethod(
  parts: SubscriptionParts,
  user: Caller,
  paymentMethodId: string | undefined,
  returnUrl: string,
): Promise<{ url?: string }> {
  const payments = payable(parts)
  const row = await findSubscription(parts.db, user.id)
  if (row === undefined || row.customerId === null) throw problem('conflict', { message: words.nothingPaid })
  const { customerId } = row
  if (paymentMethodId === undefined) {
    return { url: await answered(parts.logger, () => payments.paymentMethodPage(customerId, returnUrl)) }
  }
  const subscriptionId = isCardSubscription(row) ? row.providerId : undefined
  await answered(parts.logger, () => payments.usePaymentMethod(customerId, subscriptionId, paymentMethodId))
  return {}
}

/** Sets a plan without a payment, for somebody who may. False when one is paid for by card. */
export function setPlan({ db, clock }: Pick<SubscriptionParts, 'db' | 'clock'>, userId: string, tier: Tier) {
  return setTier(db, userId, tier, clock.now())
}

function payable({ payments }: SubscriptionParts): Payments {
  if (payments === undefined) throw problem('payments-not-configured')
  return payments
}

function orderOf(parts: SubscriptionParts, payments: Payments, wish: { tier: Tier; annual: boolean }): Order {
  const { monthlyCents, yearlyCents, onceCents } = parts.plans[wish.tier]
  const [rhythm, cents] =
    onceCents === undefined
      ? wish.annual
        ? (['yearly', yearlyCents] as const)
        : (['monthly', monthlyCents] as const)
      : (['once', onceCents] as const)
  if (wish.tier === 'FREE' || cents === undefined || !payments.isForSale(wish.tier, rhythm)) {
    throw problem('conflict', { message: words.notForSale })
  }
  return { tier: wish.tier, rhythm, cents }
}

function isSameRhythm({ isAnnual, paidBy }: StoredSubscription, { rhythm }: Order): boolean {
  return paidBy !== 'card' || rhythm === 'once' || isAnnual === (rhythm === 'yearly')
}

/** Changes a subscription and stores what it became. */
async function applied(
  parts: SubscriptionParts,
  payments: Payments,
  change: () => Promise<FoundSubscription>,
): Promise<void> {
  const askedAt = parts.clock.now()
  const found = await answered(parts.logger, change)
  const state: StateParts = { db: parts.db, clock: parts.clock, payments }
  await applySubscription(state, found, askedAt)
}

/** @throws {Problem} saying what the payment service's failure means to the person. */
async function answered<Answer>(logger: FastifyBaseLogger, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    if (error.kind === 'refused') throw problem('payment-refused')
    logger.error({ err: error, event: 'payment-failed', kind: error.kind }, 'the payment service did not do it')
    throw problem('unavailable', { message: words.unreachable })
  }
}
