import type { Page } from '@playwright/test'
import { newAccount, signUp } from './harness/account.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { type OwnServer, startOwnServer } from './harness/own-server.ts'
import { openServer, type ServerHandle } from './harness/server.ts'
import { test as base, expect, own } from './harness/test.ts'
import { vendorOnLoopback } from './harness/vendor.ts'

const KEY = 'sk-own-secret-0123456789'
const MODEL = 'gpt-x'
const TITLE = `${MODEL}, with your key`

const test = base.extend<object, { vendor: OwnServer; ownServer: ServerHandle | undefined }>({
  vendor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const vendor = await startOwnServer(MODEL, ['A moderated caucus is a debate ', 'of short speeches [1].'])
      // a server, unlike a page, names no origin
      vendor.allow('')
      await use(vendor)
      await vendor.close()
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ vendor }, use) => {
      const server = await openServer({ ...vendorOnLoopback(vendor.address), LOG_LEVEL: 'trace' })
      await use(server)
      await server.clear()
    },
    { scope: 'worker' },
  ],
})

/** Texts of all that the server answers a page from now on. */
function answersTo(page: Page): readonly Promise<string>[] {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) texts.push(response.text().catch(() => ''))
  })
  return texts
}

const engineMenu = (page: Page) => page.getByRole('button', { name: /^Answers by: / })

test('a person adds a key of their own, is answered with it, and deletes it; it is told to nobody', async ({
  page,
  browser,
  vendor,
  ownServer,
  watch,
}) => {
  const answers = answersTo(page)
  await signUp(page)

  await test.step('the key is tried and kept, and not shown again', async () => {
    await page.goto('/settings/system')
    await page.getByRole('button', { name: 'Add a model' }).click()
    await page.getByLabel('Where it runs').selectOption({ label: 'OpenAI, with my key' })
    await page.getByRole('textbox', { name: 'Model' }).fill(MODEL)
    await page.getByLabel('Key', { exact: true }).fill(KEY)
    await page.getByRole('button', { name: 'Test connection' }).click()
    await expect(page.getByText(`It works: the server answers and has ${MODEL}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(/· a key is stored$/)).toBeVisible()
    await lookAt(page, 'own-keys')
  })

  await test.step('the model that was chosen answers, under its badge', async () => {
    await page.goto('/chat')
    await engineMenu(page).click()
    await page.getByRole('radio', { name: new RegExp(`^${TITLE}`) }).check()
    await takePicture(page, 'own-keys-menu')
    await expectAccessible(page, 'the menu with a key of one’s own')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Message' }).fill('What is a moderated caucus?')
    await page.keyboard.press('Enter')
    const log = page.getByRole('log', { name: 'Conversation' })
    await expect(log.getByText('A moderated caucus is a debate of short speeches [1].')).toBeVisible()
    await expect(log.getByText(new RegExp(`${MODEL} · cloud, with your key`))).toBeVisible()
    expect(vendor.authorizations[0]).toBe(`Bearer ${KEY}`)
    await lookAt(page, 'own-keys-answer')
  })

  await test.step('another person sees neither the model nor its key', async () => {
    const context = await browser.newContext()
    watch.over(context)
    const other = await context.newPage()
    const told = answersTo(other)
    await signUp(other, newAccount())
    await other.goto('/settings/system')
    await expect(other.getByText('You have not added a model yet.')).toBeVisible()
    await other.goto('/chat')
    await engineMenu(other).click()
    await expect(other.getByRole('radio', { name: /^Built-in assistant/ })).toBeVisible()
    await expect(other.getByRole('radio', { name: new RegExp(MODEL) })).toHaveCount(0)
    await context.close()
    const texts = (await Promise.all(told)).join('\n')
    expect(texts).toContain('ownEngines')
    expect(texts).not.toContain(KEY)
    expect(texts).not.toContain(MODEL)
  })

  await test.step('deleted, it is not there any more, and the conversation says so', async () => {
    const chat = page.url()
    await page.goto('/settings/system')
    await page.getByRole('button', { name: `Delete ${MODEL}` }).click()
    await expect(page.getByText(`${MODEL} and its key are deleted.`)).toBeVisible()
    await page.goto(chat)
    await expect(page.getByRole('button', { name: 'Answers by: A model that is not here' })).toBeVisible()
    await takePicture(page, 'own-keys-gone')
    const asked = vendor.asked.length
    await page.getByRole('textbox', { name: 'Message' }).fill('What is a point of order?')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/built-in phrases, no AI model/)).toBeVisible()
    expect(vendor.asked).toHaveLength(asked)
  })

  // what is still open ends with the page
  await page.close()
  const texts = (await Promise.all(answers)).join('\n')
  expect(texts, 'the answers were read').toContain(MODEL)
  expect(texts).not.toContain(KEY)
  expect(own(ownServer).said(), 'the log was written').toContain('own-engines')
  expect(own(ownServer).said()).not.toContain(KEY)
})
