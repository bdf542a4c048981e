import { randomUUID } from 'node:crypto'
import { ChatModelError, countWords } from '@placard/application'
import { type ChatMessage, ConversationDetail, chat, successReply, wordCalls } from '@placard/contract'
import { SCRIPTED_ENGINE, ScriptedModel, type ScriptStep, says } from '@placard/testing'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatMessages } from '../../database/chat-schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { at, ChatPage } from '../../testing/chat-page.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const WORDS = ['A caucus ', 'is a break ', 'in formal ', 'debate.'] as const
const WHOLE = WORDS.join('')

let model: ScriptedModel
let server: TestServer
let address: string
let token: string

beforeAll(async () => {
  const current = { answer: (...order: Parameters<ScriptedModel['answer']>) => model.answer(...order) }
  server = await testServer({ chatModel: current })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  model = new ScriptedModel(says(...WORDS))
  token = (await server.signUp()).token
})

const caller = () => callerOf(server, token)
const script = (...steps: readonly ScriptStep[]) => {
  model = new ScriptedModel(steps)
}
async function detailOf(conversationId: string) {
  return successReply(ConversationDetail).parse((await caller().get(at(chat.get, conversationId))).json()).data
}
async function messageOf({ id, conversationId }: ChatMessage): Promise<ChatMessage | undefined> {
  return (await detailOf(conversationId)).messages.find((message) => message.id === id)
}

describe('sending', () => {
  it('answers whole to whoever does not ask for a stream, as it is stored', async () => {
    const answer = await caller().post(chat.send.path, { message: ' What is a caucus? ' })
    expect(answer.statusCode).toBe(200)
    const { messageId, response, conversationId } = answer.json().data
    expect(response).toBe(WHOLE)
    const { conversation, messages } = await detailOf(conversationId)
    expect(conversation).toMatchObject({ title: 'What is a caucus?', leafId: messageId, answeringId: null })
    expect(messages.map(({ role, content, status }) => [role, content, status])).toEqual([
      ['user', 'What is a caucus?', 'complete'],
      ['assistant', WHOLE, 'complete'],
    ])
    expect(messages[1]?.engine).toEqual(SCRIPTED_ENGINE)
  })

  it('streams what was stored, then the log with its positions, then the answer', async () => {
    const page = await ChatPage.send(address, token, { message: 'What is a caucus?' })
    const ended = await page.ended()
    expect(page.heard.map(({ kind }) => kind)[0]).toBe('accepted')
    expect(page.all('accepted')[0]?.message?.content).toBe('What is a caucus?')
    expect(page.ids).toEqual(page.ids.map((_, index) => index + 1))
    expect(page.text()).toBe(WHOLE)
    expect(ended).toMatchObject({ content: WHOLE, status: 'complete', seq: page.ids.at(-1) })
    await page.until(() => page.isOver)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    })
    expect(page.headers.has('content-encoding')).toBe(false)
  })

  it('tells a stream’s refusals like any other call', async () => {
    const page = await ChatPage.send(address, token, { message: 'Hello', conversationId: randomUUID() })
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toContain('application/json')
  })

  it('refuses a message of which nothing can be read', async () => {
    const answer = await caller().post(chat.send.path, { message: '\u202e' })
    expect(answer.statusCode).toBe(422)
  })

  it('says that nothing could answer, and keeps the message', async () => {
    script(new ChatModelError('quota'))
    const answer = await caller().post(chat.send.path, {
      message: 'Hello',
      conversationId: randomUUID(),
      parentId: null,
    })
    expect(answer.statusCode).toBe(429)
    expect(answer.json().error).toBe('API quota exceeded. Please try again later.')
    const { conversations } = (await caller().get(chat.list.path)).json().data
    const { messages } = await detailOf(conversations[0].id)
    expect(messages.map(({ status, fault }) => [status, fault])).toEqual([
      ['complete', undefined],
      ['failed', 'quota'],
    ])
  })
})

describe('an answer', () => {
  it.each([0, 1, 2, 3, 4])(
    'ST-1 goes on when its reader leaves after %i pieces, and is read from there',
    async (cut) => {
      const steps = WORDS.map((text): ScriptStep => ({ kind: 'text', text }))
      script({ kind: 'engine', engine: SCRIPTED_ENGINE }, ...steps.slice(0, cut), 'wait', ...steps.slice(cut))
      const page = await ChatPage.send(address, token, { message: 'What is a caucus?' })
      const begun = await page.begun()
      await page.until(() => page.text() === WORDS.slice(0, cut).join('') && page.all('engine').length === 1)
      page.leave()
      const seq = page.ids.at(-1) ?? 0
      model.release()
      await expect.poll(async () => (await messageOf(begun))?.status).toBe('complete')
      expect((await messageOf(begun))?.content).toBe(WHOLE)
      const again = await ChatPage.follow(address, token, begun.id, seq)
      const ended = await again.ended()
      expect(page.text() + again.text()).toBe(WHOLE)
      expect(again.ids.every((id) => id > seq)).toBe(true)
      expect(ended.content).toBe(WHOLE)
      const { usedWords } = (await caller().get(wordCalls.daily.path)).json().data
      expect(usedWords).toBe(countWords('What is a caucus?') + countWords(WHOLE))
    },
  )

  it('ST-1 that breaks off is kept, and goes on from there', async () => {
    script(...says('A caucus is '), new ChatModelError('unavailable'))
    const page = await ChatPage.send(address, token, { message: 'What is a caucus?' })
    const cut = await page.ended()
    expect(cut).toMatchObject({ content: 'A caucus is ', status: 'interrupted', fault: 'unavailable' })
    script(...says('a break.'))
    const rest = await ChatPage.open(address, token, at(chat.proceed, cut.id), { method: 'POST' })
    expect(await rest.ended()).toMatchObject({ id: cut.id, content: 'A caucus is a break.', status: 'complete' })
    expect(model.orders[0]?.turns.at(-1)).toEqual({ role: 'assistant', text: 'A caucus is ' })
    expect((await caller().post(at(chat.proceed, cut.id))).statusCode).toBe(404)
    const { usedWords } = (await caller().get(wordCalls.daily.path)).json().data
    expect(usedWords).toBe(countWords('What is a caucus?') + countWords('A caucus is a break.'))
  })

  it.each([
    { when: 'before the first byte', steps: ['wait'], status: 'stopped', content: '' },
    { when: 'between two pieces', steps: [...says('A caucus '), 'wait'], status: 'stopped', content: 'A caucus ' },
    { when: 'after the end', steps: says(WHOLE), status: 'complete', content: WHOLE },
  ] as const)('ST-7 is stopped $when, twice as well as once', async ({ steps, status, content }) => {
    script(...steps)
    const page = await ChatPage.send(address, token, { message: 'What is a caucus?' })
    const { id } = await page.begun()
    await page.until(() => page.text() === content)
    if (status === 'complete') await page.ended()
    const answers = [await caller().post(at(chat.stop, id)), await caller().post(at(chat.stop, id))]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    for (const answer of answers) expect(answer.json().data).toMatchObject({ status, content })
    expect((await page.ended()).status).toBe(status)
  })

  it('ST-10 leaves one order of things: nothing is asked anew while it is made, and no message is left over', async () => {
    script(...says('A caucus '), 'wait')
    const page = await ChatPage.send(address, token, { message: 'What is a caucus?' })
    const { id, conversationId, parentId } = await page.begun()
    const refused = [
      await caller().post(at(chat.regenerate, id)),
      await caller().post(chat.send.path, { message: 'And a motion?', conversationId }),
      await caller().post(chat.send.path, { message: 'What is a moderated caucus?', conversationId, parentId: null }),
      await caller().post(at(chat.proceed, id)),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409])
    expect((await detailOf(conversationId)).messages.map((message) => message.id)).toEqual([parentId, id])
    model.release()
    await page.ended()
    script(...says('A break.'))
    const anew = (await caller().post(at(chat.regenerate, id))).json().data
    expect(anew).toMatchObject({ parentId, role: 'assistant' })
    expect((await detailOf(conversationId)).messages.map((message) => message.id)).toEqual([parentId, id, anew.id])
  })

  it('ST-10 ends when its conversation is removed, which can still be brought back whole', async () => {
    script(...says('A caucus '), 'wait')
    const page = await ChatPage.send(address, token, { message: 'What is a caucus?' })
    const { conversationId } = await page.begun()
    await page.until(() => page.text() !== '')
    expect((await caller().send('DELETE', at(chat.remove, conversationId))).statusCode).toBe(200)
    expect((await page.ended()).status).toBe('stopped')
    expect((await caller().get(at(chat.get, conversationId))).statusCode).toBe(404)
    expect((await caller().post(at(chat.restore, conversationId))).statusCode).toBe(200)
    expect((await detailOf(conversationId)).messages.map(({ content }) => content)).toEqual([
      'What is a caucus?',
      'A caucus ',
    ])
    server.clock.advance(1)
  })
})

describe('ST-8 a repeat', () => {
  it('under the same key is refused while the first is on its way, answered alike after it, and not for another body', async () => {
    script(...says('A caucus '), 'wait', { kind: 'text', text: 'is a break.' })
    const key = randomUUID()
    const send = (message: string) => caller().post(chat.send.path, { message }, { 'idempotency-key': key })
    const first = send('What is a caucus?')
    await expect.poll(() => model.orders.length).toBe(1)
    const inFlight = await send('What is a caucus?')
    expect([inFlight.statusCode, inFlight.json().code]).toEqual([409, 'idempotency-key-in-flight'])
    model.release()
    const { data } = (await first).json()
    expect((await send('What is a caucus?')).json().data).toEqual(data)
    const other = await send('What is a motion?')
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-key-reused'])
    expect((await detailOf(data.conversationId)).messages).toHaveLength(2)
  })

  it('as a stream joins the answer that is being made', async () => {
    script(...says('A caucus '), 'wait', { kind: 'text', text: 'is a break.' })
    const key = randomUUID()
    const first = await ChatPage.send(address, token, { message: 'What is a caucus?' }, key)
    await first.until(() => first.text() !== '')
    first.leave()
    const again = await ChatPage.send(address, token, { message: 'What is a caucus?' }, key)
    expect((await again.begun()).id).toBe((await first.begun()).id)
    expect(again.all('accepted')[0]?.message?.content).toBe('What is a caucus?')
    model.release()
    expect((await again.ended()).content).toBe('A caucus is a break.')
    expect(model.orders).toHaveLength(1)
  })

  it('under the same id without a key stores the message once, also of fifteen at once', async () => {
    const clientId = randomUUID()
    const order = { message: 'Once', clientId, conversationId: randomUUID(), parentId: null }
    const pages = await Promise.all(Array.from({ length: 15 }, () => ChatPage.send(address, token, order)))
    // on a busy machine those that wait for their turn too long are asked to come again
    expect(pages.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    const answers = await Promise.all(pages.filter(({ status }) => status === 200).map((page) => page.ended()))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await detailOf(order.conversationId)).messages).toHaveLength(2)
    expect(model.orders).toHaveLength(1)
  })
})

describe('what is somebody else’s', () => {
  it('advisory 1 (CVE-2026-31950): no stream of it opens, and not a byte of it comes', async () => {
    script(...says('A secret '), 'wait')
    const mine = await ChatPage.send(address, token, { message: 'Tell me' })
    const { id } = await mine.begun()
    const stranger = (await server.signUp()).token
    const theirs = await ChatPage.follow(address, stranger, id)
    expect(theirs.status).toBe(404)
    await theirs.until(() => theirs.isOver)
    expect(theirs.heard).toEqual([])
    const none = await ChatPage.follow(address, stranger, randomUUID())
    expect(none.status).toBe(404)
    mine.leave()
    model.release()
  })

  it('advisories 2 to 4 (AZ-3, AZ-4): nothing is written into it, by whatever id it is named', async () => {
    const mine = (await caller().post(chat.send.path, { message: 'Mine' })).json().data
    const rows = async () => (await server.db.select({ n: count() }).from(chatMessages))[0]?.n
    const stranger = callerOf(server, (await server.signUp()).token)
    const own = (await stranger.post(chat.send.path, { message: 'Theirs' })).json().data
    const before = await rows()
    const tries = [
      await stranger.post(chat.send.path, { message: 'x', conversationId: mine.conversationId }),
      await stranger.post(chat.send.path, { message: 'x', conversationId: mine.conversationId, parentId: null }),
      await stranger.post(chat.send.path, { message: 'x', parentId: mine.messageId }),
      await stranger.post(chat.send.path, {
        message: 'x',
        conversationId: own.conversationId,
        parentId: mine.messageId,
      }),
      await stranger.post(chat.send.path, { message: 'x', clientId: mine.messageId }),
      await stranger.send('PATCH', at(chat.change, own.conversationId), { leafId: mine.messageId }),
      await stranger.post(at(chat.regenerate, mine.messageId)),
      await stranger.post(at(chat.proceed, mine.messageId)),
    ]
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
    expect(await rows()).toBe(before)
  })

  it('advisory 3: a debrief or campaign named as context that is not there is no context', async () => {
    await caller().post(chat.send.path, {
      message: 'Argue the other side',
      context: { kind: 'debrief', sessionId: randomUUID() },
    })
    expect(model.orders[0]?.background).toBeUndefined()
  })

  it('AZ-6 is not found by search', async () => {
    await caller().post(chat.send.path, { message: 'The canary sings zebrafinch' })
    const own = (await caller().get(`${chat.search.path}?words=zebrafinch`)).json().data
    expect(own).toHaveLength(2)
    expect(own[0].excerpt).toContain('\ue000zebrafinch\ue001')
    const stranger = callerOf(server, (await server.signUp()).token)
    expect((await stranger.get(`${chat.search.path}?words=zebrafinch`)).json().data).toEqual([])
  })
})
