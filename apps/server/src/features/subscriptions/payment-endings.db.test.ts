import { like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paymentEvents } from '../../database/billing-schema.ts'
import { Shop } from '../../testing/shop.ts'
import type { StripeDouble } from '../../testing/stripe-double.ts'

const HOUR_MS = 60 * 60 * 1000

let shop: Shop
let double: StripeDouble
beforeAll(async () => {
  shop = await Shop.open()
  double = shop.double
})
afterEach(async () => {
  double.isDown = false
  await shop.work()
})
afterAll(() => shop.close())

const endingOf = (id: string) => shop.eventRow(`placard.account-deleted:${id}`)
const asked = (what: string) => double.requests.filter((request) => request.startsWith(what))

describe('deleting an account', () => {
  it('ends its subscription at the payment service, once', async () => {
    const ada = await shop.aPerson()
    const subscription = await ada.subscribe('PRO')
    await shop.server.delete(ada.email)
    expect(subscription.status, 'the deletion waits for nobody').toBe('trialing')
    await shop.work()
    expect(subscription.status).toBe('canceled')
    expect(await endingOf(subscription.id)).toMatchObject({ status: 'done', attempts: 1 })
    const cancelled = asked(`DELETE /v1/subscriptions/${subscription.id}`).length
    await shop.work()
    expect(asked(`DELETE /v1/subscriptions/${subscription.id}`)).toHaveLength(cancelled)
  })

  it('is not held up by a payment service that is down: the queue tries until it is done', async () => {
    const ada = await shop.aPerson()
    const subscription = await ada.subscribe('PRO')
    double.isDown = true
    await shop.server.delete(ada.email)
    expect((await ada.get('/api/auth/me')).statusCode).toBe(401)
    await shop.workOnce()
    expect(await endingOf(subscription.id)).toMatchObject({ status: 'waiting', attempts: 1 })
    for (let at = 0; at < 14; at++) {
      shop.server.clock.advance(HOUR_MS)
      await shop.workOnce()
    }
    expect(await endingOf(subscription.id)).toMatchObject({ status: 'waiting', attempts: 15 })
    double.isDown = false
    shop.server.clock.advance(HOUR_MS)
    await shop.work()
    expect(subscription.status).toBe('canceled')
    expect(await endingOf(subscription.id)).toMatchObject({ status: 'done' })
  })

  it('has nobody look at the last words about it', async () => {
    const ada = await shop.aPerson()
    const subscription = await ada.subscribe('PRO')
    await shop.server.delete(ada.email)
    await shop.work()
    const last = double.event('customer.subscription.deleted', double.wire(subscription))
    await shop.deliver(last)
    await shop.work()
    expect(await shop.eventRow(last.id)).toMatchObject({ status: 'done' })
  })

  it('closes a payment that was begun, and ends what was paid in the meantime', async () => {
    const [ada, ben] = [await shop.aPerson(), await shop.aPerson()]
    const [open, paid] = [await ada.begin('PRO'), await ben.begin('PRO')]
    await shop.server.delete(ada.email)
    await shop.server.delete(ben.email)
    double.pay(paid)
    await shop.work()
    expect(double.checkouts.get(open)?.status).toBe('expired')
    const late = double.subscriptions.get(double.checkouts.get(paid)?.subscription ?? '')
    expect(late?.status).toBe('canceled')
  })

  it('asks the payment service nothing about who pays nothing, or paid once', async () => {
    const [ada, ben] = [await shop.aPerson(), await shop.aPerson()]
    await shop.deliver(await ben.pay('LIFETIME'))
    await shop.work()
    const before = await endings()
    await shop.server.delete(ada.email)
    await shop.server.delete(ben.email)
    expect(await endings()).toBe(before)
  })
})

async function endings(): Promise<number> {
  const found = await shop.server.db.select().from(paymentEvents).where(like(paymentEvents.id, 'placard.%'))
  return found.length
}
