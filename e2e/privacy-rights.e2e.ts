import { signIn, signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('a person sees what is kept, opts out, has an account deleted, and cannot sign in any more', async ({
  page,
  watch,
}) => {
  // whoever is gone is refused
  watch.allow(/status of 401/)
  const account = await signUp(page)
  await page.goto('/settings/privacy')
  await page.getByRole('link', { name: 'Open Privacy Rights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Rights' })).toBeVisible()

  await test.step('opting out and limiting take one press each, and are remembered', async () => {
    for (const name of [/^Do not sell/, /^Limit the use/]) {
      const choice = page.getByRole('switch', { name })
      await expect(choice).not.toBeChecked()
      await choice.click()
      await expect(choice).toBeChecked()
    }
    await page.reload()
    for (const name of [/^Do not sell/, /^Limit the use/]) {
      await expect(page.getByRole('switch', { name })).toBeChecked()
    }
    await page.getByRole('switch', { name: /^Do not sell/ }).click()
    await expect(page.getByRole('switch', { name: /^Do not sell/ })).not.toBeChecked()
  })

  await test.step('what is kept is answered at once', async () => {
    await page.getByRole('button', { name: 'Request to Know' }).click()
    await page.getByRole('button', { name: 'Open the answer' }).click()
    await expect(page.getByText(/^Something is kept about you in \d of 6 categories/)).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('placard-privacy-inventory.csv')
    await lookAt(page, 'privacy-data')
  })

  const remove = page.getByRole('region', { name: 'Right to Delete' })
  await test.step('a deletion needs the identity and a confirmation, and can be taken back', async () => {
    await page.getByRole('tab', { name: 'Your Rights' }).click()
    await remove.getByRole('button', { name: 'Verify Identity' }).click()
    const dialog = page.getByRole('dialog', { name: 'Verify your identity' })
    await dialog.getByLabel('Password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(remove.getByText(/^Your identity is verified until/)).toBeVisible()
    await remove.getByRole('button', { name: 'Request Deletion' }).click()
    await lookAt(page, 'privacy-rights', remove)
    await remove.getByRole('button', { name: 'Delete in 7 days' }).click()
    await expect(remove.getByText(/Until then you can cancel/)).toBeVisible()
    await remove.getByRole('button', { name: 'Cancel this request' }).click()
    await expect(remove.getByText(/Until then you can cancel/)).toHaveCount(0)
    await page.getByRole('tab', { name: 'Requests' }).click()
    await page.getByText('Timeline').first().click()
    await expect(page.getByRole('list', { name: /^Timeline/ }).getByText('Cancelled')).toBeVisible()
    await lookAt(page, 'privacy-requests')
  })

  await test.step('deleted at once, the account is gone', async () => {
    await page.getByRole('tab', { name: 'Your Rights' }).click()
    await remove.getByRole('button', { name: 'Request Deletion' }).click()
    await remove.getByRole('button', { name: 'Delete now' }).click()
    await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
    await signIn(page, account)
    await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  })
})

test('a browser that sends Global Privacy Control is opted out, and told so', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'sec-gpc': '1' } })
  const page = await context.newPage()
  await signUp(page)
  await page.goto('/settings/privacy-rights')
  await expect(page.getByText('Opt-Out Request Honored')).toBeVisible()
  const optOut = page.getByRole('switch', { name: /^Do not sell/ })
  await expect(optOut).toBeChecked()
  await optOut.click()
  await expect(optOut).toBeChecked()
  await page.getByRole('button', { name: 'Stay opted out' }).click()
  await expect(optOut).toBeChecked()
  await context.close()
})
