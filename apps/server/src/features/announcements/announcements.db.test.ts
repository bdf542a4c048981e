import { Announcement, successReply } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { announcements } from '../../database/announcement-schema.ts'
import { auditLog } from '../../database/audit-schema.ts'
import { users } from '../../database/schema.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ADMIN = '/api/admin/announcements'
const NEWS = { title: 'Replay is here', content: 'Open a debrief and choose Replay.', type: 'info', priority: 'low' }

let server: TestServer
let admin: { id: string; token: string }

beforeAll(async () => {
  server = await testServer()
  const { user, token } = await server.signUp({ email: 'chair@example.org', name: 'The Chair' })
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
  server.dependencies.access.forget(user.id)
  admin = { id: user.id, token }
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(announcements)
  await server.db.delete(auditLog)
})

function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, token: string | undefined, payload?: object) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
}

async function write(change: object = {}): Promise<Announcement> {
  const answer = await call('POST', ADMIN, admin.token, { ...NEWS, ...change })
  expect(answer.statusCode).toBe(201)
  return successReply(Announcement).parse(answer.json()).data
}

async function shownTo(token?: string): Promise<string[]> {
  const answer = await call('GET', '/api/announcements', token)
  expect(answer.statusCode).toBe(200)
  return successReply(z.array(Announcement))
    .parse(answer.json())
    .data.map(({ title }) => title)
}

describe('reading announcements', () => {
  it('shows visitors what is meant for all, and members what is meant for them by the age of their account', async () => {
    await write({ title: 'for all' })
    await write({ title: 'for new', targetAudience: 'new-users' })
    await write({ title: 'for existing', targetAudience: 'existing-users' })
    const { user, token } = await server.signUp()
    expect(await shownTo()).toEqual(['for all'])
    expect((await shownTo(token)).toSorted()).toEqual(['for all', 'for new'])
    const earlier = new Date(server.clock.now().getTime() - 14 * DAY_MS)
    await server.db.update(users).set({ createdAt: earlier }).where(eq(users.id, user.id))
    server.dependencies.access.forget(user.id)
    expect((await shownTo(token)).toSorted()).toEqual(['for all', 'for existing'])
    expect(await shownTo('not.a.token')).toEqual(['for all'])
  })

  it('lists pinned, then pressing, then new ones', async () => {
    await write({ title: 'old low' })
    server.clock.advance(1000)
    await write({ title: 'new low' })
    await write({ title: 'urgent', priority: 'urgent' })
    await write({ title: 'pinned', isPinned: true })
    expect(await shownTo()).toEqual(['pinned', 'urgent', 'new low', 'old low'])
  })

  it('leaves out what has ended or was taken out of sight, and keeps both for administrators', async () => {
    const soon = new Date(server.clock.now().getTime() + 1000).toISOString()
    await write({ title: 'ends soon', expiresAt: soon })
    await write({ title: 'hidden', isActive: false })
    expect(await shownTo()).toEqual(['ends soon'])
    server.clock.advance(1000)
    expect(await shownTo()).toEqual([])
    const all = successReply(z.array(Announcement)).parse((await call('GET', ADMIN, admin.token)).json()).data
    expect(all.map(({ title }) => title).toSorted()).toEqual(['ends soon', 'hidden'])
  })

  it('names the author, and the product once the author is gone', async () => {
    expect((await write()).author).toBe('The Chair')
    await server.db.update(announcements).set({ authorId: null })
    const answer = await call('GET', '/api/announcements', undefined)
    expect(answer.json().data).toMatchObject([{ author: 'Placard' }])
    expect(answer.body).not.toContain(admin.id)
  })
})

describe('managing announcements', () => {
  it('changes what is named and leaves the rest', async () => {
    const { id } = await write({ expiresAt: new Date(server.clock.now().getTime() + DAY_MS).toISOString() })
    const answer = await call('PATCH', `${ADMIN}/${id}`, admin.token, { title: '  New title ', expiresAt: null })
    const changed = successReply(Announcement).parse(answer.json()).data
    expect(changed).toMatchObject({ id, title: 'New title', content: NEWS.content })
    expect(changed.expiresAt).toBeUndefined()
  })

  it('writes one line of the audit for each deed, in the same transaction', async () => {
    const { id } = await write()
    await call('PATCH', `${ADMIN}/${id}`, admin.token, { priority: 'high' })
    await call('PATCH', `${ADMIN}/${id}`, admin.token, { isActive: false })
    await call('DELETE', `${ADMIN}/${id}`, admin.token)
    await call('DELETE', `${ADMIN}/${id}`, admin.token)
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.id)
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['announcement-created', { title: NEWS.title, targetAudience: 'all' }],
      ['announcement-changed', { priority: 'high' }],
      ['announcement-deactivated', { isActive: false }],
      ['announcement-deleted', { title: NEWS.title }],
    ])
    expect(lines.every(({ actorId, subject }) => actorId === admin.id && subject === id)).toBe(true)
    expect(await shownTo()).toEqual([])
  })

  it('makes one announcement of a request that is sent twice under one key', async () => {
    const post = () =>
      server.app.inject({
        method: 'POST',
        url: ADMIN,
        headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': 'once' },
        payload: NEWS,
      })
    const [first, second] = [await post(), await post()]
    expect(second.json()).toEqual(first.json())
    expect(await shownTo()).toHaveLength(1)
  })

  it.each([
    { body: { ...NEWS, title: '' }, field: 'title', because: 'it needs a title' },
    { body: { ...NEWS, title: ' \n ' }, field: 'title', because: 'blanks are no title' },
    { body: { ...NEWS, title: 'x'.repeat(121) }, field: 'title', because: 'the title is too long' },
    { body: { ...NEWS, title: 'a\0b' }, field: 'title', because: 'the database keeps no NUL (VA-3)' },
    { body: { ...NEWS, content: 'x'.repeat(2001) }, field: 'content', because: 'the content is too long' },
    { body: { ...NEWS, content: undefined }, field: 'content', because: 'it needs content' },
    { body: { ...NEWS, type: 'news' }, field: 'type', because: 'there is no such type' },
    { body: { ...NEWS, priority: 4 }, field: 'priority', because: 'priorities are words' },
    { body: { ...NEWS, isPinned: 'yes' }, field: 'isPinned', because: 'it is pinned or not' },
    { body: { ...NEWS, targetAudience: 'admins' }, field: 'targetAudience', because: 'there is no such audience' },
    { body: { ...NEWS, expiresAt: '2026-02-30T00:00:00Z' }, field: 'expiresAt', because: 'no such day (VA-15)' },
    { body: { ...NEWS, expiresAt: '2020-01-01T00:00:00Z' }, field: 'expiresAt', because: 'it would never be shown' },
    { body: { ...NEWS, author: 'somebody else' }, field: 'author', because: 'the author is who writes (VA-6)' },
    { body: { ...NEWS, id: 'mine' }, field: 'id', because: 'ids are given out here (VA-6)' },
  ])('refuses $body.$field and names it: $because', async ({ body, field }) => {
    const answer = await call('POST', ADMIN, admin.token, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toMatchObject([{ field }])
    expect(await shownTo()).toEqual([])
  })

  it('refuses a change of nothing, and of what is not there', async () => {
    const { id } = await write()
    expect((await call('PATCH', `${ADMIN}/${id}`, admin.token, {})).statusCode).toBe(422)
    const gone = `${ADMIN}/00000000-0000-4000-8000-000000000000`
    expect((await call('PATCH', gone, admin.token, { isActive: false })).statusCode).toBe(404)
    expect((await call('DELETE', `${ADMIN}/mine`, admin.token)).statusCode).toBe(404)
    expect(await server.db.select().from(auditLog)).toHaveLength(1)
  })
})
