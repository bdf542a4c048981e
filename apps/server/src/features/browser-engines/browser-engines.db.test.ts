import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type AnswerFault,
  BrowserEngineRequest,
  browserEngineCalls,
  ConversationDetail,
  chat,
  pathOf,
  successReply,
} from '@placard/contract'
import type { ModelRequest } from '@placard/language/models'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { browserEngineTurns as turns } from '../../database/browser-engine-schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { BROWSER_ENGINE } from '../../testing/permission-rows.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { BrowserEngines } from './browser-engines.ts'

const DEVICE = { kind: 'device' } as const
const QUESTION = 'What is a moderated caucus?'
const REQUEST: ModelRequest = { instructions: 'Be brief.', messages: [], temperature: 0.3, maxOutputTokens: 99 }
const NEVER = new AbortController().signal
const Waited = successReply(z.object({ request: z.nullable(BrowserEngineRequest) }))
const Sent = successReply(z.object({ conversationId: z.string() }))

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** A signed-in user with a page. */
async function aUser() {
  const { token, user } = await server.signUp()
  const own = callerOf(server, token)
  const say = async (turnId: string, at: number, text: string, end?: { readonly fault: AnswerFault | null }) => {
    const answer = await own.post(browserEngineCalls.say.path, { turnId, at, text, ...(end && { end }) })
    return successReply(z.object({ isWanted: z.boolean() })).parse(answer.json()).data.isWanted
  }
  const offer = (turnId: string, engine: object = BROWSER_ENGINE) =>
    own.post(browserEngineCalls.wait.path, { turnId, ...engine })
  const wait = async (turnId: string) => Waited.parse((await offer(turnId)).json()).data.request
  return {
    userId: user.id,
    own,
    offer,
    say,
    wait,
    /** Asks in a conversation that the device answers. @returns the answer. */
    async ask(message: string) {
      const sent = Sent.parse((await own.post(chat.send.path, { message, engineChoice: DEVICE })).json())
      const { conversationId } = sent.data
      const detail = await own.get(pathOf(chat.get, { conversationId }))
      return successReply(ConversationDetail).parse(detail.json()).data.messages.at(-1)
    },
    /** Lends the browser's model for one request, and answers it; every piece is sent twice. */
    async lend(pieces: readonly string[], fault: AnswerFault | null = null) {
      const turnId = randomUUID()
      const request = await wait(turnId)
      for (const [index, text] of pieces.entries()) {
        await say(turnId, index, text)
        await say(turnId, index, text)
      }
      await say(turnId, pieces.length, '', { fault })
      return request
    },
    kept: () => server.db.$count(turns, eq(turns.userId, user.id)),
  }
}

describe('a browser that lends its model', () => {
  it('answers its user’s chat, grounded as every model is, free of charge, and nothing of it is kept', async () => {
    const ada = await aUser()
    const [request, answer] = await Promise.all([ada.lend(['A caucus is ', 'a break.']), ada.ask(QUESTION)])
    expect(answer).toMatchObject({
      content: 'A caucus is a break.',
      status: 'complete',
      engine: { rung: 'prompt-api', place: 'device' },
    })
    expect(request?.instructions, 'the same numbered sources as any model has').toContain('[1] “')
    expect(request?.messages.at(-1)?.content).toContain(QUESTION)
    const words = await ada.own.get('/api/usage/words')
    expect(words.json().data.usedWords, 'the five words of the question').toBe(5)
    expect(await ada.kept()).toBe(0)
  })

  it.each<{ fault: AnswerFault; because: string }>([
    { fault: 'blocked', because: 'the model declined' },
    { fault: 'bad-request', because: 'it does not read this language' },
  ])('is replaced by the built-in assistant, with the reason: $because', async ({ fault }) => {
    const ada = await aUser()
    const [, answer] = await Promise.all([ada.lend([], fault), ada.ask(QUESTION)])
    expect(answer?.engine).toMatchObject({ place: 'built-in', insteadOf: { rung: 'prompt-api', fault } })
  })

  it('is asked once more, shorter, where it could not read so much', async () => {
    const ada = await aUser()
    const lending = ada.lend([], 'too-long').then(() => ada.lend(['A break.']))
    const [second, answer] = await Promise.all([lending, ada.ask(QUESTION)])
    expect(second?.messages.at(-1)?.content).toContain(QUESTION)
    expect(answer?.content).toBe('A break.')
  })

  it('cannot end an answer of which a piece is missing', async () => {
    const ada = await aUser()
    const turnId = randomUUID()
    await server.db.insert(turns).values({ id: turnId, userId: ada.userId, engine: BROWSER_ENGINE, seenAt: new Date() })
    expect(await ada.say(turnId, 1, 'a break.', { fault: null })).toBe(false)
    expect(await ada.say(turnId, 0, 'A caucus is ')).toBe(true)
    expect(await ada.say(turnId, 1, 'a break.', { fault: null })).toBe(true)
  })

  it('that leaves in the middle leaves what it said to be replaced', async () => {
    const ada = await aUser()
    const turnId = randomUUID()
    const leaving = async () => {
      await ada.wait(turnId)
      await ada.say(turnId, 0, 'A caucus')
      await ada.own.post(browserEngineCalls.leave.path, { turnId })
    }
    const [, answer] = await Promise.all([leaving(), ada.ask(QUESTION)])
    expect(answer?.engine).toMatchObject({ place: 'built-in', insteadOf: { fault: 'unavailable' } })
  })

  it('answers nobody else, and nothing twice', async () => {
    const [ada, ben] = [await aUser(), await aUser()]
    const lent = Promise.all([ada.lend(['Hers.']), ben.lend(['His.'])])
    const answers = await Promise.all([ada.ask(QUESTION), ben.ask(QUESTION)])
    await lent
    expect(answers.map((answer) => answer?.content)).toEqual(['Hers.', 'His.'])
  })

  it('is not there for another user, who can neither read what it is asked, nor say or end anything in it', async () => {
    const [ada, ben] = [await aUser(), await aUser()]
    const turnId = randomUUID()
    const stranger = async () => {
      await ada.wait(turnId)
      expect((await ben.offer(turnId)).json()).toMatchObject({ code: 'conflict' })
      expect(await ben.say(turnId, 0, 'A lie.', { fault: null })).toBe(false)
      await ben.own.post(browserEngineCalls.leave.path, { turnId })
      await ada.say(turnId, 0, 'The truth.', { fault: null })
    }
    const [, answer] = await Promise.all([stranger(), ada.ask(QUESTION)])
    expect(answer?.content).toBe('The truth.')
  })

  it('that nobody offers is done without', async () => {
    const ada = await aUser()
    expect((await ada.ask(QUESTION))?.engine?.place).toBe('built-in')
  })

  it.each<{ choice: object; because: string }>([
    { choice: { kind: 'automatic' }, because: 'the server chooses' },
    { choice: { kind: 'provider', provider: 'gemini' }, because: 'the server has it' },
  ])('is one of the browser’s own: $because', async ({ choice }) => {
    const ada = await aUser()
    const { statusCode } = await ada.offer(randomUUID(), { ...BROWSER_ENGINE, choice })
    expect(statusCode).toBe(422)
  })
})

describe('a page and an answer at two servers', () => {
  const atServer = () =>
    new BrowserEngines({
      ...server.dependencies,
      pause: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    })
  const turn = async () => ({ id: randomUUID(), userId: (await server.signUp()).user.id })

  it('find each other', async () => {
    const [first, second, { id, userId }] = [atServer(), atServer(), await turn()]
    const waiting = second.wait(userId, id, BROWSER_ENGINE, NEVER)
    const provider = await first.find(userId, DEVICE)
    const texts = provider?.speak(REQUEST, NEVER, () => undefined)[Symbol.asyncIterator]()
    const said = texts?.next()
    expect(await waiting).toEqual(REQUEST)
    await second.say(userId, id, { at: 0, text: 'Yes.' })
    expect((await said)?.value).toBe('Yes.')
    await second.say(userId, id, { at: 1, text: '', end: { fault: null } })
    expect((await texts?.next())?.done).toBe(true)
  })

  it('an answer that is stopped is no longer wanted', async () => {
    const [first, second, { id, userId }] = [atServer(), atServer(), await turn()]
    const waiting = second.wait(userId, id, BROWSER_ENGINE, NEVER)
    const provider = await first.find(userId, DEVICE)
    const stopped = new AbortController()
    const texts = provider?.speak(REQUEST, stopped.signal, () => undefined)[Symbol.asyncIterator]()
    const said = texts?.next()
    await waiting
    stopped.abort()
    await expect(said).rejects.toThrow()
    expect(await second.say(userId, id, { at: 0, text: 'Too late.' })).toBe(false)
  })

  it('a server that stops keeps no page waiting', async () => {
    const [engines, { id, userId }] = [atServer(), await turn()]
    const waiting = engines.wait(userId, id, BROWSER_ENGINE, NEVER)
    engines.close()
    expect(await waiting).toBeNull()
  })

  it('what they leave behind is deleted after five minutes', async () => {
    const [engines, { id, userId }] = [atServer(), await turn()]
    engines.close()
    await engines.wait(userId, id, BROWSER_ENGINE, NEVER)
    await engines.sweep()
    expect(await server.db.$count(turns, eq(turns.userId, userId))).toBe(1)
    server.clock.advance(300_001)
    await engines.sweep()
    expect(await server.db.$count(turns, eq(turns.userId, userId))).toBe(0)
  })
})
