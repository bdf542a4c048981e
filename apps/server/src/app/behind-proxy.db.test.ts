import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRanges } from '../config/trusted-proxies.ts'
import { refreshFamilies } from '../database/schema.ts'
import { linkTokenOf } from '../testing/account-calls.ts'
import { listeningPort } from '../testing/loopback.ts'
import { PageSocket } from '../testing/page-socket.ts'
import { type ReverseProxy, startReverseProxy, type Telling } from '../testing/reverse-proxy.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'

const ATTACKER = '203.0.113.66'
const OTHERS = '198.51.100.7'

let server: TestServer
let proxy: ReverseProxy

async function serverBehind(trusted: string, telling?: Telling): Promise<void> {
  server = await testServer({ configuration: { trustedProxies: readRanges(trusted) ?? [] } })
  proxy = await startReverseProxy(await listeningPort(server), telling)
}

async function clear(): Promise<void> {
  await proxy.close()
  await server.close()
}

/** How often each status was answered. */
async function statusesOf(times: number, call: (at: number) => Promise<Response>): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  for (let at = 0; at < times; at++) {
    const { status } = await call(at)
    counted[status] = (counted[status] ?? 0) + 1
  }
  return counted
}

describe('D3 behind a trusted proxy, one client does not shut the door for others:', () => {
  beforeEach(() => serverBehind('127.0.0.1'))
  afterEach(clear)

  it('D3 230 wrong sign-ins', async () => {
    await server.signUp({ email: 'ada@example.org' })
    const guess = (at: number) =>
      proxy.call(ATTACKER, '/api/auth/login', { email: `someone-${at % 40}@example.org`, password: 'a wrong guess' })
    expect(await statusesOf(230, guess)).toEqual({ 401: 200, 429: 30 })
    const own = { email: 'ada@example.org', password: TEST_PASSWORD }
    expect((await proxy.call(OTHERS, '/api/auth/login', own)).status).toBe(200)
    const fresh = { email: 'bob@example.org', password: TEST_PASSWORD, name: 'Bob' }
    expect((await proxy.call(OTHERS, '/api/auth/register', fresh)).status).toBe(201)
  })

  it('D3 640 refreshes', async () => {
    const { refreshToken } = await server.signUp()
    const guess = () => proxy.call(ATTACKER, '/api/auth/refresh', { refreshToken: 'made-up' })
    expect(await statusesOf(640, guess)).toEqual({ 401: 600, 429: 40 })
    expect((await proxy.call(OTHERS, '/api/auth/refresh', { refreshToken })).status).toBe(200)
  })

  it('D3 65 resets', async () => {
    const email = 'carol@example.org'
    await server.signUp({ email })
    const token = await linkTokenOf(server, email, 'verify-address')
    const guess = () =>
      proxy.call(ATTACKER, '/api/auth/password/reset', { token: 'x'.repeat(43), password: 'a new one' })
    expect(await statusesOf(65, guess)).toEqual({ 400: 60, 429: 5 })
    expect((await proxy.call(OTHERS, '/api/auth/email/confirm', { token })).status).toBe(200)
  })

  it('D3 also by the addresses it says it came through, which change nothing', async () => {
    const guess = (at: number) =>
      proxy.call(
        ATTACKER,
        '/api/auth/refresh',
        { refreshToken: 'made-up' },
        {
          'x-forwarded-for': `192.0.2.${at % 250}, 127.0.0.1`,
          'x-real-ip': '192.0.2.1',
          'cf-connecting-ip': '192.0.2.1',
        },
      )
    expect(await statusesOf(640, guess)).toEqual({ 401: 600, 429: 40 })
  })

  it('D3 and the networks of its sign-ins are shown as its clients’', async () => {
    const account = { email: 'dan@example.org', password: TEST_PASSWORD, name: 'Dan' }
    expect((await proxy.call(OTHERS, '/api/auth/register', account)).status).toBe(201)
    const [family] = await server.db.select().from(refreshFamilies)
    expect(family?.network).toBe('198.51.100.0/24')
  })
})

describe('D3 a forwarded header', () => {
  afterEach(clear)

  it('D3 by a proxy that says so in Forwarded is taken as well', async () => {
    await serverBehind('127.0.0.0/8', (client) => ({ forwarded: `for="${client}";proto=https` }))
    const account = { email: 'eve@example.org', password: TEST_PASSWORD, name: 'Eve' }
    await proxy.call(OTHERS, '/api/auth/register', account)
    const [family] = await server.db.select().from(refreshFamilies)
    expect(family?.network).toBe('198.51.100.0/24')
  })

  it.each(['', '10.0.0.0/8'])('D3 by a client not among “%s” changes nothing', async (trusted) => {
    await serverBehind(trusted)
    const account = { email: 'eve@example.org', password: TEST_PASSWORD, name: 'Eve' }
    await proxy.call(OTHERS, '/api/auth/register', account, { forwarded: `for=${OTHERS}` })
    const [family] = await server.db.select().from(refreshFamilies)
    expect(family?.network).toBe('127.0.0.0/24')
    await proxy.call(OTHERS, '/api/auth/register', { ...account, email: 'bob@example.org' })
    const warnings = server.logLines.filter((line) => line.includes('PLACARD_TRUSTED_PROXIES'))
    expect(warnings.map((line) => JSON.parse(line))).toMatchObject([{ peer: expect.stringContaining('127.0.0.1') }])
  })

  it('D3 holds for the websocket, which the proxy passes on', async () => {
    await serverBehind('127.0.0.1')
    const { token } = await server.signUp()
    const page = await PageSocket.signedIn(proxy.address, token)
    expect(page.closeCode).toBeUndefined()
    page.close()
    expect(server.logLines.join('')).not.toContain('PLACARD_TRUSTED_PROXIES')
  })

  it('D3 of host and protocol is never believed', async () => {
    await serverBehind('127.0.0.1')
    const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const account = { email: 'eve@example.org', password: TEST_PASSWORD, name: 'Eve' }
    expect((await proxy.call(OTHERS, '/api/auth/register', account, forged)).status).toBe(403)
  })
})
