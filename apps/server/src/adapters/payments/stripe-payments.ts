import type { Tier } from '@placard/contract'
import Stripe from 'stripe'
import type { StripeConfiguration } from '../../config/billing-configuration.ts'
import {
  type CheckoutRequest,
  PaymentFailure,
  type PaymentRequest,
  type Payments,
  type Rhythm,
} from '../../ports/payments.ts'
import { readStripeEvent } from './stripe-events.ts'
import { checkoutOf, idOf, subscriptionOf, tierNamed } from './stripe-shapes.ts'

/** Time limit of one request; on a broken connection the SDK retries twice with the same idempotency key. */
const PATIENCE_MS = 10_000
const PING_PATIENCE_MS = 5_000
const CURRENCY = 'usd'
/** A refunded payment still counts as paid in its checkout; its charge has the refund. */
const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] }

/** Payments by Stripe. */
export function createStripePayments(configuration: StripeConfiguration): Payments {
  const { secretKey, webhookSecret, prices } = configuration
  const stripe = new Stripe(secretKey, { timeout: PATIENCE_MS, telemetry: false, ...hostOf(configuration) })
  const priceOf = (tier: Tier, rhythm: Rhythm) => prices[tier]?.[rhythm]
  const tiersByPrice = new Map(
    Object.entries(prices).flatMap(([tier, ids]) =>
      Object.values(ids ?? {}).flatMap((id): [string, Tier][] => {
        const known = tierNamed(tier)
        return known === undefined || id === undefined ? [] : [[id, known]]
      }),
    ),
  )
  const found = (subscription: Stripe.Subscription) => subscriptionOf(subscription, tiersByPrice)
  return {
    isLive: secretKey.includes('_live_'),
    isForSale: (tier, rhythm) => priceOf(tier, rhythm) !== undefined,
    beginCheckout: (request) => asking(() => beginCheckout(stripe, request, priceOf(request.tier, request.rhythm))),
    findCheckout: (id) => finding(async () => checkoutOf(await stripe.checkout.sessions.retrieve(id, WITH_CHARGE))),
    expireCheckout: (id) => asking(() => stripe.checkout.sessions.expire(id)).then(() => undefined),
    findSubscription: (id) => finding(async () => found(await stripe.subscriptions.retrieve(id))),
    findRefund: (id) =>
      finding(async () => {
        const { payment_intent: payment, refunded } = await stripe.charges.retrieve(id)
        return { paymentId: idOf(payment) ?? '', isRefunded: refunded }
      }),
    changePlanPage: (id, request, returnUrl) =>
      asking(() => changePlanPage(stripe, { id, request, returnUrl }, priceOf(request.tier, request.rhythm))),
    cancel: (id, when) =>
      asking(async () =>
        found(
          when === 'now'
            ? await stripe.subscriptions.cancel(id)
            : await stripe.subscriptions.update(id, { cancel_at_period_end: true }),
        ),
      ),
    reactivate: (id) =>
      asking(async () => found(await stripe.subscriptions.update(id, { cancel_at_period_end: false }))),
    usePaymentMethod: (customer, subscription, method) =>
      asking(() => usePaymentMethod(stripe, customer, subscription, method)),
    paymentMethodPage: (customer, returnUrl) =>
      asking(async () => {
        const flow = { type: 'payment_method_update' } as const
        const page = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, flow_data: flow })
        return page.url
      }),
    readEvent: (body, signature, now) => readStripeEvent(stripe, webhookSecret, body, signature, now),
    ping: () => asking(() => stripe.balance.retrieve({}, { timeout: PING_PATIENCE_MS })).then(() => undefined),
  }
}

function hostOf({ apiUrl }: StripeConfiguration): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' }
}

async function beginCheckout(stripe: Stripe, request: CheckoutRequest, price: string | undefined) {
  const { tier, rhythm, checkoutId, userId, email, customerId, trialDays, returnUrl } = request
  const metadata = { userId, tier }
  const whose = customerId === undefined ? { customer_email: email } : { customer: customerId }
  const trial = trialDays > 0 ? { trial_period_days: trialDays } : {}
  const how: Stripe.Checkout.SessionCreateParams =
    rhythm === 'once'
      ? { mode: 'payment', payment_intent_data: { metadata } }
      : { mode: 'subscription', subscription_data: { metadata, ...trial } }
  const session = await stripe.checkout.sessions.create(
    {
      ...how,
      ...whose,
      ...(rhythm === 'once' && customerId === undefined ? { customer_creation: 'always' } : {}),
      line_items: [{ price: await checkedPrice(stripe, request, price), quantity: 1 }],
      client_reference_id: userId,
      metadata,
      success_url: `${returnUrl}#paid`,
      cancel_url: returnUrl,
    },
    { idempotencyKey: `placard-${checkoutId}` },
  )
  if (session.url === null) throw new PaymentFailure('unavailable', 'the payment service named no page to pay on')
  return { id: session.id, url: session.url }
}

/** Compares the price on the page with the one charged; sells nothing when they differ. */
async function checkedPrice(stripe: Stripe, { cents, tier }: PaymentRequest, id: string | undefined): Promise<string> {
  if (id === undefined) throw new PaymentFailure('misconfigured', `no price of ${tier} is configured`)
  const price = await stripe.prices.retrieve(id)
  if (price.active && price.currency === CURRENCY && price.unit_amount === cents) return id
  throw new PaymentFailure('misconfigured', `the price ${id} is not an active one of ${cents} US cents`)
}

async function changePlanPage(
  stripe: Stripe,
  { id, request, returnUrl }: { id: string; request: PaymentRequest; returnUrl: string },
  price: string | undefined,
): Promise<string> {
  const checked = await checkedPrice(stripe, request, price)
  const { customer, items } = await stripe.subscriptions.retrieve(id)
  const item = items.data[0]?.id
  if (item === undefined) throw new PaymentFailure('misconfigured', `the subscription ${id} pays for nothing`)
  const page = await stripe.billingPortal.sessions.create({
    customer: idOf(customer) ?? '',
    return_url: returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: id, items: [{ id: item, price: checked, quantity: 1 }] },
      after_completion: { type: 'redirect', redirect: { return_url: `${returnUrl}#changed` } },
    },
  })
  return page.url
}

async function usePaymentMethod(
  stripe: Stripe,
  customer: string,
  subscription: string | undefined,
  method: string,
): Promise<void> {
  await stripe.paymentMethods.attach(method, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } })
  if (subscription !== undefined) await stripe.subscriptions.update(subscription, { default_payment_method: method })
}

/** Reads an object that Stripe may not have. @throws {PaymentFailure} */
async function finding<Found>(ask: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking(ask)
  } catch (error) {
    if (error instanceof PaymentFailure && error.kind === 'missing') return undefined
    throw error
  }
}

/** Calls Stripe. @throws {PaymentFailure} */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw failureOf(error)
  }
}

function failureOf(error: unknown): PaymentFailure {
  if (error instanceof PaymentFailure) return error
  const cause = { cause: error }
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentFailure('refused', error.message, cause)
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new PaymentFailure(error.code === 'resource_missing' ? 'missing' : 'misconfigured', error.message, cause)
  }
  return new PaymentFailure('unavailable', error instanceof Error ? error.message : String(error), cause)
}
