import { accountLinks, auth } from '@placard/contract'
import { expectCampaigns, signIn, signUp } from './harness/account.ts'
import { authorizationOf } from './harness/administrator.ts'
import { lookAt } from './harness/looks.ts'
import { mailTo, type ReadMail } from './harness/mailbox.ts'
import { expect, test } from './harness/test.ts'

const PASSWORD = 'A better one 8!'

test('a stolen address comes back by the mail to it: the thief is out, and a new password is chosen', async ({
  page,
  baseURL,
  dataFolder,
  watch,
}) => {
  watch.allow(/status of 40[01]/)
  const address = baseURL ?? ''
  const send = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const sent = { ...headers, 'content-type': 'application/json' }
    const answer = await fetch(address + path, { method, headers: sent, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  const confirm = ({ link }: ReadMail, authorization: string) =>
    send('POST', accountLinks.confirmEmail.path, { token: link.split('#token=')[1] }, { authorization })

  const account = await signUp(page)
  await expect(page.getByText(`Check your inbox: we emailed ${account.email}.`)).toBeVisible()
  // somebody who knows the password is signed in, and takes the account over
  const authorization = await authorizationOf(address, account.email, account.password)
  await confirm(await mailTo(dataFolder, account.email, 'verify-address'), authorization)
  const thief = { ...account, email: `thief-of-${account.email}` }
  const change = { email: thief.email, currentPassword: account.password }
  await send('PUT', auth.profile.path, change, { authorization })
  await confirm(await mailTo(dataFolder, thief.email, 'verify-address'), authorization)

  const told = await mailTo(dataFolder, account.email, 'address-changed')
  expect(told.text).toContain('Undo the change')
  await page.goto(told.link)
  await expect(page).toHaveURL(/\/restore-address$/)
  await expect(page.getByRole('heading', { name: 'Undo the change of address?' })).toBeVisible()
  await lookAt(page, 'restore-address')
  await page.getByRole('button', { name: 'Undo the change' }).click()
  // whoever was signed in here is signed out, and goes on all the same
  await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await lookAt(page, 'restored-address')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await mailTo(dataFolder, thief.email, 'address-restored')

  await page.goto(told.link)
  await page.reload()
  await page.goto(told.link)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await lookAt(page, 'restore-address-over')

  await page.goto('/')
  await signIn(page, { ...thief, password: PASSWORD })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await signIn(page, { ...account, password: PASSWORD })
  await expectCampaigns(page)
  await expect(page.getByText('Check your inbox: we emailed')).toHaveCount(0)
})
