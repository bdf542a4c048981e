import { subscriptions as calls, Plans } from '@placard/contract'
import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setTierOf } from '../../app/set-tier.ts'
import { paymentCheckouts, paymentEvents } from '../../database/billing-schema.ts'
import { users } from '../../database/schema.ts'
import { Shop } from '../../testing/shop.ts'
import type { StripeDouble } from '../../testing/stripe-double.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { findSubscription } from './subscription-rows.ts'
import { setPlan } from './subscription-service.ts'

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

describe('buying a plan', () => {
  it('goes to the payment page, and the plan holds when its events were worked through', async () => {
    const ada = await shop.aPerson()
    expect(await ada.current()).toMatchObject({ tier: 'FREE', status: 'ACTIVE', paidBy: 'nobody' })
    await ada.subscribe('PRO', true)
    expect(await ada.current()).toMatchObject({
      tier: 'PRO',
      status: 'TRIALING',
      paidBy: 'card',
      isAnnual: true,
      cancelAtPeriodEnd: false,
      effectiveTier: 'PRO',
    })
    const again = await ada.post(calls.checkout.path, { tier: 'PRO', annual: true })
    expect(again.statusCode).toBe(409)
    expect(again.json().error).toBe('This is already your plan.')
  })

  it('moves a subscription to another plan without a second one', async () => {
    const ada = await shop.aPerson()
    const { id } = await ada.subscribe('PRO')
    const moved = await ada.post(calls.checkout.path, { tier: 'ENTERPRISE', annual: false })
    expect(moved.json().data.url).toContain('/portal')
    expect((await ada.current()).tier, 'nothing changes before it is confirmed').toBe('PRO')
    const subscription = double.subscriptions.get(id)
    if (subscription === undefined) throw new Error('the double lost it')
    subscription.price = 'price_enterprise_month'
    await shop.deliver(double.event('customer.subscription.updated', double.wire(subscription)))
    await shop.work()
    expect(await ada.current()).toMatchObject({ tier: 'ENTERPRISE', paidBy: 'card', isAnnual: false })
    expect([...double.subscriptions.values()].filter(({ metadata }) => metadata.userId === ada.id)).toHaveLength(1)
  })

  it('paid once for a lifetime ends the subscription before it, and a refund ends it', async () => {
    const ada = await shop.aPerson()
    const before = await ada.subscribe('PRO')
    const checkoutId = await ada.begin('LIFETIME')
    const [paid] = double.pay(checkoutId)
    if (paid === undefined) throw new Error('no event')
    await shop.deliver(paid)
    await shop.work()
    expect(await ada.current()).toMatchObject({ tier: 'LIFETIME', status: 'ACTIVE', effectiveTier: 'LIFETIME' })
    expect(before.status).toBe('canceled')
    await shop.deliver(double.event('customer.subscription.deleted', double.wire(before)))
    await shop.work()
    expect(await ada.current()).toMatchObject({ tier: 'LIFETIME', status: 'ACTIVE' })
    const { customer, payment_intent } = double.checkouts.get(checkoutId) ?? {}
    const charge = double.charges.get(`ch_${payment_intent}`)
    if (charge === undefined) throw new Error('nothing was charged')
    charge.isRefunded = true
    await shop.deliver(double.event('charge.refunded', { id: `ch_${payment_intent}`, object: 'charge', customer }))
    await shop.deliver(double.event('checkout.session.completed', { id: checkoutId, object: 'checkout.session' }))
    await shop.work()
    expect(await ada.current(), 'PY-3 also when the payment is told of after its refund').toMatchObject({
      status: 'CANCELED',
      effectiveTier: 'FREE',
    })
  })

  it('PY-7 takes no price from the page, and sells nothing at a price it did not show', async () => {
    const ada = await shop.aPerson()
    for (const extra of [{ price: 'price_lifetime' }, { cents: 1 }, { tier: 'GOLD' }]) {
      expect((await ada.post(calls.checkout.path, { tier: 'PRO', annual: false, ...extra })).statusCode).toBe(422)
    }
    expect((await ada.post(calls.checkout.path, { tier: 'FREE', annual: false })).statusCode).toBe(409)
    expect((await ada.post(calls.checkout.path, { tier: 'ENTERPRISE', annual: true })).statusCode).toBe(409)
    double.priceCents.set('price_pro_month', 100)
    const refused = await ada.post(calls.checkout.path, { tier: 'PRO', annual: false })
    double.priceCents.set('price_pro_month', 900)
    expect(refused.statusCode).toBe(503)
    const [row] = await server.db
      .select({ n: count() })
      .from(paymentCheckouts)
      .where(eq(paymentCheckouts.userId, ada.id))
    expect(row?.n).toBe(0)
    await ada.begin('PRO')
    expect([...double.checkouts.values()].at(-1)).toMatchObject({ price: 'price_pro_month', trialDays: 14 })
  })

  it('says when the payment service is away, and that nothing was charged', async () => {
    const ada = await shop.aPerson()
    double.isDown = true
    const refused = await ada.post(calls.checkout.path, { tier: 'PRO', annual: false })
    expect(refused.statusCode).toBe(503)
    expect(refused.json().error).toMatch(/Nothing was charged/)
  })

  it('leaves out what has no price at the payment service', async () => {
    const answer = await (await shop.aPerson()).get(calls.plans.path)
    const { plans, arePaymentsConfigured } = Plans.parse(answer.json().data)
    expect(arePaymentsConfigured).toBe(true)
    const enterprise = plans.find(({ tier }) => tier === 'ENTERPRISE')
    expect(enterprise).toMatchObject({ monthlyCents: 4_900 })
    expect(enterprise).not.toHaveProperty('yearlyCents')
  })
})

describe('a subscription', () => {
  it('is cancelled with its period, taken up again, and cancelled at once', async () => {
    const ada = await shop.aPerson()
    await ada.subscribe('ENTERPRISE')
    const canceled = await ada.post(calls.cancel.path, { immediate: false })
    expect(canceled.json().data).toMatchObject({
      status: 'ACTIVE',
      cancelAtPeriodEnd: true,
      effectiveTier: 'ENTERPRISE',
    })
    const again = await ada.post(calls.reactivate.path, {})
    expect(again.json().data).toMatchObject({ cancelAtPeriodEnd: false })
    expect((await ada.post(calls.reactivate.path, {})).statusCode).toBe(409)
    const ended = await ada.post(calls.cancel.path, { immediate: true })
    expect(ended.json().data).toMatchObject({ status: 'CANCELED', effectiveTier: 'FREE' })
    expect((await ada.post(calls.cancel.path, { immediate: true })).statusCode).toBe(409)
  })

  it('is paid by another method: by its id, or on the payment service’s own page; a declined one is refused', async () => {
    const ada = await shop.aPerson()
    expect((await ada.post(calls.paymentMethod.path, {})).statusCode).toBe(409)
    await ada.subscribe('ENTERPRISE')
    expect((await ada.post(calls.paymentMethod.path, { paymentMethodId: 'pm_1' })).json().data).toEqual({})
    expect((await ada.post(calls.paymentMethod.path, {})).json().data.url).toContain('/portal')
    double.declines = true
    const refused = await ada.post(calls.paymentMethod.path, { paymentMethodId: 'pm_bad' })
    expect(refused.statusCode).toBe(402)
    expect(refused.json().code).toBe('payment-refused')
  })

  it('set by an administrator is theirs to end, and none is set over one that is paid for', async () => {
    const [ada, ben] = [await shop.aPerson(), await shop.aPerson()]
    expect(await setPlan(server.dependencies, ada.id, 'ENTERPRISE')).toBe(true)
    expect(await ada.current()).toMatchObject({ tier: 'ENTERPRISE', paidBy: 'administrator', status: 'ACTIVE' })
    expect((await ada.post(calls.cancel.path, { immediate: true })).json().error).toMatch(/administrator/)
    await ben.subscribe('PRO')
    expect(await setPlan(server.dependencies, ben.id, 'FREE')).toBe(false)
    expect((await ben.current()).tier).toBe('PRO')
  })
})

describe('the service status', () => {
  it('tells that the payment service answers, that events are stuck, and that it is away', async () => {
    const payments = server.app.statusChecks.all().find(({ service }) => service === 'payments')
    const check = () => payments?.check()
    expect(await check()).toMatchObject({ status: 'operational' })
    await server.db.insert(paymentEvents).values({
      id: 'evt_stuck',
      type: 'invoice.paid',
      status: 'waiting',
      attempts: 5,
      dueAt: new Date('2099-01-01'),
      receivedAt: server.clock.now(),
    })
    expect(await check()).toMatchObject({ status: 'degraded_performance' })
    double.isDown = true
    expect(await check()).toMatchObject({ status: 'major_outage' })
  })
})

describe('the command line', () => {
  it('sets a plan and takes it back, by any spelling of its name, and says why it does not', async () => {
    const { id } = await shop.aPerson()
    const [row] = await server.db.select({ email: users.email }).from(users).where(eq(users.id, id))
    const set = (tier: string | undefined, email = row?.email ?? '') => setTierOf(server.dependencies, email, tier)
    expect(await set('lifetime')).toEqual({ ok: true, done: 'tier-set' })
    expect(await findSubscription(server.db, id)).toMatchObject({ tier: 'LIFETIME', paidBy: 'administrator' })
    expect(await set('FREE')).toMatchObject({ ok: true })
    expect(await findSubscription(server.db, id)).toMatchObject({ tier: 'FREE', paidBy: 'nobody' })
    expect(await set('GOLD')).toMatchObject({ rejection: { code: 'tier-unknown' } })
    expect(await set(undefined)).toMatchObject({ rejection: { code: 'tier-unknown' } })
    expect(await set('PRO', 'nobody@example.org')).toMatchObject({ rejection: { code: 'no-such-account' } })
  })
})

describe('a server without payments', () => {
  let bare: TestServer
  beforeAll(async () => {
    bare = await testServer()
  })
  afterAll(() => bare.close())

  it('says so at the checkout, shows its plans and takes no events', async () => {
    const { token } = await bare.signUp()
    const headers = { authorization: `Bearer ${token}` }
    const payload = { tier: 'PRO', annual: false }
    const refused = await bare.app.inject({ method: 'POST', url: calls.checkout.path, headers, payload })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'payments-not-configured',
      error: 'Payments are not configured on this server. An administrator can set your plan.',
    })
    const plans = await bare.app.inject({ url: calls.plans.path, headers })
    expect(plans.json().data).toMatchObject({ arePaymentsConfigured: false })
    expect(plans.json().data.plans).toHaveLength(4)
    const event = double.signed(double.event('invoice.paid', { id: 'in_1' }))
    const told = await bare.app.inject({ method: 'POST', url: calls.webhook.path, ...event })
    expect(told.statusCode).toBe(404)
    expect(bare.app.statusChecks.all().map(({ service }) => service)).not.toContain('payments')
  })
})
