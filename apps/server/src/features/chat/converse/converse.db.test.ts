import { randomUUID } from 'node:crypto'
import { Conversed, chat, converse, Heard, hearing, pathOf, successReply, wordCalls } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { soundOf, wavOf } from '@placard/voice'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chatMessages } from '../../../database/chat-schema.ts'
import type { HeardRecording, HearingPort } from '../../../ports/hearing.ts'
import type { SpeechPort, Spoken } from '../../../ports/speech.ts'
import { callerOf } from '../../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { ConversePage } from './testing/converse-page.ts'

const TEXT =
  'A caucus is a break in formal debate, in which delegates speak freely and gather support. There are two kinds of it. One is led by the chair, and the other is not.'
const SECOND = wavOf({ samples: new Int16Array(24_000), rate: 24_000 })
const SPOKEN: Spoken = { ok: true, provider: 'openai-compatible', mediaType: 'audio/wav', bytes: SECOND }
const HEARD: HeardRecording = {
  ...{ ok: true, text: 'What is a caucus?', confidence: 0.9, provider: 'openai-compatible' },
  ...{ isCommandsOnly: false, seconds: 5, type: 'audio/wav' },
} as const

let server: TestServer
let address: string
let model = new ScriptedModel(says(TEXT))
let hears: HearingPort['hear'] = async () => HEARD
let speaks: SpeechPort['speak'] = async () => SPOKEN
const spoken: string[] = []

beforeAll(async () => {
  server = await testServer({
    chatModel: { answer: (request, signal) => model.answer(request, signal) },
    hearing: {
      hear: (...order) => hears(...order),
      warm: () => undefined,
      health: async () => ({ hearing: [], isCommandsOnly: false }),
    },
    speech: {
      speak(order, userId) {
        spoken.push(order.text)
        return speaks(order, userId)
      },
      health: () => ({ speech: [] }),
      prepare: () => undefined,
    },
  })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
afterEach(() => {
  model = new ScriptedModel(says(TEXT))
  hears = async () => HEARD
  speaks = async () => SPOKEN
  spoken.length = 0
})

async function aPerson() {
  const { token, user } = await server.signUp()
  const own = callerOf(server, token)
  const open = (query = '') => ConversePage.open(address, token, query)
  const whole = (query = '') =>
    server.app.inject({
      method: 'POST',
      url: `${converse.gemini.path}${query}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' },
      payload: Buffer.from(SECOND),
    })
  const minutes = async () => (await own.get('/api/subscriptions/usage')).json().data.limits.usedVoiceMinutes
  const read = async (conversationId: string) => (await own.get(pathOf(chat.get, { conversationId }))).json().data
  return { token, user, own, open, whole, minutes, read }
}

const rowOf = async (id: string) => (await server.db.select().from(chatMessages).where(eq(chatMessages.id, id)))[0]

describe('a spoken question', () => {
  it('is heard, answered and spoken piece by piece, and is a conversation of its own kind', async () => {
    const { open, read } = await aPerson()
    const page = await open()
    const done = await page.done()
    const [transcript] = page.all('transcript')
    expect(transcript).toMatchObject({ text: 'What is a caucus?', confidence: 0.9, provider: 'openai-compatible' })
    expect(page.text()).toBe(TEXT)
    expect(
      page
        .all('audio')
        .map((piece) => piece.spoken)
        .join(' '),
    ).toBe(TEXT)
    // whoever has heard the pieces up to one has heard the answer up to its place
    const heardWith = page.all('audio').map((_, at, all) =>
      all
        .slice(0, at + 1)
        .map((piece) => piece.spoken)
        .join(' '),
    )
    expect(page.all('audio').map(({ upTo }) => TEXT.slice(0, upTo).trim())).toEqual(heardWith)
    expect(done).toMatchObject({ role: 'assistant', stakeholderId: null, notice: null, answer: { content: TEXT } })
    const { conversation, messages } = await read(done.conversation.id)
    expect(conversation.type).toBe('voice')
    expect(messages).toMatchObject([{ content: 'What is a caucus?' }, { content: TEXT, status: 'complete' }])
  })

  it('is answered whole, with one sound file, in the specified form', async () => {
    const { whole, read } = await aPerson()
    const answer = await whole()
    expect(answer.statusCode).toBe(200)
    const { replyAudioBase64, ...rest } = successReply(Conversed).parse(answer.json()).data
    expect(rest).toMatchObject({ transcript: 'What is a caucus?', reply: TEXT, role: 'assistant', stakeholderId: null })
    const { samples = [], rate } = soundOf(Buffer.from(replyAudioBase64, 'base64')) ?? {}
    expect({ length: samples.length, rate }).toEqual({ length: 24_000 * spoken.length, rate: 24_000 })
    const more = successReply(Conversed).parse((await whole(`?conversationId=${rest.conversationId}`)).json()).data
    expect(more.conversationId).toBe(rest.conversationId)
    expect((await read(rest.conversationId)).messages).toHaveLength(4)
  })

  it('goes on with no conversation of another person', async () => {
    const { whole } = await aPerson()
    const { conversationId } = successReply(Conversed).parse((await whole()).json()).data
    expect((await (await aPerson()).whole(`?conversationId=${conversationId}`)).statusCode).toBe(404)
    expect((await whole(`?conversationId=${randomUUID()}`)).statusCode).toBe(404)
  })

  it('ends when its caller goes, and keeps what was delivered of the answer', async () => {
    model = new ScriptedModel([...says('Delivered words. '), 'wait', ...says('never').slice(1)])
    const { open } = await aPerson()
    const page = await open()
    await page.until(() => page.text() === 'Delivered words. ')
    const [transcript] = page.all('transcript')
    page.leave()
    const id = transcript?.answer.id ?? ''
    await expect.poll(async () => (await rowOf(id))?.status).toBe('stopped')
    expect((await rowOf(id))?.content).toBe('Delivered words. ')
  })

  it('is given up when its caller goes before it was heard', async () => {
    const { promise: given, resolve } = Promise.withResolvers<AbortSignal>()
    hears = (_order, _user, signal) => {
      resolve(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    const { token, user } = await aPerson()
    const page = new ConversePage()
    const sending = page.send(address, token).catch(() => undefined)
    const signal = await given
    page.leave()
    await sending
    await expect.poll(() => signal.aborted).toBe(true)
    expect(await server.db.$count(chatMessages, eq(chatMessages.userId, user.id))).toBe(0)
  })

  it('asks for two pieces at a time at most, in the order of the text', async () => {
    let [open, most] = [0, 0]
    speaks = async () => {
      open += 1
      most = Math.max(most, open)
      await new Promise((resolve) => setTimeout(resolve, 5))
      open -= 1
      return SPOKEN
    }
    const sentences = Array.from(
      { length: 9 },
      (_, at) => `Sentence number ${at} is spoken after the one that is before it.`,
    )
    model = new ScriptedModel(says(...sentences.map((sentence) => `${sentence} `)))
    const page = await (await aPerson()).open()
    await page.done()
    expect(page.all('audio').map((piece) => piece.spoken)).toEqual(sentences)
    expect(most).toBe(2)
  })

  it('says nothing more of what an engine took back', async () => {
    const [first] = says('x')
    model = new ScriptedModel([
      ...says('This will be taken back, and whoever heard it hears another answer now. '),
      { kind: 'retract' },
      ...(first === undefined ? [] : [first]),
      { kind: 'text', text: 'Another answer.' },
    ])
    const page = await (await aPerson()).open()
    expect((await page.done()).answer.content).toBe('Another answer.')
    expect(page.text()).toBe('Another answer.')
    expect(page.all('audio').at(-1)?.spoken).toBe('Another answer.')
  })
})

describe('faults', () => {
  it.each([
    { rejection: 'unavailable', status: 503, because: 'nobody could listen' },
    { rejection: 'busy', status: 429, because: 'too many are speaking' },
    { rejection: 'nothing-heard', status: 422, because: 'nobody spoke' },
    { rejection: 'no-session', status: 422, because: 'only commands are heard here' },
  ] as const)('of hearing are answered with $status when $because, and nothing is stored or counted', async (given) => {
    hears = async () => ({ ok: false, rejection: given.rejection })
    const { open, whole, user, minutes } = await aPerson()
    expect((await open()).status).toBe(given.status)
    expect((await whole()).statusCode).toBe(given.status)
    expect(await server.db.$count(chatMessages, eq(chatMessages.userId, user.id))).toBe(0)
    expect(await minutes()).toBe(0)
  })

  it.each([
    { speak: async () => ({ ok: false, rejection: 'unavailable' }) as const, because: 'nobody speaks' },
    { speak: () => Promise.reject(new Error('500')), because: 'who speaks fails' },
  ])('leave the text with a notice, and nobody is asked again, when $because', async ({ speak }) => {
    speaks = speak
    const { open, whole } = await aPerson()
    const done = await (await open()).done()
    expect(done).toMatchObject({
      answer: { content: TEXT },
      notice: 'The answer could not be spoken. Its text is complete.',
    })
    expect(spoken.length).toBeLessThanOrEqual(2)
    const answer = successReply(Conversed).parse((await whole()).json()).data
    expect(answer).toMatchObject({ reply: TEXT, replyAudioBase64: '', mediaType: null, notice: done.notice })
  })

  it('end in an error when there is no answer', async () => {
    model = new ScriptedModel([new Error('oh no')])
    const { open, whole } = await aPerson()
    const page = await open()
    await page.until(() => page.isOver)
    expect(page.heard.at(-1)).toMatchObject({ kind: 'error', code: 'unavailable' })
    expect((await whole()).statusCode).toBe(503)
  })

  it('keep the message that was heard when its server dies before the answer', async () => {
    model = new ScriptedModel(['wait'])
    const { open, user } = await aPerson()
    const page = await open()
    await page.until(() => page.all('transcript').length === 1)
    const [transcript] = page.all('transcript')
    const id = transcript?.answer.id ?? ''
    // as if it had been killed: its lease runs out, and nobody prolongs it
    await server.db
      .update(chatMessages)
      .set({ fence: 99, leaseUntil: new Date(0) })
      .where(eq(chatMessages.id, id))
    await expect.poll(async () => (await rowOf(id))?.fault).toBe('lost')
    const said = await server.db.select().from(chatMessages).where(eq(chatMessages.userId, user.id))
    expect(said.map(({ content }) => content)).toContain('What is a caucus?')
    page.leave()
  })
})

describe('what a spoken conversation uses', () => {
  it('is its words, once and as in a written one, and the minutes that services heard and spoke', async () => {
    const { own, whole, minutes } = await aPerson()
    hears = async () => ({ ...HEARD, seconds: 58 })
    await whole()
    // 58 seconds heard, and some spoken
    expect(await minutes()).toBe(2)
    const { usedWords } = (await own.get(wordCalls.daily.path)).json().data
    await own.post(chat.send.path, { message: 'What is a caucus?' })
    expect((await own.get(wordCalls.daily.path)).json().data.usedWords).toBe(2 * usedWords)
  })

  it('counts the minutes of what is only heard as well', async () => {
    const { token, minutes } = await aPerson()
    hears = async () => ({ ...HEARD, seconds: 61 })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' }
    const answer = await server.app.inject({
      method: 'POST',
      url: hearing.hear.path,
      headers,
      payload: Buffer.from(SECOND),
    })
    expect(successReply(Heard).parse(answer.json()).data.text).toBe('What is a caucus?')
    expect(await minutes()).toBe(2)
  })

  it('costs no minutes where programs of this server hear and speak', async () => {
    hears = async () => ({ ...HEARD, provider: 'system' })
    speaks = async () => ({ ...SPOKEN, provider: 'embedded' })
    const { whole, minutes } = await aPerson()
    await whole()
    expect(await minutes()).toBe(0)
  })

  it('is refused as other uses are when no minute is left, before anybody listens', async () => {
    const { whole, open, minutes } = await aPerson()
    hears = async () => ({ ...HEARD, seconds: 3_600 })
    await whole()
    expect(await minutes()).toBeGreaterThanOrEqual(60)
    const refused = await whole()
    expect(refused.statusCode).toBe(402)
    expect(refused.json().error).toMatch(/^You have used all 60 minutes of voice of this month\./)
    expect((await open()).status).toBe(402)
  })

  it('is refused when the words of the day are used up, as a written message is', async () => {
    const { whole, user } = await aPerson()
    hears = async () => ({ ...HEARD, text: Array.from({ length: 3_001 }, () => 'word').join(' ') })
    const refused = await whole()
    expect(refused.statusCode).toBe(402)
    expect(refused.json().error).toBe('This message would exceed your daily limit. You have 3000 words remaining.')
    expect(await server.db.$count(chatMessages, eq(chatMessages.userId, user.id))).toBe(0)
  })
})
