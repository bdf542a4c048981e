import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { type Bench, percentile } from './figure.ts'
import { temporaryServer } from './processes.ts'

/** The median of several rounds counts, so that other work on the machine does not. */
const ROUNDS = 3
const PRESSES = 40
/** Controls pressed in turn: the most expensive repaints, which are those of the whole page. */
const CONTROLS = ['Dark', 'Light', /^Large/, /^Medium/, /^More/, /^Standard/] as const

/** Latency from a press on a setting to the painted page, for a signed-in user. */
export const bench: Bench = async () => {
  await using server = await temporaryServer()
  await using browser = await launchBrowser()
  const page = await openSettings(browser, server.address)
  await listen(page)
  // the first ones warm the page up
  await press(page, CONTROLS.length)
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await press(page, PRESSES))
  const p95 = percentile(
    rounds.map((times) => percentile(times, 0.95)),
    0.5,
  )
  const sample = `${ROUNDS} rounds of ${PRESSES} presses`
  return [
    { name: 'settings toggle to painted, p95', value: p95, unit: 'ms', limit: { atMost: 50 }, sample },
    { name: 'settings toggle to painted, median', value: percentile(rounds.flat(), 0.5), unit: 'ms' },
  ]
}

/** An account created outside the page, whose sign-in cookie is given to the browser. */
async function openSettings(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const data = { email: 'toggle@example.org', password: 'measured twice, cut once', name: 'Ada' }
  const answer = await page.request.post('/api/auth/register', { data })
  if (!answer.ok()) throw new Error(`no account: ${answer.status()} ${await answer.text()}`)
  await page.addInitScript(() => localStorage.setItem('placard.session', '"open"'))
  await page.goto('/settings')
  await page.getByText(/^Saved to your account/).waitFor()
  // on a first visit the browser fetches all of the page for offline use, for some seconds and with both processors
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return page
}

/** Records in the page, for each press, the ms from its own time stamp to the end of the frame that paints it. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    document.addEventListener(
      'click',
      // a message posted in a frame's callback is handled once that frame is painted
      ({ timeStamp, isTrusted }) => {
        if (!isTrusted) return
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - timeStamp)
        requestAnimationFrame(() => port2.postMessage(undefined))
      },
      { capture: true },
    )
  })
}

/** Presses one setting after another. @returns the recorded times. */
async function press(page: Page, presses: number): Promise<number[]> {
  for (let at = 0; at < presses; at++) {
    const name = CONTROLS[at % CONTROLS.length] ?? 'Dark'
    await page.getByRole('main').getByRole('radio', { name }).click()
    await page.waitForFunction(
      (count) => 'times' in window && Array.isArray(window.times) && window.times.length > count,
      at,
    )
  }
  return page.evaluate(() =>
    'times' in window && Array.isArray(window.times) ? window.times.splice(0).map(Number) : [],
  )
}
