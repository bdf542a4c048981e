import { signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('a person settles which emails come and how long things are kept, and sees when each rule runs', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/settings/privacy-rights')
  const open = () => page.getByRole('tab', { name: 'Settings' }).click()
  await open()
  const kept = page.getByRole('region', { name: 'How long things are kept' })
  const conversations = kept.getByRole('switch', { name: 'Delete old conversations automatically' })
  const account = kept.getByRole('switch', { name: 'Delete my account if I stop using it' })

  await test.step('emails are turned off with one press', async () => {
    const mails = page.getByRole('switch', { name: 'Emails about my requests' })
    await expect(mails).toBeChecked()
    await mails.click()
    await expect(mails).not.toBeChecked()
  })

  await test.step('a period is shown with what it would delete before it is kept', async () => {
    await conversations.click()
    await kept.getByRole('combobox', { name: 'Not changed for' }).selectOption('3 months')
    await expect(kept.getByText('You have nothing that old at the moment.')).toBeVisible()
    await lookAt(page, 'privacy-settings-asked', kept)
    await kept.getByRole('button', { name: 'Delete after 3 months' }).click()
    await expect(kept.getByText(/^On\. Nothing is deleted before/)).toBeVisible()
    await account.click()
    await kept.getByRole('button', { name: 'Delete after 36 months' }).click()
    await expect(kept.getByText(/your account is deleted on/)).toBeVisible()
  })

  await test.step('it is remembered, and the rules tell of their runs', async () => {
    await page.reload()
    await open()
    await expect(conversations).toBeChecked()
    await expect(account).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Emails about my requests' })).not.toBeChecked()
    const rules = kept.getByRole('table', { name: 'What is deleted automatically, and when' })
    await expect(rules.getByRole('row', { name: /^Old conversations and sessions/ })).toBeVisible()
    // the server has carried them out as it began
    await expect(rules.getByRole('row', { name: /^Recordings of your voice Today, \d/ })).toBeVisible()
    await lookAt(page, 'privacy-settings', kept)
    await lookAt(page, 'privacy-settings-rest', page.getByRole('tabpanel', { name: 'Settings' }))
  })

  await test.step('either is turned off with one press', async () => {
    await conversations.click()
    await expect(conversations).not.toBeChecked()
    await account.click()
    await expect(account).not.toBeChecked()
  })
})
