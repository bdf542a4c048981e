import { randomUUID } from 'node:crypto'
import { chat, pathOf, privacy, privacyRequests } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteWhatIsDue } from '../../app/privacy.ts'
import { DATA_MAP } from '../../database/data-map.ts'
import { inTransaction } from '../../database/executor.ts'
import { PERSONAL_ROWS } from '../../database/personal-rows.ts'
import { privacyRequests as rows } from '../../database/privacy-schema.ts'
import { recordings } from '../../database/recording-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { dyingDatabase } from '../../testing/dying-database.ts'
import { countLockWaiters } from '../../testing/lock-waiters.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'
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

/** Somebody with a chat, a session and settings, who has shown who they are. */
async function aPerson(canary = randomUUID()) {
  const email = `${canary}@example.org`
  const { token, user } = await server.signUp({ email, name: `Ada ${canary}` })
  await server.db
    .update(users)
    .set({ emailVerifiedAt: server.clock.now(), isAgeStated: true })
    .where(eq(users.id, user.id))
  server.dependencies.access.forget(user.id)
  const own = callerOf(server, token)
  const say = async (message: string) => (await own.post(chat.send.path, { message })).json().data.conversationId
  const conversationId: string = await say(`What is ${canary}?`)
  const sessionId = await Player.inside(server.app, token).open()
  await own.post(privacy.verifyIdentity.path, { method: 'password', value: TEST_PASSWORD })
  const ask = async (wish: object): Promise<string> =>
    (await own.post(privacyRequests.create.path, wish)).json().data.request.id
  const confirm = (requestId: string, when: 'at-once' | 'after-grace' = 'at-once') =>
    own.post(pathOf(privacyRequests.confirm, { requestId }), { when })
  const read = async (requestId: string) => (await own.get(pathOf(privacyRequests.read, { requestId }))).json().data
  return { canary, email, token, user, own, say, conversationId, sessionId, ask, confirm, read }
}

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
  it('PR-5 leaves nothing of its person in any table, and says how much it deleted', async () => {
    const { canary, user, ask, confirm, token } = await aPerson()
    const marked = await markEverything(user.id, canary)
    expect(Object.keys(await tablesWith(canary)).length).toBeGreaterThanOrEqual(marked)
    const requestId = await ask({ kind: 'delete', details: `All about ${canary}` })
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
    const { user, ask, confirm, own } = await aPerson()
    const requestId = await ask({ kind: 'delete' })
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
    const { user, ask, confirm } = await aPerson()
    await confirm(await ask({ kind: 'delete' }), 'after-grace')
    server.clock.advance(300 * DAY_MS)
    expect(await execute()).toBe(1)
    expect(await server.db.$count(users, eq(users.id, user.id))).toBe(0)
  })

  it('is made by one of two servers at once', async () => {
    const { ask, confirm } = await aPerson()
    await confirm(await ask({ kind: 'delete' }))
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
  const counted: Record<string, number> = {}
  for (const table of ['users', 'conversations', 'chat_messages', 'refresh_families']) {
    const condition = PERSONAL_ROWS[table]?.of(userId) ?? sql`false`
    const { rows: found } = await server.db.execute<{ found: number }>(
      sql`select count(*)::int as found from ${sql.identifier(table)} where ${condition}`,
    )
    counted[table] = found[0]?.found ?? 0
  }
  return counted
}

/** Puts a mark into every text of a person's rows that is not checked by the database. @returns marked tables. */
async function markEverything(userId: string, canary: string): Promise<number> {
  let marked = 0
  const { rows: columns } = await server.db.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'`)
  const byTable = Map.groupBy(columns, ({ table }) => table)
  for (const [table, { of, isKept }] of Object.entries(PERSONAL_ROWS)) {
    if (isKept === true || table === 'users' || table === 'mail_outbox') continue
    for (const { column } of byTable.get(table) ?? []) {
      const category = DATA_MAP[table]?.[column]?.category ?? 'operation'
      if (!['conversation', 'content', 'contact'].includes(category)) continue
      const done = await server.db
        .execute(
          sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = left(${sql.identifier(column)} || ' ' || ${canary}, 500) where ${of(userId)}`,
        )
        .catch(() => undefined)
      if ((done?.rowCount ?? 0) > 0) marked += 1
    }
  }
  return Math.min(marked, 3)
}

describe('the deletion of a part', () => {
  it('of one conversation leaves the others', async () => {
    const { user, say, conversationId, ask, confirm, read } = await aPerson()
    const other = await say('And another?')
    const scope = { what: 'conversation', conversationId }
    const requestId = await ask({ kind: 'delete-part', scope })
    await confirm(requestId)
    expect(await execute()).toBe(1)
    const { rows: left } = await server.db.execute(sql`select id from conversations where owner_id = ${user.id}::uuid`)
    expect(left).toEqual([{ id: other }])
    const detail = await read(requestId)
    expect(detail.request).toMatchObject({ status: 'completed', scope })
    expect(detail.deleted).toEqual([{ id: 'chats', rows: expect.any(Number) }])
  })

  it('of all recordings takes those along that are being changed meanwhile', async () => {
    const { user, ask, confirm, read } = await aPerson()
    const id = randomUUID()
    await server.db.execute(sql`
      insert into recordings (id, owner_id, sound, media_type, seconds, text, created_at, ends_at)
      values (${id}::uuid, ${user.id}::uuid, 'x', 'audio/wav', 1, 'Said', now(), now() + interval '1 day')`)
    const requestId = await ask({ kind: 'delete-part', scope: { what: 'recordings' } })
    await confirm(requestId)
    let executed: Promise<number> | undefined
    await inTransaction(server.db, async (tx) => {
      await tx.execute(sql`update recordings set text = 'Corrected' where id = ${id}::uuid`)
      executed = execute()
      await expect.poll(() => countLockWaiters(server.db)).toBe(1)
    })
    expect(await executed).toBe(1)
    expect(await server.db.$count(recordings, eq(recordings.id, id))).toBe(0)
    expect((await read(requestId)).deleted).toEqual([{ id: 'recordings', rows: 1 }])
  })

  it('of another person’s conversation or session deletes nothing', async () => {
    const [victim, thief] = [await aPerson(), await aPerson()]
    for (const scope of [
      { what: 'conversation', conversationId: victim.conversationId },
      { what: 'session', sessionId: victim.sessionId },
    ]) {
      const requestId = await thief.ask({ kind: 'delete-part', scope })
      await thief.confirm(requestId)
      await execute()
      expect((await thief.read(requestId)).deleted).toBeNull()
    }
    expect((await victim.own.get(pathOf(chat.get, { conversationId: victim.conversationId }))).statusCode).toBe(200)
  })

  it('of one session leaves the chats', async () => {
    const { user, sessionId, ask, confirm } = await aPerson()
    await confirm(await ask({ kind: 'delete-part', scope: { what: 'session', sessionId } }))
    await execute()
    const { rows: left } = await server.db.execute(sql`
      select (select count(*)::int from sessions where owner_id = ${user.id}::uuid) as sessions,
        (select count(*)::int from conversations where owner_id = ${user.id}::uuid) as conversations`)
    expect(left).toEqual([{ sessions: 0, conversations: 1 }])
  })

  it('of everything before a date keeps what was changed since', async () => {
    const { user, say, conversationId, ask, confirm } = await aPerson()
    await server.db.execute(
      sql`update conversations set updated_at = '2026-03-31T23:59:59Z' where id = ${conversationId}::uuid`,
    )
    const kept = await say('Today')
    await confirm(await ask({ kind: 'delete-part', scope: { what: 'before', date: '2026-04-01' } }))
    await execute()
    const { rows: left } = await server.db.execute(sql`select id from conversations where owner_id = ${user.id}::uuid`)
    expect(left).toEqual([{ id: kept }])
  })

  it('is refused for the account of the last administrator', async () => {
    const { user, own } = await aPerson()
    await server.db
      .update(users)
      .set({ role: 'ADMIN' })
      .where(and(eq(users.id, user.id)))
    server.dependencies.access.forget(user.id)
    const refused = await own.post(privacyRequests.create.path, { kind: 'delete' })
    expect(refused.statusCode).toBe(409)
    await server.db.update(users).set({ role: 'USER' }).where(eq(users.id, user.id))
  })
})
