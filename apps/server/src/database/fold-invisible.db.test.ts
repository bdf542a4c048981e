import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'

const MIGRATION = path.resolve(import.meta.dirname, '../../migrations/0018_fold_invisible.sql')

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

it('D16 accounts made with invisible characters are found by the address without them', async () => {
  const run = (text: string) => database.db.$client.query(text)
  const keys = ['ada@example.org', 'a\u200bda@example.org', 'be\u00adn@example.org', 'b\u2060en@example.org']
  for (const [at, key] of keys.entries()) {
    const id = `00000000-0000-4000-8000-00000000000${at}`
    await run(
      `insert into users values ('${id}', '${key}', '${key}', 'A', 'h', 'USER', 'active', now() + interval '${at} s', now())`,
    )
  }
  await run(readFileSync(MIGRATION, 'utf8'))
  const { rows } = await run('select email_key, claim_of from users order by id')
  expect(rows).toEqual([
    { email_key: 'ada@example.org', claim_of: null },
    { email_key: 'claim:00000000-0000-4000-8000-000000000001', claim_of: 'ada@example.org' },
    { email_key: 'ben@example.org', claim_of: null },
    { email_key: 'claim:00000000-0000-4000-8000-000000000003', claim_of: 'ben@example.org' },
  ])
})
