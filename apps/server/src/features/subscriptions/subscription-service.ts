import type { Plan, Plans, Subscription, Tier } from '@placard/contract'
import type { FastifyBaseLogger } from 'fastify'
import { problem } from '../../http/problems.ts'
import type { SignedInUser } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import {
  type FoundSubscription,
  PaymentFailure,
  type PaymentRequest,
  type Payments,
  type Rhythm,
} from '../../ports/payments.ts'
import { subscriptionMessages as words } from './messages.en.ts'
import { addCheckout } from './payment-rows.ts'
import { applySubscription, type StateDependencies } from './payment-state.ts'
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
export type SubscriptionDependencies = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'logger'> & {
  readonly plans: Readonly<Record<Tier, Plan>>
  /** Undefined: nothing can be paid on this server. */
  readonly payments: Payments | undefined
}

type Caller = Pick<SignedInUser, 'id' | 'email'>

/** The plan of somebody. */
export async function currentSubscription(
  { db, clock }: SubscriptionDependencies,
  userId: string,
): Promise<Subscription> {
  return shownSubscription(await findSubscription(db, userId), clock.now().getTime())
}

/** The plans in their order. Where they are sold, a price nobody can pay is left out. */
export function plansOnOffer({ plans, payments }: SubscriptionDependencies): Plans {
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
  dependencies: SubscriptionDependencies,
  user: Caller,
  wish: { readonly tier: Tier; readonly annual: boolean },
  returnUrl: string,
): Promise<{ url: string }> {
  const payments = payable(dependencies)
  const request = orderOf(dependencies, payments, wish)
  const row = await findSubscription(dependencies.db, user.id)
  const isLive = row !== undefined && isLiveStatus(row.status)
  if (isLive && row.tier === request.tier && isSameRhythm(row, request)) {
    throw problem('conflict', { message: words.alreadyYours })
  }
  if (isLiveCardSubscription(row) && request.rhythm !== 'once') {
    return {
      url: await answered(dependencies.logger, () => payments.changePlanPage(row.providerId, request, returnUrl)),
    }
  }
  const id = dependencies.ids.next()
  const trialDays = row === undefined ? dependencies.plans[request.tier].trialDays : 0
  const whose = { checkoutId: id, userId: user.id, email: user.email, customerId: row?.customerId ?? undefined }
  const begun = await answered(dependencies.logger, () =>
    payments.beginCheckout({ ...request, ...whose, trialDays: request.rhythm === 'once' ? 0 : trialDays, returnUrl }),
  )
  const { tier, annual: isAnnual } = wish
  const createdAt = dependencies.clock.now()
  await addCheckout(dependencies.db, { id, userId: user.id, providerId: begun.id, tier, isAnnual, createdAt })
  return { url: begun.url }
}

/** Ends a subscription, at once or with its period. */
export async function cancel(
  dependencies: SubscriptionDependencies,
  user: Caller,
  immediate: boolean,
): Promise<Subscription> {
  const row = await findSubscription(dependencies.db, user.id)
  if (row === undefined || !isLiveStatus(row.status)) throw problem('conflict', { message: words.nothingToCancel })
  if (row.paidBy === 'administrator') throw problem('conflict', { message: words.setByAdministrator })
  if (!isLiveCardSubscription(row)) throw problem('conflict', { message: words.nothingToCancel })
  const payments = payable(dependencies)
  await applied(dependencies, payments, () => payments.cancel(row.providerId, immediate ? 'now' : 'at-period-end'))
  return currentSubscription(dependencies, user.id)
}

/** Takes a cancellation back that has not taken effect. */
export async function reactivate(dependencies: SubscriptionDependencies, user: Caller): Promise<Subscription> {
  const row = await findSubscription(dependencies.db, user.id)
  if (!isLiveCardSubscription(row) || !row.cancelAtPeriodEnd)
    throw problem('conflict', { message: words.nothingToReactivate })
  const payments = payable(dependencies)
  await applied(dependencies, payments, () => payments.reactivate(row.providerId))
  return currentSubscription(dependencies, user.id)
}

/** Pays by another method from now on, or says where one is entered. */
export async function changePaymentMethod(
  dependencies: SubscriptionDependencies,
  user: Caller,
  paymentMethodId: string | undefined,
  returnUrl: string,
): Promise<{ url?: string }> {
  const payments = payable(dependencies)
  const row = await findSubscription(dependencies.db, user.id)
  if (row === undefined || row.customerId === null) throw problem('conflict', { message: words.nothingPaid })
  const { customerId } = row
  if (paymentMethodId === undefined) {
    return { url: await answered(dependencies.logger, () => payments.paymentMethodPage(customerId, returnUrl)) }
  }
  const subscriptionId = isCardSubscription(row) ? row.providerId : undefined
  await answered(dependencies.logger, () => payments.usePaymentMethod(customerId, subscriptionId, paymentMethodId))
  return {}
}

/** Sets a plan without a payment, for somebody who may. False when one is paid for by card. */
export function setPlan({ db, clock }: Pick<SubscriptionDependencies, 'db' | 'clock'>, userId: string, tier: Tier) {
  return setTier(db, userId, tier, clock.now())
}

function payable({ payments }: SubscriptionDependencies): Payments {
  if (payments === undefined) throw problem('payments-not-configured')
  return payments
}

function orderOf(
  dependencies: SubscriptionDependencies,
  payments: Payments,
  wish: { tier: Tier; annual: boolean },
): PaymentRequest {
  const { monthlyCents, yearlyCents, onceCents } = dependencies.plans[wish.tier]
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

function isSameRhythm({ isAnnual, paidBy }: StoredSubscription, { rhythm }: PaymentRequest): boolean {
  return paidBy !== 'card' || rhythm === 'once' || isAnnual === (rhythm === 'yearly')
}

/** Changes a subscription and stores what it became. */
async function applied(
  dependencies: SubscriptionDependencies,
  payments: Payments,
  change: () => Promise<FoundSubscription>,
): Promise<void> {
  const askedAt = dependencies.clock.now()
  const found = await answered(dependencies.logger, change)
  const state: StateDependencies = { db: dependencies.db, clock: dependencies.clock, payments }
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
