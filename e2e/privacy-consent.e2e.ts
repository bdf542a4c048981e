import { signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('a person decides on each consent with one press, sees what followed, and takes it back', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings/privacy-rights#consent')
  await expect(page.getByRole('tab', { name: 'Consent' })).toHaveAttribute('aria-selected', 'true')
  const meter = page.getByRole('meter', { name: 'Consents you have decided' })
  await expect(meter).toHaveAttribute('aria-valuetext', '0 of 5 decided')
  await expect(page.getByText('No consent records available.')).toBeVisible()
  await lookAt(page, 'privacy-consent-undecided')

  await test.step('recordings: on, off, and both in the history', async () => {
    const recordings = page.getByRole('switch', { name: /^Sensitive data/ })
    await expect(recordings).not.toBeChecked()
    await recordings.click()
    await expect(page.getByText('Recordings of your voice are kept for 24 hours from now on.')).toBeVisible()
    await recordings.click()
    await expect(page.getByText(/^Recordings kept until now are deleted/)).toBeVisible()
    const decisions = page.getByRole('list', { name: 'Decisions, newest first' }).getByRole('listitem')
    await expect(decisions).toHaveCount(2)
    await expect(decisions.first()).toContainText('Withdrawn')
  })

  await test.step('services outside: off and, by the undo, on again, also after a reload', async () => {
    const sharing = page.getByRole('switch', { name: /^Third-party sharing/ })
    await expect(sharing).toBeChecked()
    await sharing.click()
    await expect(page.getByText(/^From now on nothing you write or say is sent/)).toBeVisible()
    await lookAt(page, 'privacy-consent', page.getByRole('tabpanel'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(sharing).toBeChecked()
    await page.reload()
    await expect(sharing).toBeChecked()
    await expect(meter).toHaveAttribute('aria-valuetext', '2 of 5 decided')
  })

  await test.step('the same switch stands in the settings of recordings', async () => {
    await page.getByRole('switch', { name: /^Sensitive data/ }).click()
    await expect(page.getByText('Recordings of your voice are kept for 24 hours from now on.')).toBeVisible()
    await page.goto('/settings/voice')
    await expect(page.getByRole('switch', { name: /^Keep recordings/ })).toBeChecked()
  })
})

test('emails with news are stopped by the link in one of them, and a link that does not work says what to do', async ({
  page,
  watch,
}) => {
  // a link that this server did not make is refused
  watch.allow(/status of 400/)
  await page.goto('/stop-news?token=abc')
  await expect(page.getByRole('heading', { level: 1, name: 'Stop emails with news?' })).toBeVisible()
  await lookAt(page, 'stop-news')
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})
