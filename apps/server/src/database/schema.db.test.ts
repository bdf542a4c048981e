import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { DATA_MAP } from './data-map.ts'
import { inTransaction } from './executor.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

async function columnsInDatabase(): Promise<string[]> {
  const { rows } = await database.db.$client.query(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' order by 1",
  )
  return rows.map((row) => row.name)
}

function columnsInMap(): string[] {
  return Object.entries(DATA_MAP).flatMap(([table, columns]) => Object.keys(columns).map((name) => `${table}.${name}`))
}

describe('the data map', () => {
  it('names every column of the database, and no other', async () => {
    const inDatabase = await columnsInDatabase()
    expect(inDatabase.length).toBeGreaterThan(50)
    expect(columnsInMap().toSorted()).toEqual(inDatabase.toSorted())
  })

  it('notices a column without an entry', async () => {
    await database.db.$client.query('alter table users add column shoe_size integer')
    const mapped = new Set(columnsInMap())
    expect((await columnsInDatabase()).filter((name) => !mapped.has(name))).toEqual(['users.shoe_size'])
    await database.db.$client.query('alter table users drop column shoe_size')
  })

  it('never discloses a credential, and erases what identifies a person', () => {
    const all = Object.values(DATA_MAP).flatMap((columns) => Object.values(columns))
    expect(all.filter((facts) => facts.category === 'credential' && facts.export === 'yes')).toEqual([])
    expect(all.filter((facts) => facts.category === 'contact' && facts.erase === 'keep')).toEqual([])
    expect(all.filter((facts) => facts.category === 'identifier' && facts.erase === 'keep')).toEqual([])
  })

  it('is kept by the schema: deleting an account leaves no row of its own', async () => {
    const { $client } = database.db
    const user = '00000000-0000-4000-8000-000000000001'
    const session = '00000000-0000-4000-8000-000000000002'
    await $client.query("insert into users values ($1, 'a', 'a', 'A', 'h', 'USER', 'active', now(), now())", [user])
    await $client.query('insert into refresh_families values ($1, $1, true, now(), now())', [user])
    await $client.query("insert into refresh_tokens values ('\\x00', $1, now(), now())", [user])
    await $client.query("insert into idempotency_keys values ($1, 'k', '\\x00', now())", [user])
    await $client.query(
      "insert into sessions (id, owner_id, campaign_id, title, country, seed, pace, status, version, progress_ratio, created_at, updated_at) values ($2, $1, 'c', 'C', 'KEN', 1, 1, 'active', 1, 0, now(), now())",
      [user, session],
    )
    await $client.query("insert into session_people values ($1, $2, 'KEN')", [session, user])
    await $client.query("insert into session_answers values ($1, 'k', 'f', $2, 0, 1, '[]', 'embedded', now())", [
      user,
      session,
    ])
    await $client.query("insert into session_events values ($1, 1, '{}', now())", [session])
    await $client.query("insert into session_snapshots values ($1, 1, '{}')", [session])
    await $client.query(
      "insert into security_events (at, kind, user_id, by_command) values (now(), 'refresh-reuse', $1, false)",
      [user],
    )
    await $client.query(
      "insert into mail_outbox (id, user_id, to_address, template, message_id, status, due_at, created_at) values ($1, $1, 'a', 't', 'm', 'waiting', now(), now())",
      [user],
    )
    await $client.query("insert into one_time_tokens values ('\\x00', 'verify-address', $1, '{}', now(), now())", [
      user,
    ])
    await $client.query("insert into second_factors values ($1, '\\x00', now())", [user])
    await $client.query("insert into recovery_codes values ($1, '\\x00')", [user])
    await $client.query("insert into passkeys values ($1, $1, 'c', '\\x00', 0, '{}', 'p', false, now())", [user])
    await $client.query("insert into known_devices values ($1, '\\x00', now(), now())", [user])
    await $client.query(
      "insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at) values ($1, $1, 't', 'collaborative', '', now(), now())",
      [user],
    )
    await $client.query(
      "insert into chat_messages (id, conversation_id, owner_id, role, content, created_at, status) values ($1, $1, $1, 'assistant', 'c', now(), 'complete')",
      [user],
    )
    await $client.query("insert into chat_events values ($1, 1, '{}')", [user])
    await $client.query("insert into chat_shares values ($1, $1, '\\x00', 't', '[]', now())", [user])
    await $client.query("insert into usage_counters values ($1, 'words', '2026-11-21', 1)", [user])
    await $client.query(
      "insert into usage_reservations (id, user_id, kind, period, amount, what, state, created_at, expires_at) values ($1, $1, 'words', '2026-11-21', 1, '', 'reserved', now(), now())",
      [user],
    )
    await $client.query("insert into settings values ($1, 'theme', '\"dark\"', 1, 'd')", [user])
    await $client.query("insert into consents values ($1, $1, 'marketing', true, 'person', '1', now())", [user])
    await $client.query('insert into privacy_choices (user_id, is_opted_out, is_limited) values ($1, true, false)', [
      user,
    ])
    await $client.query('insert into privacy_settings values ($1, true, now())', [user])
    await $client.query("insert into identity_checks values ($1, 'password', now())", [user])
    await $client.query("insert into identity_codes values ($1, '\\x00', now())", [user])
    await $client.query(
      "insert into privacy_requests (id, user_id, kind, status, received_at) values ($1, $1, 'delete', 'completed', now())",
      [user],
    )
    await $client.query('delete from users where id = $1', [user])
    for (const [table, columns] of Object.entries(DATA_MAP)) {
      const erased = Object.values(columns).some((facts) => facts.erase === 'with-owner')
      const { rows } = await $client.query(`select count(*)::int as left from ${table}`)
      if (erased) expect({ table, left: rows[0].left }).toEqual({ table, left: 0 })
    }
    const { rows } = await $client.query('select user_id from security_events')
    expect(rows).toEqual([{ user_id: null }])
  })
})

describe('migrating', () => {
  it('lets two servers that start at once both start (DB-6)', async () => {
    const client = new pg.Client(database.connection)
    await client.connect()
    await client.query('create schema if not exists drizzle')
    const name = `${database.connection.database}_fresh`
    await client.query(`create database ${name}`)
    try {
      const connection = { ...database.connection, database: name }
      await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
      const fresh = new pg.Client(connection)
      await fresh.connect()
      const { rows } = await fresh.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
      await fresh.end()
      expect(rows[0].applied).toBeGreaterThan(0)
    } finally {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.end()
    }
  })
})

describe('transactions', () => {
  it('are tried again after a deadlock (DB-5)', async () => {
    await database.db.$client.query('create table pair (id int primary key, n int)')
    await database.db.$client.query('insert into pair values (1, 0), (2, 0)')
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    const add = (first: number, second: number) =>
      inTransaction(database.db, async (tx) => {
        await tx.execute(`update pair set n = n + 1 where id = ${first}`)
        if (++holding === 2) bothHold.resolve()
        await bothHold.promise
        await tx.execute(`update pair set n = n + 1 where id = ${second}`)
      })
    await Promise.all([add(1, 2), add(2, 1)])
    const { rows } = await database.db.$client.query('select n from pair order by id')
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
  })
})
