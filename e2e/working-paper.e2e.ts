import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { HOSTS } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const paper = (page: Page) => page.getByRole('complementary', { name: 'Working paper' })
const text = (page: Page) => paper(page).getByRole('textbox', { name: 'Text of the paper' })
const saved = (page: Page) => expect(paper(page).getByText('Saved', { exact: true })).toBeVisible()

/** A file of the paper: its name and its first bytes. */
async function exported(page: Page, format: string) {
  const download = page.waitForEvent('download')
  await paper(page)
    .getByRole('button', { name: `Export: ${format}` })
    .click()
  const file = await download
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), begins: bytes.subarray(0, 5).toString('latin1') }
}

for (const { name, enter } of HOSTS) {
  test(`a working paper is written, changed, restored and saved as a file ${name}`, async ({ page }) => {
    await enter(page)
    await page.goto('/')
    const composer = page.getByRole('textbox', { name: 'Message' })
    await composer.fill('Write a draft resolution on climate finance for Kenya')
    await composer.press('Enter')

    await test.step('an answer opens beside the chat, without what is said around it', async () => {
      await page.getByRole('button', { name: 'Open as working paper' }).click()
      await expect(text(page)).toHaveValue(/^Topic: Climate finance/)
      await expect(paper(page).getByRole('textbox', { name: 'Title' })).toHaveValue(
        'Draft resolution on climate finance',
      )
      await expect(composer).toBeVisible()
      await saved(page)
    })

    await test.step('it keeps the form of a resolution', async () => {
      await text(page).fill('The General Assembly,\n\nrecalling the Charter.\n\n3. calls upon States to act')
      await saved(page)
      await paper(page).getByRole('tab', { name: 'Formatted' }).click()
      await expect(paper(page).getByText('1. Calls upon States to act.')).toBeVisible()
      await expect(paper(page).locator('em', { hasText: 'Calls upon' })).toBeVisible()
      await lookAt(page, `working-paper-${name.replaceAll(' ', '-')}`)
      await paper(page).getByRole('tab', { name: 'Edit' }).click()
      await paper(page).getByRole('button', { name: 'Format', exact: true }).click()
      await expect(text(page)).toHaveValue(
        'The General Assembly,\n\nRecalling the Charter,\n\n1. Calls upon States to act.',
      )
    })

    await test.step('a change to a paragraph is shown before and after, and accepted', async () => {
      await paper(page).getByRole('button', { name: 'Change a paragraph' }).click()
      await paper(page)
        .getByRole('combobox', { name: 'Paragraph' })
        .selectOption({ label: '1. Calls upon States to act.' })
      await paper(page).getByRole('button', { name: 'Stronger' }).click()
      await paper(page).getByRole('button', { name: 'Accept' }).click()
      await expect(text(page)).toHaveValue(/1\. Urges States to act\.$/)
      await paper(page).getByRole('textbox', { name: 'What should change?' }).fill('sing it to me')
      await paper(page).getByRole('button', { name: 'Ask for this change' }).click()
      await expect(paper(page).getByText('I cannot make that change without a language model.')).toBeVisible()
      await paper(page).getByRole('button', { name: 'Close', exact: true }).click()
    })

    await test.step('it is saved as Word, PDF and text', async () => {
      const title = 'draft-resolution-on-climate-finance'
      expect(await exported(page, 'Word')).toEqual({ name: `${title}.docx`, begins: 'PK\u0003\u0004\u0014' })
      expect(await exported(page, 'PDF')).toEqual({ name: `${title}.pdf`, begins: '%PDF-' })
      expect(await exported(page, 'Text')).toEqual({ name: `${title}.txt`, begins: 'The G' })
    })

    await test.step('an earlier version comes back as a new one', async () => {
      await paper(page).getByRole('tab', { name: 'Versions' }).click()
      await paper(page).getByRole('button', { name: 'Restore version 1' }).click()
      await expect(paper(page).getByText('Version 1 restored')).toBeVisible()
      await paper(page).getByRole('tab', { name: 'Edit' }).click()
      await expect(text(page)).toHaveValue(/^Topic: Climate finance/)
    })

    await test.step('words typed last are there after a reload, beside the same conversation', async () => {
      await text(page).press('ControlOrMeta+End')
      await text(page).pressSequentially('\n\nLast words.')
      await page.reload()
      await expect(text(page)).toHaveValue(/Last words\.$/)
      await saved(page)
    })
  })
}
