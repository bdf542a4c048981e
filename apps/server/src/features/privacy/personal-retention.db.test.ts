import { randomUUID } from 'node:crypto'
import {
  FIRST_REMOVAL_HOURS,
  privacy,
  privacyRetention,
  RESTORE_WITHIN_SECONDS,
  type RetentionChange,
} from '@placard/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseRemoved } from '../../adapters/chat-store/conversation-rows.ts'
import { createPostgresSessionLists } from '../../adapters/event-store/postgres-session-lists.ts'
import { readRuns } from '../../database/job-run-rows.ts'
import { jobRuns } from '../../database/job-run-schema.ts'
import { privacySettings } from '../../database/privacy-schema.ts'
import { previewTranscripts } from '../../database/transcript-retention.ts'
import { dyingDatabase } from '../../testing/dying-database.ts'
import { aPrivacyPerson, type PrivacyPerson } from '../../testing/privacy-person.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { runRetention } from '../../testing/tidy-up.ts'
import { changePrivacySettings, readPrivacySettings } from './settings.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OVER = FIRST_REMOVAL_HOURS * HOUR_MS
const OFF = { transcripts: null, inactivity: null }

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(privacySettings))

const run = (db = server.db) => runRetention(server.dependencies, db)
const choose = ({ user }: PrivacyPerson, retention: RetentionChange) =>
  changePrivacySettings(server.db, user.id, { retention }, server.clock.now())
const chosen = async ({ user }: PrivacyPerson) => (await readPrivacySettings(server.db, user.id)).retention

interface Made {
  readonly daysAgo: number
  readonly isPinned?: boolean
}

/** A conversation with two messages, last changed so long ago. */
async function aChat(userId: string, { daysAgo, isPinned = false }: Made, type = 'chat'): Promise<string> {
  const id = randomUUID()
  const at = new Date(server.clock.now().getTime() - daysAgo * DAY_MS).toISOString()
  await server.db.execute(sql`
    with made as (insert into conversations (id, owner_id, title, type, mode, instructions, is_pinned, created_at, updated_at)
      values (${id}, ${userId}, 'Old words', ${type}, 'collaborative', '', ${isPinned}, ${at}, ${at}) returning id),
    shared as (insert into chat_shares (conversation_id, owner_id, token_hash, title, messages, shared_at)
      select id, ${userId}::uuid, decode(replace(${id}::text, '-', ''), 'hex'), 'Old words', '[]', ${at} from made)
    insert into chat_messages (id, conversation_id, owner_id, role, content, created_at, status)
      select gen_random_uuid(), id, ${userId}::uuid, 'assistant', 'Old words', ${at}::timestamptz, 'complete'
      from made, generate_series(1, 2)`)
  return id
}

/** A session in which these people sit, the first as its owner. */
async function aSession(people: readonly string[], { daysAgo, isPinned = false }: Made, status = 'concluded') {
  const id = randomUUID()
  const at = new Date(server.clock.now().getTime() - daysAgo * DAY_MS).toISOString()
  await server.db.execute(sql`
    insert into sessions (id, owner_id, campaign_id, title, country, seed, pace, status, version, progress_ratio, created_at, updated_at, concluded_at)
    values (${id}, ${people[0]}, 'c', 'C', 'KEN', 1, 1, ${status}, 1, 1, ${at}, ${at}, ${status === 'concluded' ? at : null})`)
  for (const [seat, person] of people.entries()) {
    await server.db.execute(sql`
      insert into session_people values (${id}, ${person}, ${`S${seat}`}, null, ${isPinned && seat === 0})`)
  }
  return id
}
const countOf = async (table: string, condition: ReturnType<typeof sql>) => {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${condition}`,
  )
  return rows[0]?.count
}

describe('a period for conversations and finished sessions', () => {
  it('is off at first, begins a day after it was chosen, and can be taken back', async () => {
    const person = await aPrivacyPerson(server)
    expect(await chosen(person)).toEqual(OFF)
    const change = { retention: { transcriptMonths: 6 } }
    const { retention } = (await person.own.send('PATCH', privacy.changeSettings.path, change)).json().data
    const startsAt = new Date(server.clock.now().getTime() + OVER).toISOString()
    expect(retention).toEqual({ ...OFF, transcripts: { months: 6, startsAt } })
    await aChat(person.user.id, { daysAgo: 400 })
    server.clock.advance(OVER - 1)
    await run()
    expect(await countOf('conversations', sql`owner_id = ${person.user.id} and removed_at is null`)).toBe(1)
    // the same once more is no other choice
    await choose(person, { transcriptMonths: 6 })
    expect((await chosen(person)).transcripts).toEqual({ months: 6, startsAt })
    await choose(person, { transcriptMonths: null })
    server.clock.advance(DAY_MS)
    await run()
    expect(await countOf('conversations', sql`owner_id = ${person.user.id} and removed_at is null`)).toBe(1)
    expect(await chosen(person)).toEqual(OFF)
  })

  it('takes what was last changed before it, with all that hangs on it, and leaves what is pinned or young', async () => {
    const person = await aPrivacyPerson(server)
    const other = await aPrivacyPerson(server)
    const { id } = person.user
    await choose(person, { transcriptMonths: 1 })
    server.clock.advance(OVER)
    const gone = [await aChat(id, { daysAgo: 32 }), await aChat(id, { daysAgo: 500 }, 'voice')]
    const kept = [await aChat(id, { daysAgo: 27 }), await aChat(id, { daysAgo: 500, isPinned: true })]
    const others = await aChat(other.user.id, { daysAgo: 500 })
    const alone = await aSession([id], { daysAgo: 32 })
    const shared = await aSession([id, other.user.id], { daysAgo: 32 })
    const pinned = await aSession([id], { daysAgo: 32, isPinned: true })
    const paused = await aSession([id], { daysAgo: 32 }, 'paused')
    await run()
    expect((await readRuns(server.db, ['transcripts'])).get('transcripts')).toMatchObject({ removedLast: 4 })
    // in no list from now on; gone with the next round of what removes what people delete
    expect(await countOf('conversations', sql`id = ${gone[0]} and removed_at is null`)).toBe(0)
    server.clock.advance(RESTORE_WITHIN_SECONDS * 1000 + 1)
    await eraseRemoved(server.db, server.clock.now())
    const lists = createPostgresSessionLists(server.db, () => undefined)
    expect(await lists.eraseRemoved(server.clock.now().getTime() - RESTORE_WITHIN_SECONDS * 1000)).toEqual([alone])
    for (const conversationId of gone) {
      for (const table of ['chat_messages', 'chat_shares']) {
        expect(await countOf(table, sql`conversation_id = ${conversationId}`)).toBe(0)
      }
    }
    for (const conversationId of [...kept, others]) {
      expect(await countOf('conversations', sql`id = ${conversationId} and removed_at is null`)).toBe(1)
    }
    expect(await countOf('session_people', sql`person_id = ${id} and removed_at is null`)).toBe(2)
    expect(await countOf('sessions', sql`id in (${pinned}, ${paused})`)).toBe(2)
    // whoever else sat there keeps it, as its owner now
    expect(await countOf('sessions', sql`id = ${shared} and owner_id = ${other.user.id}`)).toBe(1)
  })

  it('is previewed without changing anything: what would go, from when to when, and what stays', async () => {
    const person = await aPrivacyPerson(server)
    const { id } = person.user
    const preview = async () =>
      (await person.own.post(privacyRetention.preview.path, { transcriptMonths: 3 })).json().data
    const nothing = { chats: 0, voiceConversations: 0, sessions: 0, messages: 0, pinned: 0, oldest: null, newest: null }
    expect(await preview()).toEqual(nothing)
    await aChat(id, { daysAgo: 100 })
    await aChat(id, { daysAgo: 200 }, 'voice')
    await aChat(id, { daysAgo: 300, isPinned: true })
    await aChat(id, { daysAgo: 10 })
    await aSession([id], { daysAgo: 150 })
    const at = (daysAgo: number) => new Date(server.clock.now().getTime() - daysAgo * DAY_MS).toISOString()
    const found = { chats: 1, voiceConversations: 1, sessions: 1, messages: 4, pinned: 1 }
    expect(await preview()).toEqual({ ...found, oldest: at(200), newest: at(100) })
    expect(await countOf('conversations', sql`owner_id = ${id} and removed_at is null`)).toBe(4)
    // the rule takes what was promised
    await choose(person, { transcriptMonths: 3 })
    server.clock.advance(OVER)
    await run()
    const left = await previewTranscripts(server.db, id, 3, server.clock.now())
    expect(left).toEqual({ ...nothing, pinned: 1 })
  })

  it.each([1, 3, 5, 7, 9, 11, 13, 15])('PR-3 killed at statement %i, takes nothing younger', async (diesAt) => {
    const person = await aPrivacyPerson(server)
    const { id } = person.user
    await choose(person, { transcriptMonths: 1 })
    server.clock.advance(OVER)
    await aChat(id, { daysAgo: 40 })
    await aSession([id], { daysAgo: 40 })
    const young = await aChat(id, { daysAgo: 20 })
    await run(dyingDatabase(server.db, diesAt).db).catch(() => undefined)
    // the database may take a moment to notice that the connection is gone, and holds the rows until then
    const left = () => countOf('session_people', sql`person_id = ${id} and removed_at is null`)
    await expect.poll(async () => [await run(), await left()].at(1)).toBe(0)
    expect(await countOf('conversations', sql`owner_id = ${id} and removed_at is null and id <> ${young}`)).toBe(0)
    expect(await countOf('conversations', sql`id = ${young} and removed_at is null`)).toBe(1)
  })
})

describe('the rules that are told', () => {
  it('are those that concern the person, with last and next run', async () => {
    const person = await aPrivacyPerson(server)
    const runs = async () => (await person.own.get(privacyRetention.runs.path)).json().data.runs
    await server.db.delete(jobRuns)
    expect((await runs()).map(({ rule }: { rule: string }) => rule)).toEqual([
      'recordings',
      'sign-ins',
      'repeats',
      'mails',
      'usage',
      'payments',
      'requests',
      'security',
    ])
    expect((await runs())[0]).toEqual({ rule: 'recordings', lastRunAt: null, nextRunAt: null })
    await choose(person, { transcriptMonths: 24, inactivityMonths: 36 })
    await run()
    const now = server.clock.now()
    expect((await runs()).slice(0, 2)).toEqual(
      ['transcripts', 'inactivity'].map((rule) => ({
        rule,
        lastRunAt: now.toISOString(),
        nextRunAt: new Date(now.getTime() + HOUR_MS).toISOString(),
      })),
    )
  })

  it('are held against their time: one that does not run is not compliant', async () => {
    const { own } = await aPrivacyPerson(server)
    await run()
    const isMet = async () => {
      // it is looked at once a minute
      server.clock.advance(61_000)
      const { checks } = (await own.get(privacy.compliance.path)).json().data
      return checks.find(({ check }: { check: string }) => check === 'retention-runs').isMet
    }
    expect(await isMet()).toBe(true)
    await server.db.execute(
      sql`update job_runs set next_run_at = next_run_at - interval '3 hours' where name = 'mails'`,
    )
    expect(await isMet()).toBe(false)
    await run()
    expect(await isMet()).toBe(true)
  })
})
