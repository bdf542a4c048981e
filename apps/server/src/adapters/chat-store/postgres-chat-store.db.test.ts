import {
  aChatMessage,
  CHAT_LEASE_MS,
  CHAT_NOW,
  chatStoreSuite,
  SUITE_PEOPLE,
  storedChat,
  textEvent,
} from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatAttachments } from '../../database/attachment-schema.ts'
import { conversations } from '../../database/chat-schema.ts'
import { users } from '../../database/schema.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { RunStatement } from './chat-news.ts'
import { PostgresChatStore } from './postgres-chat-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
  const now = new Date()
  for (const id of SUITE_PEOPLE) {
    const person = {
      id,
      email: id,
      emailKey: id,
      name: 'Ada',
      passwordHash: 'h',
      role: 'USER',
      status: 'active',
    } as const
    await database.db.insert(users).values({ ...person, createdAt: now, updatedAt: now })
  }
})
afterAll(() => database.drop())

async function anEmptyStore(): Promise<PostgresChatStore> {
  await database.db.delete(conversations)
  await database.db.delete(chatAttachments)
  return new PostgresChatStore({ db: database.db, countWords: (text) => text.split(' ').length })
}

describe('answers that are stored together', () => {
  it('do not suffer from one that cannot be, which fails aloud', async () => {
    const store = await anEmptyStore()
    const [ada] = SUITE_PEOPLE
    const claims = []
    for (const number of [1, 2, 3]) {
      const { answer } = await storedChat(store.accept(ada, aChatMessage(number, `Number ${number}`)))
      const claimed = await store.claim(answer.id, CHAT_NOW, CHAT_LEASE_MS)
      if (claimed === undefined) throw new Error('not claimed')
      claims.push(claimed.lease)
    }
    // PostgreSQL rejects this character
    const said = ['sound', 'un\u0000sound', 'sound too']
    const became = await Promise.allSettled(
      claims.map((lease, at) => store.append(lease, [textEvent(1, said[at] ?? '')], CHAT_NOW, CHAT_LEASE_MS)),
    )
    expect(became.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['held', 'failed', 'held'])
    const logs = await Promise.all(claims.map(({ messageId }) => store.eventsAfter(ada, messageId, 0)))
    expect(logs.map((log) => log?.events.length)).toEqual([1, 0, 1])
  })

  it('all fail aloud when nothing can be stored, and nothing of them is there', async () => {
    const [ada] = SUITE_PEOPLE
    const sound = await anEmptyStore()
    const { answer } = await storedChat(sound.accept(ada, aChatMessage(1, 'Go')))
    const claimed = await sound.claim(answer.id, CHAT_NOW, CHAT_LEASE_MS)
    if (claimed === undefined) throw new Error('not claimed')
    const run: RunStatement = () => Promise.reject(new Error('Connection terminated'))
    const news = { serverId: 's', run, tell: () => undefined }
    const cut = new PostgresChatStore({ db: database.db, countWords: (text) => text.length, news })
    const became = await Promise.allSettled(
      ['one', 'two'].map((word) => cut.append(claimed.lease, [textEvent(1, word)], CHAT_NOW, CHAT_LEASE_MS)),
    )
    expect(became.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await sound.eventsAfter(ada, answer.id, 0))?.events).toEqual([])
  })
})

chatStoreSuite('PostgreSQL', anEmptyStore, SUITE_PEOPLE)
