import { newAccount, signIn, signUp } from './harness/account.ts'
import { expectAccessible } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('a person signs up, loses the way, reloads, signs out in another tab, and signs in again where they wanted to go', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/)
  const account = await signUp(page)

  await test.step('an address that leads nowhere shows a view of its own with a way back', async () => {
    await page.goto('/nowhere/at-all')
    await expect(page.getByRole('heading', { level: 1, name: 'No such room' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the chat' }).click()
    await expect(page).toHaveTitle('New chat · Placard')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'No such room' })).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(page).toHaveTitle('New chat · Placard')
  })

  await test.step('signing out holds in every tab', async () => {
    const otherTab = await context.newPage()
    await otherTab.goto('/')
    await otherTab.getByRole('button', { name: `Account of ${account.name}` }).click()
    await otherTab.getByRole('button', { name: 'Sign Out' }).click()
    await expect(otherTab.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
    await expect(page.getByText('You signed out in another tab.')).toBeVisible()
    await otherTab.close()
  })

  await test.step('the sign-up form says what is wrong with each field', async () => {
    await page.goto('/campaigns/climate-crisis-summit')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectAccessible(page, 'the sign-up with its complaints')
  })

  await test.step('a stranger learns of no account: the server refuses all addresses in the same words', async () => {
    await page.getByRole('tab', { name: 'Sign In' }).click()
    const words: (string | null)[] = []
    for (const { email } of [newAccount(), account]) {
      await signIn(page, { ...account, email, password: 'a wrong password 1' })
      await expect(page.getByRole('alert')).toBeVisible()
      words.push(await page.getByRole('alert').textContent())
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await page.reload()
    }
    expect(words[0]).toBe(words[1])
  })

  await signIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Climate Crisis Summit' })).toBeVisible()
  await expect(page).toHaveURL(/\/campaigns\/climate-crisis-summit$/)
})
