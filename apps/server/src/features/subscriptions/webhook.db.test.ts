import { randomUUID } from 'node:crypto'
import { subscriptions as calls } from '@placard/contract'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paymentCheckouts } from '../../database/billing-schema.ts'
import { Shop } from '../../testing/shop.ts'
import type { StripeDouble } from '../../testing/stripe-double.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { findSubscription } from './subscription-rows.ts'

const MINUTE_MS = 60_000
const stripe = new Stripe('sk_test_of_the_test')

let shop: Shop
let server: TestServer
let double: StripeDouble
beforeAll(async () => {
  shop = await Shop.open()
  server = shop.server
  double = shop.double
})
afterEach(() => {
  double.isDown = false
  double.declines = false
})
afterAll(() => shop.close())

describe('the webhook', () => {
  it('PY-1 applies an event once, sent a hundred times at once', async () => {
    const ada = await shop.aPerson()
    const event = await ada.pay('PRO')
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.deliver(event)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const asked = () => double.requests.filter((request) => request.startsWith('GET /v1/checkout')).length
    const before = asked()
    await shop.work()
    expect(asked() - before).toBe(1)
    expect((await ada.current()).tier).toBe('PRO')
    await shop.deliver(event)
    expect(await shop.work()).toBe(0)
  })

  it('PY-2 refuses what is not signed by the payment service, and nothing changes', async () => {
    const ada = await shop.aPerson()
    const event = await ada.pay('PRO')
    const post = (payload: string, signature?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      }
      return server.app.inject({ method: 'POST', url: calls.webhook.path, headers, payload })
    }
    const seconds = (ago: number) => Math.floor(server.clock.now().getTime() / 1000) - ago
    const payload = JSON.stringify(event)
    const sign = (secret: string, timestamp: number) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const right = sign(double.webhookSecret, seconds(0))
    const wrong = [
      await post(payload),
      await post(payload, ''),
      await post(payload, 't=1,v1=abc'),
      await post(payload, sign('whsec_somebody_else', seconds(0))),
      await post(payload, sign(double.webhookSecret, seconds(301))),
      await post(JSON.stringify(event, null, 2), right),
      await post(payload.replace(event.id, 'evt_other'), right),
      await post('not json', right),
    ]
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 400))
    await shop.work()
    expect(await shop.eventRow(event.id)).toBeUndefined()
    expect((await ada.current()).tier).toBe('FREE')
    expect((await post(payload, sign(double.webhookSecret, seconds(299)))).statusCode).toBe(200)
  })

  it.each([
    { what: 'deleted before created', order: ['deleted', 'created', 'updated'] },
    { what: 'created last of all', order: ['updated', 'deleted', 'created'] },
    { what: 'all at once', order: ['created', 'deleted', 'updated', 'created'] },
  ])('PY-3 ends at the present state: $what', async ({ order }) => {
    const ada = await shop.aPerson()
    const subscription = double.subscribe({
      customer: `cus_${randomUUID().slice(0, 8)}`,
      metadata: { userId: ada.id, tier: 'PRO' },
      price: 'price_pro_month',
    })
    const told = double.wire(subscription)
    await shop.deliver(double.event('customer.subscription.created', told))
    await shop.work()
    expect((await ada.current()).effectiveTier).toBe('PRO')
    subscription.status = 'canceled'
    for (const name of order) await shop.deliver(double.event(`customer.subscription.${name}`, told))
    await shop.work()
    expect(await ada.current()).toMatchObject({ status: 'CANCELED', effectiveTier: 'FREE' })
  })

  it('PY-3 shows paid when the news of a failure comes after it', async () => {
    const ada = await shop.aPerson()
    const subscription = await ada.subscribe('PRO')
    const invoice = (type: string) =>
      double.event(type, {
        id: 'in_1',
        customer: subscription.customer,
        parent: { subscription_details: { subscription: subscription.id } },
      })
    subscription.status = 'past_due'
    await shop.deliver(invoice('invoice.payment_failed'))
    await shop.work()
    expect(await ada.current()).toMatchObject({ status: 'PAST_DUE', effectiveTier: 'PRO' })
    subscription.status = 'active'
    await shop.deliver(invoice('invoice.paid'))
    await shop.deliver(invoice('invoice.payment_failed'))
    await shop.work()
    expect(await ada.current()).toMatchObject({ status: 'ACTIVE' })
  })

  it('PY-4 answers 200 to what is not for us, sets it aside and raises an alarm', async () => {
    const stranger = double.subscribe({
      customer: 'cus_x',
      metadata: { userId: randomUUID() },
      price: 'price_pro_month',
    })
    const nobody = double.subscribe({
      customer: 'cus_y',
      metadata: { userId: "'; drop table users" },
      price: 'price_pro_month',
    })
    const other = double.subscribe({ customer: 'cus_z', metadata: {}, price: 'price_of_another_shop' })
    const cases = [
      { event: double.event('customer.subscription.updated', double.wire(stranger)), reason: 'unknown-user' },
      { event: double.event('customer.subscription.updated', double.wire(nobody)), reason: 'unknown-user' },
      { event: double.event('customer.subscription.updated', double.wire(other)), reason: 'unknown-plan' },
      { event: double.event('customer.subscription.updated', { id: 'sub_gone' }), reason: 'unknown-object' },
      { event: double.event('customer.subscription.updated', double.wire(stranger), true), reason: 'other-mode' },
      { event: double.event('radar.early_fraud_warning.created', { id: 'issfr_1' }), reason: 'unknown-type' },
      {
        event: double.event('invoice.paid', { id: 'in_1', lines: 'x'.repeat(600_000), subscription: stranger.id }),
        reason: 'unknown-type',
      },
      { event: double.event('invoice.paid', { id: 'in_2' }), reason: 'nothing-in-invoice.paid' },
    ]
    for (const { event } of cases) expect((await shop.deliver(event)).statusCode).toBe(200)
    await shop.work()
    for (const { event, reason } of cases) {
      expect(await shop.eventRow(event.id)).toMatchObject({ status: 'parked', reason })
      expect(server.logLines.some((line) => line.includes('payment-event-parked') && line.includes(event.id))).toBe(
        true,
      )
    }
  })

  it('PY-5 answers without asking the payment service, which is away, and works it through later', async () => {
    const ada = await shop.aPerson()
    const event = await ada.pay('PRO')
    double.isDown = true
    const asked = double.requests.length
    expect((await shop.deliver(event)).statusCode).toBe(200)
    expect(double.requests).toHaveLength(asked)
    await shop.workOnce()
    expect(await shop.eventRow(event.id)).toMatchObject({ status: 'waiting', attempts: 1 })
    expect((await ada.current()).tier).toBe('FREE')
    double.isDown = false
    await shop.work()
    expect((await ada.current()).tier, 'not before its time').toBe('FREE')
    server.clock.advance(3_000)
    await shop.work()
    expect((await ada.current()).tier).toBe('PRO')
  })

  it('PY-6 finds a payment whose event never came, within the hour', async () => {
    const ada = await shop.aPerson()
    double.pay(await ada.begin('ENTERPRISE'))
    await shop.reconcile()
    expect((await ada.current()).tier).toBe('FREE')
    server.clock.advance(11 * MINUTE_MS)
    await shop.reconcile()
    const [row] = await server.db.select().from(paymentCheckouts).where(eq(paymentCheckouts.userId, ada.id))
    expect(row?.status).toBe('complete')
    expect(await findSubscription(server.db, ada.id)).toMatchObject({ tier: 'ENTERPRISE', status: 'ACTIVE' })
  })
})
