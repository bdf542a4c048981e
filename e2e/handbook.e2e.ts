import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { enterDemo, HOSTS } from './harness/account.ts'
import { offlineReady } from './harness/demo.ts'
import { lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

/** A text without breaks, quotation marks, and accents, which the standard fonts of a PDF do not all have. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/[\s\p{M}’“”'"]+/gu, '')

/** The texts of a PDF's pages. */
async function pagesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map(plain)
}

/** Saves a file by a button, and reads it. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Rows of tables and questions, each of which must be whole on one page. */
async function wholeTexts(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('.handbook-chapter :is(td, .handbook-question)').allTextContents()
  return [...new Set(texts.map(plain))].filter((text) => text.length > 20)
}

function expectWhole(pages: readonly string[], texts: readonly string[]): void {
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !pages.some((one) => one.includes(text)))).toEqual([])
}

function expectNumbered(pages: readonly string[]): void {
  for (const [at, text] of pages.entries()) expect(text).toContain(`${at + 1}/${pages.length}`)
}

for (const { name, enter } of HOSTS) {
  test(`${name} the handbook is found in the help, printed and saved`, async ({ page, context }) => {
    await enter(page)
    await page.goto('/help')
    await page.getByRole('link', { name: 'For Teachers and Clubs', exact: true }).click()
    await expect(page).toHaveURL(/\/help\/handbook$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Handbook for Teachers and Clubs' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled()
    await lookAt(page, `handbook-${enter.name}`)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'Rules: Consensus' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Rules: Consensus' })).toBeInViewport()
    const texts = await wholeTexts(page)

    await test.step('printed, it is numbered, has nothing of the page around it, and no row is cut', async () => {
      const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
      expect(pages.length).toBeGreaterThan(30)
      expectNumbered(pages)
      expectWhole(pages, texts)
      expect(pages.filter((text) => text.includes('SaveasPDF') || text.includes('BacktoHelp'))).toEqual([])
      // the head of the motions stands again where they go on
      expect(pages.filter((text) => text.includes('MotionSecondSpeakers')).length).toBeGreaterThanOrEqual(3)
    })

    await test.step('saved as PDF, for either paper', async () => {
      for (const paper of ['A4', 'Letter']) {
        await page.getByRole('combobox', { name: 'Paper size of the PDF' }).selectOption(paper)
        const { name: file, bytes } = await saved(page, 'Save as PDF')
        expect(file).toBe('handbook-for-teachers-and-clubs.pdf')
        const pages = await pagesOf(bytes)
        expectNumbered(pages)
        expectWhole(pages, texts)
      }
    })

    await test.step('saved as HTML, it opens by itself', async () => {
      const { bytes } = await saved(page, 'Save as HTML')
      const reader = await context.newPage()
      const asked: string[] = []
      reader.on('request', (request) => asked.push(request.url()))
      await reader.setContent(bytes.toString('utf8'))
      await expect(reader.getByRole('heading', { level: 1, name: 'Handbook for Teachers and Clubs' })).toBeVisible()
      await takePicture(reader, `handbook-saved-${enter.name}`)
      expect(asked).toEqual([])
      await reader.close()
    })

    await test.step('a campaign leads to its own worksheet', async () => {
      await page.goto('/campaigns/climate-crisis-summit')
      await page.getByRole('link', { name: 'Worksheet' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Worksheet: Climate Crisis Summit' })).toBeVisible()
      await lookAt(page, `worksheet-${enter.name}`)
      await lookAt(page, `worksheet-agenda-${enter.name}`, page.getByRole('table').nth(2))
      const sheet = await wholeTexts(page)
      for (const format of ['A4', 'Letter']) {
        const pages = await pagesOf(await page.pdf({ format }))
        expectNumbered(pages)
        expectWhole(pages, sheet)
      }
      expectWhole(await pagesOf((await saved(page, 'Save as PDF')).bytes), sheet)
    })
  })
}

test('the demo has its handbook without a connection', async ({ page, context, watch }) => {
  watch.allow(NO_SERVER)
  await enterDemo(page)
  await offlineReady(page)
  await context.setOffline(true)
  await page.goto('/help/handbook')
  await expect(page.getByRole('heading', { level: 2, name: 'Worksheet: Climate Crisis Summit' })).toBeVisible()
  const pages = await pagesOf((await saved(page, 'Save as PDF')).bytes)
  expect(pages.length).toBeGreaterThan(30)
})
