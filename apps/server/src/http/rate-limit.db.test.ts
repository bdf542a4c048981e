import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app/build-app.ts'
import { rateCounters } from '../database/limit-schema.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { tidyUp } from '../testing/tidy-up.ts'
import type { App } from './app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let server: TestServer
/** Servers on one database. */
let apps: App[]

beforeEach(async () => {
  server = await testServer()
  apps = [server.app, await buildApp(server.dependencies)]
})
afterEach(async () => {
  for (const app of apps.slice(1)) await app.close()
  await server.close()
})

interface Tried {
  readonly method?: 'POST' | 'PUT'
  readonly url: string
  readonly payload: (at: number) => object
  readonly token?: string
}

/** How often each status was answered to calls spread over the servers. */
async function statusesOf(
  times: number,
  { method = 'POST', url, payload, token }: Tried,
): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  for (let at = 0; at < times; at++) {
    const call = { method, url, payload: payload(at), headers, remoteAddress: '203.0.113.66' }
    const { statusCode } = (await apps[at % apps.length]?.inject(call)) ?? { statusCode: 0 }
    counted[statusCode] = (counted[statusCode] ?? 0) + 1
  }
  return counted
}

const confirmations: Tried = { url: '/api/auth/email/confirm', payload: () => ({ token: 'x'.repeat(43) }) }
const oneAccount: Tried = {
  url: '/api/auth/login',
  payload: () => ({ email: 'ada@example.org', password: 'a wrong guess' }),
}

describe('D8 over two servers and a restart', () => {
  it('D8 passwords of one account are tried 10 times, not 20, and not again after a restart', async () => {
    expect(await statusesOf(24, oneAccount)).toEqual({ 401: 10, 429: 14 })
    apps.push(await buildApp(server.dependencies))
    expect(await statusesOf(3, oneAccount)).toEqual({ 429: 3 })
  })

  it('delays the refusals of a caller that keeps calling, however many connections it has', async () => {
    const { token } = await server.signUp()
    const call = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/ai/campaign/generate-crisis',
        headers: { authorization: `Bearer ${token}` },
        payload: { sessionId: '00000000-0000-4000-8000-000000000000' },
      })
    for (let made = 0; made < 61; made++) await call()
    const began = performance.now()
    const refused = await Promise.all(Array.from({ length: 20 }, call))
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
    expect(performance.now() - began).toBeGreaterThan(900)
  })

  it('D8 sign-ins from one address are tried 200 times, not 400', async () => {
    const payload = (at: number) => ({ email: `someone-${at % 50}@example.org`, password: 'a wrong guess' })
    expect(await statusesOf(220, { url: '/api/auth/login', payload })).toEqual({ 401: 200, 429: 20 })
  })

  it('D8 settings are changed 300 times a minute, not 600', async () => {
    const { token } = await server.signUp()
    const change: Tried = {
      method: 'PUT',
      url: '/api/settings',
      payload: (at) => ({ entries: [{ name: 'theme', value: 'dark', at: at + 1, device: 'laptop' }] }),
      token,
    }
    expect(await statusesOf(320, change)).toEqual({ 200: 300, 429: 20 })
  })

  it('D8 a password is asked for again 10 times, not 20', async () => {
    const { token } = await server.signUp()
    const payload = () => ({ currentPassword: 'a wrong guess', newPassword: 'another password' })
    expect(await statusesOf(24, { url: '/api/auth/password', payload, token })).toEqual({ 403: 10, 429: 14 })
  })

  it('D8 settings changed at once are counted each as well', async () => {
    const { token } = await server.signUp()
    const calls = Array.from({ length: 340 }, async (_, at) => {
      const payload = { entries: [{ name: 'theme', value: 'dark', at: at + 1, device: 'laptop' }] }
      const headers = { authorization: `Bearer ${token}` }
      return (await apps[at % 2]?.inject({ method: 'PUT', url: '/api/settings', headers, payload }))?.statusCode
    })
    const statuses = await Promise.all(calls)
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  })

  it('D8 calls at once are counted each', async () => {
    const calls = Array.from({ length: 90 }, async (_, at) => {
      const call = { method: 'POST', url: confirmations.url, payload: confirmations.payload(at) } as const
      return (await apps[at % 2]?.inject(call))?.statusCode
    })
    const statuses = await Promise.all(calls)
    expect(statuses.filter((status) => status === 400)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })
})

describe('a counter', () => {
  it('resets after its window, and says when that is', async () => {
    await statusesOf(60, confirmations)
    server.clock.advance(MINUTE_MS)
    const call = {
      method: 'POST',
      url: confirmations.url,
      payload: confirmations.payload(0),
      remoteAddress: '203.0.113.66',
    } as const
    for (const app of apps) {
      const refused = await app.inject(call)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('240')
    }
    server.clock.advance(4 * MINUTE_MS)
    expect(await statusesOf(64, confirmations)).toEqual({ 400: 60, 429: 4 })
  })

  it('hides whom it counts from readers without the secret', async () => {
    await statusesOf(1, oneAccount)
    const rows = await server.db.select().from(rateCounters)
    expect(rows.length).toBeGreaterThan(0)
    const text = rows.map(({ key }) => Buffer.from(key).toString('latin1')).join()
    expect(text).not.toContain('ada')
    expect(text).not.toContain('203.0.113')
    expect(rows.every(({ key }) => key.length === 32)).toBe(true)
  })

  it('is asked nothing once its door is known to be shut', async () => {
    await statusesOf(62, confirmations)
    const before = await server.db.select().from(rateCounters)
    await statusesOf(20, confirmations)
    expect(await server.db.select().from(rateCounters)).toEqual(before)
  })

  it('is deleted when its window is over', async () => {
    await statusesOf(1, confirmations)
    await tidyUp(server.db, server.clock.now())
    expect(await server.db.$count(rateCounters)).toBe(1)
    await tidyUp(server.db, new Date(server.clock.now().getTime() + 5 * MINUTE_MS + 1))
    expect(await server.db.$count(rateCounters)).toBe(0)
  })
})

describe('D16 a limiter', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  function moveClock(ms: number): void {
    vi.setSystemTime(Date.now() + ms)
    server.clock.advance(ms)
  }

  it('D16 a limiter that was shut while a clock was a day ahead opens when the clock is put right', async () => {
    await apps.pop()?.close()
    moveClock(DAY_MS)
    expect(await statusesOf(70, confirmations)).toEqual({ 400: 60, 429: 10 })
    moveClock(-DAY_MS)
    expect(await statusesOf(3, confirmations)).toEqual({ 400: 3 })
    await tidyUp(server.db, server.clock.now())
    expect(await statusesOf(70, confirmations)).toEqual({ 400: 57, 429: 13 })
  })

  it('D16 a limiter counts on where the clocks of two servers differ by seconds, and opens in time on both', async () => {
    await statusesOf(64, confirmations)
    moveClock(-4_000)
    apps = [await buildApp(server.dependencies)]
    expect(await statusesOf(2, confirmations)).toEqual({ 429: 2 })
    const [row] = await server.db.select().from(rateCounters).where(eq(rateCounters.count, 63))
    expect(row?.endsAt.getTime()).toBe(server.clock.now().getTime() + 5 * MINUTE_MS)
    await apps[0]?.close()
    apps = []
  })
})
