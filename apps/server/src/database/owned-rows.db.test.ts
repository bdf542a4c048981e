import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { moveOwned, OWNED } from './owned-rows.ts'

const FROM = '00000000-0000-4000-8000-00000000000a'
const INTO = '00000000-0000-4000-8000-00000000000b'
const THIRD = '00000000-0000-4000-8000-00000000000c'
const [S1, S2] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const run = (text: string) => database.db.$client.query(text)

it('D4 has a rule for every column that names an owner', async () => {
  const { rows } = await run(`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
  expect(Object.keys(OWNED).toSorted()).toEqual(rows.map(({ name }) => name))
})

it('D4 says of everything that is left why it is', () => {
  const left = Object.values(OWNED).flatMap((move) => (move.kind === 'left' ? [move.because] : []))
  expect(left.every((because) => because.length > 10)).toBe(true)
})

/** Rows of an account in every table that moves or is added up. */
const rowsOf = (user: string, session: string) => `
  insert into sessions (id, owner_id, campaign_id, title, country, seed, pace, status, version, progress_ratio, created_at, updated_at)
    values ('${session}', '${user}', 'c', 'C', 'KEN', 1, 1, 'active', 1, 0, now(), now());
  insert into session_people values ('${session}', '${user}', 'KEN');
  insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at)
    values ('${user}', '${user}', 't', 'collaborative', '', now(), now());
  insert into chat_messages (id, conversation_id, owner_id, role, content, created_at, status)
    values ('${user}', '${user}', '${user}', 'assistant', 'about treaties', now(), 'complete');
  insert into chat_attachments (id, owner_id, name, kind, bytes, length, full_length, text, created_at)
    values ('${user}', '${user}', 'n', 'text', 1, 1, 1, 't', now());
  insert into chat_shares values ('${user}', '${user}', '\\x${user.slice(-2)}', 't', '[]', now());
  insert into usage_counters values ('${user}', 'words', '2026-11-21', 3);
  insert into usage_counters values ('${user}', 'campaign', '2026-11', 4);
  insert into usage_reservations (id, user_id, kind, period, amount, what, key, state, created_at, expires_at)
    values ('${user}', '${user}', 'campaign', '2026-11', 1, 'w', 'same key', 'reserved', now(), now());
  insert into language_usage values ('${user}', '2026-11-21', 'chat', 'r', 'm', 1, 1, 10, 100);
  insert into payment_checkouts values ('${user}', '${user}', 'cs_${user}', 'PRO', false, 'open', now(), now());
  insert into input_audit (at, user_id, input, threat_level, threats, action) values (now(), '${user}', 'i', 'low', '[]', 'FLAGGED');
  insert into security_events (at, kind, user_id, by_command) values (now(), 'account-created', '${user}', false);
  insert into privacy_requests (id, user_id, kind, status, received_at, executes_at)
    values ('${user}', '${user}', 'delete', 'processing', now(), now());
  insert into settings values ('${user}', 'theme', '"${user.slice(-1)}"', 1, 'd');`

it('D4 moves content, adds usage, and leaves keys and settings', async () => {
  for (const user of [FROM, INTO, THIRD]) {
    await run(`insert into users values ('${user}', '${user}', '${user}', 'A', 'h', 'USER', 'active', now(), now())`)
  }
  await run(rowsOf(FROM, S1))
  await run(rowsOf(INTO, S2))
  // both are in one session, and one of them in another user's
  await run(`insert into session_people values ('${S2}', '${FROM}', 'FRA')`)
  await run(`insert into subscriptions (user_id, tier, status, paid_by, updated_at)
    values ('${FROM}', 'PRO', 'ACTIVE', 'administrator', now()), ('${INTO}', 'FREE', 'ACTIVE', 'nobody', now())`)
  const before = await counts()
  await database.db.transaction((tx) => moveOwned(tx, { from: FROM, into: INTO }))
  await run(`delete from users where id = '${FROM}'`)

  const after = await counts()
  const moved = Object.entries(OWNED).filter(([, { kind }]) => kind === 'moved')
  expect(moved.length).toBeGreaterThan(10)
  for (const [name] of moved) {
    const lost = { 'session_people.person_id': 1, 'subscriptions.user_id': 1 }[name] ?? 0
    expect({ name, rows: after[name] }).toEqual({ name, rows: (before[name] ?? 0) - lost })
  }
  const one = async (text: string) => (await run(text)).rows
  expect(await one('select user_id, kind, taken from usage_counters order by kind')).toEqual([
    { user_id: INTO, kind: 'campaign', taken: 8 },
    { user_id: INTO, kind: 'words', taken: 6 },
  ])
  expect(await one('select requests, input_tokens, output_tokens from language_usage')).toEqual([
    { requests: 2, input_tokens: '20', output_tokens: '200' },
  ])
  // a deletion that was confirmed for the one account must not reach the other
  expect(await one(`select user_id from privacy_requests where id in ('${FROM}', '${INTO}') order by id`)).toEqual([
    { user_id: null },
    { user_id: INTO },
  ])
  expect(await one('select user_id, tier from subscriptions')).toEqual([{ user_id: INTO, tier: 'PRO' }])
  expect(await one('select value from settings')).toContainEqual({ value: 'b' })
  expect(await one(`select seat from session_people where session_id = '${S2}'`)).toEqual([{ seat: 'KEN' }])
  // the words of a message are indexed with their owner
  expect(
    await one(`select count(*)::int as found from chat_messages where search @@ '''owner:${INTO}'''::tsquery`),
  ).toEqual([{ found: 2 }])
})

/** Number of rows with an owner, by column. */
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const name of Object.keys(OWNED)) {
    const [table, column] = name.split('.')
    const { rows } = await run(`select count(*)::int as found from ${table} where ${column} in ('${FROM}', '${INTO}')`)
    found[name] = rows[0].found
  }
  return found
}
