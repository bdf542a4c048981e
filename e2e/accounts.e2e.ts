import type { Page } from '@playwright/test'
import { type Account, expectCampaigns, fillSignUp, newAccount, signIn, signUp } from './harness/account.ts'
import { codeOf, giveAuthenticator } from './harness/authenticator.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { mailTo, type ReadMail } from './harness/mailbox.ts'
import { test as base, expect } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }

/** Passkeys belong to a name: these pages are opened at `localhost`. */
const test = base.extend<object>({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('127.0.0.1', 'localhost'))
  },
})

/** Refusals of the server are answers too, though the browser writes them into the console. */
const REFUSED = /status of 4(00|01|03|22|29)/

const inPage = (link: string) => link.replace('127.0.0.1', 'localhost')

/** A mail as a mail program shows it: by itself, without the page's rules about styles. */
async function expectReadable(reader: Page, mail: ReadMail, { name }: Account) {
  expect(mail.subject).toBe('Confirm your address for Placard')
  expect(mail.text).toContain(`Hello ${name},`)
  expect(mail.link).toMatch(new RegExp(`^${process.env.PLACARD_E2E_ADDRESS}/confirm-email#token=[\\w.-]{20,}$`))
  const asked: string[] = []
  reader.on('request', (request) => asked.push(request.url()))
  await reader.setContent(mail.html)
  expect(asked, 'nothing is loaded').toEqual([])
  await expect(reader.getByRole('link', { name: 'Confirm this address' })).toHaveAttribute('href', mail.link)
  await expect(reader.getByRole('link', { name: mail.link })).toBeVisible()
  await reader.setViewportSize(PHONE)
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme })
    await takePicture(reader, `mail-390-${colorScheme}`)
  }
  await reader.close()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
}

test('BR-5 BR-4 AU-12 an account from the first form over a forgotten password to the way back in', async ({
  page,
  context,
  dataFolder,
  watch,
}) => {
  watch.allow(REFUSED)
  const account = newAccount()
  await page.goto('/settings/security')
  await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
  await lookAt(page, 'sign-in')

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, { ...account, password: 'password123' })
  await expect(page.getByText('This password is in lists of stolen passwords. Please choose another.')).toBeVisible()
  await expect(page.getByLabel('Display name')).toHaveValue(account.name)
  await lookAt(page, 'sign-up')
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password)
  await expect(page.getByText('Passwords match')).toBeVisible()
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Account Security' })).toBeVisible()
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await lookAt(page, 'security')

  const confirmation = await mailTo(dataFolder, account.email, 'verify-address')
  await expectReadable(await context.newPage(), confirmation, account)
  await page.goto(inPage(confirmation.link))
  await expect(page).toHaveURL(/\/confirm-email$/)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText(`${account.email} is confirmed.`)).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expectCampaigns(page)
  await expect(page.getByText(`Check your inbox: we emailed ${account.email}`)).toHaveCount(0)

  await signOut(page)
  await page.goBack()
  await page.waitForTimeout(300)
  await expect(page.getByText(account.email), 'nothing of the account is shown').toHaveCount(0)

  // on a phone from here on
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(account.email)
  await expectAccessible(page, 'forgot password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If ${account.email} has an account`)).toBeVisible()
  await lookAt(page, 'forgot-password')
  const reset = await mailTo(dataFolder, account.email, 'password-reset')
  const password = 'A better one 8!'
  await page.goto(inPage(reset.link))
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await lookAt(page, 'reset-password')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await page.goto(inPage(reset.link))
  await page.reload()
  await page.goto(inPage(reset.link))
  await page.getByLabel('New password', { exact: true }).fill(`${password} again`)
  await page.getByLabel('Confirm password').fill(`${password} again`)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await page.setViewportSize(PHONE)
  await page.goto('/campaigns/climate-crisis-summit')
  await signIn(page, account)
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await signIn(page, { ...account, password })
  await expect(page).toHaveURL(/\/campaigns\/climate-crisis-summit$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Climate Crisis Summit' })).toBeVisible()
})

test('two-factor sign-in with the shown secret, recovery codes once, and a passkey in place of both', async ({
  page,
  watch,
}) => {
  watch.allow(REFUSED)
  await giveAuthenticator(page)
  const account = await signUp(page)
  await expect(page.getByText(`Check your inbox: we emailed ${account.email}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Account Security' }).first().click()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Set up' }).click()
  await dialog.getByLabel('Current password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That password is not correct.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await lookAt(page, 'two-factor')
  const secret = await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  await dialog.getByLabel('Code from your app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('That code is not correct. Please try again.')).toBeVisible()
  await dialog.getByLabel('Code from your app').fill(codeOf(secret ?? ''))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await lookAt(page, 'recovery-codes')
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('placard-recovery-codes.txt')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Have you saved the codes? They will not be shown again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await signIn(page, account)
  await page.getByLabel('Code from your app').fill('000000')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('That code is not correct. Please try again.')).toBeVisible()
  await lookAt(page, 'second-factor')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectCampaigns(page)

  await page.goto('/settings/security')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Current password').fill(account.password)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Rename This device' }).click()
  await dialog.getByLabel('Name of the passkey').fill('My laptop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible()
  await page.getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded()
  // a toast may cover a part of a button for its four seconds
  await expect(page.getByText('Passkey added.')).toBeHidden()
  await lookAt(page, 'passkeys')

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectCampaigns(page)
  await signOut(page)
  // the browser offers it among the addresses, and this device chooses it by itself
  await page.getByLabel('Email').focus()
  await expectCampaigns(page)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await dialog.getByLabel('Current password').fill(account.password)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
})

test('AU-11 AU-6 BR-3 sign-ins are seen and ended elsewhere within a second, and two tabs come and go together', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(REFUSED)
  const account = await signUp(page)
  const away = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), viewport: PHONE })
  watch.over(away)
  const elsewhere = await away.newPage()
  await elsewhere.goto('/')
  await signIn(elsewhere, account)
  await expectCampaigns(elsewhere)

  await page.goto('/settings/security')
  const signIns = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(signIns.getByRole('listitem')).toHaveCount(2)
  await expect(signIns.getByText('This browser')).toBeVisible()
  await signIns.scrollIntoViewIfNeeded()
  await lookAt(page, 'sign-ins')
  const ended = 'You’ve been signed out. Sign in to continue where you left off.'
  // the page itself looks at every frame: looks from outside come up to a second apart
  const endedAt = elsewhere.waitForFunction((words) => document.body.innerText.includes(words) && Date.now(), ended)
  await signIns.getByRole('button', { name: /^Sign out Chrome/ }).click()
  const from = Date.now()
  // a second on a machine that does nothing else; beside other tests it is told apart from the next look at the server
  expect(Number(await (await endedAt).jsonValue()) - from, 'it is out without a look at the server').toBeLessThan(3000)
  await expect(elsewhere.getByText(ended)).toBeVisible()
  await expect(signIns.getByText('You are not signed in anywhere else.')).toBeVisible()

  await signIn(elsewhere, account)
  await expectCampaigns(elsewhere)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('Current password').fill(account.password)
  await dialog.getByLabel('New password').fill('Another good one 9!')
  await dialog.getByLabel('Confirm password').fill('Another good one 9!')
  await expectAccessible(page, 'change of password')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You’ve been signed out everywhere else.')).toBeVisible()
  await expect(elsewhere.getByText(ended)).toBeVisible()

  await page.getByRole('textbox', { name: 'Display name' }).fill('Amina O.')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'Account of Amina O.' })).toBeVisible()
  await page.getByRole('button', { name: 'Change address' }).click()
  await dialog.getByLabel('New email').fill(`new-${account.email}`)
  await dialog.getByLabel('Current password').fill('Another good one 9!')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`You asked to change your address to new-${account.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Keep the current address' }).click()
  await expect(page.getByText('The change of address was cancelled.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Account Security' })).toBeVisible()

  const tab = await context.newPage()
  await Promise.all([tab.goto('/campaigns'), page.reload()])
  await expectCampaigns(tab)
  await signOut(tab)
  await expect(page.getByText('You signed out in another tab.')).toBeVisible()
  await signIn(page, { ...account, password: 'Another good one 9!' })
  await expect(page.getByRole('heading', { level: 1, name: 'Account Security' })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Account of Amina O.' })).toBeVisible()
  await away.close()
})
