import { Conversed, chat, converse, type EngineChoice, pathOf, successReply, wordCalls } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { wavOf } from '@placard/voice'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { spokenWav } from '../../../adapters/hearing-providers/testing/recordings.ts'
import { ANSWERED, aLiveService, HEARD, type LiveManner } from '../../../adapters/live/testing/live-service.ts'
import type { HeardRecording } from '../../../ports/hearing.ts'
import type { Spoken } from '../../../ports/speech.ts'
import { callerOf } from '../../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { ConversePage } from './testing/converse-page.ts'

const SPEECH = spokenWav('What is a caucus?')
const KEY = 'test-key-0123456789'
const QUESTION = HEARD.join('')
const ANSWER = ANSWERED.join('')
const OTHER = 'An answer by the chat’s own model.'
const OTHERWISE: HeardRecording = {
  ...({ ok: true, text: 'What is a motion?', confidence: 0.9, provider: 'system' } as const),
  ...({ isCommandsOnly: false, seconds: 1, type: 'audio/wav' } as const),
}
const SPOKEN: Spoken = {
  ...({ ok: true, provider: 'embedded', mediaType: 'audio/wav' } as const),
  bytes: wavOf({ samples: new Int16Array(16_000), rate: 16_000 }),
}

let service: Awaited<ReturnType<typeof aLiveService>>
let server: TestServer
let address: string

beforeAll(async () => {
  service = await aLiveService()
  server = await testServer({
    configuration: {
      voice: {
        speech: [{ provider: 'embedded' }],
        hearing: [{ provider: 'embedded' }],
        live: { provider: 'gemini', model: 'a-live-model', apiKey: KEY, url: service.url },
      },
    },
    chatModel: new ScriptedModel(says(OTHER)),
    hearing: {
      hear: async () => OTHERWISE,
      warm: () => undefined,
      health: async () => ({ hearing: [], isCommandsOnly: false }),
    },
    speech: { speak: async () => SPOKEN, health: () => ({ speech: [] }), prepare: () => undefined },
  })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await service.close()
  expect(server.logLines.join('\n')).not.toContain(KEY)
})
afterEach(() => {
  service.behave('answers')
  service.asked.length = 0
  service.addresses.length = 0
})

async function aPerson(manner: LiveManner = 'answers') {
  service.behave(manner)
  const { token } = await server.signUp()
  const own = callerOf(server, token)
  const ask = (conversationId?: string) => {
    const query = conversationId === undefined ? '' : `?conversationId=${conversationId}`
    return ConversePage.open(address, token, query, SPEECH)
  }
  const read = async (conversationId: string) => (await own.get(pathOf(chat.get, { conversationId }))).json().data
  const minutes = async () => (await own.get('/api/subscriptions/usage')).json().data.limits.usedVoiceMinutes
  return { own, ask, read, minutes, token }
}

describe('a conversation over Gemini Live', () => {
  it('is heard, answered and spoken by it, and stored as others are', async () => {
    const { ask, read, minutes, own } = await aPerson()
    const page = await ask()
    const done = await page.done()
    expect(page.all('transcript')).toMatchObject([{ text: QUESTION, provider: 'gemini', confidence: null }])
    expect(page.text()).toBe(ANSWER)
    const sounds = page.all('audio')
    expect(sounds.map(({ provider }) => provider)).toContain('gemini')
    expect(sounds.map(({ spoken }) => spoken).join(' ')).toBe(ANSWER)
    expect(sounds.at(-1)?.upTo).toBe(ANSWER.length)
    // no sound is there before its words
    for (const [at, event] of page.heard.entries()) {
      if (event.kind !== 'audio') continue
      const before = page.heard.slice(0, at).flatMap((one) => (one.kind === 'text-delta' ? [one.text] : []))
      expect(before.join('').length).toBeGreaterThanOrEqual(event.upTo)
    }
    expect(done).toMatchObject({
      notice: null,
      answer: {
        content: ANSWER,
        status: 'complete',
        engine: { rung: 'gemini', model: 'a-live-model', promptVersion: 'live-1' },
      },
    })
    const { messages } = await read(done.conversation.id)
    expect(messages).toMatchObject([{ content: QUESTION }, { content: ANSWER }])
    expect(await minutes()).toBe(1)
    const { usedWords } = (await own.get(wordCalls.daily.path)).json().data
    expect(usedWords).toBe([QUESTION, ANSWER].join(' ').split(/\s+/).length)
  })

  it('knows what was said, on the connection that it has, and on a new one when not all was heard', async () => {
    const { ask, own } = await aPerson()
    const first = await (await ask()).done()
    const conversationId = first.conversation.id
    const second = await (await ask(conversationId)).done()
    expect(service.asked.map(({ questions }) => questions.length)).toEqual([2])
    await own.post(pathOf(chat.cut, { messageId: second.answer.id }), { heard: ANSWERED[0].length })
    await (await ask(conversationId)).done()
    expect(service.asked.map(({ questions }) => questions.length)).toEqual([2, 1])
    const told = service.asked[1]?.setup.systemInstruction.parts[0].text ?? ''
    expect(told).toContain(`The person: ${QUESTION}\nYou: ${ANSWER}\nThe person: ${QUESTION}\nYou: ${ANSWERED[0]}\n</`)
  })

  it('goes on in writing, and by voice again, knowing both', async () => {
    const { ask, own } = await aPerson()
    const { conversation } = await (await ask()).done()
    await own.post(chat.send.path, { conversationId: conversation.id, message: 'And in writing?' })
    await (await ask(conversation.id)).done()
    expect(service.asked[1]?.setup.systemInstruction.parts[0].text).toContain(`And in writing?\nYou: ${OTHER}`)
  })

  it('looks up what the product knows, and names it as a source', async () => {
    const { ask } = await aPerson('looks up')
    const { answer } = await (await ask()).done()
    expect(service.asked[0]?.given[0]).toMatch(/caucus/i)
    expect(answer.sources?.length).toBeGreaterThan(0)
  })

  it.each<{ choice: EngineChoice; isLive: boolean; because: string }>([
    { choice: { kind: 'automatic' }, isLive: true, because: 'any may answer' },
    { choice: { kind: 'provider', provider: 'gemini' }, isLive: true, because: 'it was chosen' },
    { choice: { kind: 'provider', provider: 'anthropic' }, isLive: false, because: 'another one was chosen' },
    { choice: { kind: 'built-in' }, isLive: false, because: 'no service may hear it' },
  ])('is held by it: $isLive, because $because', async ({ choice, isLive }) => {
    const { ask, own } = await aPerson()
    const { conversation } = await (await ask()).done()
    await own.send('PATCH', pathOf(chat.change, { conversationId: conversation.id }), { engineChoice: choice })
    const before = service.addresses.length
    const asked = service.asked.flatMap(({ questions }) => questions).length
    const { answer } = await (await ask(conversation.id)).done()
    expect(answer.engine?.promptVersion === 'live-1').toBe(isLive)
    expect(service.asked.flatMap(({ questions }) => questions).length - asked).toBe(isLive ? 1 : 0)
    if (!isLive) expect(service.addresses.length).toBe(before)
  })

  it('is not sent a recording in which nobody speaks', async () => {
    const { token } = await aPerson()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' }
    const payload = Buffer.from(wavOf({ samples: new Int16Array(16_000), rate: 16_000 }))
    const answer = await server.app.inject({ method: 'POST', url: converse.gemini.path, headers, payload })
    expect(successReply(Conversed).parse(answer.json()).data.transcript).toBe('What is a motion?')
    expect(service.addresses).toEqual([])
  })
})

describe('faults', () => {
  it.each<{ manner: LiveManner; fault: string }>([
    { manner: 'answers 401', fault: 'key-refused' },
    { manner: 'answers 429', fault: 'rate-limited' },
    { manner: 'answers 500', fault: 'unavailable' },
    { manner: 'hears nothing', fault: 'empty' },
    { manner: 'hangs up', fault: 'unavailable' },
    { manner: 'goes away at once', fault: 'unavailable' },
    { manner: 'speaks garbage', fault: 'unavailable' },
    { manner: 'mumbles', fault: 'unavailable' },
    { manner: 'hangs', fault: 'slow' },
  ])('before the answer have others take the turn over, when the service $manner', async ({ manner, fault }) => {
    const { ask, minutes } = await aPerson(manner)
    const page = await ask()
    const done = await page.done()
    expect(page.all('transcript')).toMatchObject([{ text: 'What is a motion?', provider: 'system' }])
    expect(page.all('audio').map(({ provider }) => provider)).toContain('embedded')
    expect(done.answer).toMatchObject({
      content: OTHER,
      status: 'complete',
      engine: { insteadOf: { rung: 'gemini', model: 'a-live-model', fault } },
    })
    expect(await minutes()).toBe(0)
    // the next one is asked of it again
    service.behave('answers')
    expect((await (await ask(done.conversation.id)).done()).answer.content).toBe(ANSWER)
  })

  it('in the middle of the answer leave what there is, marked as cut off, to be gone on with', async () => {
    const { ask, own } = await aPerson('begins and hangs')
    const page = await ask()
    await page.until(() => page.text() === ANSWERED[0])
    service.cut()
    const { answer, notice } = await page.done()
    expect(answer).toMatchObject({ content: ANSWERED[0], status: 'interrupted', fault: 'unavailable' })
    expect(notice).toMatch(/broke off/)
    expect(page.all('audio').map(({ spoken }) => spoken)).toEqual([ANSWERED[0]])
    const gone = await own.post(pathOf(chat.proceed, { messageId: answer.id }), {})
    expect(gone.json().data.content).toBe(`${ANSWERED[0]}${OTHER}`)
  })

  it('are none when the caller goes: what was delivered is kept, and the connection ends', async () => {
    const { ask, read } = await aPerson('begins and hangs')
    const page = await ask()
    await page.until(() => page.text() === ANSWERED[0])
    const [transcript] = page.all('transcript')
    page.leave()
    const kept = async () => (await read(transcript?.conversation.id ?? '')).messages.at(-1)
    await expect.poll(async () => (await kept()).status).toBe('stopped')
    expect((await kept()).content).toBe(ANSWERED[0])
    await expect.poll(() => service.asked.map(({ isOpen }) => isOpen)).toEqual([false])
  })

  it('are none when the answer is talked over: only what was heard is kept', async () => {
    const { ask, own } = await aPerson('begins and hangs')
    const page = await ask()
    await page.until(() => page.all('audio').length === 1)
    const id = page.all('transcript')[0]?.answer.id ?? ''
    const cut = await own.post(pathOf(chat.cut, { messageId: id }), { heard: 8 })
    expect(cut.json().data).toMatchObject({ content: 'A caucus', status: 'stopped' })
    await expect.poll(() => service.asked.map(({ isOpen }) => isOpen)).toEqual([false])
    service.behave('answers')
    const { answer } = await (await ask(page.all('transcript')[0]?.conversation.id)).done()
    expect(answer.content).toBe(ANSWER)
    expect(service.asked[1]?.setup.systemInstruction.parts[0].text).toContain('You: A caucus\n</')
  })

  it('of what is said leave nothing stored, and end the connection', async () => {
    const { own, ask } = await aPerson()
    const left = async () => 3_000 - (await own.get(wordCalls.daily.path)).json().data.usedWords
    for (let most = await left(); most > 0; most = await left()) {
      const message = Array.from({ length: Math.min(600, most) }, (_, at) => `w${at}`).join(' ')
      expect((await own.post(chat.send.path, { message })).statusCode).toBe(200)
    }
    const page = await ask()
    expect(page.status).toBe(402)
    await expect.poll(() => service.asked.map(({ isOpen }) => isOpen)).toEqual([false])
  })
})
