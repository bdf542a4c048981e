import type { Page } from '@playwright/test'
import { newAccount, signUp } from './harness/account.ts'
import { authorizationOf } from './harness/administrator.ts'
import { lookAt, takePicture } from './harness/looks.ts'
import { deliver, StripeDouble, sellingBy } from './harness/payments.ts'
import { openServer, type ServerHandle } from './harness/server.ts'
import { test as base, expect, own } from './harness/test.ts'

const VIEW = '/settings/subscription'

const test = base.extend<object, { double: StripeDouble; ownServer: ServerHandle | undefined }>({
  double: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const double = await StripeDouble.open()
      await use(double)
      await double.close()
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ double }, use) => {
      const server = await openServer(sellingBy(double))
      await use(server)
      await server.clear()
    },
    { scope: 'worker' },
  ],
})

const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })

test('a month that is used up leads to a plan, which is paid, changed by events and cancelled', async ({
  page,
  watch,
  double,
  ownServer,
}) => {
  const { address } = own(ownServer)
  watch.allow(new RegExp(double.address))
  watch.allow(/status of 402/)
  const account = await signUp(page, newAccount())
  const authorization = await authorizationOf(address, account.email, account.password)
  const start = () =>
    fetch(`${address}/api/sessions/campaign`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ campaignId: 'climate-crisis-summit', country: 'KEN' }),
    })
  expect((await start()).status).toBe(201)

  await page.goto('/campaigns/climate-crisis-summit')
  await page.getByRole('button', { name: 'Start Campaign' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'You have used the one campaign session of this month' })
  await expect(refusal).toBeVisible()
  await takePicture(page, 'start-refused')
  await refusal.getByRole('link', { name: 'See your plan' }).click()

  await expect(page.getByText('0 of 1 session left')).toBeVisible()
  await expect(page.getByText(/^Last: Climate Crisis Summit, 1 session/)).toBeAttached()
  await expect(plan(page)).toContainText('Free, with no end date.')
  await lookAt(page, 'subscription-free')

  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await page.waitForURL(`${double.address}/pay/**`)
  const checkoutId = page.url().split('/pay/')[1] ?? ''
  const events = double.pay(checkoutId)
  await page.goto(double.checkouts.get(checkoutId)?.success_url ?? '')
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible()
  for (const event of events) await deliver(double, address, event)
  await expect(page.getByText('Thank you. Your plan is Pro.')).toBeVisible()
  await expect(plan(page)).toContainText('14 days are left.')
  await expect(page.getByText('299 of 300 sessions left')).toBeVisible()
  await lookAt(page, 'subscription-trial')
  await page.getByRole('heading', { name: 'Enterprise' }).scrollIntoViewIfNeeded()
  await takePicture(page, 'subscription-plans')
  expect((await start()).status, 'the larger limit holds at once').toBe(201)

  const subscription = [...double.subscriptions.values()][0]
  if (subscription === undefined) throw new Error('nothing was subscribed')
  const becomes = async (status: string, badge: string) => {
    subscription.status = status
    await deliver(double, address, double.event('customer.subscription.updated', double.wire(subscription)))
    await expect(async () => {
      await page.goto(VIEW)
      await expect(plan(page).getByText(badge, { exact: true })).toBeVisible({ timeout: 60_000 })
    }).toPass()
    await takePicture(page, `subscription-${status}`)
  }
  await becomes('past_due', 'Past Due')
  await becomes('unpaid', 'Unpaid')
  await becomes('paused', 'Unknown')
  await becomes('active', 'Active')

  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel your subscription?' })).toBeVisible()
  await takePicture(page, 'subscription-cancel-dialog')
  await page.getByRole('button', { name: 'End it when the period ends' }).click()
  await expect(plan(page).getByText('Canceling', { exact: true })).toBeVisible()
  await takePicture(page, 'subscription-canceling')
  await page.getByRole('button', { name: 'Keep subscription' }).click()
  await expect(plan(page).getByText('Active', { exact: true })).toBeVisible()
  await becomes('canceled', 'Canceled')
  await expect(page.getByText('0 of 1 session left')).toBeVisible()
})
