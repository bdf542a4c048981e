import type { Page } from '@playwright/test'
import { enterDemo, expectCampaigns, signIn, signUp } from './harness/account.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const textSize = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontSize)
/** A choice in the view: the shell has a switch of themes too. */
const choice = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('radio', { name }).first()
const choose = (page: Page, name: string | RegExp) => choice(page, name).click()
const toTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings and account' }).getByRole('link', { name }).click()
const openTab = (page: Page, name: string) => page.getByRole('main').getByRole('tab', { name }).click()
const saved = (page: Page) => expect(page.getByText(/^Saved to your account/)).toBeVisible()

test('settings hold at once, follow to another device and another tab, and lose nothing offline', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  const account = await signUp(page)
  await page.goto('/settings')
  await expect(page).toHaveTitle('Settings and Preferences · Placard')
  await saved(page)
  await lookAt(page, 'settings')

  await test.step('at once, on the page', async () => {
    await choose(page, 'Dark')
    expect(await themeOf(page)).toBe('dark')
    expect(await textSize(page)).toBe('14px')
    await choose(page, /^Large/)
    expect(await textSize(page)).toBe('16px')
    await takePicture(page, 'settings-large')
    await expectAccessible(page, 'settings in large type')
    await toTab(page, 'Voice')
    await openTab(page, 'Debate Mode')
    await choose(page, /^Challenging/)
    await saved(page)
    await toTab(page, 'Appearance')
  })

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  watch.over(elsewhere)
  const phone = await elsewhere.newPage()
  await test.step('on another device, which begins with them and is followed back', async () => {
    await phone.goto('/settings')
    await signIn(phone, account)
    await expect(choice(phone, 'Dark')).toBeChecked()
    await expect.poll(() => textSize(phone)).toBe('16px')
    await choose(phone, /^Small/)
    await expect(choice(page, /^Small/)).toBeChecked()
    await expect.poll(() => textSize(page)).toBe('13px')
  })

  await test.step('BR-1 offline: kept, said so, and merged setting by setting when the network is back', async () => {
    watch.allow(NO_SERVER)
    await context.setOffline(true)
    await choose(page, 'Light')
    await expect(page.getByText(/^Not saved to your account yet\. Changes are kept/)).toBeVisible()
    await takePicture(page, 'settings-offline')
    await choose(phone, /^Medium/)
    await saved(phone)
    await context.setOffline(false)
    await saved(page)
    await expect(choice(page, /^Medium/)).toBeChecked()
    await expect(choice(phone, 'Light')).toBeChecked()
  })

  await test.step('BR-3 in another tab, and as where a campaign begins', async () => {
    const tab = await context.newPage()
    await tab.goto('/campaigns/climate-crisis-summit')
    await expect(tab.getByLabel('Tone of the room')).toHaveValue('challenging')
    await choose(page, 'Dark')
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    await toTab(page, 'Voice')
    await openTab(page, 'Debate Mode')
    await choose(page, /^Gentle/)
    await expect(tab.getByLabel('Tone of the room')).toHaveValue('gentle')
    await tab.close()
  })

  await test.step('back to the defaults after a question, and undone, by the keyboard', async () => {
    await toTab(page, 'System')
    await page.getByRole('button', { name: 'Reset settings' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Reset settings' })
    await expect(dialog.getByText('Are you sure you want to reset all settings to default?')).toBeVisible()
    await lookAt(page, 'settings-reset')
    await dialog.getByRole('button', { name: 'Reset settings' }).press('Enter')
    await expect(page.getByText('Settings reset to default successfully!')).toBeVisible()
    await expect.poll(() => themeOf(page)).toBe(null)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect.poll(() => themeOf(page)).toBe('dark')
    await saved(page)
  })
  await elsewhere.close()
})

test('BR-1 of two devices that change the same setting offline the later change holds, and the other person’s page tells so', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(NO_SERVER)
  const account = await signUp(page)
  await page.goto('/settings')
  await saved(page)
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  watch.over(elsewhere)
  const phone = await elsewhere.newPage()
  await phone.goto('/settings')
  await signIn(phone, account)
  await saved(phone)

  await context.setOffline(true)
  await elsewhere.setOffline(true)
  await choose(page, 'Dark')
  await choose(page, /^Large/)
  await choose(phone, 'Light')
  await elsewhere.setOffline(false)
  await saved(phone)
  await context.setOffline(false)
  await expect(page.getByText(/you chose Dark here; on another device Light was chosen later/)).toBeVisible()
  expect(await themeOf(page)).toBe('light')
  await expect(choice(phone, /^Large/), 'what only one of them changed is kept').toBeChecked()
  await lookAt(page, 'settings-replaced')
  await page.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(() => themeOf(phone)).toBe('dark')
  await elsewhere.close()
})

test('BR-2 settings that were damaged or written by a newer version stop nothing; theme and font size stand first of all', async ({
  page,
}) => {
  await enterDemo(page)
  for (const [text, notice] of [
    ['{"version":"2.1.0","sett', 'Some settings could not be read'],
    ['{"version":"9.0.0","settings":{"theme":"dark"}}', 'Settings of a newer version'],
  ] as const) {
    await page.evaluate((kept) => localStorage.setItem('placard.settings', kept), text)
    await page.goto('/')
    await expectCampaigns(page)
    await page.getByRole('status').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText(notice)).toBeVisible()
    await choose(page, 'Light')
    expect(await themeOf(page)).toBe('light')
    const kept = await page.evaluate(() => localStorage.getItem('placard.settings.unread'))
    expect(JSON.parse(kept ?? '')).toBe(text)
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByText(notice)).toBeHidden()
  }
  await test.step('theme and font size stand before anything of the page is loaded', async () => {
    await expect(page.getByText(/^Kept in this browser\. The demo has no account/)).toBeVisible()
    await choose(page, 'Dark')
    await choose(page, /^Large/)
    // everything that is loaded with the page but the style sheet and the early script never comes
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/settings', { waitUntil: 'commit' })
    await expect.poll(() => themeOf(page)).toBe('dark')
    await expect.poll(() => textSize(page)).toBe('16px')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
