import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { enterDemo } from './harness/account.ts'
import { Delegate, SPEAKING_PACE } from './harness/delegate.ts'
import { hurryDemo, offlineReady } from './harness/demo.ts'
import { takePicture } from './harness/looks.ts'
import { expect, own, test } from './harness/test.ts'

test.use({ hasOwnServer: true })

const DIST = path.resolve(import.meta.dirname, '../apps/web/dist')
/** Longer than a page that looks for its server waits before it says that there is none. */
const SILENCE_MS = 3_000

test('with the server gone the demo has every file and view, tells of a missing network only, and takes words without one', async ({
  page,
  context,
  ownServer,
}) => {
  await hurryDemo(context, SPEAKING_PACE)
  await enterDemo(page)
  await offlineReady(page)
  await own(ownServer).stop()

  await test.step('it knows one issue only', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const from = performance.now()
    const kenya = new Delegate(page)
    await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
    await page.waitForTimeout(Math.max(0, SILENCE_MS - (performance.now() - from)))
    const banner = page.getByRole('region', { name: 'Connection' })
    await expect(banner).toBeHidden()
    await context.setOffline(true)
    await expect(page.getByText('No internet connection.')).toBeVisible()
    // there is nothing to try again, only to put away
    await expect(banner.getByRole('button')).toHaveAccessibleName('Dismiss')
    await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
    await context.setOffline(false)
  })

  await test.step('the browser keeps every file of the page', async () => {
    const files = (await readdir(DIST, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('.') && file !== 'sw.js')
      // the same type stands beside them as woff2, which every browser takes that can run the page
      .filter((file) => !/\.(?:ttf|woff)$/.test(file))
      // pictures of the guide, which says so where there is no connection to load them
      .filter((file) => !file.endsWith('.webp'))
      // fetched when somebody wants to hear it, and told its size before
      .filter((file) => !file.startsWith('voice/'))
    const missing = await page.evaluate(async (names) => {
      const found = await Promise.all(names.map((name) => caches.match(`/${name}`, { ignoreSearch: true })))
      return names.filter((_, at) => found[at] === undefined)
    }, files)
    expect(files.length).toBeGreaterThan(50)
    expect(missing).toEqual([])
  })

  await test.step('views never opened and deep links work', async () => {
    await page.goto('/settings/system')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings and Preferences' })).toBeVisible()
    await expect(page).toHaveTitle('System · Settings and Preferences · Demo · Placard')
    await expect(page.getByText(/^Your browser (keeps|may delete|does not say)/)).toBeVisible()
    await takePicture(page, 'demo-settings')
    await page.goto('/campaigns/trade-mediation')
    await expect(page.getByRole('button', { name: 'Start Campaign' })).toBeVisible()
    await page.goto('/sessions/11111111-1111-4111-8111-111111111111')
    await expect(page.getByRole('heading', { level: 1, name: 'No such session' })).toBeVisible()
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'No such room' })).toBeVisible()
    await page
      .getByRole('button', { name: /Updates/ })
      .first()
      .click()
    await expect(page.getByText('You are in the demo')).toBeVisible()
  })
})
