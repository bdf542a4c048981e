import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseRemoved } from '../adapters/chat-store/conversation-rows.ts'
import { DATA_MAP } from '../database/data-map.ts'
import { eraseUnsent } from '../database/document-rows.ts'
import type { Database } from '../database/executor.ts'
import { jobRuns } from '../database/job-run-schema.ts'
import { removeTurnsBefore } from '../features/browser-engines/browser-engine-rows.ts'
import { removeOldArchives } from '../features/privacy/archive/archive-rows.ts'
import { eraseRemovedProjects } from '../features/projects/project-rows.ts'
import { agedRows, aPersonOfRows } from '../testing/aged-rows.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { tidyUp } from '../testing/tidy-up.ts'
import { RULES } from './retention.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-28T12:00:00Z')
/** A phrase that names a period. */
const PERIOD = /minute|hour|day|week|month|year/

/** Phrases that jobs of their own carry out: what each does, and a row by whose moment it goes. */
const OTHER_JOBS = [
  {
    phrases: [
      'until five minutes after the person removes the conversation',
      'until the person deletes the paper, or five minutes after they remove its conversation',
      // versions beyond those go as the next one is written
      'until the person deletes the paper, or five minutes after they remove its conversation; of each paper the first version and the latest 500',
    ],
    keptMs: 0,
    run: eraseRemoved,
    insert: (at: string, userId: string) => sql`
      insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at, removed_at, erase_after)
        values (${randomUUID()}, ${userId}, 'A chat', 'collaborative', '', now(), now(), now(), ${at})`,
    left: sql`select count(*)::int as left from conversations where erase_after is not null`,
  },
  {
    phrases: ['until five minutes after the person removes the project'],
    keptMs: 0,
    run: eraseRemovedProjects,
    insert: (at: string, userId: string) => sql`
      insert into projects (id, owner_id, name, committee, topics, instructions, created_at, updated_at, erase_after)
        values (${randomUUID()}, ${userId}, 'A conference', 'A committee', '[]', '', now(), now(), ${at})`,
    left: sql`select count(*)::int as left from projects`,
  },
  {
    phrases: ['with its conversation or project; 24 hours where it was never sent, or was taken out of its project'],
    keptMs: DAY_MS,
    run: eraseUnsent,
    insert: (at: string, userId: string) => sql`
      insert into chat_attachments (id, owner_id, name, kind, bytes, length, full_length, text, created_at)
        values (${randomUUID()}, ${userId}, 'brief.txt', 'text', 1, 1, 1, 'A brief', ${at})`,
    left: sql`select count(*)::int as left from chat_attachments`,
  },
  {
    phrases: ['until the answer is made, and for five minutes at most'],
    keptMs: 300_000,
    run: (db: Database, now: Date) => removeTurnsBefore(db, new Date(now.getTime() - 300_000)),
    insert: (at: string, userId: string) => sql`
      insert into browser_engine_turns (id, user_id, engine, seen_at) values (${randomUUID()}, ${userId}, '{}', ${at})`,
    left: sql`select count(*)::int as left from browser_engine_turns`,
  },
  {
    phrases: ['7 days after it is ready, or until its person deletes something'],
    keptMs: 0,
    run: removeOldArchives,
    insert: (at: string, userId: string) => sql`
      with request as (insert into privacy_requests (id, user_id, kind, status, received_at, closed_at, is_extended)
        values (${randomUUID()}, ${userId}, 'know-pieces', 'completed', now(), now(), false) returning id),
      archive as (insert into privacy_archives (request_id, user_id, state, ends_at)
        select id, ${userId}::uuid, 'ready', ${at}::timestamptz from request returning request_id)
      insert into privacy_archive_parts (request_id, seq, bytes) select request_id, 0, 'x' from archive`,
    left: sql`select count(*)::int as left from privacy_archive_parts`,
  },
] as const
const otherPhrases: readonly string[] = OTHER_JOBS.flatMap(({ phrases }) => phrases)

const parts = RULES.flatMap((rule) => rule.parts.map((part) => ({ rule, part })))

function promisesOf(table: string): readonly string[] {
  const phrases = Object.values(DATA_MAP[table] ?? {}).map(({ retention }) => retention)
  return [...new Set(phrases)].filter((phrase) => PERIOD.test(phrase))
}
const isCarriedOut = (table: string, phrase: string): boolean =>
  otherPhrases.includes(phrase) ||
  parts.some(({ part: { promise } }) => promise?.table === table && promise.phrase === phrase) ||
  // by the foreign key: tokens with their sign-in, the record of a copy with its request
  (table === 'refresh_tokens' && isCarriedOut('refresh_families', phrase)) ||
  (table === 'privacy_archives' && isCarriedOut('privacy_requests', phrase))

describe('PR-3 the data map', () => {
  it('names no period that nothing carries out', () => {
    const promised = Object.keys(DATA_MAP).flatMap((table) => promisesOf(table).map((phrase) => ({ table, phrase })))
    expect(promised.length).toBeGreaterThan(20)
    expect(promised.filter(({ table, phrase }) => !isCarriedOut(table, phrase))).toEqual([])
    expect(isCarriedOut('users', '3 days')).toBe(false)
  })

  it('says what every rule carries out, and has no phrase of which it knows nothing', () => {
    const unknown = parts.filter(({ part: { promise } }) => {
      const phrases = Object.values(DATA_MAP[promise?.table ?? ''] ?? {}).map(({ retention }) => retention)
      return promise !== undefined && !phrases.includes(promise.phrase)
    })
    expect(unknown).toEqual([])
  })
})

describe('PR-3 the rules of retention', () => {
  let database: TestDatabase
  let userId: string

  beforeAll(async () => {
    database = await cloneDatabase()
    userId = await aPersonOfRows(database.db)
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    for (const { table } of agedRows(NOW)) await database.db.execute(sql`delete from ${sql.identifier(table)}`)
    await database.db.delete(jobRuns)
  })

  const rowsIn = async (table: string) => {
    const { rows } = await database.db.execute<{ left: number }>(
      sql`select count(*)::int as left from ${sql.identifier(table)}`,
    )
    return rows[0]?.left
  }

  it.each(agedRows(NOW))('delete a row of $table that is from $old, and leave one from $young', async (row) => {
    await database.db.execute(row.insert(row.young, randomUUID(), userId))
    await tidyUp(database.db, NOW)
    expect(await rowsIn(row.table)).toBe(1)
    await database.db.execute(row.insert(row.old, randomUUID(), userId))
    await tidyUp(database.db, NOW)
    expect(await rowsIn(row.table)).toBe(1)
    await tidyUp(database.db, new Date(NOW.getTime() + 40 * DAY_MS))
    expect(await rowsIn(row.table)).toBe(0)
  })

  it.each(OTHER_JOBS)('are kept by other jobs as well: $phrases.0', async ({ keptMs, run, insert, left }) => {
    const { db } = database
    for (const off of [-60_000, 60_000]) {
      await db.execute(insert(new Date(NOW.getTime() - keptMs + off).toISOString(), userId))
    }
    await run(db, NOW)
    expect((await db.execute(left)).rows).toEqual([{ left: 1 }])
  })

  it('are tried here for every table of which they delete rows', () => {
    const tried = new Set(agedRows(NOW).map(({ table }) => table))
    // codes and checks hang on a sign-in, places on servers; the log has tests of its own
    const elsewhere = new Set(['identity_codes', 'identity_checks', 'held_places', 'privacy_log'])
    const tables = parts.flatMap(({ part: { promise } }) => (promise === undefined ? [] : [promise.table]))
    expect(tables.filter((table) => !tried.has(table) && !elsewhere.has(table))).toEqual([])
  })

  it('forget the key of a use after a day, and not the use', async () => {
    const use = agedRows(NOW).find(({ table }) => table === 'usage_reservations')
    const at = new Date(NOW.getTime() - DAY_MS - 1).toISOString()
    if (use !== undefined) await database.db.execute(use.insert(at, randomUUID(), userId))
    await database.db.execute(sql`update usage_reservations set key = 'k'`)
    await tidyUp(database.db, NOW)
    const { rows } = await database.db.execute(sql`select key from usage_reservations`)
    expect(rows).toEqual([{ key: null }])
  })
})
