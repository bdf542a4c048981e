import { ModelProviderError } from '@placard/language/models'
import { soundOf } from '@placard/voice'
import { afterEach, describe, expect, it } from 'vitest'
import type { LiveOrder, LiveTurn } from '../../ports/live.ts'
import { LiveEngine } from './live-engine.ts'
import { USUAL_LIVE_LIMITS } from './live-turn.ts'
import { ANSWERED, aLiveService, HEARD, type LiveManner, PIECE_SECONDS } from './testing/live-service.ts'

const KEY = 'test-key-0123456789'
const QUESTION = HEARD.join('')
const ANSWER = ANSWERED.join('')
const NEVER = new AbortController().signal
/** Only where nothing comes: whatever comes is waited for, on a slow machine too. */
const limitsFor = (manner: LiveManner) =>
  manner.includes('hang') && !manner.includes('up') ? { ...USUAL_LIVE_LIMITS, heardMs: 300, idleMs: 300 } : PATIENT
const PATIENT = { ...USUAL_LIVE_LIMITS, heardMs: 120_000, idleMs: 120_000 }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function anEngine(manner: LiveManner = 'answers', limits = PATIENT) {
  const service = await aLiveService(manner)
  const faults: string[] = []
  const tokens: object[] = []
  const engine = new LiveEngine({
    configuration: { provider: 'gemini', model: 'a-live-model', apiKey: KEY, url: service.url },
    limits,
    now: () => performance.now(),
    onFault: (fault) => faults.push(fault),
    onTokens: (userId, used) => tokens.push({ userId, ...used }),
  })
  ends.push(service.close, () => engine.close())
  return { service, engine, faults, tokens }
}

const orderOf = (order: Partial<LiveOrder> = {}): LiveOrder => ({
  userId: 'ann',
  conversationId: 'a-talk',
  speech: new Float32Array(20_000).fill(0.5),
  voiceId: 'leda',
  language: undefined,
  brief: { instructions: 'Be kind.', temperature: 0.7, maxOutputTokens: 500, subject: 'the same' },
  turns: [],
  lookUp: async (question) => ({ text: `found for ${question}`, sources: [], computed: [] }),
  ...order,
})

async function wholeOf(turn: LiveTurn) {
  const texts: string[] = []
  for await (const text of turn.texts) texts.push(text)
  const sounds = []
  for await (const sound of turn.sounds) sounds.push(sound)
  return { text: texts.join(''), sounds }
}

const TALK = [
  { role: 'user', text: QUESTION },
  { role: 'assistant', text: ANSWER },
] as const

describe('a question over the Live API', () => {
  it('is heard, answered and spoken on one connection, in pieces whose places are those of their words', async () => {
    const { engine, service, tokens } = await anEngine()
    const turn = await engine.begin(orderOf({ language: 'en-GB' }), NEVER)
    expect(turn.heard).toBe(QUESTION)
    const { text, sounds } = await wholeOf(turn)
    expect(text).toBe(ANSWER)
    expect(sounds.map(({ spoken }) => spoken).join(' ')).toBe(ANSWER)
    expect(sounds.at(-1)?.upTo).toBe(ANSWER.length)
    const seconds = sounds.map(({ bytes }) => (soundOf(bytes)?.samples.length ?? 0) / 24_000)
    expect(seconds.reduce((sum, one) => sum + one)).toBe(ANSWERED.length * PIECE_SECONDS)
    const [asked] = service.asked
    expect(asked?.questions).toEqual([40_000])
    expect(asked?.setup).toMatchObject({
      model: 'models/a-live-model',
      systemInstruction: { parts: [{ text: 'Be kind.' }] },
      generationConfig: { speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Leda' } } } },
    })
    await expect.poll(() => tokens).toEqual([{ userId: 'ann', input: 120, output: 40 }])
  })

  it('is whole although the answer begins before it', async () => {
    const { engine } = await anEngine('answers before it has heard')
    const turn = await engine.begin(orderOf(), NEVER)
    expect(turn.heard).toBe(QUESTION)
    expect((await wholeOf(turn)).text).toBe(ANSWER)
  })

  it('may have something looked up', async () => {
    const { engine, service } = await anEngine('looks up')
    const turn = await engine.begin(orderOf(), NEVER)
    expect((await wholeOf(turn)).text).toBe(ANSWER)
    expect(service.asked[0]?.given).toEqual(['found for What is a moderated caucus?'])
    expect(turn.found).toMatchObject([{ text: 'found for What is a moderated caucus?' }])
  })

  it('is given up with its connection when nobody wants it', async () => {
    const { engine, service, faults } = await anEngine()
    const turn = await engine.begin(orderOf(), NEVER)
    turn.end()
    await expect.poll(() => service.asked.map(({ isOpen }) => isOpen)).toEqual([false])
    const gone = new AbortController()
    service.behave('hangs')
    const asking = engine.begin(orderOf(), gone.signal)
    gone.abort(new Error('gone'))
    await expect(asking).rejects.toThrow('gone')
    expect(faults).toEqual([])
  })
})

describe('faults before the answer', () => {
  it.each<{ manner: LiveManner; fault: string }>([
    { manner: 'answers 401', fault: 'key-refused' },
    { manner: 'answers 429', fault: 'rate-limited' },
    { manner: 'answers 500', fault: 'unavailable' },
    { manner: 'refuses the key', fault: 'key-refused' },
    { manner: 'has no quota', fault: 'quota' },
    { manner: 'hangs', fault: 'slow' },
    { manner: 'hangs up', fault: 'unavailable' },
    { manner: 'hears nothing', fault: 'empty' },
    { manner: 'speaks garbage', fault: 'unavailable' },
  ])('$fault when the service $manner, within the time, and without a word of the key', async ({ manner, fault }) => {
    const { engine, faults } = await anEngine(manner, limitsFor(manner))
    const failure = await engine.begin(orderOf(), NEVER).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ModelProviderError)
    expect(failure).toMatchObject({ fault })
    expect(faults).toEqual([fault])
    expect(String((failure as Error).stack)).not.toContain(KEY)
  })

  it.each<{ manner: LiveManner; fault: string }>([
    { manner: 'hears and hangs', fault: 'slow' },
    { manner: 'hears and closes', fault: 'unavailable' },
    { manner: 'goes away at once', fault: 'unavailable' },
    { manner: 'says nothing', fault: 'empty' },
    { manner: 'mumbles', fault: 'unavailable' },
    { manner: 'is interrupted', fault: 'unavailable' },
  ])('are told by the answer when the service $manner', async ({ manner, fault }) => {
    const { engine } = await anEngine(manner, limitsFor(manner))
    const failure = await engine
      .begin(orderOf(), NEVER)
      .then(wholeOf)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ fault })
  })

  it('have nobody asked for a while, of one person for that person alone', async () => {
    const { engine, service } = await anEngine('answers 500')
    for (let times = 0; times < 3; times += 1) await engine.begin(orderOf(), NEVER).catch(() => undefined)
    const before = service.addresses.length
    await expect(engine.begin(orderOf(), NEVER)).rejects.toMatchObject({ fault: 'unavailable' })
    expect(service.addresses.length).toBe(before)
    service.behave('answers')
    expect((await engine.begin(orderOf({ userId: 'ben' }), NEVER)).heard).toBe(QUESTION)
  })
})

describe('a conversation', () => {
  const goneOn = async (first: LiveManner = 'answers') => {
    const made = await anEngine(first)
    const turn = await made.engine.begin(orderOf(), NEVER)
    await wholeOf(turn)
    turn.keep('a-talk', TALK)
    return made
  }
  const next = (engine: LiveEngine, order: Partial<LiveOrder> = {}) =>
    engine.begin(orderOf({ turns: TALK, ...order }), NEVER)

  it('goes on over the connection that it has', async () => {
    const { engine, service } = await goneOn()
    await wholeOf(await next(engine))
    expect(service.asked.map(({ questions }) => questions.length)).toEqual([2])
  })

  it.each<{ order: Partial<LiveOrder>; because: string }>([
    { order: { turns: TALK.slice(0, 1) }, because: 'not all of the answer was heard' },
    { order: { voiceId: 'puck' }, because: 'another voice is wanted' },
    { order: { userId: 'ben' }, because: 'it is somebody else’s' },
  ])('begins anew when $because', async ({ order }) => {
    const { engine, service } = await goneOn()
    await wholeOf(await next(engine, order))
    expect(service.asked.map(({ questions }) => questions.length)).toEqual([1, 1])
    expect(service.asked[1]?.setup.sessionResumption).toEqual({})
  })

  it('goes on by its handle after the service went away', async () => {
    const { engine, service } = await goneOn('goes away')
    service.behave('answers')
    await wholeOf(await next(engine))
    expect(service.asked[1]?.setup.sessionResumption).toEqual({ handle: 'handle-0' })
  })

  it.each([
    { isForgotten: false, because: 'its connection was cut' },
    { isForgotten: true, because: 'its handle is refused as well' },
  ])('loses no question when $because', async ({ isForgotten }) => {
    const { engine, service } = await goneOn()
    if (isForgotten) service.forgetHandles()
    service.cut()
    const turn = await next(engine)
    expect((await wholeOf(turn)).text).toBe(ANSWER)
    expect(service.asked).toHaveLength(2)
  })

  it('gives its connection back when the server ends', async () => {
    const { engine, service } = await goneOn()
    engine.close()
    await expect.poll(() => service.asked.map(({ isOpen }) => isOpen)).toEqual([false])
  })
})
