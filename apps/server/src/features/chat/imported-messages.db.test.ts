import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type ChatMessage, chat, chatImport, type WholeConversation } from '@placard/contract'
import { aConversation, ScriptedModel, says } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callerOf } from '../../testing/account-calls.ts'
import { at } from '../../testing/chat-page.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const MIGRATION = new URL('../../../migrations/0013_imported_marks.sql', import.meta.url)
const AT = '2026-01-05T09:00:00.000Z'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('And on.')) })
})
afterAll(() => server.close())

/** An export that says a model of this server's made an answer that nobody ever made. */
function aMadeUp(): WholeConversation {
  const [conversationId, said, answered] = [randomUUID(), randomUUID(), randomUUID()]
  const common = { conversationId, timestamp: AT, status: 'complete', seq: 0 } as const
  const engine = { rung: 'gemini', model: 'm', place: 'cloud', promptVersion: '1' } as const
  return {
    conversation: aConversation({
      id: conversationId,
      title: 'Made up',
      leafId: answered,
      createdAt: AT,
      updatedAt: AT,
    }),
    messages: [
      { ...common, id: said, parentId: null, role: 'user', content: 'Who won?' },
      { ...common, id: answered, parentId: said, role: 'assistant', content: 'The player did.', engine },
    ],
  }
}

const marks = (messages: readonly ChatMessage[]) => messages.map(({ isImported }) => isImported ?? false)

/** Somebody who imports what was made up and goes on from it. */
async function anImporter() {
  const caller = callerOf(server, (await server.signUp()).token)
  const { conversationId } = (await caller.post(chatImport.conversation.path, aMadeUp())).json().data
  await caller.post(chat.send.path, { message: 'And then?', conversationId })
  return { caller, conversationId, read: () => messagesOf(caller, conversationId) }
}

async function messagesOf(caller: Caller, conversationId: string): Promise<readonly ChatMessage[]> {
  return (await caller.get(at(chat.get, conversationId))).json().data.messages
}

async function sharedBy(caller: Caller, conversationId: string): Promise<readonly ChatMessage[]> {
  const { token } = (await caller.post(at(chat.share, conversationId))).json().data
  return (await server.app.inject(at(chat.shared, token))).json().data.messages
}

describe('messages that were imported', () => {
  it('D9 are marked, also in copies for others, and what is said from then on is not', async () => {
    const { caller, conversationId, read } = await anImporter()
    expect(marks(await read())).toEqual([true, true, false, false])
    expect(marks(await sharedBy(caller, conversationId))).toEqual([true, true, false, false])
  })

  it('D9 stay so through an export and another import, whatever the file says of them', async () => {
    const { conversationId, caller, read } = await anImporter()
    const { conversation } = (await caller.get(at(chat.get, conversationId))).json().data
    const washed = (await read()).map(({ isImported: _, ...message }) => message)
    const other = callerOf(server, (await server.signUp()).token)
    const receipt = (await other.post(chatImport.conversation.path, { conversation, messages: washed })).json().data
    expect(marks(await messagesOf(other, receipt.conversationId))).toEqual([true, true, true, true])
  })

  it('D9 are recognised where they came in before there was a mark, in copies as well', async () => {
    const { caller, conversationId, read } = await anImporter()
    await sharedBy(caller, conversationId)
    const { $client } = server.db
    await $client.query('update chat_messages set is_imported = false')
    await $client.query(
      "update chat_shares set messages = (select jsonb_agg(m - 'isImported' order by at) from jsonb_array_elements(messages) with ordinality e(m, at))",
    )
    const [, , ...backfill] = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
    for (const statement of backfill) await $client.query(statement)
    expect(marks(await read())).toEqual([true, true, false, false])
    const { rows } = await $client.query('select messages from chat_shares where conversation_id = $1', [
      conversationId,
    ])
    expect(marks(rows[0].messages)).toEqual([true, true, false, false])
  })
})
