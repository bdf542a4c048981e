import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { HOSTS } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const PROMISE = 'We promise Germany that we will support expert review of every pledge.'

/** Has a new chat in which one question is answered. */
async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/')
  const composer = page.getByRole('textbox', { name: 'Message' })
  await composer.fill(question)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await composer.press('Enter')
  // an answer has its actions once it is whole, as the message has
  await expect(page.getByRole('button', { name: 'Copy message' })).toHaveCount(2)
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your history' })

/** Opens a view by its link in the sidebar. */
async function go(page: Page, label: string): Promise<void> {
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: label, exact: true }).click()
}

/** Saves a file by a press, and reads it. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

for (const { name, enter } of HOSTS) {
  test(`what was said is listed, found, read, cited, saved and deleted ${name}`, async ({ page, context, watch }) => {
    const look = (part: string) => lookAt(page, `records-${part}-${name.replaceAll(' ', '-')}`)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page)

    await test.step('nothing is there at first, and both views say what will be', async () => {
      await go(page, 'History')
      await expect(page.getByText('Nothing here yet')).toBeVisible()
      await look('history-empty')
      await go(page, 'Transcripts')
      await expect(page.getByText('No conversation transcripts found.')).toBeVisible()
      await look('transcripts-empty')
    })

    await ask(page, 'What is a moderated caucus?')
    await ask(page, 'How long is a speech?')
    const campaign = new Delegate(page)
    await page.goto('/campaigns')
    await campaign.takeSeat('Climate Crisis Summit', 'Kenya')
    await campaign.speak(PROMISE)

    await test.step('the history lists all three, by days and kinds', async () => {
      await page.goto('/history')
      const rows = page.getByRole('article')
      await expect(rows).toHaveCount(3)
      await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'All 3' })).toBeVisible()
      await look('history')
      await page.getByRole('tab', { name: 'Campaigns 1' }).click()
      await expect(rows).toHaveCount(1)
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Campaigns 1' })).toHaveAttribute('aria-selected', 'true')
      await page.getByRole('tab', { name: /^All/ }).click()
    })

    await test.step('a conversation is renamed, pinned, and comes back when it was deleted', async () => {
      await page.getByRole('button', { name: /^Rename .*moderated caucus/ }).click()
      await page.getByRole('textbox', { name: 'New title' }).fill('Caucuses')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Pin Caucuses' }).click()
      await expect(page.getByRole('heading', { name: 'Pinned' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete Caucuses' }).click()
      await expect(page.getByRole('article', { name: 'Caucuses' })).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('article', { name: 'Caucuses' })).toBeVisible()
    })

    await test.step('words are found in titles, in last messages, and in everything that was said', async () => {
      const field = search(page)
      await field.fill('expert review')
      const said = page.getByRole('region', { name: 'Also said in' })
      await expect(said.getByText('expert', { exact: true }).first()).toBeVisible()
      await look('history-found')
      await said.getByRole('button').first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Climate Crisis Summit' })).toBeVisible()
      await expect(page.getByText(PROMISE).first()).toBeVisible()
      await page.goBack()
      await expect(field).toHaveValue('expert review')
      await field.fill('xyzzy')
      await expect(page.getByText('Nothing matches “xyzzy”')).toBeVisible()
      await look('history-unmatched')
    })

    await test.step('the palette finds what was said after a slash', async () => {
      await page.getByRole('button', { name: 'Go to…' }).click()
      await page.getByRole('combobox', { name: 'Search commands' }).fill('/moderated')
      await expect(page.getByRole('option', { name: /Caucuses/ }).first()).toBeVisible()
      await look('palette')
      await page.keyboard.press('Enter')
      await expect(page.getByText('What is a moderated caucus?').first()).toBeVisible()
    })

    await test.step('transcripts are counted, sorted, filtered and read in a frame', async () => {
      await go(page, 'Transcripts')
      await expect(page.getByText('Total messages')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(3)
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title A-Z')
      await expect(page.getByRole('article').first()).toHaveAccessibleName('Caucuses')
      await page.getByRole('button', { name: 'Show messages of Caucuses' }).click()
      await expect(page.getByRole('region', { name: 'Transcript', exact: true })).toBeVisible()
      await look('transcripts')
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Voice Only')
      await expect(page.getByText('No transcripts match your current search and filter criteria.')).toBeVisible()
      await look('transcripts-unmatched')
      await page.getByRole('button', { name: 'Reset search and filters' }).click()
    })

    await test.step('one is saved in each format, named by its title', async () => {
      for (const [format, file, part] of [
        ['Text', 'caucuses.txt', 'You, '],
        ['JSON', 'caucuses.json', '"senderId": "user"'],
        ['Markdown', 'caucuses.md', '# Caucuses'],
        ['PDF', 'caucuses.pdf', '%PDF-'],
      ] as const) {
        const { name: called, text } = await saved(page, async () => {
          await page.getByRole('button', { name: 'Export Caucuses' }).click()
          await page.getByRole('button', { name: format, exact: true }).click()
        })
        expect(called).toBe(file)
        expect(text).toContain(part)
      }
    })

    await test.step('a line is cited by a link', async () => {
      await page.getByRole('link', { name: 'Open transcript of Caucuses' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Caucuses' })).toBeVisible()
      await look('transcript')
      await page.getByRole('button', { name: 'Copy link to this line of Assistant' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      await page.goto(link)
      await expect(page.getByRole('article').filter({ hasText: 'Assistant' })).toBeInViewport()
    })

    await test.step('a session is read by speaker, with its promises', async () => {
      await page.goto('/transcripts?type=campaign')
      await page.getByRole('link', { name: 'Open transcript of Climate Crisis Summit' }).click()
      await expect(page.getByRole('region', { name: 'Promises' })).toBeVisible()
      await look('session')
      await page.getByRole('combobox', { name: 'Speaker' }).selectOption('Kenya')
      await expect(page.getByText(PROMISE).first()).toBeVisible()
    })

    await test.step('a session is renamed, and deleted once it was left; it comes back, and is gone at every address', async () => {
      await page.goto('/history')
      await page.getByRole('button', { name: 'Rename Climate Crisis Summit' }).click()
      await page.getByRole('textbox', { name: 'New title' }).fill('The first summit')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Pin The first summit' }).click()
      const row = page.getByRole('article', { name: 'The first summit' })
      watch.allow(/status of 409 .*\/api\/records\/sessions\//)
      await row.getByRole('button', { name: 'Delete The first summit' }).click()
      await expect(page.getByText('This session is still running.')).toBeVisible()
      await look('history-running')
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByRole('button', { name: 'Exit Campaign' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Exit Campaign' }).click()
      await expect(page).toHaveURL(/\/campaigns/)
      await go(page, 'History')
      await row.getByRole('button', { name: 'Delete The first summit' }).click()
      await expect(row).toBeHidden()
      await look('history-deleted')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(row).toBeVisible()
      const address = await row.getByRole('link').getAttribute('href')
      await page.goto('/transcripts?type=campaign')
      await page.getByRole('link', { name: 'Open transcript of The first summit' }).click()
      await page.getByRole('button', { name: 'Delete The first summit' }).click()
      await expect(page).toHaveURL(/\/transcripts$/)
      watch.allow(/status of 404 .*\/api\/sessions\/campaign\//)
      await page.goto(address ?? '')
      await expect(page.getByRole('heading', { name: 'No such session' })).toBeVisible()
      await look('session-gone')
    })

    await test.step('a transcript that another tab deletes says so', async () => {
      await page.goto('/transcripts')
      await page.getByRole('link', { name: 'Open transcript of Caucuses' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Caucuses' })).toBeVisible()
      watch.allow(/status of 404 .*\/api\/chat\/sessions\//)
      const other = await context.newPage()
      await other.goto('/transcripts')
      await other.getByRole('button', { name: 'Delete Caucuses' }).click()
      await expect(other.getByText('Transcript deleted')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'This transcript is no longer here' })).toBeVisible()
      await look('gone')
    })
  })
}
