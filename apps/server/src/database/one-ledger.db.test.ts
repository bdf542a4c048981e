import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations')
const USER = '00000000-0000-4000-8000-000000000001'
const [WORDS, EXPORT] = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003']

let server: TestDatabase
let folder: string

beforeAll(async () => {
  server = await cloneDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'placard-migrations-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await server.drop()
})

/** The migrations before the one of a name. */
async function migrationsBefore(tag: string): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag),
  )
  await writeFile(file, JSON.stringify({ ...journal, entries }))
  return folder
}

it('a database of the version before opens, with its words of the day in the one ledger', async () => {
  const name = `${server.connection.database}_before`
  await server.db.$client.query(`create database ${name}`)
  const connection = { ...server.connection, database: name }
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await runMigrations(drizzle(client), { migrationsFolder: await migrationsBefore('0022_one_ledger') })
    await client.query(`
      insert into users (id, email, email_key, name, password_hash, role, status, created_at, updated_at)
        values ('${USER}', 'a@example.org', 'a@example.org', 'Ada', 'h', 'USER', 'active', now(), now());
      insert into daily_words values ('${USER}', '2026-11-21', 30);
      insert into word_reservations values ('${WORDS}', '${USER}', '2026-11-21', 9, 'settled', now(), now(), now());
      insert into usage_counters values ('${USER}', 'export', '2026-11', 2);
      insert into usage_reservations (id, user_id, kind, month, amount, what, key, state, created_at, expires_at)
        values ('${EXPORT}', '${USER}', 'export', '2026-11', 1, 'A debrief', 'k', 'reserved', now(), now());`)
    await migrate(connection)
    const rowsOf = async (text: string) => (await client.query(text)).rows
    expect(await rowsOf('select kind, period, taken from usage_counters order by kind')).toEqual([
      { kind: 'export', period: '2026-11', taken: 2 },
      { kind: 'words', period: '2026-11-21', taken: 30 },
    ])
    expect(
      await rowsOf('select id, kind, period, amount, what, key, state from usage_reservations order by id'),
    ).toEqual([
      { id: WORDS, kind: 'words', period: '2026-11-21', amount: 9, what: '', key: null, state: 'settled' },
      { id: EXPORT, kind: 'export', period: '2026-11', amount: 1, what: 'A debrief', key: 'k', state: 'reserved' },
    ])
  } finally {
    await client.end()
    await server.db.$client.query(`drop database if exists ${name} with (force)`)
  }
})
