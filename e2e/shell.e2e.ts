import { expectCampaigns, newAccount, signIn, signUp } from './harness/account.ts'
import { expect, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

test('a person signs up, reloads, signs out in another tab and signs in again where they wanted to go', async ({
  page,
  context,
}) => {
  const account = await signUp(page)
  await page.reload()
  await expectCampaigns(page)

  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await otherTab.getByRole('button', { name: `Account of ${account.name}` }).click()
  await otherTab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(otherTab.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
  await expect(page.getByText('You signed out in another tab.')).toBeVisible()

  await page.goto('/campaigns/climate-crisis-summit')
  await signIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Climate Crisis Summit' })).toBeVisible()
  await expect(page).toHaveURL(/\/campaigns\/climate-crisis-summit$/)
})

test('the sign-up form says what is wrong with each field, and the server what it refuses', async ({ page, watch }) => {
  const account = await signUp(page)
  await page.getByRole('button', { name: `Account of ${account.name}` }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()

  watch.allow(/status of 401/)
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await signIn(page, { ...account, password: 'not that one at all' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
})

test('a stranger learns of no account: known and unknown addresses are refused in the same words', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/)
  const known = await signUp(page)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  const words: (string | null)[] = []
  for (const account of [known, newAccount()]) {
    await page.goto('/')
    await signIn(page, { ...account, password: 'a wrong password 1' })
    words.push(await page.getByRole('alert').textContent())
  }
  expect(words[0]).toBe(words[1])
})

test('an address that leads nowhere shows a view of its own with a way back', async ({ page }) => {
  await signUp(page)
  await page.goto('/nowhere/at-all')
  await expect(page.getByRole('heading', { level: 1, name: 'No such room' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the campaigns' }).click()
  await expectCampaigns(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'No such room' })).toBeVisible()
})

test('a person without a network is told so until it is back', async ({ page, context, watch }) => {
  watch.allow(NO_SERVER)
  await signUp(page)
  await context.setOffline(true)
  await expect(page.getByText('No internet connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No internet connection.')).toBeHidden()
})
