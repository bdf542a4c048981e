import { randomUUID } from 'node:crypto'
import { chat, pathOf } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteWhatIsDue } from '../../app/privacy.ts'
import { inTransaction } from '../../database/executor.ts'
import { recordings } from '../../database/recording-schema.ts'
import { countLockWaiters } from '../../testing/lock-waiters.ts'
import { aPersonWithContent } from '../../testing/privacy-person.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('A break.')) })
  await seedShipped(server)
})
afterAll(() => server.close())

const aPerson = () => aPersonWithContent(server)
const execute = () => deleteWhatIsDue(server.dependencies)

describe('the deletion of a part', () => {
  it('of one conversation leaves the others', async () => {
    const { user, say, conversationId, askFor, confirm, read } = await aPerson()
    const other = await say('And another?')
    const scope = { what: 'conversation', conversationId } as const
    const requestId = await askFor({ kind: 'delete-part', scope })
    await confirm(requestId)
    expect(await execute()).toBe(1)
    const { rows: left } = await server.db.execute(sql`select id from conversations where owner_id = ${user.id}::uuid`)
    expect(left).toEqual([{ id: other }])
    const detail = await read(requestId)
    expect(detail.request).toMatchObject({ status: 'completed', scope })
    expect(detail.deleted).toEqual([{ id: 'chats', rows: expect.any(Number) }])
  })

  it('of all recordings takes those along that are being changed meanwhile', async () => {
    const { user, askFor, confirm, read } = await aPerson()
    const id = randomUUID()
    await server.db.execute(sql`
      insert into recordings (id, owner_id, sound, media_type, seconds, text, created_at, ends_at)
      values (${id}::uuid, ${user.id}::uuid, 'x', 'audio/wav', 1, 'Said', now(), now() + interval '1 day')`)
    const requestId = await askFor({ kind: 'delete-part', scope: { what: 'recordings' } })
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
    ] as const) {
      const requestId = await thief.askFor({ kind: 'delete-part', scope })
      await thief.confirm(requestId)
      await execute()
      expect((await thief.read(requestId)).deleted).toBeNull()
    }
    expect((await victim.own.get(pathOf(chat.get, { conversationId: victim.conversationId }))).statusCode).toBe(200)
  })

  it('of one session leaves the chats', async () => {
    const { user, sessionId, askFor, confirm } = await aPerson()
    await confirm(await askFor({ kind: 'delete-part', scope: { what: 'session', sessionId } }))
    await execute()
    const { rows: left } = await server.db.execute(sql`
      select (select count(*)::int from sessions where owner_id = ${user.id}::uuid) as sessions,
        (select count(*)::int from conversations where owner_id = ${user.id}::uuid) as conversations`)
    expect(left).toEqual([{ sessions: 0, conversations: 1 }])
  })

  it('of everything before a date keeps what was changed since', async () => {
    const { user, say, conversationId, askFor, confirm } = await aPerson()
    await server.db.execute(
      sql`update conversations set updated_at = '2026-03-31T23:59:59Z' where id = ${conversationId}::uuid`,
    )
    const kept = await say('Today')
    await confirm(await askFor({ kind: 'delete-part', scope: { what: 'before', date: '2026-04-01' } }))
    await execute()
    const { rows: left } = await server.db.execute(sql`select id from conversations where owner_id = ${user.id}::uuid`)
    expect(left).toEqual([{ id: kept }])
  })
})
