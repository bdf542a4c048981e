import { handOf } from './hand.ts'
import { readText } from './reader.ts'
import { spokenSession } from './spoken-session.ts'

/** Times of one kind of work, in ms. */
interface Times {
  readonly size: number
  readonly median: number
  readonly p99: number
}

/** Texts and speeches before the first that counts: the code is compiled as it runs. */
const WARM_UP = 300
/** Sessions whose speeches are timed. */
const SESSIONS = 12

function timesOf(all: readonly number[]): Times {
  const sorted = all.slice(WARM_UP).sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 1000) / 1000
  return { size: sorted.length, median: at(0.5), p99: at(0.99) }
}

/** The texts of the hands that the reader is tuned by: they are as long and as many-sided as people's. */
function textsToRead(): readonly { readonly campaign: string; readonly text: string }[] {
  const { questions, singleActs, twoActs } = handOf('room-development')
  return [...questions, ...singleActs, ...twoActs]
}

async function readingTimes(): Promise<Times> {
  const times: number[] = []
  for (const { campaign, text } of textsToRead()) {
    const since = performance.now()
    await readText(campaign, text)
    times.push(performance.now() - since)
  }
  return timesOf(times)
}

async function speechTimes(): Promise<Times> {
  const times: number[] = []
  for (let number = 0; number < SESSIONS; number++) await spokenSession(number, (ms) => times.push(ms))
  return timesOf(times)
}

/** How long it takes to read a text, and to word a speech, without a language model. */
export async function roomTimes(): Promise<{ readonly reading: Times; readonly speech: Times }> {
  return { reading: await readingTimes(), speech: await speechTimes() }
}
