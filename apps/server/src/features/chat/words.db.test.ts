import { randomUUID } from 'node:crypto'
import { ChatModelError, countWords } from '@placard/application'
import { chat, DailyWords, successReply, TIME_ZONE_HEADER, wordCalls } from '@placard/contract'
import { BUILT_IN_ENGINE, ScriptedModel, says } from '@placard/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresChatStore } from '../../adapters/chat-store/postgres-chat-store.ts'
import { usageGateOf } from '../../app/billing.ts'
import { setTierOf } from '../../app/set-tier.ts'
import { takenIn } from '../../database/ledger-rows.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { tidyUp } from '../../testing/tidy-up.ts'
import { readDailyWords } from './daily-words.ts'

const MINUTE_MS = 60_000
const WISH = { temperature: 0.7, maxTokens: 256, speechSpeed: 1 }
const DAY = '2026-11-21'
const FIVE = says('Five words are said here.')

let model: ScriptedModel
let server: TestServer
let store: PostgresChatStore
let user: { id: string; email: string }
let token: string

beforeAll(async () => {
  server = await testServer({ chatModel: { answer: (request, signal) => model.answer(request, signal) } })
  store = new PostgresChatStore({ db: server.db, countWords })
})
afterAll(() => server.close())
beforeEach(async () => {
  model = new ScriptedModel(says('Five words are said here.'))
  const account = await server.signUp()
  user = account.user
  token = account.token
})

/** Whatever became of the sign-in while the clock went on. */
const read = (timeZone = 'UTC', role: 'USER' | 'ADMIN' = 'USER') =>
  readDailyWords(
    { ...server.dependencies, usage: usageGateOf(server.dependencies) },
    { user: { id: user.id, role }, timeZone },
  )

function send(message: string, zone = 'UTC') {
  return callerOf(server, token).post(chat.send.path, { message }, { [TIME_ZONE_HEADER]: zone })
}
const wordsOf = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

/** Says so many words in a new conversation, with a limit of its own, on a day of its own. */
function say(words: number, limit: number | null = 3000, at = server.clock.now().getTime()) {
  const id = randomUUID()
  return store.accept(user.id, {
    conversation: {
      id,
      begins: {
        id,
        title: 't',
        type: 'chat',
        mode: 'balanced',
        instructions: '',
        context: null,
        engineChoice: { kind: 'automatic' },
        projectId: null,
      },
    },
    message: { id: randomUUID(), content: wordsOf(words) },
    parentId: undefined,
    answer: { id: randomUUID(), answerOptions: WISH },
    allowance: { words: { day: DAY, limit }, reservationId: undefined },
    at,
  })
}
const takenOn = async (day: string) => (await takenIn(server.db, user.id, day)).get('words') ?? 0
const taken = () => takenOn(DAY)

describe('setting words aside', () => {
  it('QU-1 lets 50 parallel messages together say exactly what is left, and never a word more', async () => {
    await say(2_900)
    const said = await Promise.all(Array.from({ length: 50 }, () => say(20)))
    expect(said.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5)
    expect(said.filter(({ outcome }) => outcome === 'no-words')).toHaveLength(45)
    expect(await taken()).toBe(3_000)
  })

  it('QU-1 stores nothing of what does not fit, and says how many words are left', async () => {
    await say(2_990)
    expect(await say(20)).toEqual({ outcome: 'no-words', remaining: 10 })
    expect(await say(10)).toMatchObject({ outcome: 'stored' })
    expect(await say(1)).toEqual({ outcome: 'no-words', remaining: 0 })
    expect((await store.list(user.id, { isArchived: false, before: undefined })).conversations).toHaveLength(2)
    expect(await taken()).toBe(3_000)
  })

  it('QU-3 gives back after 15 minutes what nobody counted', async () => {
    await say(2_995)
    expect(await say(10)).toEqual({ outcome: 'no-words', remaining: 5 })
    const later = server.clock.now().getTime() + 15 * MINUTE_MS
    expect(await say(10, 3000, later)).toMatchObject({ outcome: 'stored' })
    expect(await taken()).toBe(10)
    await tidyUp(server.db, new Date(later + 15 * MINUTE_MS))
    expect(await taken()).toBe(0)
  })

  it('QU-2, QU-3 counts what was answered also past the limit, and after the words had lapsed, once', async () => {
    const accepted = await say(2_995)
    if (accepted.outcome !== 'stored') throw new Error('not stored')
    const now = server.clock.now().getTime()
    await tidyUp(server.db, new Date(now + 16 * MINUTE_MS))
    expect(await taken()).toBe(0)
    const claimed = await store.claim(accepted.answer.id, now, 1_000)
    if (claimed === undefined) throw new Error('not claimed')
    await store.append(claimed.lease, [{ kind: 'text', seq: 1, text: wordsOf(50) }], now, 1_000)
    await store.finish(claimed.lease, { status: 'interrupted', fault: 'lost', at: now })
    expect(await taken()).toBe(3_045)
    expect(await say(1)).toEqual({ outcome: 'no-words', remaining: 0 })
    // going on with it needs a word that is left, and counts only what is new
    const allowance = { words: { day: DAY, limit: 4_000 }, reservationId: undefined }
    await store.reopen(user.id, accepted.answer.id, now, allowance)
    const again = await store.claim(accepted.answer.id, now, 1_000)
    if (again === undefined) throw new Error('not claimed again')
    await store.append(again.lease, [{ kind: 'text', seq: 2, text: ' and three more' }], now, 1_000)
    await store.finish(again.lease, { status: 'complete', fault: undefined, at: now })
    expect(await taken()).toBe(3_048)
  })

  it('keeps counted what was made of an answer and not heard, and counts none of it again', async () => {
    const accepted = await say(5)
    if (accepted.outcome !== 'stored') throw new Error('not stored')
    const { id } = accepted.answer
    const now = server.clock.now().getTime()
    const claimed = await store.claim(id, now, 1_000)
    if (claimed === undefined) throw new Error('not claimed')
    await store.append(claimed.lease, [{ kind: 'text', seq: 1, text: wordsOf(50) }], now, 1_000)
    await store.finish(claimed.lease, { status: 'stopped', fault: undefined, at: now })
    expect((await store.cut(user.id, id, 'word word'.length, now))?.answer.content).toBe('word word')
    expect(await taken()).toBe(55)
    await store.reopen(user.id, id, now, { words: { day: DAY, limit: 4_000 }, reservationId: undefined })
    const again = await store.claim(id, now, 1_000)
    if (again === undefined) throw new Error('not claimed again')
    await store.append(again.lease, [{ kind: 'text', seq: again.answer.seq + 1, text: ` ${wordsOf(49)}` }], now, 1_000)
    await store.finish(again.lease, { status: 'complete', fault: undefined, at: now })
    expect(await taken()).toBe(56)
  })
})

describe('a day of words', () => {
  it('holds what was sent and what was answered', async () => {
    expect((await send('What is a caucus?')).statusCode).toBe(200)
    expect(await read()).toMatchObject({ usedWords: 9, limit: 3_000, warningLevel: 'none', isLimitExceeded: false })
    const headers = { authorization: `Bearer ${token}`, [TIME_ZONE_HEADER]: 'Africa/Nairobi' }
    const answer = await server.app.inject({ url: wordCalls.daily.path, headers })
    expect(successReply(DailyWords).parse(answer.json()).data).toMatchObject({ limit: 3_000 })
  })

  const interactions = async () =>
    (await callerOf(server, token).get('/api/subscriptions/usage')).json().data.limits.usedAIInteractions

  it.each([
    {
      script: [
        { kind: 'engine', engine: BUILT_IN_ENGINE },
        { kind: 'text', text: wordsOf(80) },
      ],
      status: 200,
      because: 'the built-in assistant costs the person’s own words alone',
      used: { words: 4, interactions: 0 },
    },
    {
      script: [
        { kind: 'engine', engine: BUILT_IN_ENGINE },
        { kind: 'text', text: 'Sorry, I do not know.' },
        { kind: 'refusal' },
      ],
      status: 200,
      because: 'nothing was answered',
      used: { words: 0, interactions: 0 },
    },
    {
      script: [
        { kind: 'engine', engine: BUILT_IN_ENGINE },
        { kind: 'text', text: 'x' },
        { kind: 'refusal' },
        { kind: 'retract' },
        ...FIVE,
      ],
      status: 200,
      because: 'a model that took over is counted',
      used: { words: 9, interactions: 1 },
    },
    {
      script: [new ChatModelError('blocked')],
      status: 503,
      because: 'a message that was declined costs nothing',
      used: { words: 0, interactions: 0 },
    },
  ] as const)(
    'holds $used.words words and $used.interactions interactions: $because',
    async ({ script, status, used }) => {
      model = new ScriptedModel(script)
      expect((await send('What is a caucus?')).statusCode).toBe(status)
      expect((await read()).usedWords).toBe(used.words)
      expect(await interactions()).toBe(used.interactions)
    },
  )

  it('counts of an answer that a model continues what the model added, and nothing of the part that cost nothing', async () => {
    model = new ScriptedModel([
      { kind: 'engine', engine: BUILT_IN_ENGINE },
      { kind: 'text', text: 'Half of it. ' },
      new ChatModelError('lost'),
    ])
    const messageId = (await send('What is a caucus?')).json().data.messageId
    model = new ScriptedModel(says('Five words are said here.'))
    const path = chat.proceed.path.replace(':messageId', messageId)
    expect((await callerOf(server, token).post(path, {})).statusCode).toBe(200)
    expect((await read()).usedWords).toBe(9)
  })

  it('QU-2 says how many words are left when it refuses, and begins the next day with all of its words', async () => {
    await setTierOf(server.dependencies, user.email, 'FREE')
    for (let at = 0; at < 4; at++) expect((await send(wordsOf(740))).statusCode).toBe(200)
    const { usedWords, warningLevel } = await read()
    expect([usedWords, warningLevel]).toEqual([2_980, 'final'])
    const tooMany = await send(wordsOf(21))
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([402, 'usage-limit-reached'])
    expect(tooMany.json().error).toBe('This message would exceed your daily limit. You have 20 words remaining.')
    expect((await send(wordsOf(20))).statusCode).toBe(200)
    expect(await read()).toMatchObject({ usedWords: 3_005, warningLevel: 'exceeded', isLimitExceeded: true })
    expect((await send('One')).json().error).toBe('Daily word limit reached')
    server.clock.advance(24 * 60 * MINUTE_MS)
    expect(await read()).toMatchObject({ usedWords: 0, limit: 3_000, isLimitExceeded: false })
  })

  it('QU-4 is the one on which an answer began, by the clock of the person', async () => {
    const now = server.clock.now()
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
    server.clock.advance(midnight - now.getTime() - 1_000)
    token = (
      await callerOf(server).post('/api/auth/login', { email: user.email, password: 'a floor of one’s own' })
    ).json().data.token
    model = new ScriptedModel([...says('Five words are said '), 'wait', { kind: 'text', text: 'here.' }])
    const answer = send('What is a caucus?')
    await expect.poll(() => model.orders.length).toBe(1)
    server.clock.advance(2_000)
    model.release()
    expect((await answer).statusCode).toBe(200)
    expect((await read()).usedWords).toBe(0)
    expect(await takenOn(new Date(midnight - 1).toISOString().slice(0, 10))).toBe(9)
    expect((await read('Pacific/Pago_Pago')).usedWords, 'where that day is not over').toBe(9)
  })

  it('QU-5 has the limit of the plan somebody has now', async () => {
    await setTierOf(server.dependencies, user.email, 'PRO')
    expect((await read()).limit).toBe(30_000)
    await setTierOf(server.dependencies, user.email, 'ENTERPRISE')
    expect((await read()).limit).toBeNull()
    expect((await send(wordsOf(500))).statusCode).toBe(200)
    await setTierOf(server.dependencies, user.email, 'FREE')
    expect(await read()).toMatchObject({ usedWords: 505, limit: 3_000 })
  })

  it('does not count what administrators say', async () => {
    await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
    token = (
      await callerOf(server).post('/api/auth/login', { email: user.email, password: 'a floor of one’s own' })
    ).json().data.token
    expect((await send('What is a caucus?')).statusCode).toBe(200)
    expect(await read('UTC', 'ADMIN')).toMatchObject({ usedWords: 0, limit: null, warningLevel: 'none' })
    expect((await read()).usedWords).toBe(0)
  })

  it('QU-8 is counted once, whatever is repeated, and as one interaction of the month', async () => {
    const clientId = randomUUID()
    const order = { message: 'What is a caucus?', clientId, conversationId: randomUUID(), parentId: null }
    for (let at = 0; at < 3; at++) await callerOf(server, token).post(chat.send.path, order)
    expect((await read()).usedWords).toBe(9)
    const usage = (await callerOf(server, token).get('/api/subscriptions/usage')).json().data
    expect(usage.limits.usedAIInteractions).toBe(1)
  })
})
