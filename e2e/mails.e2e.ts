import { newAccount, signUp } from './harness/account.ts'
import { takePicture } from './harness/looks.ts'
import { mailTo } from './harness/mailbox.ts'
import { expect, test } from './harness/test.ts'

test('who signs up finds a mail whose link leads back here, and which loads nothing when it is opened', async ({
  page,
  baseURL,
  dataFolder,
}) => {
  const { email, name } = await signUp(page, newAccount())
  const mail = await mailTo(dataFolder, email, 'verify-address')
  expect(mail.subject).toBe('Confirm your address for Placard')
  expect(mail.text).toContain(`Hello ${name},`)
  expect(mail.link).toMatch(new RegExp(`^${baseURL}/confirm-email#token=[\\w.-]{20,}$`))

  // as a mail program shows it: without the page's rules about styles
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setContent(mail.html)
  expect(asked).toEqual([])
  await expect(page.getByRole('link', { name: 'Confirm this address' })).toHaveAttribute('href', mail.link)
  await expect(page.getByRole('link', { name: mail.link })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await takePicture(page, `mail-390-${colorScheme}`)
  }
})
