import { chatStoreSuite, SUITE_PEOPLE } from '@placard/testing'
import { afterAll, beforeAll } from 'vitest'
import { chatAttachments } from '../../data/attachment-schema.ts'
import { conversations } from '../../data/chat-schema.ts'
import { users } from '../../data/schema.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
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

chatStoreSuite('PostgreSQL', anEmptyStore, SUITE_PEOPLE)
