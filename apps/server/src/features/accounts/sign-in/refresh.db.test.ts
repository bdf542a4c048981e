import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app/build-app.ts'
import { refreshTokens, securityEvents, users } from '../../../database/schema.ts'
import { servers } from '../../../database/server-schema.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'
import { deleteAccount, suspendAccount } from '../administration/administration.ts'

const ORIGIN = 'http://localhost:80'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

function post(url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return server.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
}

function me(token: string) {
  return server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
}

describe('refreshing', () => {
  it('gives a new pair by cookie, and no second copy of the refresh token to the page', async () => {
    const { refreshToken } = await server.signUp()
    const headers = { host: 'localhost:80', origin: ORIGIN, cookie: `placard-refresh=${refreshToken}` }
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/refresh', headers })
    expect(answer.json().data.refreshToken).toBeUndefined()
    expect((await me(answer.json().data.token)).statusCode).toBe(200)
  })

  it('signs everyone out and records it when a token is used a second time (AU-5)', async () => {
    const { refreshToken, user } = await server.signUp()
    const thief = await post('/api/auth/refresh', { refreshToken })
    server.clock.advance(61_000)
    const owner = await post('/api/auth/refresh', { refreshToken })
    expect(owner.statusCode).toBe(401)
    expect((await me(thief.json().data.token)).statusCode).toBe(401)
    expect((await post('/api/auth/refresh', { refreshToken: thief.json().data.refreshToken })).statusCode).toBe(401)
    const events = await server.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))
    expect(events.map((event) => event.kind)).toContain('refresh-reuse')
  })

  it('gives two tabs that refresh at once the same successor (AU-6)', async () => {
    const { refreshToken } = await server.signUp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/api/auth/refresh', { refreshToken })))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    const successors = new Set(answers.map((answer) => answer.json().data.refreshToken))
    expect(successors.size).toBe(1)
    const [successor] = successors
    server.clock.advance(60_000)
    expect((await post('/api/auth/refresh', { refreshToken: successor })).statusCode).toBe(200)
  })

  it('D15 gives the same successor again to somebody who did not hear the answer', async () => {
    const { refreshToken } = await server.signUp()
    const first = await post('/api/auth/refresh', { refreshToken })
    server.clock.advance(45_000)
    const again = await post('/api/auth/refresh', { refreshToken })
    expect(again.statusCode).toBe(200)
    expect(again.json().data.refreshToken).toBe(first.json().data.refreshToken)
    expect((await me(first.json().data.token)).statusCode).toBe(200)
  })

  it('D15 takes it for theft when the successor has been used: its answer was heard', async () => {
    const { refreshToken } = await server.signUp()
    const first = await post('/api/auth/refresh', { refreshToken })
    const second = await post('/api/auth/refresh', { refreshToken: first.json().data.refreshToken })
    server.clock.advance(11_000)
    expect((await post('/api/auth/refresh', { refreshToken })).statusCode).toBe(401)
    expect((await me(second.json().data.token)).statusCode).toBe(401)
  })

  it.each([
    { diedAfterMs: 3_000, status: 200, because: 'the answer may have died with its server' },
    { diedAfterMs: 30_000, status: 401, because: 'the answer was out long before its server died' },
  ])('D15 answers $status when the server died $diedAfterMs ms later: $because', async ({ diedAfterMs, status }) => {
    const { refreshToken } = await server.signUp()
    await post('/api/auth/refresh', { refreshToken })
    const seenAt = new Date(server.clock.now().getTime() + diedAfterMs)
    const dead = {
      id: randomUUID(),
      place: 'elsewhere',
      startedAt: seenAt,
      seenAt,
      leaseUntil: seenAt,
      endedAt: seenAt,
    }
    await server.db.insert(servers).values(dead)
    await server.db.update(refreshTokens).set({ rotatedBy: dead.id }).where(isNotNull(refreshTokens.rotatedAt))
    server.clock.advance(30 * 60_000)
    const { id, running } = server.dependencies.server
    const itself = { id, running, startedAt: server.clock.now(), mayJudge: () => true, whenHeard: () => undefined }
    const restarted = await buildApp({ ...server.dependencies, server: itself })
    server.clock.advance(20_000)
    const payload = { refreshToken }
    const answer = await restarted.inject({ method: 'POST', url: '/api/auth/refresh', payload })
    await restarted.close()
    expect(answer.statusCode).toBe(status)
  })

  it('keeps refresh tokens only as hashes', async () => {
    const { refreshToken } = await server.signUp()
    const rows = await server.db.select().from(refreshTokens)
    expect(rows.every((row) => row.hash.length === 32)).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })

  it('ends after thirty days however often it is used', async () => {
    let { refreshToken } = await server.signUp()
    for (let day = 0; day < 3; day++) {
      server.clock.advance(9 * 86_400_000)
      refreshToken = (await post('/api/auth/refresh', { refreshToken })).json().data.refreshToken
    }
    server.clock.advance(4 * 86_400_000)
    expect((await post('/api/auth/refresh', { refreshToken })).statusCode).toBe(401)
  })

  it.each(['', 'guess', 'x'.repeat(512)])('refuses %j', async (refreshToken) => {
    const answer = await post('/api/auth/refresh', { refreshToken })
    expect(answer.json()).toMatchObject({ success: false, code: 'session-ended' })
  })

  it('does not take an access token for a refresh token, or the other way round (AU-8)', async () => {
    const { token, refreshToken = '' } = await server.signUp()
    expect((await post('/api/auth/refresh', { refreshToken: token })).statusCode).toBe(401)
    expect((await me(refreshToken)).statusCode).toBe(401)
  })
})

describe('signing out, suspension and deletion', () => {
  it('ends the access token with the sign-in', async () => {
    const { token, refreshToken } = await server.signUp()
    const answer = await post('/api/auth/logout', {}, { authorization: `Bearer ${token}` })
    expect(answer.json()).toEqual({ success: true, data: {} })
    expect((await me(token)).statusCode).toBe(401)
    expect((await post('/api/auth/refresh', { refreshToken })).statusCode).toBe(401)
  })

  it('succeeds for somebody who is not signed in', async () => {
    expect((await post('/api/auth/logout', {})).statusCode).toBe(200)
  })

  it('shuts a suspended account out of everything at once (AU-11)', async () => {
    const { token, refreshToken, user } = await server.signUp({ email: 'suspended@example.org' })
    expect(await suspendAccount(server.dependencies, 'Suspended@example.org')).toEqual({ ok: true, done: 'suspended' })
    expect((await me(token)).statusCode).toBe(401)
    expect((await post('/api/auth/refresh', { refreshToken })).statusCode).toBe(401)
    const login = await post('/api/auth/login', { email: user.email, password: TEST_PASSWORD })
    expect(login.json().code).toBe('account-suspended')
    const guess = await post('/api/auth/login', { email: user.email, password: 'wrong password' })
    expect(guess.json().code).toBe('invalid-credentials')
  })

  it('deletes an account with its sign-ins, so that the address is free again (AU-11)', async () => {
    const { token, user } = await server.signUp({ email: 'gone@example.org' })
    await deleteAccount(server.dependencies, 'gone@example.org')
    expect((await me(token)).statusCode).toBe(401)
    expect(await server.db.select().from(users).where(eq(users.id, user.id))).toEqual([])
    expect((await server.signUp({ email: 'gone@example.org' })).user.id).not.toBe(user.id)
  })
})

it('logs neither addresses of people nor passwords nor tokens', async () => {
  const { token, refreshToken = '' } = await server.signUp({ email: 'canary@example.org', password: 'canary password' })
  await me(token)
  await post('/api/auth/refresh', { refreshToken })
  const log = server.logLines.join('')
  expect(log).toContain('/api/auth/refresh')
  for (const secret of ['canary', token, refreshToken]) expect(log).not.toContain(secret)
})
