import { chat } from '@placard/contract'
import { type Bench, type BenchOptions, type Figure, percentile, sampled } from './figure.ts'
import { attacks } from './language-attacks.ts'
import { badges } from './language-badge.ts'
import { chaos } from './language-chaos.ts'
import { builtInAnswers } from './language-embedded.ts'
import { groundedAnswers } from './language-grounding.ts'
import { spoiltAnswers } from './language-structure.ts'
import { takeovers } from './language-takeover.ts'
import { type BenchServer, peakMemory, processorMs, processorMsOf, temporaryServer, UNLIMITED } from './processes.ts'
import { type ModelProgram, readStreams, startModel, startProxy } from './streams/programs.ts'
import { Visitor } from './visitor.ts'

const CALLS = 200
const STREAMS = 300
/** Number of accounts that the streams are spread over. */
const ACCOUNTS = 20
const REATTACHED = 20
/** Half a minute of twenty tokens a second. */
const LONG = { tokens: 600, everyMs: 50 } as const
const SHORT = { tokens: 3, everyMs: 0 } as const

/** Measurements without the shared server, by their number for `--rows`. */
const ALONE: Readonly<Record<number, (options: BenchOptions) => Promise<readonly Figure[]>>> = {
  2: spoiltAnswers,
  3: chaos,
  4: takeovers,
  5: builtInAnswers,
  6: attacks,
  7: badges,
  9: groundedAnswers,
}

/** Measurements on one server with a model on loopback, likewise. */
const ROWS: Readonly<Record<number, (place: Place, options: BenchOptions) => Promise<readonly Figure[]>>> = {
  1: firstTexts,
  8: manyStreams,
}

interface Place {
  readonly server: BenchServer
  readonly model: ModelProgram
  readonly people: readonly Visitor[]
}

/** Overhead of the language layer and the chat over a model's own time, with a model on loopback. */
export const bench: Bench = (options) => rowsOf(options)

async function* rowsOf(options: BenchOptions): AsyncGenerator<Figure> {
  const isWanted = ([row]: readonly [string, unknown]) =>
    options.rows.length === 0 || options.rows.includes(Number(row))
  for (const [, measure] of Object.entries(ALONE).filter(isWanted)) yield* await measure(options)
  const wanted = Object.entries(ROWS).filter(isWanted)
  if (wanted.length === 0) return
  await using model = await startModel()
  await using server = await temporaryServer({
    environment: { OPENAI_COMPATIBLE_URL: model.url, OPENAI_COMPATIBLE_MODEL: 'm', ...UNLIMITED },
  })
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.join(server.address)))
  for (const [, measure] of wanted) yield* await measure({ server, model, people }, options)
}

/** Added latency of the first text through the server, compared with the model itself, call by call. */
async function firstTexts({ server, model, people }: Place, options: BenchOptions): Promise<readonly Figure[]> {
  await model.answer(SHORT)
  const added: number[] = []
  const raw: number[] = []
  for (let call = -10; call < sampled(CALLS, options, 20); call += 1) {
    const alone = await timeToText(fetch(`${model.url}/chat/completions`, { method: 'POST', body: '{}' }))
    const person = people[Math.abs(call) % people.length]
    const through = await timeToText(ask(server, person?.token ?? ''))
    // the first calls are the warm-up
    if (call < 0) continue
    raw.push(alone)
    added.push(through - alone)
  }
  const sample = `${added.length} calls, a raw fetch of the model before each`
  const reference = `raw fetch alone ${percentile(raw, 0.5).toFixed(1)} ms, p95 ${percentile(raw, 0.95).toFixed(1)} ms`
  const notes = { unit: 'ms', sample, reference }
  return [
    { name: 'added to the first text, median', value: percentile(added, 0.5), limit: { atMost: 15 }, ...notes },
    { name: 'added to the first text, p95', value: percentile(added, 0.95), limit: { atMost: 50 }, ...notes },
  ]
}

async function timeToText(answer: Promise<Response>): Promise<number> {
  const since = performance.now()
  let first: number | undefined
  for await (const text of textsOf(await answer)) if (/"(?:text|content)":"\d/.test(text)) first ??= performance.now()
  if (first === undefined) throw new Error('no text came')
  return first - since
}

async function ask(server: BenchServer, token: string): Promise<Response> {
  const answer = await fetch(server.address + chat.send.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ message: 'What time is it?' }),
  })
  if (!answer.ok) throw new Error(`asking: ${answer.status} ${await answer.text()}`)
  return answer
}

async function* textsOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) throw new Error('an answer without a body')
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
}

/** Many concurrent streams through the server, and through a minimal proxy as the baseline. */
async function manyStreams({ server, model, people }: Place, options: BenchOptions): Promise<readonly Figure[]> {
  await model.answer(LONG)
  const streams = sampled(STREAMS, options, 20)
  const bare = await bareStreams(model, streams)
  const memory = peakMemory(server, 1_000)
  const before = await processorMsOf(server)
  const { ages, reattachMs } = await readStreams({
    address: server.address + chat.send.path,
    tokens: people.map(({ token }) => token),
    streams,
    eventsPath: chat.events.path,
    reattached: REATTACHED,
  })
  const after = await processorMsOf(server)
  const megabytes = await memory.stop()
  const expected = streams * LONG.tokens
  const sample = `${streams} streams of 20 tokens a second, ${ages.length} of ${expected} tokens`
  const reference = `a bare proxy ${percentile(bare.ages, 0.95).toFixed(0)} ms`
  const perToken = (ms: number) => (ms * 1000) / ages.length
  return [
    { name: 'age of a token when it is read, median', value: percentile(ages, 0.5), unit: 'ms', sample },
    {
      name: 'age of a token when it is read, p95',
      value: percentile(ages, 0.95),
      unit: 'ms',
      limit: { atMost: 60 },
      sample,
      reference,
    },
    { name: 'tokens that came', value: ages.length / expected, unit: '', limit: { atLeast: 1 }, sample },
    { name: 'server meanwhile', value: megabytes, unit: 'MB', limit: { atMost: 600 }, sample },
    {
      name: 'reattaching to a stream meanwhile, p95',
      value: percentile(reattachMs, 0.95),
      unit: 'ms',
      limit: { atMost: 500 },
      sample: `${reattachMs.length} streams taken up again while ${streams} run`,
    },
    {
      name: 'processor time of the server for a token',
      value: perToken(after.server - before.server),
      unit: 'µs',
      reference: `a bare proxy ${perToken(bare.processorMs).toFixed(0)} µs`,
    },
    {
      name: 'processor time of the database for a token',
      value: perToken(after.database - before.database),
      unit: 'µs',
    },
  ]
}

async function bareStreams(model: ModelProgram, streams: number) {
  await using proxy = await startProxy(model)
  const { ages } = await readStreams({ address: proxy.address, tokens: [], streams })
  return { ages, processorMs: await processorMs(proxy.child.pid ?? 0) }
}
