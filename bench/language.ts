import { chat } from '@placard/contract'
import { type Bench, percentile, sampled } from './figure.ts'
import { type ModelDouble, startModelDouble } from './model-double.ts'
import { type BenchServer, memoryOf, removeFolder, startServer, temporaryFolder } from './processes.ts'
import { Visitor } from './visitor.ts'

const CALLS = 200
const STREAMS = 300
/** Accounts the streams are spread over. */
const ACCOUNTS = 20
/** Ten seconds of twenty tokens a second. */
const LONG = { tokens: 200, everyMs: 50 } as const
const SHORT = { tokens: 3, everyMs: 0 } as const
const UNLIMITED = JSON.stringify({ FREE: { limits: { wordsPerDay: null, aiInteractions: null } } })

/** What the language layer and the chat add to a model's own time, over a model on loopback. */
export const bench: Bench = async (order) => {
  let manner: { readonly tokens: number; readonly everyMs: number } = SHORT
  const model = await startModelDouble(() => manner)
  const folder = await temporaryFolder()
  const server = await startServer(folder, {
    environment: { OPENAI_COMPATIBLE_URL: model.url, OPENAI_COMPATIBLE_MODEL: 'm', PLACARD_PLANS: UNLIMITED },
  })
  try {
    const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.join(server.address)))
    const added = await firstTexts(server, model, people, sampled(CALLS, order, 20))
    manner = LONG
    const streams = sampled(STREAMS, order, 20)
    const { ages, megabytes, reattachMs } = await manyStreams(server, people, streams)
    const calls = { sample: `${added.length} calls, raw fetch of the model before each` }
    const crowd = { sample: `${streams} streams of 20 tokens a second, ${ages.length} tokens` }
    return [
      {
        name: 'added to the first text, median',
        value: percentile(added, 0.5),
        unit: 'ms',
        limit: { atMost: 15 },
        ...calls,
      },
      {
        name: 'added to the first text, p95',
        value: percentile(added, 0.95),
        unit: 'ms',
        limit: { atMost: 50 },
        ...calls,
      },
      {
        name: 'age of a token when it is read, p95',
        value: percentile(ages, 0.95),
        unit: 'ms',
        limit: { atMost: 60 },
        ...crowd,
      },
      { name: 'server meanwhile', value: megabytes, unit: 'MB', limit: { atMost: 600 }, ...crowd },
      { name: 'reattaching to a stream', value: reattachMs, unit: 'ms', limit: { atMost: 500 }, ...crowd },
    ]
  } finally {
    await server.stop()
    await model.close()
    await removeFolder(folder)
  }
}

/** How much later the first text comes through the server than from the model itself, call by call. */
async function firstTexts(
  server: BenchServer,
  model: ModelDouble,
  people: readonly Visitor[],
  calls: number,
): Promise<readonly number[]> {
  const added: number[] = []
  for (let call = -10; call < calls; call += 1) {
    const raw = await timeToText(fetch(`${model.url}/chat/completions`, { method: 'POST', body: '{}' }))
    const person = people[Math.abs(call) % people.length]
    const through = await timeToText(ask(server, person?.token ?? ''))
    // the first calls warm the server up
    if (call >= 0) added.push(through - raw)
  }
  return added
}

async function timeToText(answer: Promise<Response>): Promise<number> {
  const since = performance.now()
  let first: number | undefined
  for await (const text of textsOf(await answer)) if (/"(?:text|content)":"\d/.test(text)) first ??= performance.now()
  if (first === undefined) throw new Error('no text came')
  return first - since
}

async function manyStreams(server: BenchServer, people: readonly Visitor[], streams: number) {
  const ages: number[] = []
  const told = Promise.withResolvers<{ readonly token: string; readonly messageId: string }>()
  const running = Array.from({ length: streams }, async (_, at) => {
    const token = people[at % people.length]?.token ?? ''
    for await (const text of textsOf(await ask(server, token))) {
      const now = performance.now()
      const messageId = /"answer":\{"id":"([^"]+)"/.exec(text)?.[1]
      if (at === 0 && messageId !== undefined) told.resolve({ token, messageId })
      for (const [, said] of text.matchAll(/"text":"([\d. ]+)"/g)) {
        for (const instant of said?.trim().split(' ') ?? []) ages.push(now - Number(instant))
      }
    }
  })
  const { token, messageId } = await told.promise
  const reattachMs = await reattached(server, token, messageId)
  const { server: megabytes } = await memoryOf(server)
  await Promise.all(running)
  return { ages, megabytes, reattachMs }
}

/** From asking for a running answer to having all of it that is there. */
async function reattached(server: BenchServer, token: string, messageId: string): Promise<number> {
  const since = performance.now()
  const path = chat.events.path.replace(':messageId', messageId)
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const answer = await fetch(server.address + path, { headers })
  if (!answer.ok) throw new Error(`reattaching: ${answer.status}`)
  for await (const text of textsOf(answer)) {
    if (text.includes('"text"')) return performance.now() - since
  }
  throw new Error('nothing came after reattaching')
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
