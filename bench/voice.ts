import { VOICES } from '@placard/voice'
import { type BenchOptions, type Figure, percentile, sampled } from './figure.ts'
import { bench as hearing } from './hearing.ts'
import { temporaryServer } from './processes.ts'
import { firstPieceOf, lineOf, speak } from './speak.ts'
import { Visitor } from './visitor.ts'
import { voiceMemory } from './voice-memory.ts'
import { voicePageFigures } from './voice-page.ts'

const REPLY =
  'A moderated caucus is a debate with a topic and a time for each speaker. A delegate moves for it and names both. The chair asks for other motions and puts them to a vote. If it passes, the chair calls on delegates who raise their placards. When the time is over, the committee goes back to the list of speakers.'
const PEOPLE = 20

/**
 * Speech by the voices of the product, from the request to the whole answer of a piece, as a page on the same machine has
 * it; how a page gives way to its user; what memory that takes and leaves; then recognition.
 */
export async function* bench(options: BenchOptions): AsyncIterable<Figure> {
  yield* await speechFigures(options)
  yield* voicePageFigures(options)
  yield* voiceMemory()
  yield* hearing(options)
}

async function speechFigures(options: BenchOptions): Promise<readonly Figure[]> {
  await using server = await temporaryServer()
  const ada = await Visitor.join(server.address)
  const warm = await timesOf(sampled(5, options), (at) => speak(server.address, ada, `Order, ${at}.`))
  const lines = await timesOf(sampled(20, options, 3), (at) => speak(server.address, ada, firstPieceOf(lineOf(at))))
  const repeats = await timesOf(sampled(20, options, 3), (at) => speak(server.address, ada, firstPieceOf(lineOf(at))))
  const replies = await replyShares(server.address, ada, sampled(5, options))
  const people = await together(server.address)
  return [
    { name: 'first request, voices just started', value: warm[0] ?? Number.NaN, unit: 'ms' },
    ...spread('first sound of a line', lines, { p50: 300, p95: 1_200 }),
    ...spread('repeat of a line', repeats, { p95: 20 }),
    {
      name: 'first sound of a reply of five sentences, share of the time of all of it at once',
      value: percentile(replies, 0.5),
      unit: '',
      limit: { atMost: 0.25 },
      sample: `${replies.length} replies`,
    },
    ...people,
  ]
}

function spread(
  name: string,
  times: readonly number[],
  limits: { readonly p50?: number; readonly p95: number },
): readonly Figure[] {
  const sample = `${times.length} lines`
  const median: Figure = { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms', sample }
  const late: Figure = {
    name: `${name}, p95`,
    value: percentile(times, 0.95),
    unit: 'ms',
    sample,
    limit: { atMost: limits.p95 },
  }
  return [limits.p50 === undefined ? median : { ...median, limit: { atMost: limits.p50 } }, late]
}

async function timesOf(count: number, work: (at: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  for (let at = 0; at < count; at++) {
    const began = performance.now()
    await work(at)
    times.push(performance.now() - began)
  }
  return times
}

/** First sound of a reply that is spoken in pieces, as a share of the time in which all of it is spoken at once. */
async function replyShares(address: string, visitor: Visitor, count: number): Promise<readonly number[]> {
  const pieces = await timesOf(count, (at) => speak(address, visitor, firstPieceOf(`Point ${at}. ${REPLY}`)))
  const whole = await timesOf(count, (at) => speak(address, visitor, `Point ${at}. ${REPLY}`))
  return pieces.map((ms, at) => ms / (whole[at] ?? Number.NaN))
}

/** Many people who all want a line of their own spoken at the same moment. */
async function together(address: string): Promise<readonly Figure[]> {
  const people: Visitor[] = []
  for (let at = 0; at < PEOPLE; at++) people.push(await Visitor.join(address))
  const asked = people.map(async (person, at) => {
    const began = performance.now()
    await speak(address, person, firstPieceOf(lineOf(1_000 + at)), VOICES[at]?.id)
    return performance.now() - began
  })
  const settled = await Promise.allSettled(asked)
  const times = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return [
    {
      name: `first sound where ${PEOPLE} people speak at once, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      limit: { atMost: 1_500 },
    },
    { name: 'of them lost', value: PEOPLE - times.length, unit: 'requests', limit: { atMost: 0 } },
  ]
}
