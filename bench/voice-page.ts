import { availableParallelism, loadavg } from 'node:os'
import { chromium, expect as impatient, type Page } from '@playwright/test'
import { signUp } from '../e2e/harness/account.ts'
import { isHeard, liveMicrophone, sayTo, sentence, withPauses } from '../e2e/harness/live-microphone.ts'
import { longAnswer, openMicrophone, QUESTION } from '../e2e/harness/spoken.ts'
import { startVoiceService } from '../e2e/harness/voice-service.ts'
import { CHROMIUM } from './browser.ts'
import { type BenchOptions, type Figure, percentile, sampled } from './figure.ts'
import { temporaryServer, UNLIMITED } from './processes.ts'

/** Ends what hangs: beside other work, an answer may take longer than five seconds to be heard. */
const expect = impatient.configure({ timeout: 60_000 })
/** Longest pause within what is said, in ms. */
const PAUSE_MS = 300
/** What is said over an answer: three parts with pauses between them. */
const PARTS = ['And what is', 'an unmoderated caucus', 'in this committee?']
/** Ways in which a user ends what the page says. */
const KEYS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => page.keyboard.press(' '),
  (page) => page.getByRole('button', { name: 'Stop speaking' }).click(),
]

/** Instants in ms since 1970. */
interface Turn {
  /** First and last sound of somebody who speaks. */
  readonly saidAt: number
  readonly endedAt: number
  /** Last sound that left the page after that. */
  readonly silentAt: number
  /** When the page took the turn to be over, as often as it did. */
  readonly overAt: readonly number[]
}

declare global {
  interface Window {
    /** When a key or button was pressed last, and each end of a turn, in ms since 1970. */
    pressedAt: number
    turnsOver: number[]
  }
}

/**
 * How fast the built page falls silent when its user presses a key or talks over it, and finds the end of what is said,
 * in a browser with a scripted microphone. Silence is that of the samples which leave the page's `AudioContext`.
 */
export async function* voicePageFigures(options: BenchOptions): AsyncIterable<Figure> {
  const voice = await startVoiceService(longAnswer(6))
  try {
    await using server = await temporaryServer({ environment: { ...voice.variables, ...UNLIMITED } })
    await using browser = await chromium.launch({
      ...CHROMIUM,
      args: [...CHROMIUM.args, '--autoplay-policy=no-user-gesture-required'],
    })
    const context = await browser.newContext({ baseURL: server.address, bypassCSP: true })
    await liveMicrophone(context)
    await context.addInitScript(noteTimes)
    const page = await context.newPage()
    await signUp(page)
    await sitDown(page, voice.hears)
    const pressed: number[] = []
    for (let at = 0; at < sampled(24, options, 6); at++) pressed.push(await pressOver(page, at))
    const turns: Turn[] = []
    for (let at = 0; at < sampled(20, options, 5); at++) turns.push(await talkOver(page, voice.hears))
    yield* figuresOf(pressed, turns)
  } finally {
    await voice.close()
  }
}

function* figuresOf(pressed: readonly number[], turns: readonly Turn[]): Iterable<Figure> {
  const machine = `load average ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`
  const spread = (name: string, times: readonly number[], atMost: number): Figure => ({
    name,
    value: percentile(times, 0.95),
    unit: 'ms',
    limit: { atMost },
    sample: `${times.length} times, ${machine}`,
    reference: `p50 ${Math.round(percentile(times, 0.5))} ms`,
  })
  const ends = turns.flatMap(({ endedAt, overAt }) => overAt.slice(-1).map((at) => at - endedAt))
  yield spread('from a key or button to silence, p95', pressed, 60)
  yield spread(
    'from a voice over the answer to silence, p95',
    turns.map(({ saidAt, silentAt }) => silentAt - saidAt),
    300,
  )
  yield spread('from the end of speech to the end of the turn, hands-free, p95', ends, 700)
  yield {
    name: 'the same, p5',
    value: percentile(ends, 0.05),
    unit: 'ms',
    limit: { atLeast: 450 },
    sample: `${ends.length} times`,
  }
  yield {
    name: `turns cut at pauses of ${PAUSE_MS} ms`,
    value: turns.filter(({ overAt }) => overAt.length > 1).length,
    unit: 'turns',
    limit: { atMost: 0 },
    sample: `${turns.length} turns with ${PARTS.length - 1} pauses each`,
  }
}

/** Runs in the page before its own code. */
function noteTimes(): void {
  window.pressedAt = 0
  window.turnsOver = []
  for (const kind of ['keydown', 'click'] as const) {
    const note = ({ timeStamp }: Event) => {
      window.pressedAt = Date.now() - (performance.now() - timeStamp)
    }
    window.addEventListener(kind, note, { capture: true })
  }
  const look = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const phase = target instanceof HTMLElement ? target.dataset.microphone : undefined
      if (phase === 'processing') window.turnsOver.push(Date.now())
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-microphone'] })
}

/** Opens the voice view hands-free, and asks something. */
async function sitDown(page: Page, hears: string[]): Promise<void> {
  await openMicrophone(page, { isHandsFree: true })
  await askAloud(page, hears)
}

async function askAloud(page: Page, hears: string[]): Promise<void> {
  hears.push(QUESTION)
  await sayTo(page, sentence(QUESTION))
}

/** Waits until an answer is heard while the microphone waits for somebody to talk over it. */
async function expectSpeaking(page: Page): Promise<void> {
  await expect(page.locator('[data-microphone=listening]')).toBeVisible()
  await expect.poll(() => isHeard(page)).toBe(true)
}

/** Resolves when no sound has left the page for half a second. @returns when the last one did. */
function silence(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const last = () => window.liveSound.played.at(-1) ?? 0
    while (Date.now() - last() < 500) await new Promise((resolve) => setTimeout(resolve, 20))
    return last()
  })
}

/** Ends an answer by a key or button. @returns ms until the page was silent. */
async function pressOver(page: Page, at: number): Promise<number> {
  await expectSpeaking(page)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await KEYS[at % KEYS.length]?.(page)
  const silentAt = await silence(page)
  const pressedAt = await page.evaluate(() => window.pressedAt)
  await page.getByRole('button', { name: 'Type instead' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill(QUESTION)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Hide the text field' }).click()
  return silentAt - pressedAt
}

/** Talks over an answer. */
async function talkOver(page: Page, hears: string[]): Promise<Turn> {
  await expectSpeaking(page)
  await page.evaluate(() => {
    window.liveSound.said.length = 0
    window.turnsOver.length = 0
  })
  hears.push(PARTS.join(' '))
  const parts = PARTS.map((part) => sentence(part))
  const silent = page.evaluate(async () => {
    const { said, played } = window.liveSound
    while (said.length === 0 || Date.now() - (played.at(-1) ?? 0) < 250)
      await new Promise((done) => setTimeout(done, 5))
    return played.at(-1) ?? 0
  })
  await sayTo(page, withPauses(parts, PAUSE_MS))
  const silentAt = await silent
  await expect.poll(() => page.evaluate(() => window.turnsOver.length)).toBeGreaterThan(0)
  const { said, overAt } = await page.evaluate(() => ({
    said: [...window.liveSound.said],
    overAt: [...window.turnsOver],
  }))
  return { saidAt: said[0] ?? Number.NaN, endedAt: said.at(-1) ?? Number.NaN, silentAt, overAt }
}
