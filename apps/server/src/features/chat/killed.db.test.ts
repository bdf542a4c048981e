import { type ChatMessage, chat } from '@placard/contract'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { vendorForTests } from '../../adapters/language-model/testing/vendor-for-tests.ts'
import { chatMessages } from '../../database/chat-schema.ts'
import { at, ChatPage } from '../../testing/chat-page.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openWorkbench, type Program, signUpAt, untilReady, type Workbench } from '../../testing/workbench.ts'

const vendor = vendorForTests()
const WORDS = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')

let database: TestDatabase
let bench: Workbench
let first: Program
let [here, there] = ['', '']

beforeEach(async () => {
  vendor.onMessage(/Go on exactly/, { content: ' and so it ends.' })
  vendor.onMessage(/everything/, { content: WORDS }, { chunkSize: 6, latency: 25 })
  database = await cloneDatabase()
  bench = await openWorkbench()
  const environment = {
    DATABASE_URL: database.url,
    PLACARD_SECRET: 'one secret for all servers on one database',
    OPENAI_COMPATIBLE_URL: `${vendor.url}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'llama-x',
    PLACARD_LANGUAGE_ORDER: 'openai-compatible',
  }
  first = bench.run('main.ts', [], environment)
  const second = bench.run('main.ts', [], { ...environment, PLACARD_DATA_DIR: `${bench.dataFolder}-2` })
  here = await untilReady(first)
  there = await untilReady(second)
})
afterEach(async () => {
  await bench.clear()
  await database.drop()
})

const rowOf = async ({ id }: ChatMessage) =>
  (await database.db.select().from(chatMessages).where(eq(chatMessages.id, id)))[0]

/** Lets the lease of an answer run out. */
const expire = ({ id }: ChatMessage) =>
  database.db
    .update(chatMessages)
    .set({ leaseUntil: sql`${chatMessages.leaseUntil} - interval '1 minute'` })
    .where(eq(chatMessages.id, id))

describe('two servers in processes of their own', () => {
  it('show each other’s answers as they grow, and keep all that was shown when one is killed (kill -9)', async () => {
    const token = await signUpAt(here, 'killed@example.org')
    const page = await ChatPage.send(here, token, { message: 'Tell me everything' })
    const answer = await page.begun()
    await page.until(() => page.text().includes('word9 '))
    const other = await ChatPage.follow(there, token, answer.id, 2)
    await other.until(() => other.text() !== '')
    // from here on both hear of the same words
    for (let round = 0; round < 20; round += 1) {
      const seen = page.heard.at(-1)
      if (seen === undefined || !('seq' in seen)) throw new Error('the log grows')
      await other.until(() => (other.ids.at(-1) ?? 0) >= seen.seq)
      await page.until(() => page.heard.at(-1) !== seen)
    }

    first.child.kill('SIGKILL')
    await page.until(() => page.isOver)
    const shown = page.text()
    expect((await rowOf(answer))?.status).toBe('answering')
    await expire(answer)
    const ended = await other.ended()
    expect(ended).toMatchObject({ status: 'interrupted', fault: 'lost' })
    expect(ended.content.startsWith(shown)).toBe(true)
    expect(WORDS.startsWith(ended.content)).toBe(true)
    expect((await rowOf(answer))?.content).toBe(ended.content)

    const rest = await ChatPage.open(there, token, at(chat.proceed, answer.id), { method: 'POST' })
    expect(await rest.ended()).toMatchObject({ status: 'complete', content: `${ended.content} and so it ends.` })
  })

  it('D11 end an answer whose server was killed after its clock had been hours ahead', async () => {
    const token = await signUpAt(here, 'ahead@example.org')
    const page = await ChatPage.send(here, token, { message: 'Tell me everything' })
    const answer = await page.begun()
    await page.until(() => page.text().includes('word9 '))
    first.child.kill('SIGKILL')
    await page.until(() => page.isOver)
    await database.db
      .update(chatMessages)
      .set({ leaseUntil: sql`now() + interval '3 hours'` })
      .where(eq(chatMessages.id, answer.id))
    const leaseEnd = async () => (await rowOf(answer))?.leaseUntil?.getTime() ?? 0
    await expect.poll(leaseEnd).toBeLessThan(Date.now() + 60_000)
    await expire(answer)
    const other = await ChatPage.follow(there, token, answer.id, 2)
    expect(await other.ended()).toMatchObject({ status: 'interrupted', fault: 'lost' })
  })
})
