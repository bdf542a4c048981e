import { randomUUID } from 'node:crypto'
import {
  chat,
  converse,
  Heard,
  hearing,
  pathOf,
  RecordingSound,
  Recordings,
  recordings,
  successReply,
} from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRetention } from '../../app/retention.ts'
import { conversations } from '../../database/chat-schema.ts'
import { recordings as rows } from '../../database/recording-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { retentionOf } from '../../testing/tidy-up.ts'

const HOUR_MS = 3_600_000
const SOUND = Buffer.from('RIFF, and then what somebody said')

let server: TestServer

beforeAll(async () => {
  server = await testServer({
    chatModel: new ScriptedModel(says('A break.')),
    hearing: {
      hear: async () => ({
        ...({ ok: true, text: 'What is a caucus?', confidence: 1, provider: 'system' } as const),
        ...({ isCommandsOnly: false, seconds: 2, type: 'audio/webm' } as const),
      }),
      warm: () => undefined,
      health: async () => ({ hearing: [], isCommandsOnly: false }),
    },
  })
  await seedShipped(server)
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof aPerson>>

/** Somebody of sixteen or more, or whose age nobody asked. */
async function aPerson({ isOld = true, isKeeping }: { readonly isOld?: boolean; readonly isKeeping?: boolean } = {}) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await server.signUp({ email })
  if (isOld) {
    await server.db.update(users).set({ isAgeStated: true }).where(eq(users.id, user.id))
    server.dependencies.access.forget(user.id)
  }
  const own = callerOf(server, token)
  const keep = (isOn: boolean) => own.send('PUT', recordings.keep.path, { isKeeping: isOn })
  if (isKeeping ?? isOld) await keep(true)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'audio/webm' }
  const hear = async (query = '') => {
    const url = `${hearing.hear.path}${query}`
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: SOUND })
    return successReply(Heard).parse(answer.json()).data
  }
  const list = async () => successReply(Recordings).parse((await own.get(recordings.list.path)).json()).data
  const count = () => server.db.$count(rows, eq(rows.userId, user.id))
  return { email, token, user, own, keep, headers, hear, list, count }
}

describe('a recording', () => {
  it('is kept nowhere unless its owner has it so', async () => {
    const { hear, list, count } = await aPerson({ isKeeping: false })
    expect((await hear()).recordingId).toBeUndefined()
    expect(await list()).toMatchObject({ isKeeping: false, mayKeep: true, recordings: [] })
    expect(await count()).toBe(0)
  })

  it('is kept for 24 hours, with what was heard and the message that it became, and can be played', async () => {
    const { own, hear, list } = await aPerson()
    const { recordingId = '' } = await hear()
    const order = { message: 'What is a caucus?', type: 'voice', recordingIds: [recordingId] }
    const { conversationId } = (await own.post(chat.send.path, order)).json().data
    const { recordings: kept, isKeeping } = await list()
    const now = server.clock.now().getTime()
    expect(isKeeping).toBe(true)
    expect(kept).toEqual([
      {
        ...{ id: recordingId, text: 'What is a caucus?', seconds: 2, bytes: SOUND.length, mediaType: 'audio/webm' },
        ...{ messageId: expect.any(String), conversationId, sessionId: null },
        at: new Date(now).toISOString(),
        endsAt: new Date(now + 24 * HOUR_MS).toISOString(),
      },
    ])
    const sound = (await own.get(pathOf(recordings.sound, { recordingId }))).json()
    expect(successReply(RecordingSound).parse(sound).data).toEqual({
      audioData: SOUND.toString('base64'),
      mediaType: 'audio/webm',
    })
  })

  it('of a spoken question belongs to its message, and one of a session to the session', async () => {
    const { token, hear, headers, list } = await aPerson()
    const sessionId = await Player.inside(server.app, token).open()
    await hear(`?sessionId=${sessionId}`)
    await server.app.inject({ method: 'POST', url: converse.gemini.path, headers, payload: SOUND })
    const places = (await list()).recordings.map(({ messageId, sessionId: at }) => ({ isSent: messageId !== null, at }))
    expect(places).toHaveLength(2)
    expect(places).toContainEqual({ isSent: true, at: null })
    expect(places).toContainEqual({ isSent: false, at: sessionId })
  })

  it('becomes one message only, and none of another person’s', async () => {
    const { own, hear, list } = await aPerson()
    const { recordingId } = await hear()
    const other = await aPerson()
    await other.own.post(chat.send.path, { message: 'Mine', recordingIds: [recordingId] })
    expect((await list()).recordings[0]?.messageId).toBeNull()
    await own.post(chat.send.path, { message: 'First', recordingIds: [recordingId] })
    const [first] = (await list()).recordings
    await own.post(chat.send.path, { message: 'Second', recordingIds: [recordingId] })
    expect((await list()).recordings).toEqual([first])
  })

  it('becomes one message together with the others of a speech that was given in parts', async () => {
    const { own, hear, list } = await aPerson()
    const parts = [await hear(), await hear()].map(({ recordingId }) => recordingId)
    await own.post(chat.send.path, { message: 'What is a caucus? What is a caucus?', recordingIds: parts })
    const messages = (await list()).recordings.map(({ messageId }) => messageId)
    expect(messages).toHaveLength(2)
    expect(messages[0]).not.toBeNull()
    expect(messages[1]).toBe(messages[0])
  })

  it('counts towards the storage of the plan, and is not kept where there is no room', async () => {
    const { user, own, hear } = await aPerson()
    await hear()
    const { kinds } = (await own.get('/api/storage')).json().data
    expect(kinds.at(-1)).toEqual({ kind: 'recordings', bytes: SOUND.length + 17 + 300, count: 1 })
    await server.db.execute(sql`update recordings set text = repeat('x', 200000001) where owner_id = ${user.id}::uuid`)
    expect((await hear()).recordingId).toBeUndefined()
  })
})

describe('a recording ends', () => {
  it.each([
    { end: async ({ keep }: Person) => keep(false), because: 'the keeping is turned off' },
    {
      end: async ({ own }: Person) => own.send('DELETE', recordings.removeAll.path),
      because: 'its owner deletes all',
    },
    {
      end: async ({ own, list }: Person) => {
        for (const { id } of (await list()).recordings) {
          await own.send('DELETE', pathOf(recordings.remove, { recordingId: id }))
        }
      },
      because: 'its owner deletes it',
    },
    { end: async ({ email }: Person) => server.delete(email), because: 'the account does' },
    {
      end: async ({ user }: Person) => server.db.delete(conversations).where(eq(conversations.userId, user.id)),
      because: 'its conversation does',
    },
  ])('at once when $because', async ({ end }) => {
    const person = await aPerson()
    const { recordingId } = await person.hear()
    await person.own.post(chat.send.path, { message: 'What is a caucus?', recordingIds: [recordingId] })
    expect(await person.count()).toBe(1)
    await end(person)
    expect(await person.count()).toBe(0)
  })

  it('when its session does', async () => {
    const { token, own, hear, count } = await aPerson()
    const sessionId = await Player.inside(server.app, token).open()
    await hear(`?sessionId=${sessionId}`)
    await server.db.execute(sql`delete from sessions where id = ${sessionId}::uuid`)
    expect(await count()).toBe(0)
    expect((await own.get(recordings.list.path)).statusCode).toBe(200)
  })

  it('for its owner when its day is over, and is deleted by the job, whose runs are told', async () => {
    const { own, hear, list, count, user } = await aPerson()
    const { recordingId = '' } = await hear()
    const now = server.clock.now()
    await server.db.update(rows).set({ endsAt: now }).where(eq(rows.userId, user.id))
    expect((await list()).recordings).toEqual([])
    expect((await own.get(pathOf(recordings.sound, { recordingId }))).statusCode).toBe(404)
    expect(await count()).toBe(1)
    const stop = startRetention(retentionOf(server.dependencies))
    await stop()
    expect(await count()).toBe(0)
    expect((await list()).job).toEqual({
      lastRunAt: now.toISOString(),
      nextRunAt: new Date(now.getTime() + HOUR_MS / 6).toISOString(),
    })
  })
})

describe('people under 16', () => {
  it('cannot have recordings kept, whatever was set before', async () => {
    const { user, keep, hear, list, count } = await aPerson({ isOld: false })
    const refused = await keep(true)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error).toBe('Recordings are not kept for people under 16, or whose age was never asked.')
    await server.db.update(users).set({ keepsRecordings: true }).where(eq(users.id, user.id))
    expect((await hear()).recordingId).toBeUndefined()
    expect(await list()).toMatchObject({ isKeeping: false, mayKeep: false })
    expect(await count()).toBe(0)
    expect((await keep(false)).statusCode).toBe(200)
  })
})
