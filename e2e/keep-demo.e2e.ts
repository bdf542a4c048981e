import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { enterDemo, expectCampaigns, newAccount } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { demoLogs, forgeInDemo, hurryDemo, offlineReady } from './harness/demo.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { expect, own, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

test.use({ hasOwnServer: true })

const CALL = '**/api/demo-import/sessions'
const WORDS = 'We propose a goal of 300 billion dollars a year in climate finance.'
const DIST = path.resolve(import.meta.dirname, '../apps/web/dist')

async function playABit(page: Page, campaign: string, words?: string): Promise<string> {
  const kenya = new Delegate(page)
  await kenya.takeSeat(campaign, 'Kenya')
  if (words !== undefined) await kenya.speak(words)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto('/campaigns')
  await expectCampaigns(page)
  return sessionId
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
}

async function signUpHere(page: Page): Promise<void> {
  const account = newAccount()
  await page.getByLabel('Display name').fill(account.name)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password)
  await page.getByLabel('Month of birth').selectOption('April')
  await page.getByLabel('Year of birth').fill('1999')
  await page.getByRole('button', { name: 'Create Account' }).click()
}

test('a visitor keeps the demo: a move that was interrupted goes on, a forged session is refused by name', async ({
  page,
  context,
  ownServer,
  watch,
}) => {
  test.setTimeout(180_000)
  const server = own(ownServer)
  await hurryDemo(context, 3)
  await enterDemo(page)
  const first = await playABit(page, 'Climate Crisis Summit', WORDS)
  const second = await playABit(page, 'Climate Crisis Summit')
  const third = await playABit(page, 'Climate Crisis Summit')
  await forgeInDemo(page, second)
  const logs = await demoLogs(page)

  await openMenu(page)
  await page.getByRole('button', { name: 'Keep my demo' }).click()
  await expect(page.getByText('what you made in the demo can then move into it')).toBeVisible()
  await takePicture(page, 'keep-demo-sign-up')
  await expectAccessible(page, 'the sign-up from the demo')
  await signUpHere(page)
  const dialog = page.getByRole('dialog', { name: 'Keep my demo' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await lookAt(page, 'keep-demo-offer')

  // A server that is about to stop says so to those who ask meanwhile.
  watch.allow(/status of 503/)
  watch.allow(NO_SERVER)
  watch.allow(/WebSocket connection to .* failed/)
  const sent: { sessionId: string; log: string }[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CALL, async (route) => {
    const body: { sessionId: string; log: string } = route.request().postDataJSON()
    sent.push(body)
    if (sent.length === 2) {
      await held
      await server.stop()
    }
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Move into my account' }).click()
  await expect(dialog.getByText('1 of 3 moved')).toBeVisible()
  await lookAt(page, 'keep-demo-progress')
  release()
  await expect(dialog.getByText('The move was interrupted')).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByText('Not moved yet')).toHaveCount(2)
  await server.start()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('1 item could not be moved and stays in the demo.')).toBeVisible()
  await expect(dialog.getByText('Its record says something the simulation would not have decided.')).toBeVisible()
  await lookAt(page, 'keep-demo-report')
  for (const { sessionId, log } of sent) expect(log.split('\n'), 'the whole log was sent').toEqual(logs[sessionId])

  await dialog.getByRole('button', { name: 'Done' }).click()
  const resume = page.getByRole('region', { name: 'Resume' })
  await expect(resume.getByRole('listitem')).toHaveCount(2)
  await page.goto(`/sessions/${first}`)
  await expect(page.getByText(WORDS).first()).toBeAttached()
  await page.goto(`/sessions/${third}`)
  await expect(page.getByRole('region', { name: 'Chamber' })).toBeVisible()

  await page.goto('/campaigns')
  await openMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Try Now' }).click()
  await expect(resume.getByText('Moved to your account')).toHaveCount(2)
  await takePicture(page, 'keep-demo-moved')
  await expect(resume.getByRole('listitem')).toHaveCount(3)
})

test('the browser keeps every file of the page, and views never opened work with the server gone', async ({
  page,
  ownServer,
}) => {
  await enterDemo(page)
  await offlineReady(page)
  await own(ownServer).stop()
  const files = (await readdir(DIST, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.') && file !== 'sw.js')
  const missing = await page.evaluate(async (names) => {
    const found = await Promise.all(names.map((name) => caches.match(`/${name}`, { ignoreSearch: true })))
    return names.filter((_, at) => found[at] === undefined)
  }, files)
  expect(files.length).toBeGreaterThan(50)
  expect(missing).toEqual([])

  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings and Preferences' })).toBeVisible()
  await expect(page).toHaveTitle('Settings and Preferences · Demo · Placard')
  await expect(page.getByText(/^Your browser (keeps|may delete|does not say)/)).toBeVisible()
  await takePicture(page, 'demo-settings')
  await page.goto('/')
  await page
    .getByRole('button', { name: /Updates/ })
    .first()
    .click()
  await expect(page.getByText('You are in the demo')).toBeVisible()
})
