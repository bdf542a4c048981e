import { availableParallelism, loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { enterDemo } from '../e2e/harness/account.ts'
import { Delegate } from '../e2e/harness/delegate.ts'
import { hurryDemo } from '../e2e/harness/demo.ts'
import { launchBrowser } from './browser.ts'
import { type Bench, type Figure, percentile } from './figure.ts'
import { readTrace, type Task, TRACED } from './main-thread.ts'
import { temporaryServer } from './processes.ts'

/**
 * Forty-five minutes in a minute and a half: ten times the fastest pace a user may choose, so ten times the work per
 * second.
 */
const PACE = 30
/** A browser's threshold for a long task. */
const LONG_MS = 50
/** Frame interval at 60 frames per second. */
const FRAME_MS = 1000 / 60
/** The page's own marks of the vote board's opening and closing. */
const [OPENS, CLOSES] = ['vote-board-opens', 'vote-board-closes']

/** Result of a session. */
interface Played {
  readonly tasks: readonly Task[]
  /** Tasks that began while the vote board was open. */
  readonly votingTasks: readonly Task[]
  /** Intervals between frames while the vote board was open, in ms. */
  readonly frames: readonly number[]
}

/**
 * Smoothness of the page: a whole session of the built demo, with a roll-call vote. The limit applies to a task's CPU
 * time, which is the same on a busy machine; its wall time is reported besides.
 */
export const bench: Bench = async () => {
  await using server = await temporaryServer()
  await using browser = await launchBrowser()
  return figuresOf(await played(browser, server.address))
}

function figuresOf({ tasks, votingTasks, frames }: Played): readonly Figure[] {
  const machine = `pace ${PACE}, load average ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`
  const of = (list: readonly unknown[], what: string) => `${list.length} ${what}, ${machine}`
  const longest = (list: readonly Task[]) => Math.max(0, ...list.map(({ processorMs }) => processorMs))
  const late = tasks.filter(({ ms }) => ms > LONG_MS).length
  return [
    {
      name: 'play, longest task of the main thread, processor time',
      value: longest(tasks),
      unit: 'ms',
      limit: { atMost: LONG_MS },
      sample: of(tasks, 'tasks'),
    },
    {
      name: 'play, longest task of the main thread, with waiting for the processor',
      value: Math.max(0, ...tasks.map(({ ms }) => ms)),
      unit: 'ms',
      sample: of(tasks, 'tasks'),
      reference: `${late} above ${LONG_MS} ms`,
    },
    {
      name: 'vote, longest task of the main thread, processor time',
      value: longest(votingTasks),
      unit: 'ms',
      sample: of(votingTasks, 'tasks'),
      reference: `a frame is ${FRAME_MS.toFixed(1)} ms`,
    },
    { name: 'vote, frame time, median', value: percentile(frames, 0.5), unit: 'ms', sample: of(frames, 'frames') },
    { name: 'vote, frame time, p95', value: percentile(frames, 0.95), unit: 'ms', sample: of(frames, 'frames') },
  ]
}

async function played(browser: Browser, address: string): Promise<Played> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  await hurryDemo(context, PACE)
  await context.addInitScript(watchVotes, [OPENS, CLOSES])
  const page = await context.newPage()
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await browser.startTracing(page, { categories: [...TRACED] })
  await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
  await kenya.playToEnd()
  const { tasks, marks } = readTrace((await browser.stopTracing()).toString())
  const opened = marks.filter(({ name }) => name === OPENS)
  const closed = marks.filter(({ name }) => name === CLOSES)
  const isVoting = ({ at }: Task) =>
    opened.some(({ at: since }, index) => at >= since && at <= (closed[index]?.at ?? Number.POSITIVE_INFINITY))
  return { tasks, votingTasks: tasks.filter(isVoting), frames: await framesOf(page) }
}

/**
 * Runs in the page from its start: records frame times while the vote board is open, and marks its opening and closing.
 */
function watchVotes([opens = '', closes = '']: readonly string[]): void {
  const frames: number[] = []
  Object.assign(window, { frames })
  let last: number | undefined
  const look = (now: number) => {
    const isVoting = document.querySelector('section[aria-label="Vote board"]') !== null
    if (isVoting !== (last !== undefined)) performance.mark(isVoting ? opens : closes)
    if (isVoting && last !== undefined) frames.push(now - last)
    last = isVoting ? now : undefined
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function framesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => ('frames' in window && Array.isArray(window.frames) ? window.frames.map(Number) : []))
}
