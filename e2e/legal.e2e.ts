import { enterDemo, HOSTS } from './harness/account.ts'
import { lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('a visitor reads the four legal pages, and gets back to where they came from', async ({ page }) => {
  await page.goto('/campaigns')
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Version 1.0', { exact: true })).toBeVisible()

  await test.step('by the keyboard, each at an address of its own', async () => {
    await page.getByRole('tab', { name: 'Terms' }).press('ArrowRight')
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(page.getByRole('tab', { name: 'Privacy Notice' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\/legal\/data-use$/)
    const recordings = page.getByRole('region', { name: 'Recordings of your voice', exact: true })
    await expect(recordings.getByRole('definition').last()).toContainText('24 hours, or until the person deletes it')
    await recordings.getByText(/^Line by line/).click()
    await expect(recordings.getByRole('table')).toBeVisible()
    await lookAt(page, 'data-use')
    await page.keyboard.press('Tab')
    await page.getByRole('tab', { name: 'Data Use' }).press('End')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await lookAt(page, 'contact')
  })

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
  await expect(page).toHaveURL(/\/campaigns$/)
  await page.goto('/legal/contact')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
})

for (const { name, enter } of HOSTS) {
  test(`${name} somebody is told that a text has changed, until they have read it`, async ({ page }) => {
    await enter(page)
    const notice = page.getByText('The privacy notice has changed.')
    await expect(page.getByRole('main')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('placard.legal', JSON.stringify({ terms: '1.0', privacy: '0.9' })))
    await page.reload()
    await expect(notice).toBeVisible()
    await takePicture(page, `legal-notice-${enter.name}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await takePicture(page, `legal-notice-390-${enter.name}`)
    await page.getByRole('link', { name: 'Read what changed' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'What changed' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.goto('/campaigns')
    await expect(page.getByRole('heading', { level: 1, name: 'Model UN Campaigns' })).toBeVisible()
    await expect(notice).toBeHidden()
  })
}

test('nobody is told of a change who found the texts as they are', async ({ page }) => {
  await enterDemo(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Model UN Campaigns' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('placard.legal'))).toContain('1.0')
  await expect(page.getByText('Read what changed')).toBeHidden()
})
