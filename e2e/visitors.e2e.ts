import { auth } from '@placard/contract'
import type { Locator, Page } from '@playwright/test'
import { enterDemo, fillSignUp, newAccount, signIn, signUp } from './harness/account.ts'
import { lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('what is public is shown to visitors, with the way to sign in', async ({ page }) => {
  await page.goto('/legal')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toContainText('Please sign in to continue')
  await lookAt(page, 'visitor')
  await expect(sidebar.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.goto('/reset-password')
  await expect(page).toHaveTitle(/· Placard$/)
  await expect(sidebar).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('the picture of the sign-in is asked for ahead only where the sign-in is shown', async ({ page }) => {
  const picture = page.locator('link[rel="preload"][as="image"]')
  await page.goto('/')
  await expect(picture).toHaveCount(1)
  await signUp(page, newAccount())
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test.describe('without a service worker, which would keep the code', () => {
  test.use({ serviceWorkers: 'block' })

  test('the marble half of the sign-in stands before any code has come, and nothing moves when it has', async ({
    page,
    watch,
  }) => {
    watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module|^uncaught: $/)
    const headline = page.getByText('The floor is yours, delegate.')
    const places = () =>
      page.evaluate(async () => {
        // fonts are asked for once something is laid out
        document.body.getBoundingClientRect()
        await document.fonts.ready
        const boxOf = (name: string) => {
          const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
          return { x, y, width, height }
        }
        return { header: boxOf('header'), headline: boxOf('h1'), brand: boxOf('header svg') }
      })
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/')
      await expect(headline).toBeVisible()
      await expect(page.locator('#arrival')).toHaveAttribute('inert')
      const before = await places()
      await takePicture(page, `arrival-${size.width}`)
      await page.goto('/legal')
      await expect(headline).toBeHidden()
      await page.unroute('**/assets/*.js')
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('#arrival')).toHaveCount(0)
      expect(await places()).toEqual(before)
    }
  })

  test('the chat of a narrow window stands before any code has come, and nothing moves when it has', async ({
    page,
    watch,
  }) => {
    watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module|^uncaught: $/)
    await enterDemo(page)
    await expectSteadyChat(page)
  })

  test('nor does it where an address is not confirmed, though the window was wide the last time', async ({
    page,
    watch,
  }) => {
    watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module|^uncaught: $/)
    await signUp(page, { ...newAccount(), email: `u${Date.now()}@example.org` })
    await expect(page.getByText(/^Check your inbox: we emailed/)).toBeVisible()
    await page.goto('about:blank')
    await expectSteadyChat(page, page.getByRole('link', { name: 'Confirm your email' }))
  })
})

/** Compares the static first screen of the chat with what comes after it, and after a notice above both. */
async function expectSteadyChat(page: Page, notice?: Locator): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const words = page.getByText(/^I argue motions, draft clauses/)
  const places = async () => ({
    words: await words.boundingBox(),
    brand: await page.getByText('BETA').filter({ visible: true }).boundingBox(),
    name: await page.getByText('New chat', { exact: true }).filter({ visible: true }).first().boundingBox(),
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(words).toBeVisible()
  await expect(page.locator('#arrival-chat')).toHaveAttribute('inert')
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await places()
  await takePicture(page, notice === undefined ? 'arrival-chat' : 'arrival-chat-notice')
  await page.unroute('**/assets/*.js')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'New chat' })).toBeVisible()
  await expect(page.locator('#arrival-chat')).toHaveCount(0)
  if (notice !== undefined) await expect(notice).toBeVisible()
  const after = await places()
  expect(after.words).toEqual(before.words)
  expect(after.brand).toEqual(before.brand)
  expect(after.name?.x).toBe(before.name?.x)
}

test('AU-1 PR-13 too many passwords are counted down, who is too young is told kindly, and the law is public', async ({
  page,
  baseURL,
  watch,
}) => {
  // refusals of the server are answers too, though the browser writes them into the console
  watch.allow(/status of 4(01|03|29)/)
  const account = newAccount()
  const guess = () =>
    fetch(`${baseURL}${auth.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: 'a guess' }),
    })
  for (let attempt = 0; attempt < 10; attempt++) await guess()
  await page.goto('/')
  await signIn(page, account)
  const held = page.getByRole('button', { name: /^Try again in (?:\d+ min )?\d+ s$/ })
  await expect(held).toBeVisible()
  const first = await held.textContent()
  await expect(held).not.toHaveText(first ?? '')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password)
  await lookAt(page, 'sign-in-held')

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, newAccount(), '2020')
  await expect(page.getByText(/^Placard accounts are for people of 13 and older/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCount(0)
  await lookAt(page, 'too-young')

  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await lookAt(page, 'privacy')
  await page.emulateMedia({ media: 'print' })
  await takePicture(page, 'privacy-printed')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('tab', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await lookAt(page, 'terms')
})
