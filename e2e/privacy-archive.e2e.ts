import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { type Account, newAccount, signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

async function verify(page: Page, copy: Locator, { password }: Account): Promise<void> {
  await copy.getByRole('button', { name: 'Verify Identity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your identity' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
}

async function download(page: Page, copy: Locator): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^placard-archive-[\d-]+\.zip$/)
  return readFile(await file.path())
}

test('a person has a copy of everything made, and downloads it', async ({ page }) => {
  const account = await signUp(page)
  await page.goto('/settings/privacy-rights')
  await page.getByRole('tab', { name: 'Requests' }).click()
  await page.getByRole('button', { name: 'Data Portability' }).click()
  const copy = page.getByRole('region', { name: 'A copy of everything' })

  await test.step('it needs the identity, and days that follow one another', async () => {
    await verify(page, copy, account)
    await copy.getByRole('radio', { name: 'Only some days' }).check()
    await copy.getByLabel('First day').fill('2026-03-02')
    await copy.getByLabel('Last day').fill('2026-03-01')
    await copy.getByRole('button', { name: 'Request a Copy' }).click()
    await expect(copy.getByText('The last day comes before the first.')).toBeVisible()
    await lookAt(page, 'privacy-archive-days', copy)
  })

  await test.step('it is put together, and can be downloaded', async () => {
    await copy.getByRole('radio', { name: 'All of them' }).check()
    await copy.getByRole('button', { name: 'Request a Copy' }).click()
    await expect(copy.getByText(/^Your copy is ready/)).toBeVisible()
    await lookAt(page, 'privacy-archive-ready', copy)
    const bytes = await download(page, copy)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('manifest.json')).toBe(true)
  })

  await test.step('the list of what is kept can be had as a PDF', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('the request shows it too, with what happened', async () => {
    await page.getByRole('tab', { name: 'Requests' }).click()
    await page.getByText('Timeline').first().click()
    await expect(page.getByRole('list', { name: 'Timeline: Copy of everything' }).getByText('Completed')).toBeVisible()
    await lookAt(page, 'privacy-archive-request')
  })
})

test('the copy brings chats into another account', async ({ page, browser, baseURL }) => {
  const account = await signUp(page)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a quorum?')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(page.getByText('Embedded · built-in phrases, no AI model')).toBeVisible()
  await page.goto('/settings/privacy-rights')
  await page.getByRole('tab', { name: 'Your Data' }).click()
  const copy = page.getByRole('region', { name: 'A copy of everything' })
  await verify(page, copy, account)
  await copy.getByRole('button', { name: 'Request a Copy' }).click()
  const buffer = await download(page, copy)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await signUp(other, newAccount())
  await other.getByRole('link', { name: 'Chat', exact: true }).click()
  await other.getByRole('button', { name: 'More about this chat' }).click()
  await other.getByRole('button', { name: 'Import…' }).click()
  const bring = () =>
    other
      .getByLabel('File with conversations')
      .setInputFiles({ name: 'archive.zip', mimeType: 'application/zip', buffer })
  await bring()
  await expect(other.getByText('Imported', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Choose another file' }).click()
  await bring()
  await expect(other.getByText('Already there', { exact: true })).toBeVisible()
  await other.keyboard.press('Escape')
  const chats = other.getByRole('complementary', { name: 'Conversations' }).getByRole('link', { name: /quorum/i })
  await expect(chats).toHaveCount(1)
  await chats.click()
  await expect(other.getByRole('log', { name: 'Conversation' }).getByText('What is a quorum?')).toBeVisible()
  await context.close()
})
