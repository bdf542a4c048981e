import { randomUUID } from 'node:crypto'
import {
  subscriptions as calls,
  type Subscription,
  Subscription as SubscriptionSchema,
  successReply,
} from '@placard/contract'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createStripePayments } from '../adapters/payments/stripe-payments.ts'
import { SHIPPED_PLANS } from '../config/plans.ts'
import { paymentEvents } from '../database/billing-schema.ts'
import { reconcile, workEvents } from '../features/subscriptions/payment-work.ts'
import { type DoubleEvent, StripeDouble } from './stripe-double.ts'
import { type TestServer, testServer } from './test-server.ts'

/** A server that sells plans by the double of the payment service. */
export class Shop {
  readonly server: TestServer
  readonly double: StripeDouble

  private constructor(server: TestServer, double: StripeDouble) {
    this.server = server
    this.double = double
  }

  static async open(): Promise<Shop> {
    const double = await StripeDouble.open()
    const { secretKey, webhookSecret, prices, address: apiUrl } = double
    const billing = { plans: SHIPPED_PLANS, stripe: { secretKey, webhookSecret, prices, apiUrl } }
    return new Shop(await testServer({ configuration: { billing } }), double)
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.double.close()
  }

  get #dependencies() {
    const { stripe } = this.server.dependencies.configuration.billing
    if (stripe === undefined) throw new Error('the shop sells nothing')
    return { ...this.server.dependencies, payments: createStripePayments(stripe) }
  }

  /** Works until nothing is due. @returns how many events were worked on. */
  async work(): Promise<number> {
    let worked = 0
    for (;;) {
      const count = await workEvents(this.#dependencies)
      if (count === 0) return worked
      worked += count
    }
  }

  /** Works on what is due, once. */
  workOnce(): Promise<number> {
    return workEvents(this.#dependencies)
  }

  reconcile(): Promise<void> {
    return reconcile(this.#dependencies)
  }

  /** Sends an event as the payment service does, signed by the server's clock. */
  deliver(event: DoubleEvent) {
    const signed = this.double.signed(event, Math.floor(this.server.clock.now().getTime() / 1000))
    return this.server.app.inject({ method: 'POST', url: calls.webhook.path, ...signed })
  }

  /** What is kept of an event. */
  async eventRow(id: string) {
    const [row] = await this.server.db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
    return row
  }

  async aPerson(): Promise<Buyer> {
    const { user, token } = await this.server.signUp()
    return new Buyer(this, user, token)
  }
}

/** Somebody who buys. */
export class Buyer {
  readonly #shop: Shop
  readonly id: string
  readonly email: string
  readonly #token: string

  constructor(shop: Shop, { id, email }: { readonly id: string; readonly email: string }, token: string) {
    this.#shop = shop
    this.id = id
    this.email = email
    this.#token = token
  }

  post(url: string, payload: object) {
    const headers = { authorization: `Bearer ${this.#token}`, 'idempotency-key': randomUUID() }
    return this.#shop.server.app.inject({ method: 'POST', url, headers, payload })
  }

  async get(url: string) {
    return this.#shop.server.app.inject({ url, headers: { authorization: `Bearer ${this.#token}` } })
  }

  async current(): Promise<Subscription> {
    return successReply(SubscriptionSchema).parse((await this.get(calls.current.path)).json()).data
  }

  /** Goes to the payment page. @returns its id. */
  async begin(tier: string, annual = false): Promise<string> {
    const answer = await this.post(calls.checkout.path, { tier, annual })
    expect(answer.statusCode, answer.body).toBe(200)
    return String(answer.json().data.url).split('/pay/')[1] ?? ''
  }

  /** Pays. @returns the event that says so last. */
  async pay(tier: string): Promise<DoubleEvent> {
    const event = this.#shop.double.pay(await this.begin(tier)).at(-1)
    if (event === undefined) throw new Error('the double said nothing')
    return event
  }

  /** Buys a plan that is paid regularly. @returns what the payment service knows of it. */
  async subscribe(tier: string, annual = false) {
    for (const event of this.#shop.double.pay(await this.begin(tier, annual))) await this.#shop.deliver(event)
    await this.#shop.work()
    const found = [...this.#shop.double.subscriptions.values()].find(({ metadata }) => metadata.userId === this.id)
    if (found === undefined) throw new Error('nothing was subscribed')
    return found
  }
}
