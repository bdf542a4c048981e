import { newAccount, signIn } from './harness/account.ts'
import { makeAdministrator } from './harness/administrator.ts'
import { lookAt } from './harness/looks.ts'
import { openServer, type ServerHandle } from './harness/server.ts'
import { type SlowModel, startSlowModel } from './harness/slow-model.ts'
import { expect, test } from './harness/test.ts'

const NOBODY = 'http://127.0.0.1:9/v1beta'

let model: SlowModel
let server: ServerHandle

test.beforeAll(async () => {
  model = await startSlowModel(['A caucus ', 'is a break.'])
  server = await openServer({ ...model.variables, GEMINI_API_KEY: 'k'.repeat(20), GEMINI_URL: NOBODY })
  await server.start()
})
test.afterAll(async () => {
  await server.clear()
  await model.close()
})

test('an administrator withdraws a model, and a chat that chose it says so and is answered by another', async ({
  page,
}) => {
  const account = newAccount()
  const password = await makeAdministrator(server.dataFolder, account.email)
  await page.goto(`${server.address}/`)
  await signIn(page, { ...account, password })
  const menu = page.getByRole('button', { name: /^Answers by: / })
  await menu.click()
  await page.getByRole('radio', { name: /^Gemini/ }).check()
  await page.keyboard.press('Escape')
  await page.goto(`${server.address}/admin/engines`)
  await expect(page.getByRole('switch', { name: /^Gemini/ })).toBeChecked()
  await lookAt(page, 'engine-rules')
  await page.getByRole('switch', { name: /^Gemini/ }).click()
  await page.getByRole('switch', { name: 'People may use keys of their own' }).click()
  await expect(page.getByText(/is switched off\.$/).first()).toBeVisible()
  await lookAt(page, 'engine-rules-off')
  await page.goto(`${server.address}/`)
  await menu.click()
  await expect(page.getByText(/has switched this model off\. Another of its models answers instead/)).toBeVisible()
  await lookAt(page, 'engine-menu-withdrawn')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a caucus?')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/in place of Gemini.*, which this site’s administrator has switched off/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'A caucus is a break' })).toBeVisible()
  await lookAt(page, 'engine-withdrawn-answer')
})
