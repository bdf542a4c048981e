import { availableParallelism, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { enterDemo } from '../e2e/harness/account.ts'
import { launchBrowser } from './browser.ts'
import { type Bench, percentile } from './figure.ts'
import { listenToInteractions, timeOfInteraction } from './interaction-times.ts'
import { temporaryServer } from './processes.ts'

/** CPU throttling: an old phone relative to a development machine. */
const SLOWDOWN = 4
type Step = (page: Page) => Promise<unknown>

const press = (...keys: readonly string[]): readonly Step[] =>
  keys.map((key) => (page: Page) => page.keyboard.press(key))
const link =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('link', { name }).first().click()
const radio =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('main').getByRole('radio', { name }).click()

/** Actions of a user in the first minutes: asking, browsing, changing the appearance. */
const STEPS: readonly Step[] = [
  link('Chat'),
  ...press('/', 'W', 'h', 'y', '?', 'Enter'),
  ...press('/', 'N', 'o', 'Backspace', 'Backspace'),
  ...press('Control+b', 'Control+b', 'Control+Shift+K', 'd', 'a', 'Escape'),
  link('Campaigns'),
  link('Climate Crisis Summit'),
  (page) => page.getByRole('button', { name: 'Surprise me' }).click(),
  link('Settings'),
  radio('Dark'),
  radio('Light'),
  radio(/^Large/),
  radio(/^Medium/),
  link('Service Status'),
  link('Chat'),
  ...press('Control+?', 'Escape'),
]

/** Responsiveness of the page on a slow machine: from the event to the next painted frame. */
export const bench: Bench = async () => {
  await using server = await temporaryServer()
  await using browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await enterDemo(page)
  await listenToInteractions(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times: number[] = []
  for (const step of STEPS) times.push(await timeOfInteraction(page, step))
  const machine = `load average ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`
  const sample = `${STEPS.length} interactions, a processor ${SLOWDOWN} times slower, ${machine}`
  return [
    {
      name: 'interaction to painted, p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      limit: { atMost: 200 },
      sample,
    },
    { name: 'interaction to painted, median', value: percentile(times, 0.5), unit: 'ms', sample },
  ]
}
