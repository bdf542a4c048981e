import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterDemo } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { hurryDemo } from './harness/demo.ts'
import { expectAccessible, lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

/** Forty-five minutes in less than half of one. */
const PACE = 120

/** What a button saves: the file's name and its bytes. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a finished session is told, kept, watched again and gone back to', async ({ page, context }) => {
  test.setTimeout(300_000)
  await hurryDemo(context, PACE)
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
  await kenya.playToEnd()
  await expectAccessible(page, 'the conclusion')
  await kenya.openDebrief()
  const debrief = page.url()

  await expect(page.getByRole('region', { name: 'Where your acts turned it' })).toBeVisible()
  const text = await saved(page, 'Resolution (text)')
  expect(text.name).toMatch(/^resolution-climate-crisis-summit-kenya-\d{4}-\d\d-\d\d\.txt$/)
  expect(text.bytes.toString('utf8')).toMatch(/\n {4}1\. .*[;.]\n/s)
  const pdf = await saved(page, 'Resolution (PDF)')
  expect(pdf.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const file = await saved(page, 'Debrief (HTML)')
  const html = file.bytes.toString('utf8')
  expect(html).not.toMatch(/<script|https?:/)
  await lookAtFile(await context.newPage(), html)
  await page.getByRole('region', { name: 'Where your acts turned it' }).scrollIntoViewIfNeeded()
  await lookAt(page, 'turning-points')

  await page.getByRole('link', { name: 'Watch the session again' }).click()
  const scrubber = page.getByRole('slider', { name: 'Moment of the session' })
  await expect(scrubber).toHaveValue('0')
  await page.keyboard.press('End')
  await expect(page.getByRole('region', { name: 'The text at this moment' }).getByRole('list')).toBeVisible()
  await page.getByRole('region', { name: 'Jump to a moment' }).getByRole('button').first().click()
  await lookAt(page, 'replay')
  const before = Number(await scrubber.inputValue())
  await page.getByRole('button', { name: '60×' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('button', { name: /^Go back to the moment at/ }).click()
  await kenya.expectSession()
  expect(page.url(), 'a session of its own').not.toContain(debrief.replace('/debrief', ''))
})

/** The saved file as a reader opens it: by itself, with nothing to ask anybody for. */
async function lookAtFile(page: Page, html: string): Promise<void> {
  await page.setContent(html)
  await lookAt(page, 'debrief-file')
  await page.close()
}
