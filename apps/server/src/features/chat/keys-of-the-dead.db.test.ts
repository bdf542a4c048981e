import { randomUUID } from 'node:crypto'
import { ConversationDetail, chat, pathOf, successReply } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let caller: ReturnType<typeof callerOf>

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  caller = callerOf(server, (await server.signUp()).token)
})

/** Asks under a key, and once more after the server that stored it died before it kept its answer. */
async function askedTwice(path: string, body: object) {
  const key = { 'idempotency-key': randomUUID() }
  const first = await caller.post(path, body, key)
  await server.db.execute(sql`update idempotency_keys set status = null, reply = null, server_id = ${randomUUID()}`)
  const second = await caller.post(path, body, key)
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  return { first: first.json().data, second: second.json().data }
}

async function messagesOf(conversationId: string) {
  const answer = await caller.get(pathOf(chat.get, { conversationId }))
  return successReply(ConversationDetail).parse(answer.json()).data.messages
}

describe('D15 what was stored under the key of a server that died', () => {
  it('D15 a message is stored once and answered once, though its sender gave it no id', async () => {
    const { first, second } = await askedTwice(chat.send.path, { message: 'What is a caucus?' })
    expect(second).toEqual(first)
    expect(await messagesOf(first.conversationId)).toHaveLength(2)
  })

  it('D15 a message that goes on with a conversation is stored once', async () => {
    const { conversationId } = (await caller.post(chat.send.path, { message: 'What is a caucus?' })).json().data
    const { first, second } = await askedTwice(chat.send.path, { message: 'And a motion?', conversationId })
    expect(second).toEqual(first)
    expect(await messagesOf(conversationId)).toHaveLength(4)
  })

  it('D15 an answer is made anew once', async () => {
    const { messageId, conversationId } = (await caller.post(chat.send.path, { message: 'What is a caucus?' })).json()
      .data
    const { first, second } = await askedTwice(pathOf(chat.regenerate, { messageId }), {})
    expect(second.id).toBe(first.id)
    expect(await messagesOf(conversationId)).toHaveLength(3)
  })
})
