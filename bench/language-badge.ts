import { ConversationDetail, chat, pathOf, successReply } from '@placard/contract'
import * as z from 'zod'
import { aVendor, TEST_KEY, WIRE_FORMATS } from '../apps/server/src/adapters/language-model/testing/vendor.ts'
import { type BenchOptions, type Figure, sampled } from './figure.ts'
import { temporaryServer, UNLIMITED } from './processes.ts'
import { Visitor } from './visitor.ts'

const ANSWERS = 120
/** Behaviours of a fake service. */
const REPLIES = ['answers', 'refuses', 'answers', 'is busy', 'breaks off', 'answers', 'says nothing'] as const
const ERROR = { message: 'no', type: 'error' }

const Sent = successReply(z.object({ messageId: z.string(), conversationId: z.string() }))

/** Accuracy of an answer's badge: whether it names the engine that gave it, over three services that fail at random. */
export async function badges(options: BenchOptions): Promise<readonly Figure[]> {
  const vendor = aVendor()
  await vendor.start()
  await using cleanup = new AsyncDisposableStack()
  cleanup.defer(() => vendor.stop())
  await using server = await temporaryServer({ environment: { ...servicesAt(vendor.url), ...UNLIMITED } })
  const person = await Visitor.join(server.address)
  const answers = sampled(ANSWERS, options, 20)
  const seen = new Map<string, number>()
  let right = 0
  for (let index = 0; index < answers; index += 1) {
    foretell(vendor, index)
    const { rung, content } = await answerTo(server.address, person.token, `Question ${index}.`)
    seen.set(rung, (seen.get(rung) ?? 0) + 1)
    // each service names itself; the built-in assistant does not
    const speaker = WIRE_FORMATS.find(({ name }) => content.includes(`I am ${name}.`))?.name ?? 'embedded'
    if (rung === speaker) right += 1
  }
  const sample = `${answers} answers: ${[...seen].map(([rung, count]) => `${rung} ${count}`).join(', ')}`
  return [{ name: 'badges that tell the truth', value: right / answers, unit: '', limit: { atLeast: 1 }, sample }]
}

function servicesAt(address: string) {
  return {
    GEMINI_API_KEY: TEST_KEY,
    GEMINI_MODEL: 'gemini-x',
    GEMINI_URL: `${address}/v1beta`,
    OPENAI_COMPATIBLE_URL: `${address}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'llama-x',
    ANTHROPIC_API_KEY: TEST_KEY,
    ANTHROPIC_MODEL: 'claude-x',
    ANTHROPIC_URL: `${address}/v1`,
  }
}

/** Scripts each service's behaviour for a question by its number, the same in every run. */
function foretell(vendor: ReturnType<typeof aVendor>, index: number): void {
  vendor.reset()
  for (const [at, { name, model }] of WIRE_FORMATS.entries()) {
    const reply = REPLIES[Math.floor(index / REPLIES.length ** at) % REPLIES.length] ?? 'answers'
    const content = `I am ${name}. The question was number ${index}, and that is all I know of it.`
    if (reply === 'refuses') vendor.on({ model }, { error: ERROR, status: 500 })
    else if (reply === 'is busy') vendor.on({ model }, { error: ERROR, status: 429 })
    else if (reply === 'breaks off') vendor.on({ model }, { content }, { truncateAfterChunks: 6, latency: 1 })
    else vendor.on({ model }, { content: reply === 'answers' ? content : '' })
  }
}

async function answerTo(address: string, token: string, message: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = JSON.stringify({ message })
  const sent = await fetch(address + chat.send.path, { method: 'POST', headers: { ...headers, ...key }, body })
  const { messageId, conversationId } = Sent.parse(await sent.json()).data
  const read = await fetch(address + pathOf(chat.get, { conversationId }), { headers })
  const { messages } = successReply(ConversationDetail).parse(await read.json()).data
  const answer = messages.find(({ id }) => id === messageId)
  return { rung: answer?.engine?.rung ?? 'none', content: answer?.content ?? '' }
}
