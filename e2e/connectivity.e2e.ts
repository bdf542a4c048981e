import type { Page, WebSocketRoute } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { offlineReady } from './harness/demo.ts'
import { lookAt } from './harness/looks.ts'
import { expect, own, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

test.use({ hasOwnServer: true })

/** A line to the server that can be cut, for the page and for every attempt after it. */
async function cuttableLine(page: Page) {
  let open: WebSocketRoute | undefined
  let isCut = false
  await page.routeWebSocket('**/api/realtime', async (route) => {
    if (isCut) return route.close({ code: 1011 })
    open = route
    route.connectToServer()
  })
  return {
    async cut() {
      await expect.poll(() => open !== undefined).toBe(true)
      isCut = true
      await open?.close({ code: 1011 })
    },
    mend() {
      isCut = false
    },
  }
}

async function expectServices(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Service Status' })).toBeVisible()
  await expect(page.getByText('All services are operational.')).toBeVisible()
  for (const name of ['API', 'Database', 'Mail', 'Live updates']) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByText('Operational', { exact: true }), name).toBeVisible()
    await expect(card.getByText(/^\d+ ms$/), name).toBeVisible()
    await expect(card.getByText(/^[1-9]\d* of 1,440 possible checks$/), name).toBeVisible()
  }
}

test('BR-1 what stands between a member and the server is said in one line, and anybody sees how the services are', async ({
  page,
  context,
  browser,
  baseURL,
  ownServer,
  watch,
}) => {
  watch.allow(NO_SERVER)
  watch.allow(/WebSocket connection to/)
  // a server that is stopping says so
  watch.allow(/status of 503/)
  const street = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  watch.over(street)
  const visitor = await street.newPage()
  const line = await cuttableLine(page)
  const banner = page.getByRole('region', { name: 'Connection' })

  await test.step('all is well', async () => {
    await visitor.goto('/status')
    await expectServices(visitor)
    await lookAt(visitor, 'status')
    // it is to be reloaded without a server
    await offlineReady(visitor)
    await signUp(page)
    await expect(banner).toBeHidden()
  })

  await test.step('the socket fails', async () => {
    await line.cut()
    await expect(banner.getByRole('status')).toHaveText(/^Real-time Features Unavailable\. /)
    await lookAt(page, 'banner-realtime')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(banner).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    // pressed at once: the page, too, tries again now and then
    await banner.getByRole('button', { name: 'Reconnect' }).focus()
    line.mend()
    await page.keyboard.press('Enter')
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
    await visitor.reload()
    await expect(visitor.getByText('The server’s status is unavailable')).toBeVisible()
    await lookAt(visitor, 'status-server-down')
    await expect(banner.getByRole('status')).toHaveText(/^Service Temporarily Unavailable\. /)
    await page.setViewportSize({ width: 390, height: 844 })
    // with the notice that the address is not confirmed: a line each
    for (const one of [banner, page.locator('.notice').first()]) {
      await expect.poll(async () => (await one.boundingBox())?.height ?? 99).toBeLessThan(52)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await banner.getByRole('button', { name: 'Details' }).click()
    await expect(banner.getByText('15 minutes')).toBeVisible()
    await lookAt(page, 'banner-server-details')
  })

  await test.step('the server is back', async () => {
    await banner.getByRole('button', { name: 'Retry API' }).focus()
    await visitor.getByRole('main').getByRole('button', { name: 'Try Again' }).focus()
    await own(ownServer).start()
    await page.keyboard.press('Enter')
    await expect(banner).toBeHidden()
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByText('All services are operational.')).toBeVisible()
  })
  await street.close()
})
