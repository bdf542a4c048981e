import { newAccount, signIn } from './harness/account.ts'
import { makeAdministrator } from './harness/administrator.ts'
import { lookAt } from './harness/looks.ts'
import { openServer, type ServerHandle } from './harness/server.ts'
import { type SlowModel, startSlowModel } from './harness/slow-model.ts'
import { test as base, expect } from './harness/test.ts'

const NOBODY = 'http://127.0.0.1:9/v1beta'

const test = base.extend<object, { model: SlowModel; ownServer: ServerHandle | undefined }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const model = await startSlowModel(['A caucus ', 'is a break.'])
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ model }, use) => {
      const server = await openServer({ ...model.variables, GEMINI_API_KEY: 'k'.repeat(20), GEMINI_URL: NOBODY })
      await use(server)
      await server.clear()
    },
    { scope: 'worker' },
  ],
})

test('an administrator withdraws a model, and a chat that chose it says so and is answered by another', async ({
  page,
  baseURL,
  dataFolder,
}) => {
  const account = newAccount()
  const password = await makeAdministrator(baseURL ?? '', dataFolder, account.email)
  await page.goto('/')
  await signIn(page, { ...account, password })
  const menu = page.getByRole('button', { name: /^Answers by: / })
  await menu.click()
  await page.getByRole('radio', { name: /^Gemini/ }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a caucus?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'A caucus is a break' })).toBeVisible()
  const conversation = page.url()
  await page.goto('/admin/engines')
  await expect(page.getByRole('switch', { name: /^Gemini/ })).toBeChecked()
  await lookAt(page, 'engine-rules')
  await page.getByRole('switch', { name: /^Gemini/ }).click()
  await page.getByRole('switch', { name: 'People may use keys of their own' }).click()
  await expect(page.getByText(/is switched off\.$/).first()).toBeVisible()
  await lookAt(page, 'engine-rules-off')
  await page.goto(conversation)
  await menu.click()
  await expect(
    page.getByText(/has switched this model off\. Another of this site’s models answers instead/),
  ).toBeVisible()
  await lookAt(page, 'engine-menu-withdrawn')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Message' }).fill('And a point of order?')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/in place of Gemini.*, which this site’s administrator has switched off/)).toBeVisible()
  await lookAt(page, 'engine-withdrawn-answer')
})
