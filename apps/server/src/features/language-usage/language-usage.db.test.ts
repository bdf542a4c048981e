import { chat, languageUsage } from '@placard/contract'
import type { TokenUse } from '@placard/language/models'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVendor, languageOver } from '../../adapters/language-model/testing/vendor.ts'
import { languageUsage as rows } from '../../database/language-usage-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { tidyUp } from '../../testing/tidy-up.ts'
import { TokenBook } from './token-book.ts'
import { addTokens, utcDay } from './token-use-rows.ts'

const vendor = aVendor()
const DAY_MS = 86_400_000
let server: TestServer

beforeAll(async () => {
  await vendor.start()
  server = await testServer({ configuration: { language: languageOver(vendor, ['openai-compatible']) } })
})
afterAll(async () => {
  await server.close()
  await vendor.stop()
})

async function asAdministrator() {
  const { token, user } = await server.signUp()
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
  return callerOf(server, token)
}

const usedBy = (userId: string, changes: Partial<TokenUse> = {}): TokenUse => ({
  userId,
  use: 'test',
  engine: { rung: 'gemini', model: 'gemini-x', place: 'cloud' },
  input: 100,
  output: 10,
  isEstimated: false,
  ...changes,
})

function aBook() {
  const failures: unknown[] = []
  const { clock, db } = server
  const book = new TokenBook({ clock, add: (sums) => addTokens(db, sums), onFailure: (error) => failures.push(error) })
  return { book, failures }
}

const query = (words: Record<string, string>) => `${languageUsage.list.path}?${new URLSearchParams(words)}`

describe('tokens', () => {
  it('of the chat and its titles are counted for whoever asked, as the service tells them', async () => {
    vendor.onMessage(/motion/, { content: 'A proposal.', usage: { prompt_tokens: 321, completion_tokens: 7 } })
    const { token, user } = await server.signUp()
    await callerOf(server, token).post(chat.send.path, { message: 'What is a motion?' })
    const admin = await asAdministrator()
    const row = {
      day: utcDay(server.clock.now()),
      rung: 'openai-compatible',
      model: 'llama-x',
      people: 1,
      requests: 1,
      estimatedRequests: 0,
      inputTokens: 321,
      outputTokens: 7,
    }
    await expect
      .poll(async () => (await admin.get(query({ userId: user.id }))).json().data)
      .toEqual([
        { ...row, use: 'chat' },
        { ...row, use: 'title' },
      ])
  })

  it('add up by day, use and model, however many come at once, and say what was estimated', async () => {
    const { book } = aBook()
    const [ada, ben] = [(await server.signUp()).user.id, (await server.signUp()).user.id]
    for (let index = 0; index < 50; index += 1) book.book(usedBy(ada, { isEstimated: index % 10 === 0 }))
    book.book(usedBy(ben))
    book.book(usedBy(ben, { use: 'other' }))
    await book.close()
    const admin = await asAdministrator()
    const read = (await admin.get(query({}))).json().data
    expect(read).toContainEqual(
      expect.objectContaining({
        use: 'test',
        people: 2,
        requests: 51,
        estimatedRequests: 5,
        inputTokens: 5100,
        outputTokens: 510,
      }),
    )
    expect(read).toContainEqual(expect.objectContaining({ use: 'other', people: 1, requests: 1 }))
  })

  it('go with the account, and one that went meanwhile keeps nobody else’s from being counted', async () => {
    const { user } = await server.signUp()
    const { user: other } = await server.signUp()
    const { book, failures } = aBook()
    book.book(usedBy(user.id))
    await book.close()
    await server.delete(user.email)
    expect(await server.db.$count(rows, eq(rows.userId, user.id))).toBe(0)
    book.book(usedBy(user.id))
    book.book(usedBy(other.id))
    await book.close()
    expect(failures).toEqual([])
    expect(await server.db.$count(rows, eq(rows.userId, other.id))).toBe(1)
  })

  it('wait for a store that is away', async () => {
    const written: number[] = []
    let isAway = true
    const book = new TokenBook({
      clock: server.clock,
      add: async (sums) => {
        if (isAway) throw new Error('away')
        written.push(...sums.map(({ requests }) => requests))
      },
      onFailure: () => undefined,
    })
    book.book(usedBy('ada'))
    await new Promise(setImmediate)
    isAway = false
    book.book(usedBy('ada'))
    await book.close()
    expect(written).toEqual([2])
  })

  it('are forgotten after thirteen months', async () => {
    const { book } = aBook()
    const { user } = await server.signUp()
    book.book(usedBy(user.id))
    await book.close()
    await tidyUp(server.db, new Date(server.clock.now().getTime() + 390 * DAY_MS))
    expect(await server.db.$count(rows, eq(rows.userId, user.id))).toBe(1)
    await tidyUp(server.db, new Date(server.clock.now().getTime() + 400 * DAY_MS))
    expect(await server.db.$count(rows, eq(rows.userId, user.id))).toBe(0)
  })

  it.each([
    { asked: { from: '2026-02-30' }, because: 'no calendar has that day' },
    { asked: { from: '2026-01-01', to: '2026-06-01' }, because: 'it is too long a span' },
    { asked: { from: '2026-03-02', to: '2026-03-01' }, because: 'it ends before it begins' },
    { asked: { from: 'today' }, because: 'it is no day' },
  ])('of $asked are refused: $because', async ({ asked }) => {
    const answer = await (await asAdministrator()).get(query({ ...asked }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields[0].field).toBe('from')
  })
})
