import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** A person who may sign in. */
export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
}

export function newAccount(): Account {
  return { name: 'Amina Okoth', email: `amina-${randomUUID()}@example.org`, password: 'The floor is mine 7!' }
}

/** Fills in the sign-up form that the page shows, and sends it. */
export async function fillSignUp(page: Page, { name, email, password }: Account, birthYear = '1999'): Promise<void> {
  await page.getByLabel('Display name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByLabel('Month of birth').selectOption('April')
  await page.getByLabel('Year of birth').fill(birthYear)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Makes an account by the form and waits for the campaigns. */
export async function signUp(page: Page, account: Account = newAccount()): Promise<Account> {
  await page.goto('/campaigns')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, account)
  await expectCampaigns(page)
  return account
}

/** Signs in by the form that the page shows. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function enterDemo(page: Page): Promise<void> {
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'Try Now' }).click()
  await expectCampaigns(page)
}

/** The ways to be somebody with content of one's own, for what both have. */
export const HOSTS = [
  { name: 'in the demo', enter: enterDemo },
  { name: 'signed in', enter: signUp },
] as const

/** Goes to the campaigns, from the chat that is the first view, and waits for them. */
export async function expectCampaigns(page: Page): Promise<void> {
  const chat = page.getByRole('heading', { level: 1, name: 'New chat' })
  await expect(page.getByRole('heading', { level: 1, name: 'Model UN Campaigns' }).or(chat)).toBeVisible()
  if (await chat.isVisible()) {
    await page.evaluate(() => {
      history.replaceState(null, '', '/campaigns')
      dispatchEvent(new PopStateEvent('popstate'))
    })
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Model UN Campaigns' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Climate Crisis Summit', exact: true })).toBeVisible()
}
