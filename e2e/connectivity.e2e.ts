import type { WebSocketRoute } from '@playwright/test'
import { enterDemo, signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, own, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

test.use({ hasOwnServer: true })
test.setTimeout(150_000)

test('anybody sees how the services are and were, also while the server is away', async ({
  page,
  ownServer,
  watch,
}) => {
  watch.allow(NO_SERVER)
  // a server that is stopping says so
  watch.allow(/status of 503/)
  await page.goto('/status')
  await expect(page.getByRole('heading', { level: 1, name: 'Service Status' })).toBeVisible()
  await expect(page.getByText('All services are operational.')).toBeVisible()
  for (const name of ['API', 'Database', 'Mail', 'Live updates']) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByText('Operational', { exact: true }), name).toBeVisible()
    await expect(card.getByText(/^\d+ ms$/), name).toBeVisible()
    await expect(card.getByText(/^[1-9]\d* of 1,440 possible checks$/), name).toBeVisible()
  }
  await lookAt(page, 'status')

  await own(ownServer).stop()
  await page.reload()
  await expect(page.getByText('The server does not say how it is')).toBeVisible()
  await lookAt(page, 'status-server-down')
  await own(ownServer).start()
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('All services are operational.')).toBeVisible()
})

test('BR-1 what stands between a person and the server is said in one line, with ways out', async ({
  page,
  context,
  ownServer,
  watch,
}) => {
  watch.allow(NO_SERVER)
  watch.allow(/WebSocket connection to/)
  // a server that is stopping says so
  watch.allow(/status of 503/)
  let open: WebSocketRoute | undefined
  let isCut = false
  await page.routeWebSocket('**/api/realtime', async (route) => {
    if (isCut) return route.close({ code: 1011 })
    open = route
    route.connectToServer()
  })
  await signUp(page)
  const banner = page.getByRole('region', { name: 'Connection' })
  await expect(banner).toBeHidden()

  await test.step('the socket fails', async () => {
    await expect.poll(() => open !== undefined).toBe(true)
    isCut = true
    await open?.close({ code: 1011 })
    await expect(banner.getByRole('status')).toHaveText(/^Real-time Features Unavailable\. /)
    await lookAt(page, 'banner-realtime')
    isCut = false
    await banner.getByRole('button', { name: 'Reconnect' }).click()
    await expect(banner).toBeHidden()
  })

  await test.step('the network is away', async () => {
    await context.setOffline(true)
    await expect(banner.getByRole('status')).toHaveText('No internet connection.')
    await lookAt(page, 'banner-offline')
    await context.setOffline(false)
    await expect(banner).toBeHidden()
  })

  await test.step('the server is away', async () => {
    await own(ownServer).stop()
    await expect(banner.getByRole('status')).toHaveText(/^Service Temporarily Unavailable\. /)
    await banner.getByRole('button', { name: 'Details' }).click()
    await expect(banner.getByText('15 minutes')).toBeVisible()
    await lookAt(page, 'banner-server-details')
    await own(ownServer).start()
    await banner.getByRole('button', { name: 'Retry API' }).click()
    await expect(banner).toBeHidden()
  })
})

test('the demo knows one issue only', async ({ page, context, ownServer, watch }) => {
  watch.allow(NO_SERVER)
  // what the browser had not stored yet when the server went
  watch.allow(/status of 503/)
  await enterDemo(page)
  await own(ownServer).stop()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForTimeout(3_000)
  await expect(page.getByRole('region', { name: 'Connection' })).toBeHidden()
  await context.setOffline(true)
  await expect(page.getByText('No internet connection.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Connection' }).getByRole('button')).toHaveCount(0)
})
