import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChatModelPort } from '@placard/application'
import { chat } from '@placard/contract'
import { SCRIPTED_ENGINE } from '@placard/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatMessages } from '../../database/chat-schema.ts'
import { at } from '../../testing/chat-page.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const PEOPLE = 12
const REQUESTS = 1_000
/** Requests on their way at once. */
const AT_ONCE = 50
/** Longest time until a request is given up, in ms: on a machine at work most are not done by then. */
const PATIENCE_MS = 60
/** Share of the requests that are heard out, among those that are given up around them. */
const HEARD_OUT_RATIO = 0.2
const LONG_MS = 30_000
/** What stands in everything a person says, in every answer to it, and nowhere else. */
const CANARY = /canary[0-9a-f]{12}/g
const SEED = Math.trunc(Math.random() * 2 ** 31)

/** Says what it was told, a word at a time, with a moment between them in which somebody may leave. */
const echo: ChatModelPort = {
  async *answer({ turns }, signal) {
    yield { kind: 'engine', engine: SCRIPTED_ENGINE }
    for (const word of (turns.at(-1)?.text ?? '').split(' ')) {
      await delay(1, undefined, { signal })
      yield { kind: 'text', text: `${word} ` }
    }
  },
}

let server: TestServer
let address: string
let people: readonly Person[]
beforeAll(async () => {
  server = await testServer({ chatModel: echo })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  people = await Promise.all(Array.from({ length: PEOPLE }, aPerson))
})
afterAll(() => server.close())

async function aPerson() {
  const { token, user } = await server.signUp()
  const canary = `canary${createHash('sha256').update(user.id).digest('hex').slice(0, 12)}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ message: `I begin with ${canary}` })
  const answer = await server.app.inject({ method: 'POST', url: chat.send.path, headers, body })
  const { messageId: answerId, conversationId } = answer.json().data
  return { id: user.id, canary, headers, answerId, conversationId }
}
type Person = Awaited<ReturnType<typeof aPerson>>

/** Numbers from 0 up to 1, the same after the same seed. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) / 2 ** 23
  }
}

type Way = (person: Person, count: number) => readonly [path: string, init?: RequestInit]
const STREAM = { accept: 'text/event-stream' }
const sent = ({ canary }: Person, count: number) =>
  JSON.stringify({ message: `Question ${count} of ${canary} is long enough to be left in the middle by ${canary}` })
/** What a page asks for, each as often as it stands here. */
const WAYS: readonly Way[] = [
  (person, count) => [chat.send.path, { method: 'POST', body: sent(person, count), headers: STREAM }],
  (person, count) => [chat.send.path, { method: 'POST', body: sent(person, count) }],
  ({ answerId }) => [`${at(chat.events, answerId)}?after=0`, { headers: STREAM }],
  ({ conversationId }) => [at(chat.get, conversationId)],
  () => [chat.list.path],
  ({ canary }) => [`${chat.search.path}?words=${canary}`],
  () => [`${chat.search.path}?words=question`],
]

/** Sends a request and gives it up at some instant. */
async function heardBy(person: Person, [path, init = {}]: ReturnType<Way>, patienceMs: number) {
  const signal = AbortSignal.timeout(patienceMs)
  const decoder = new TextDecoder()
  let text = ''
  try {
    const answer = await fetch(address + path, { ...init, headers: { ...person.headers, ...init.headers }, signal })
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
    return { text, isWhole: true }
  } catch {
    return { text, isWhole: false }
  }
}

const canariesIn = (text: string) => new Set(text.match(CANARY) ?? [])

it(`ST-9 of 1,000 requests that are given up at any instant none shows anybody another’s words (seed ${SEED})`, async () => {
  const chance = chances(SEED)
  const tally = { whole: 0, givenUp: 0, own: 0 }
  const foreign: string[] = []
  const look = (person: Person, text: string) => {
    const found = canariesIn(text)
    if (found.delete(person.canary)) tally.own += 1
    if (found.size > 0) foreign.push(`${person.canary} heard ${[...found].join()}`)
  }
  let left = REQUESTS
  const oneAfterTheOther = async () => {
    while (left > 0) {
      left -= 1
      const person = people[Math.trunc(chance() * PEOPLE)]
      const way = WAYS[Math.trunc(chance() * WAYS.length)]
      if (person === undefined || way === undefined) throw new Error('a chance is below 1')
      const patienceMs = chance() < HEARD_OUT_RATIO ? LONG_MS : 1 + Math.trunc(chance() * PATIENCE_MS)
      const { text, isWhole } = await heardBy(person, way(person, left), patienceMs)
      tally[isWhole ? 'whole' : 'givenUp'] += 1
      look(person, text)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther))
  expect(tally.givenUp).toBeGreaterThan(REQUESTS / 5)

  // and nothing of it is left with anybody else, however its answer came to its end
  const unfinished = () => server.db.$count(chatMessages, eq(chatMessages.status, 'answering'))
  await expect.poll(unfinished).toBe(0)
  for (const row of await server.db.select().from(chatMessages)) {
    const owner = people.find(({ id }) => id === row.userId)
    expect(canariesIn(row.content), row.id).toEqual(new Set([owner?.canary]))
  }
  for (const person of people) {
    for (const way of WAYS.slice(2)) look(person, (await heardBy(person, way(person, 0), LONG_MS)).text)
  }
  expect(foreign).toEqual([])
  expect(tally.own).toBeGreaterThan(REQUESTS * HEARD_OUT_RATIO * 0.5)
})
