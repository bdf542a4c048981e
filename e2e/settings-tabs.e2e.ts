import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterDemo, signUp } from './harness/account.ts'
import { lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const textSize = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontSize)
const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('radio', { name }).first().click()
const toTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings and account' }).getByRole('link', { name }).click()
const importing = (page: Page, text: string) =>
  page
    .locator('input[type=file][aria-label="Import settings"]')
    .setInputFiles({ name: 'placard-settings.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const WHO = [
  { who: 'signed in', manner: 'member' },
  { who: 'in the demo', manner: 'demo' },
] as const
const enter = (page: Page, manner: 'member' | 'demo') => (manner === 'member' ? signUp(page) : enterDemo(page))

for (const { who, manner } of WHO) {
  test(`every tab is fit to be seen, ${who}`, async ({ page }) => {
    await enter(page, manner)
    await page.goto('/settings')
    await lookAt(page, `settings-appearance-${manner}`)
    for (const tab of ['Voice', 'Notifications', 'Privacy', 'System']) {
      await toTab(page, tab)
      await expect(page).toHaveURL(new RegExp(`/settings/${tab.toLowerCase()}$`))
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await lookAt(page, `settings-${tab.toLowerCase()}-${manner}`)
      await takePicture(page.locator('main'), `settings-${tab.toLowerCase()}-${manner}-whole`)
    }
    if (manner === 'demo') return
    await test.step('the account is in the same navigation', async () => {
      await toTab(page, 'Account Security')
      await expect(page.getByRole('heading', { level: 1, name: 'Account Security' })).toBeVisible()
      await lookAt(page, 'settings-security')
      await toTab(page, 'Subscription')
      await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
      await lookAt(page, 'settings-subscription')
    })
  })

  test(`settings are found by a search, and taken along as a file, ${who}`, async ({ page }, testInfo) => {
    await enter(page, manner)
    await page.goto('/settings')
    await test.step('a search leads to the control, also from the palette', async () => {
      await page.getByRole('searchbox', { name: 'Search settings' }).fill('contr')
      await expect(page.getByText('1 setting found.')).toBeAttached()
      await lookAt(page, `settings-search-${manner}`)
      await page.getByRole('searchbox', { name: 'Search settings' }).press('Enter')
      await expect(page.locator('#contrast[data-sought] input:checked')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
      await lookAt(page, `settings-more-contrast-${manner}`)
      // no shortcut fires in a field, and a radio button is one
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('Control+Shift+K')
      await page.getByRole('combobox', { name: 'Search commands' }).fill('debug')
      await page.getByRole('option', { name: /^Technical details/ }).click()
      await expect(page.getByRole('switch', { name: 'Technical details' })).toBeFocused()
    })

    await test.step('a file takes them along, field by field', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export settings' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^placard-settings-\d{4}-\d\d-\d\d\.json$/)
      const saved = testInfo.outputPath('settings.json')
      await download.saveAs(saved)
      const changed = (await readFile(saved, 'utf8'))
        .replace('"fontSize": "medium"', '"fontSize": "large"')
        .replace('"motion": "system"', '"motion": "jumpy"')
      await importing(page, changed)
      await expect(page.getByText('Settings imported successfully!')).toBeVisible()
      const report = page.getByRole('region', { name: 'What was imported' })
      await expect(report.getByRole('row', { name: 'Motion jumpy Not taken: not one of its values' })).toBeVisible()
      expect(await textSize(page)).toBe('16px')
      await lookAt(page, `settings-import-${manner}`, report)
      await page.getByRole('button', { name: 'Undo' }).click()
      expect(await textSize(page)).toBe('14px')
      await importing(page, changed.slice(0, 80))
      await expect(page.getByText('Failed to import settings. Please check the file format.')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(/damaged or cut off/)
    })

    await test.step('the way to the privacy rights, which the demo has only in words, leads back', async () => {
      await toTab(page, 'Privacy')
      const isDemo = manner === 'demo'
      await page.getByRole('link', { name: isDemo ? 'Privacy rights and notice' : 'Open Privacy Rights' }).click()
      const title = isDemo ? 'Privacy Policy' : 'Privacy Rights'
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const back = isDemo
        ? page.getByRole('button', { name: 'Back' })
        : page.getByRole('link', { name: 'Back to Settings' })
      await back.click()
      await expect(page).toHaveURL(/\/settings\/privacy$/)
    })
  })
}

test('motion is reduced as the device asks, and can be forced either way', async ({ page }) => {
  await enterDemo(page)
  const motion = () => page.locator('html').getAttribute('data-motion')
  await page.goto('/settings')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(motion).toBe('reduced')
  await choose(page, /^Full/)
  await expect.poll(motion).toBe(null)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await choose(page, /^Reduced/)
  await expect.poll(motion).toBe('reduced')
  await page.reload()
  expect(await motion()).toBe('reduced')
  const longest = await page
    .getByRole('main')
    .getByRole('radio', { name: 'Dark' })
    .evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).transitionDuration)
  expect(longest).toBe('0.1s')
})

test('an answer that became ready while the tab was away calls the person back to its conversation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await signUp(page)
  await page.addInitScript(() => {
    const shown: { title: string; body: string; click: () => void }[] = []
    class Shown extends EventTarget {
      static readonly permission = 'granted'
      static readonly requestPermission = async () => 'granted'
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push({ title, body, click: () => this.dispatchEvent(new Event('click')) })
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown, shown })
  })
  await page.goto('/settings/notifications')
  await page.getByRole('switch', { name: 'Enable notifications' }).click()
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible()
  await lookAt(page, 'settings-notifications-on')
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a quorum?')
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  const told = () =>
    page.evaluate(() => ('shown' in window && Array.isArray(window.shown) ? window.shown.map(({ body }) => body) : []))
  await expect.poll(told).toEqual(['Your answer is ready.'])
  const conversation = page.url()
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await page.evaluate(() => {
    if ('shown' in window && Array.isArray(window.shown)) window.shown[0].click()
  })
  await expect(page).toHaveURL(conversation)
})
