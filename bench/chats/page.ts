import type { CDPSession, Page } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { type BenchOptions, type Figure, percentile, sampled } from '../figure.ts'
import { listenToInteractions, timeOfInteraction } from '../interaction-times.ts'
import { temporaryServer, UNLIMITED } from '../processes.ts'
import { startModel } from '../streams/programs.ts'
import { Visitor } from '../visitor.ts'
import { aLongConversation, moveIn } from './many-messages.ts'

const MESSAGES = 5_000
const OPENINGS = 5
const KEYS = 'The committee would phase out coal by 2040'
/** About 20 kB, in tokens of twelve characters, at the rate of a fast model. */
const ANSWER = { tokens: 1_700, everyMs: 6 } as const

/** Opening a conversation with very many messages, and streaming a long answer, in a real browser. */
export async function pages(options: BenchOptions): Promise<readonly Figure[]> {
  await using model = await startModel()
  await using server = await temporaryServer({
    environment: { OPENAI_COMPATIBLE_URL: model.url, OPENAI_COMPATIBLE_MODEL: 'm', ...UNLIMITED },
  })
  await using browser = await launchBrowser()
  const person = await Visitor.join(server.address)
  const messages = sampled(MESSAGES, options, 200)
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
  const open = await weighed(page)
  await model.answer(ANSWER)
  const scriptBefore = await open.metric('ScriptDuration')
  const frames = await told(page)
  const scriptMs = ((await open.metric('ScriptDuration')) - scriptBefore) * 1000
  const sample = `${frames.gaps.length} frames while ${frames.characters} characters came`
  return [
    {
      name: `conversation of ${messages} messages, from the press to the last of them painted`,
      value: Math.max(...openings),
      unit: 'ms',
      limit: { atMost: 1_000 },
      sample: `the slowest of ${OPENINGS}, the first of which fetches it`,
    },
    ...open.figures,
    { name: 'streaming 20 kB, scripts altogether', value: scriptMs, unit: 'ms', limit: { atMost: 2_500 }, sample },
    { name: 'streaming 20 kB, frame, median', value: percentile(frames.gaps, 0.5), unit: 'ms', sample },
    {
      name: 'streaming 20 kB, frame, p95',
      value: percentile(frames.gaps, 0.95),
      unit: 'ms',
      limit: { atMost: 40 },
      sample,
    },
  ]
}

/** Memory of the page while the conversation is open, and the latency of typing into it. */
async function weighed(
  page: Page,
): Promise<{ readonly figures: readonly Figure[]; metric: (name: string) => Promise<number> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const metric = (name: string) => metricOf(session, name)
  const elements = await page.locator('*').count()
  const heap = (await metric('JSHeapUsedSize')) / 1e6
  await listenToInteractions(page)
  await page.getByRole('textbox', { name: 'Message', exact: true }).focus()
  const keys: number[] = []
  for (const key of KEYS) keys.push(await timeOfInteraction(page, () => page.keyboard.press(key)))
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('')
  const sample = 'in the conversation of very many messages'
  return {
    metric,
    figures: [
      { name: 'elements of the page', value: elements, unit: '', limit: { atMost: 3_000 }, sample },
      { name: 'heap of the page', value: heap, unit: 'MB', limit: { atMost: 120 }, sample },
      {
        name: 'key press to painted, p95',
        value: percentile(keys, 0.95),
        unit: 'ms',
        limit: { atMost: 50 },
        sample: `${keys.length} letters ${sample}`,
      },
    ],
  }
}

async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const found = metrics.find((metric) => metric.name === name)
  if (found === undefined) throw new Error(`the browser counts no ${name}`)
  return found.value
}

/** Time from a click on a conversation in the list until its last message is painted, in ms of the page's clock. */
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

/** Streams a long answer. @returns the intervals between frames from its first word to its end. */
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
