import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { machineNow } from './instant.ts'

/** Options of this program, on its standard input. */
interface StreamOptions {
  readonly address: string
  /** Tokens of the sign-ins that the streams are spread over; without a token it reads a bare proxy. */
  readonly tokens: readonly string[]
  readonly streams: number
  /** Path to reattach a stream, with `:messageId`; and the number of streams to reattach, once all run. */
  readonly eventsPath: string
  readonly reattached: number
}

const STARTING_MS = 15_000

/** Reads many concurrent streams and prints the age of the tokens at arrival, and the reattachment times, in ms. */
const options: StreamOptions = JSON.parse(await text(process.stdin))
const ages: number[] = []
const running = new Map<string, string>()

const all = Array.from({ length: options.streams }, async (_, at) => {
  // staggered starts, as with real users
  await delay((at * STARTING_MS) / options.streams)
  const token = options.tokens[at % options.tokens.length] ?? ''
  await heard(await begun(token), (piece, now) => {
    const id = /"answer":\{"id":"([^"]+)"/.exec(piece)?.[1]
    if (id !== undefined) running.set(id, token)
    for (const [, said] of piece.matchAll(/(?:"text"|"delta":\{"content"):"([\d. ]+)"/g)) {
      for (const instant of said?.trim().split(' ') ?? []) ages.push(now - Number(instant))
    }
  })
})
const reattachments = options.reattached > 0 ? reattachSome() : []
await Promise.all(all)
console.log(JSON.stringify({ ages: ages.map(Math.round), reattachMs: await reattachments }))

async function reattachSome(): Promise<readonly number[]> {
  await delay(STARTING_MS + 1_000)
  const times: number[] = []
  for (const [id, token] of [...running].slice(0, options.reattached)) {
    const since = machineNow()
    const answer = await send(new URL(options.eventsPath.replace(':messageId', id), options.address), 'GET', token)
    await heard(answer, (piece, now) => {
      if (!piece.includes('"text"') || answer.destroyed) return
      times.push(now - since)
      answer.destroy()
    })
    await delay(STARTING_MS / options.reattached)
  }
  return times
}

/** Begins a stream; retries after a delay where the server is overloaded, as a page does. */
async function begun(token: string): Promise<IncomingMessage> {
  for (;;) {
    const answer = await send(new URL(options.address), 'POST', token)
    if (answer.statusCode === 200) return answer
    if (answer.statusCode !== 503) throw new Error(`refused: ${answer.statusCode}`)
    answer.destroy()
    await delay(500)
  }
}

function send(url: URL, method: 'GET' | 'POST', token: string): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/event-stream',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, resolve)
    asked.once('error', reject)
    asked.end(method === 'GET' ? undefined : JSON.stringify({ message: 'What time is it?' }))
  })
}

function heard(answer: IncomingMessage, onPiece: (piece: string, now: number) => void): Promise<void> {
  return new Promise((resolve) => {
    answer.on('data', (bytes: Buffer) => onPiece(bytes.toString('latin1'), machineNow()))
    answer.once('close', () => resolve())
  })
}
