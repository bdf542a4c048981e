import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Stripe from 'stripe'

/** A subscription as Stripe tells it. */
export interface DoubleSubscription {
  readonly id: string
  readonly customer: string
  status: string
  cancel_at_period_end: boolean
  trial_end: number | null
  created: number
  metadata: Record<string, string>
  price: string
  periodEnd: number
}

/** A payment page as Stripe tells it. */
export interface DoubleCheckout {
  readonly id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  readonly mode: string
  readonly client_reference_id: string
  readonly metadata: Record<string, string>
  readonly price: string
  readonly success_url: string
  readonly trialDays: number
  customer: string | null
  subscription: string | null
  payment_intent: string | null
  readonly created: number
}

/** An event as Stripe sends it. */
export interface DoubleEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly livemode: boolean
  readonly created: number
  readonly data: { readonly object: object }
}

/** Prices of the double, in cents. */
const DOUBLE_PRICES = {
  price_pro_month: { cents: 900, interval: 'month' },
  price_pro_year: { cents: 9_000, interval: 'year' },
  price_enterprise_month: { cents: 4_900, interval: 'month' },
  price_lifetime: { cents: 24_900, interval: undefined },
} as const

const DAY_SECONDS = 86_400
/** Only signs; it asks nobody. */
const SIGNER = new Stripe('sk_test_signer')
/** Any hour does for a double: its clock is the machine's. */
const nowSeconds = () => Math.floor(Date.now() / 1000)

type Form = Readonly<Record<string, string>>
type Reply = { readonly status: number; readonly body: object }

/** Speaks Stripe's wire format on loopback: forms in, JSON out, events signed as Stripe signs them. */
export class StripeDouble {
  readonly secretKey = 'sk_test_double'
  readonly webhookSecret = 'whsec_double'
  readonly subscriptions = new Map<string, DoubleSubscription>()
  readonly checkouts = new Map<string, DoubleCheckout>()
  readonly charges = new Map<string, { payment: string; isRefunded: boolean }>()
  readonly requests: string[] = []
  readonly priceCents = new Map<string, number>(Object.entries(DOUBLE_PRICES).map(([id, { cents }]) => [id, cents]))
  /** While true, nobody is there. */
  isDown = false
  /** While true, cards are declined. */
  declines = false
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async open(): Promise<StripeDouble> {
    const double = new StripeDouble()
    double.#server.listen(0, '127.0.0.1')
    await once(double.#server, 'listening')
    return double
  }

  get address(): string {
    const bound = this.#server.address()
    return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  }

  /** What a server is configured with to use the double. */
  get prices() {
    return {
      PRO: { monthly: 'price_pro_month', yearly: 'price_pro_year' },
      ENTERPRISE: { monthly: 'price_enterprise_month' },
      LIFETIME: { once: 'price_lifetime' },
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Pays on a payment page, as a person does. @returns the events Stripe would send, in its order. */
  pay(checkoutId: string): DoubleEvent[] {
    const checkout = this.checkouts.get(checkoutId)
    if (checkout === undefined) throw new Error(`the double has no checkout ${checkoutId}`)
    checkout.status = 'complete'
    checkout.payment_status = 'paid'
    checkout.customer ??= `cus_${randomUUID().slice(0, 8)}`
    if (checkout.mode === 'payment') {
      checkout.payment_intent = `pi_${randomUUID().slice(0, 8)}`
      this.charges.set(`ch_${checkout.payment_intent}`, { payment: checkout.payment_intent, isRefunded: false })
      return [this.event('checkout.session.completed', this.#wireCheckout(checkout))]
    }
    const { customer, metadata, price, trialDays } = checkout
    const subscription = this.subscribe({ customer, metadata, price, trialDays })
    checkout.subscription = subscription.id
    return [
      this.event('customer.subscription.created', this.wire(subscription)),
      this.event('checkout.session.completed', this.#wireCheckout(checkout)),
    ]
  }

  /** Begins a subscription without a payment page. */
  subscribe(given: { customer: string; metadata: Record<string, string>; price: string; trialDays?: number }) {
    const { customer, metadata, price, trialDays = 0 } = given
    const created = nowSeconds()
    const trialEnd = trialDays > 0 ? created + trialDays * DAY_SECONDS : null
    const subscription: DoubleSubscription = {
      id: `sub_${randomUUID().slice(0, 8)}`,
      customer,
      status: trialEnd === null ? 'active' : 'trialing',
      cancel_at_period_end: false,
      trial_end: trialEnd,
      created,
      metadata,
      price,
      periodEnd: trialEnd ?? created + 30 * DAY_SECONDS,
    }
    this.subscriptions.set(subscription.id, subscription)
    return subscription
  }

  /** An event of a type about an object. */
  event(type: string, object: object, livemode = false): DoubleEvent {
    return { id: `evt_${randomUUID()}`, object: 'event', type, livemode, created: nowSeconds(), data: { object } }
  }

  /** What is sent to a webhook for an event. */
  signed(event: object, timestamp = nowSeconds()) {
    const payload = JSON.stringify(event)
    const signature = SIGNER.webhooks.generateTestHeaderString({ payload, secret: this.webhookSecret, timestamp })
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
  }

  /** A subscription as it goes over the wire. */
  wire({ price, periodEnd, ...rest }: DoubleSubscription): object {
    const known = Object.entries(DOUBLE_PRICES).find(([id]) => id === price)?.[1]
    const item = { id: `si_${rest.id}`, object: 'subscription_item', current_period_end: periodEnd }
    const recurring = { interval: known?.interval ?? 'month' }
    return {
      ...rest,
      object: 'subscription',
      cancel_at: null,
      items: { object: 'list', data: [{ ...item, price: { id: price, object: 'price', recurring } }] },
    }
  }

  #wireCheckout(checkout: DoubleCheckout): object {
    const charge = checkout.payment_intent === null ? undefined : this.charges.get(`ch_${checkout.payment_intent}`)
    const payment_intent =
      charge === undefined
        ? checkout.payment_intent
        : { id: checkout.payment_intent, latest_charge: { id: `ch_${charge.payment}`, refunded: charge.isRefunded } }
    return { ...checkout, object: 'checkout.session', payment_intent, url: `${this.address}/pay/${checkout.id}` }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form: Form = Object.fromEntries(new URLSearchParams(await textOf(request)))
    const path = (request.url ?? '').split('?')[0] ?? ''
    this.requests.push(`${request.method} ${path}`)
    if (this.isDown) return void request.socket.destroy()
    const { status, body } = this.#route(`${request.method} ${path}`, form)
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${this.requests.length}` })
    response.end(JSON.stringify(body))
  }

  #route(call: string, form: Form): Reply {
    const [method = '', path = ''] = call.split(' ')
    const [, version, noun = '', id = '', ...rest] = path.split('/')
    if (version !== 'v1') return MISSING
    if (noun === 'balance') return ok({ object: 'balance', available: [] })
    if (noun === 'prices') return this.#price(id)
    if (noun === 'subscriptions') return this.#subscription(method, id, form)
    if (noun === 'checkout') return this.#checkoutCall(method, rest, form)
    if (noun === 'charges') return this.#charge(id)
    if (noun === 'payment_methods' && this.declines) return DECLINED
    if (noun === 'payment_methods' || noun === 'customers') return ok({ id, object: noun })
    if (noun === 'billing_portal') return ok({ object: 'billing_portal.session', url: `${this.address}/portal` })
    return MISSING
  }

  #price(id: string): Reply {
    const cents = this.priceCents.get(id)
    return cents === undefined
      ? MISSING
      : ok({ id, object: 'price', active: true, currency: 'usd', unit_amount: cents })
  }

  #begin(form: Form): Reply {
    const id = `cs_test_${randomUUID().slice(0, 8)}`
    const checkout: DoubleCheckout = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      mode: form.mode ?? '',
      client_reference_id: form.client_reference_id ?? '',
      metadata: { userId: form['metadata[userId]'] ?? '', tier: form['metadata[tier]'] ?? '' },
      price: form['line_items[0][price]'] ?? '',
      success_url: form.success_url ?? '',
      trialDays: Number(form['subscription_data[trial_period_days]'] ?? 0),
      customer: form.customer ?? null,
      subscription: null,
      payment_intent: null,
      created: nowSeconds(),
    }
    this.checkouts.set(id, checkout)
    return ok(this.#wireCheckout(checkout))
  }

  #checkoutCall(method: string, [id = '', act]: readonly string[], form: Form): Reply {
    if (act === 'expire') return this.#expire(id)
    return method === 'POST' ? this.#begin(form) : this.#checkout(id)
  }

  #expire(id: string): Reply {
    const checkout = this.checkouts.get(id)
    if (checkout === undefined) return MISSING
    if (checkout.status !== 'open') return refusedAs('Only open sessions can be expired.')
    checkout.status = 'expired'
    return ok(this.#wireCheckout(checkout))
  }

  #checkout(id: string): Reply {
    const checkout = this.checkouts.get(id)
    return checkout === undefined ? MISSING : ok(this.#wireCheckout(checkout))
  }

  #charge(id: string): Reply {
    const charge = this.charges.get(id)
    return charge === undefined ? MISSING : ok({ id, payment_intent: charge.payment, refunded: charge.isRefunded })
  }

  #subscription(method: string, id: string, form: Form): Reply {
    const subscription = this.subscriptions.get(id)
    if (subscription === undefined) return MISSING
    if (method === 'DELETE') subscription.status = 'canceled'
    if (method === 'POST' && this.declines) return DECLINED
    if (method === 'POST') {
      const { cancel_at_period_end: cancels, 'items[0][price]': price, 'metadata[tier]': tier } = form
      if (cancels !== undefined) subscription.cancel_at_period_end = cancels === 'true'
      if (price !== undefined) subscription.price = price
      if (tier !== undefined) subscription.metadata = { ...subscription.metadata, tier }
    }
    return ok(this.wire(subscription))
  }
}

const MISSING: Reply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
}
const DECLINED: Reply = {
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
}

function refusedAs(message: string): Reply {
  return { status: 400, body: { error: { type: 'invalid_request_error', message } } }
}

function ok(body: object): Reply {
  return { status: 200, body }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
