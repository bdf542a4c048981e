import { randomUUID } from 'node:crypto'
import { pathOf, privacyRequests } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteWhatIsDue } from '../../app/privacy.ts'
import { DATA_MAP } from '../../database/data-map.ts'
import { countRows } from '../../database/personal-rows.ts'
import { privacyRequests as rows } from '../../database/privacy-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { dyingDatabase } from '../../testing/dying-database.ts'
import { makeTheRest, markEverything, writtenColumns } from '../../testing/marked-person.ts'
import { aPersonWithContent } from '../../testing/privacy-person.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { checkLog } from './log-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The statements at which a server is killed: more than a deletion has. */
const STATEMENTS = Array.from({ length: 240 }, (_, at) => at + 1)

let server: TestServer

beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('A break.')) })
  await seedShipped(server)
})
afterAll(() => server.close())

const aPerson = (canary?: string) => aPersonWithContent(server, canary)
const execute = () => deleteWhatIsDue(server.dependencies)

/** Tables that hold a text, and how many of their rows do. */
async function tablesWith(text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of Object.keys(DATA_MAP)) {
    const { rows: hits } = await server.db.execute<{ hits: number }>(
      sql`select count(*)::int as hits from ${sql.identifier(table)} t where t::text ilike ${`%${text}%`}`,
    )
    if ((hits[0]?.hits ?? 0) > 0) found[table] = hits[0]?.hits ?? 0
  }
  return found
}

async function requestRow(id: string) {
  const [row] = await server.db.select().from(rows).where(eq(rows.id, id))
  return row
}

describe('the deletion of an account', () => {
  it('PR-5 leaves nothing about its person in any table, and says how much was deleted', async () => {
    const { mark: canary, user, conversationId, sessionId, askFor, confirm, token } = await aPerson()
    await makeTheRest(server.db, user.id, { conversationId, sessionId })
    const marked = await markEverything(server.db, user.id, canary)
    expect(marked).toEqual(new Set((await writtenColumns(server.db)).map(({ table }) => table)))
    expect(Object.keys(await tablesWith(canary))).toEqual(expect.arrayContaining([...marked]))
    const requestId = await askFor({ kind: 'delete', details: `All about ${canary}` })
    await confirm(requestId)
    expect(await execute()).toBe(1)
    // the mail that tells of it is all that is left, until it is sent
    expect(await tablesWith(canary)).toEqual({ mail_outbox: 1 })
    expect(await tablesWith(user.id)).toEqual({})
    expect((await callerOf(server, token).get('/api/auth/me')).statusCode).toBe(401)
    const row = await requestRow(requestId)
    expect(row).toMatchObject({ userId: null, status: 'completed', asked: null, answer: null })
    const deleted: Record<string, number> = Object(row?.deleted)
    expect(deleted).toMatchObject({ users: 1, conversations: 1, sessions: 1, chat_messages: 2 })
    const mails = (await server.postedMails()).filter(({ template }) => template === 'account-deleted')
    expect(mails.at(-1)?.data).toMatchObject({ rows: Object.values(deleted).reduce((sum, one) => sum + one, 0) })
    expect((await checkLog(server.db)).isIntact).toBe(true)
  })

  it('waits for its grace period, and is not carried out when it was cancelled', async () => {
    const { user, askFor, confirm, own } = await aPerson()
    const requestId = await askFor({ kind: 'delete' })
    await confirm(requestId, 'after-grace')
    expect(await execute()).toBe(0)
    await server.db
      .update(rows)
      .set({ executesAt: new Date(server.clock.now().getTime() + 1000) })
      .where(eq(rows.id, requestId))
    await own.post(pathOf(privacyRequests.cancel, { requestId }))
    server.clock.advance(2000)
    expect(await execute()).toBe(0)
    expect(await server.db.$count(users, eq(users.id, user.id))).toBe(1)
  })

  it('is carried out once the grace period is over, and also when the clock jumps', async () => {
    const { user, askFor, confirm } = await aPerson()
    await confirm(await askFor({ kind: 'delete' }), 'after-grace')
    server.clock.advance(300 * DAY_MS)
    expect(await execute()).toBe(1)
    expect(await server.db.$count(users, eq(users.id, user.id))).toBe(0)
  })

  it('is made by one of two servers at once', async () => {
    const { askFor, confirm } = await aPerson()
    await confirm(await askFor({ kind: 'delete' }))
    const done = await Promise.all([execute(), execute()])
    expect(done.toSorted()).toEqual([0, 1])
  })

  it.each(STATEMENTS)(
    'DB-1 is finished by the next server when the first was killed at statement %i',
    async (diesAt) => {
      const { userId, canary, requestId } = await aConfirmedDeletion()
      const before = await rowsOf(userId)
      const dying = dyingDatabase(server.db, diesAt)
      await deleteWhatIsDue({ ...server.dependencies, db: dying.db }).catch(() => undefined)
      // a server that dies holds the deletion until its lease is over
      server.clock.advance(61_000)
      const status = async () => {
        await execute()
        return (await requestRow(requestId))?.status
      }
      // the database may take a moment to notice that the connection is gone, and holds the row until then
      await expect.poll(status).toBe('completed')
      const row = await requestRow(requestId)
      const { rows: left } = await server.db.execute(sql`
        select (select count(*)::int from users where id = ${userId}::uuid) as users,
          (select count(*)::int from chat_messages where content = ${canary}) as messages,
          (select count(*)::int from mail_outbox where to_address = ${canary} || '@example.org') as mails`)
      expect({ userId: row?.userId, left }).toEqual({ userId: null, left: [{ users: 0, messages: 0, mails: 1 }] })
      expect(row?.deleted).toEqual(expect.objectContaining(before))
    },
  )

  it('DB-1 has no more statements than that, and its log is whole after all of them', async () => {
    await aConfirmedDeletion()
    const living = dyingDatabase(server.db, Number.POSITIVE_INFINITY)
    await deleteWhatIsDue({ ...server.dependencies, db: living.db })
    expect(living.sent()).toBeLessThan(STATEMENTS.length)
    expect(living.sent()).toBeGreaterThan(100)
    expect((await checkLog(server.db)).isIntact).toBe(true)
  })
})

/** Somebody whose deletion is due, put straight into the database: hundreds are needed. */
async function aConfirmedDeletion() {
  const [userId, requestId, canary] = [randomUUID(), randomUUID(), randomUUID()]
  await server.db.execute(sql`
    with person as (insert into users (id, email, email_key, name, password_hash, role, status, created_at, updated_at)
      values (${userId}, ${canary} || '@example.org', ${canary} || '@example.org', ${canary}, 'h', 'USER', 'active', now(), now()) returning id),
    talk as (insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at)
      select ${userId}::uuid, id, ${canary}, 'collaborative', '', now(), now() from person returning id),
    words as (insert into chat_messages (id, conversation_id, owner_id, role, content, created_at, status)
      select gen_random_uuid(), talk.id, person.id, 'assistant', ${canary}, now(), 'complete' from talk, person, generate_series(1, 3)),
    sign_in as (insert into refresh_families (id, user_id, is_remembered, created_at, expires_at)
      select ${userId}::uuid, id, true, now(), now() from person)
    insert into privacy_requests (id, user_id, kind, status, received_at, executes_at, asked)
      select ${requestId}::uuid, id, 'delete', 'processing', now(), '2020-01-01', jsonb_build_object('details', ${canary}::text) from person`)
  return { userId, requestId, canary }
}

/** Rows that a deletion counts for certain: those that nothing else adds to or takes from meanwhile. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counted = await countRows(server.db, userId, ['users', 'conversations', 'chat_messages', 'refresh_families'])
  return Object.fromEntries([...counted].map(([table, { rows: found }]) => [table, found]))
}
