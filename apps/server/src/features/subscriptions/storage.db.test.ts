import { randomBytes, randomUUID } from 'node:crypto'
import {
  type ChatMessage,
  chat,
  chatAttachments,
  chatImport,
  demoImport,
  StorageUse,
  storage,
  successReply,
  type WholeConversation,
} from '@placard/contract'
import { aCampaign, aConversation, ScriptedModel, says } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '../../adapters/postgres/pool.ts'
import { storageGateOf } from '../../app/billing.ts'
import { SHIPPED_PLANS } from '../../config/plans.ts'
import { chatAttachments as storedDocuments } from '../../database/attachment-schema.ts'
import { databaseOn } from '../../database/executor.ts'
import { type Caller, callerOf } from '../../testing/account-calls.ts'
import { at } from '../../testing/chat-page.ts'
import { aDemoSession } from '../../testing/demo-sessions.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { tidyUp } from '../../testing/tidy-up.ts'
import { uploadForm } from '../../testing/upload-form.ts'

const LIMIT = 40_000_000
const AT = '2026-01-05T09:00:00.000Z'
const FULL = /Your plan stores 40 MB for you.*Remove conversations/

let server: TestServer

beforeAll(async () => {
  const { FREE } = SHIPPED_PLANS
  const plans = { ...SHIPPED_PLANS, FREE: { ...FREE, limits: { ...FREE.limits, storedBytes: LIMIT } } }
  server = await testServer({
    chatModel: new ScriptedModel(says('Indeed.')),
    configuration: { billing: { plans, stripe: undefined } },
  })
  const value = aCampaign()
  await seedShipped(server, [{ id: value.id, schemaVersion: 1, value }])
})
afterAll(() => server.close())

/** A conversation of random text, so that nothing of it can be packed. */
function aWhole(bytes: number, messages = 50): WholeConversation {
  const id = randomUUID()
  const ids = Array.from({ length: messages }, () => randomUUID())
  const text = () =>
    randomBytes(bytes / messages)
      .toString('base64')
      .slice(0, bytes / messages)
  return {
    conversation: aConversation({ id, title: 'Noise', leafId: ids.at(-1) ?? null, createdAt: AT, updatedAt: AT }),
    messages: ids.map(
      (messageId, index): ChatMessage => ({
        id: messageId,
        conversationId: id,
        parentId: ids[index - 1] ?? null,
        content: text(),
        role: index % 2 === 0 ? 'user' : 'assistant',
        timestamp: AT,
        status: 'complete',
        seq: 0,
      }),
    ),
  }
}

async function someone() {
  const { token, user } = await server.signUp()
  const caller = callerOf(server, token)
  const use = async () => successReply(StorageUse).parse((await caller.get(storage.use.path)).json()).data
  const bytesOf = async (kind: StorageUse['kinds'][number]['kind']) =>
    (await use()).kinds.find((one) => one.kind === kind)?.bytes ?? 0
  return { token, user, caller, use, bytesOf, player: Player.inside(server.app, token) }
}

const keep = async (caller: Caller, whole: WholeConversation) =>
  (await caller.post(chatImport.conversation.path, whole)).json().data

/** Makes an account count as full but for so much. */
async function fill({ caller, user, use }: Awaited<ReturnType<typeof someone>>, left: number) {
  const { conversationId } = await keep(caller, aWhole(1000))
  const more = LIMIT - left - (await use()).usedBytes
  await server.db.$client.query('update conversations set bytes = bytes + $3 where id = $1 and owner_id = $2', [
    conversationId,
    user.id,
    more,
  ])
}

/** Sends a text as a document. */
function upload(token: string, text: string) {
  const { headers, payload } = uploadForm(text, 'paper.txt')
  const url = at(chatAttachments.add, randomUUID())
  return server.app.inject({ method: 'POST', url, headers: { ...headers, authorization: `Bearer ${token}` }, payload })
}

describe('D10 what an account stores', () => {
  it('D10 is counted as it is written: chats, answers, documents, copies and sessions', async () => {
    const { caller, token, use, bytesOf, player } = await someone()
    expect(await use()).toMatchObject({ usedBytes: 0, limitBytes: LIMIT })
    const { conversationId } = await keep(caller, aWhole(1_000_000))
    expect(await bytesOf('conversations')).toBeGreaterThan(1_000_000)
    expect(await bytesOf('conversations')).toBeLessThan(1_050_000)
    const before = await bytesOf('conversations')
    await caller.post(chat.send.path, { message: 'x'.repeat(4000), conversationId })
    const said = (await bytesOf('conversations')) - before
    expect(said).toBeGreaterThan(4000)
    expect(said).toBeLessThan(7000)
    await caller.post(at(chat.share, conversationId))
    expect(await bytesOf('shares')).toBeGreaterThan(1_000_000)
    await upload(token, 'Ports. '.repeat(10_000))
    expect(await bytesOf('documents')).toBeGreaterThanOrEqual(70_000)
    const own = await player.open()
    const opened = await bytesOf('sessions')
    expect(opened).toBeGreaterThan(20_000)
    await player.command(own, { kind: 'pause' })
    expect(await bytesOf('sessions')).toBeGreaterThan(opened)
    const { kinds, usedBytes } = await use()
    expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(usedBytes)
  })

  it('D10 of 12 imports of 9 MB takes those that fit, refuses the others whole, and finds those it took again', async () => {
    const { caller, use } = await someone()
    const wholes = Array.from({ length: 12 }, () => aWhole(9_000_000))
    const receipts = []
    for (const whole of wholes) receipts.push(await keep(caller, whole))
    expect(receipts.slice(0, 4).map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'kept', 'kept'])
    expect(receipts.slice(4)).toEqual(Array(8).fill({ outcome: 'refused', fault: 'no-room' }))
    const { usedBytes, kinds } = await use()
    expect(usedBytes).toBeLessThanOrEqual(LIMIT)
    expect(kinds[0]?.count).toBe(4)
    const refused = wholes.slice(4).flatMap(({ messages }) => messages.map(({ content }) => content.slice(0, 64)))
    const { rows } = await server.db.$client.query('select left(content, 64) as text from chat_messages')
    const stored = new Set(rows.map(({ text }) => text))
    expect(refused.filter((text) => stored.has(text))).toEqual([])
    expect(await keep(caller, wholes[0] ?? aWhole(1))).toMatchObject({ outcome: 'already-kept' })
  })

  it('D10 is held by writes at the same time on two servers: together they are over by one at most', async () => {
    const { user, use } = await someone()
    const pool = openPool(server.database.connection, () => undefined)
    const gates = [server.db, databaseOn(pool)].map((db) => ({
      db,
      gate: storageGateOf({ ...server.dependencies, db }),
    }))
    const text = 'x'.repeat(1_900_000)
    const write = async ({ db, gate }: (typeof gates)[number]) => {
      const id = randomUUID()
      const shown = { id, name: 'a.txt', kind: 'text', bytes: 1, length: 1, fullLength: 1 } as const
      const row = { ...shown, text, userId: user.id, createdAt: server.clock.now() }
      return (await gate.ifRoom(user, text.length, () => db.insert(storedDocuments).values(row))) !== undefined
    }
    const written = await Promise.all(Array.from({ length: 20 }, () => gates.map(write)).flat())
    expect(written).toContain(true)
    expect(written).toContain(false)
    // a write in progress counts twice for a moment, which may refuse one that would fit: it fits once they are done
    for (const there of gates) while (await write(there));
    await pool.end()
    const { usedBytes } = await use()
    expect(usedBytes).toBeGreaterThan(LIMIT - text.length)
    expect(usedBytes).toBeLessThanOrEqual(LIMIT + text.length)
    expect(
      (await server.db.$client.query('select bytes from storage_claims where user_id = $1', [user.id])).rows,
    ).toEqual([{ bytes: '0' }])
  })

  it('D10 refuses a copy, a message, a document and a session over it with a sentence, and keeps what is there', async () => {
    const person = await someone()
    const { caller, token, player, use } = person
    const running = await player.open()
    const { conversationId } = await keep(caller, aWhole(1_000_000))
    await fill(person, 20_000)
    const tries = [
      await caller.post(at(chat.share, conversationId)),
      await caller.post(chat.send.path, { message: 'One more', conversationId }),
      await upload(token, 'Ports. '.repeat(10_000)),
      await caller.post('/api/sessions/campaign', { campaignId: 'climate-crisis-summit' }),
    ]
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([402, 402, 402, 402])
    for (const answer of tries) {
      expect(answer.json()).toMatchObject({ code: 'storage-limit-reached', error: expect.stringMatching(FULL) })
    }
    const { session } = await aDemoSession(1, 20)
    expect((await caller.post(demoImport.session.path, session)).json().data).toEqual({
      outcome: 'refused',
      fault: 'no-room',
    })
    expect((await player.command(running, { kind: 'pause' })).status).toBe(200)
    expect((await player.command(running, { kind: 'resume' })).status).toBe(200)
    await caller.send('DELETE', at(chat.remove, conversationId))
    await server.db.$client.query('delete from conversations where id = $1', [conversationId])
    expect((await caller.post(chat.send.path, { message: 'One more' })).statusCode).toBe(200)
    expect((await use()).usedBytes).toBeLessThan(LIMIT)
  })

  it('D10 counts anew what a server wrote that did not count, and frees the room of one that died', async () => {
    const { caller, user, player, use } = await someone()
    await caller.post(chat.send.path, { message: 'What is a caucus?' })
    await keep(caller, aWhole(100_000))
    await player.open()
    const { $client } = server.db
    const counted = await use()
    await $client.query('update conversations set bytes = null where owner_id = $1', [user.id])
    await $client.query('update sessions set bytes = null where owner_id = $1', [user.id])
    await $client.query('update storage_claims set bytes = $2, updated_at = $3 where user_id = $1', [
      user.id,
      LIMIT,
      server.clock.now(),
    ])
    expect((await use()).usedBytes).toBeLessThan(counted.usedBytes)
    expect((await keep(caller, aWhole(1000))).outcome).toBe('refused')
    await tidyUp(server.db, new Date(server.clock.now().getTime() + 60 * 60 * 1000))
    expect(await use()).toEqual(counted)
    expect((await keep(caller, aWhole(1000))).outcome).toBe('kept')
  })
})
