import type { Page } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { type BenchOrder, type Figure, percentile, sampled } from '../figure.ts'
import { removeFolder, startServer, temporaryFolder, UNLIMITED } from '../processes.ts'
import { startModel } from '../streams/programs.ts'
import { Visitor } from '../visitor.ts'
import { aLongConversation, moveIn } from './many-messages.ts'

const MESSAGES = 5_000
const OPENINGS = 5
/** About 20 kB, in tokens of twelve characters, as fast as a quick model speaks. */
const ANSWER = { tokens: 1_700, everyMs: 6 } as const

/** A conversation with very many messages being opened, and a long answer being told, in a real browser. */
export async function pages(order: BenchOrder): Promise<readonly Figure[]> {
  const model = await startModel()
  const folder = await temporaryFolder()
  const server = await startServer(folder, {
    environment: { OPENAI_COMPATIBLE_URL: model.url, OPENAI_COMPATIBLE_MODEL: 'm', ...UNLIMITED },
  })
  const browser = await launchBrowser()
  try {
    const person = await Visitor.join(server.address)
    const messages = sampled(MESSAGES, order, 200)
    const id = await moveIn(server.address, person.token, aLongConversation(0, messages))
    const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByLabel('Email').fill(person.account.email)
    await page.getByLabel('Password', { exact: true }).fill(person.account.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.locator(`a[href="/chat/${id}"]`).first().waitFor({ state: 'attached' })
    const openings: number[] = []
    for (let round = 0; round < OPENINGS; round += 1) openings.push(await opened(page, id))
    await model.answer(ANSWER)
    const frames = await told(page)
    const sample = `${frames.gaps.length} frames while ${frames.characters} characters came`
    return [
      {
        name: `conversation of ${messages} messages, from the press to the last of them painted`,
        value: Math.max(...openings),
        unit: 'ms',
        limit: { atMost: 1_000 },
        sample: `the slowest of ${OPENINGS}, the first of which fetches it`,
      },
      { name: 'streaming 20 kB, frame, median', value: percentile(frames.gaps, 0.5), unit: 'ms', sample },
      { name: 'streaming 20 kB, frame, p95', value: percentile(frames.gaps, 0.95), unit: 'ms', sample },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await model.close()
    await removeFolder(folder)
  }
}

/** From the press on a conversation in the list to its last message being painted, in ms of the page's clock. */
async function opened(page: Page, conversationId: string): Promise<number> {
  await page.getByRole('link', { name: 'New chat', exact: true }).first().click()
  await page.locator('[data-message]').first().waitFor({ state: 'detached' })
  return page.evaluate(async (id) => {
    const link = document.querySelector(`a[href="/chat/${id}"]`)
    if (!(link instanceof HTMLElement)) throw new Error('the conversation is not in the list')
    const since = performance.now()
    link.click()
    const painted = () => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
    const isThere = () =>
      [...document.querySelectorAll('[data-message]')].some((row) => row.textContent.includes('number'))
    while (!isThere()) await painted()
    await painted()
    return performance.now() - since
  }, conversationId)
}

/** Has a long answer told. @returns the time between frames from its first word to its end. */
async function told(page: Page): Promise<{ readonly gaps: readonly number[]; readonly characters: number }> {
  await page.getByRole('link', { name: 'New chat', exact: true }).first().click()
  const composer = page.getByRole('textbox', { name: 'Message', exact: true })
  await composer.fill('What time is it?')
  await composer.press('Enter')
  await page.locator('[role=log] article').nth(1).getByText(/\d{5}/).first().waitFor({ state: 'attached' })
  return page.evaluate(async () => {
    const gaps: number[] = []
    const isComing = () => document.querySelector('button[aria-label="Stop answering"]') !== null
    for (let last = performance.now(); isComing(); ) {
      const now = await new Promise<number>((frame) => requestAnimationFrame(frame))
      gaps.push(now - last)
      last = now
    }
    return { gaps, characters: document.querySelector('[role=log]')?.textContent.length ?? 0 }
  })
}
