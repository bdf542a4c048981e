import { ACTIVE_WITHIN_MINUTES, QuickStats, serverFigures, successReply } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../database/schema.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let headers: { authorization: string }
beforeAll(async () => {
  server = await testServer()
  const { token } = await server.signUp({ email: 'chair@example.org' })
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.emailKey, 'chair@example.org'))
  headers = { authorization: `Bearer ${token}` }
})
afterAll(() => server.close())

async function stats(): Promise<QuickStats> {
  const answer = await server.app.inject({ url: serverFigures.quickStats.path, headers })
  return successReply(QuickStats).parse(answer.json()).data
}

describe('Quick Stats', () => {
  it('count people, not sign-ins, and only those who were here lately', async () => {
    const before = (await stats()).activeUsers
    expect(before).toBe(1)
    const login = { email: 'kenya@example.org', password: 'a floor of one’s own' }
    const { token } = await server.signUp(login)
    await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
    expect((await stats()).activeUsers).toBe(2)
    const authorization = `Bearer ${token}`
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization } })
    expect((await stats()).activeUsers).toBe(2)
    server.clock.advance((ACTIVE_WITHIN_MINUTES + 1) * 60_000)
    await server.signUp({ email: 'brazil@example.org' })
    const [chair] = await server.db.select().from(users).where(eq(users.emailKey, 'chair@example.org'))
    expect(chair?.role).toBe('ADMIN')
    const again = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'chair@example.org', password: 'a floor of one’s own' },
    })
    headers = { authorization: `Bearer ${again.json().data.token}` }
    expect((await stats()).activeUsers).toBe(2)
  })

  it('count the calls that were answered, those without a route not', async () => {
    const { apiCalls, countedSince } = await stats()
    await server.app.inject({ url: '/api/campaigns' })
    await server.app.inject({ url: '/api/nowhere' })
    await server.app.inject({ url: '/healthz' })
    // the figure of before did not yet hold the call that asked for it
    expect((await stats()).apiCalls).toBe(apiCalls + 2)
    expect(Date.parse(countedSince)).toBeLessThanOrEqual(server.clock.now().getTime())
  })

  it('tell the load as a share', async () => {
    const { systemLoadRatio } = await stats()
    expect(systemLoadRatio).toBeGreaterThanOrEqual(0)
    expect(systemLoadRatio).toBeLessThanOrEqual(1)
  })
})
