import { connect } from 'node:net'
import { CLOSE_CODES, REALTIME_PATH } from '@placard/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import type { App } from '../../http/app.ts'
import { PageSocket } from '../../testing/page-socket.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const REMARK = { kind: 'act', act: { kind: 'remark' }, text: 'We thank the chair.' } as const

let server: TestServer
let address: string
const pages: PageSocket[] = []

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})
afterAll(() => server.close())

const kept = (page: PageSocket): PageSocket => {
  pages.push(page)
  return page
}
const open = (path?: string) => kept(new PageSocket(address, path))
const follow = async (token: string, sessionId: string, after = 0) =>
  kept(await PageSocket.following(address, token, sessionId, after))

async function aPlayer() {
  const { token, user } = await server.signUp()
  return { token, email: user.email, player: Player.at(address, token) }
}

/** The status line an upgrade is answered with. */
function upgradeAnswer(headers: Record<string, string>): Promise<string> {
  const { hostname, port, host } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.once('error', reject)
    socket.once('data', (data) => {
      socket.destroy()
      resolve(String(data).split('\r\n')[0] ?? '')
    })
    const all = { host, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', ...headers }
    const lines = Object.entries({ 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', ...all })
    socket.write(
      `GET ${REALTIME_PATH} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
  })
}

describe('the door (WS-1)', () => {
  it('refuses pages of other sites before anything is said, and lets our own in', async () => {
    expect(await upgradeAnswer({ origin: 'https://evil.example' })).toContain('403')
    expect(await upgradeAnswer({ origin: 'null' })).toContain('403')
    expect(await upgradeAnswer({ origin: address })).toContain('101')
  })

  it('answers a plain request that nothing is there', async () => {
    expect((await server.app.inject({ url: REALTIME_PATH })).json()).toMatchObject({ code: 'not-found' })
  })

  it.each([
    { first: { type: 'authenticate', token: 'forged.token.here' }, because: 'the token is forged' },
    { first: { type: 'ping' }, because: 'nobody has said who it is' },
    { first: 'nonsense', because: 'it says nothing' },
  ])('closes with 4401 when $because', async ({ first }) => {
    const page = open()
    await page.opened()
    page.say(first)
    expect(await page.closed()).toBe(CLOSE_CODES.unauthenticated)
    expect(page.heard).toEqual([])
  })

  it('closes with 4401 when a token stands in the address', async () => {
    const { token } = await aPlayer()
    expect(await open(`${REALTIME_PATH}?token=${token}`).closed()).toBe(CLOSE_CODES.unauthenticated)
  })

  it('closes with 4401 when nobody says who it is for five seconds', async () => {
    const page = open()
    await page.opened()
    const since = performance.now()
    expect(await page.closed()).toBe(CLOSE_CODES.unauthenticated)
    expect(performance.now() - since).toBeGreaterThan(4_500)
  })
})

describe('a message', () => {
  it.each([
    { message: 'nonsense', because: 'it is no JSON' },
    { message: { type: 'shout' }, because: 'nobody knows it' },
    { message: { type: 'ping', userId: 'someone' }, because: 'it has a field too many' },
    { message: { type: 'subscribe', sessionId: "1' or '1'='1", after: 0 }, because: 'that is no id' },
    { message: '['.repeat(60_000), because: 'it is nested too deep' },
  ])('is answered with an error when $because (WS-2)', async ({ message }) => {
    const page = kept(await PageSocket.signedIn(address, (await aPlayer()).token))
    page.say(message)
    page.say({ type: 'ping' })
    await page.until(() => page.all('pong').length === 1)
    expect(page.all('error').map(({ code }) => code)).toEqual(['validation-failed'])
  })

  it('larger than 64 KiB ends the connection with 1009 (WS-2)', async () => {
    const page = kept(await PageSocket.signedIn(address, (await aPlayer()).token))
    page.say('x'.repeat(64 * 1024 + 1))
    expect(await page.closed()).toBe(1009)
  })

  it('of bytes ends the connection with 4400 (WS-2)', async () => {
    const page = kept(await PageSocket.signedIn(address, (await aPlayer()).token))
    page.socket.send(new Uint8Array([1, 2, 3]))
    expect(await page.closed()).toBe(CLOSE_CODES.protocol)
  })

  it('too many end the connection with 4429 (WS-3)', async () => {
    const page = kept(await PageSocket.signedIn(address, (await aPlayer()).token))
    for (let at = 0; at < 1000; at++) page.say({ type: 'ping' })
    expect(await page.closed()).toBe(CLOSE_CODES.tooManyMessages)
  })

  it('of one person with twenty sockets is heard, the twenty-first socket is not (WS-3)', async () => {
    const { token } = await aPlayer()
    const signedIn = await Promise.all(Array.from({ length: 20 }, () => PageSocket.signedIn(address, token)))
    signedIn.forEach(kept)
    const page = open()
    await page.opened()
    page.say({ type: 'authenticate', token })
    expect(await page.closed()).toBe(CLOSE_CODES.tooManyMessages)
  })
})

describe('following a session', () => {
  it('shows every step once and in order, equal to the log', async () => {
    const { token, player } = await aPlayer()
    const id = await player.open({ pace: 1 })
    const page = await follow(token, id)
    for (let at = 0; at < 5; at++) {
      server.clock.advance(16_000)
      expect((await player.command(id, REMARK)).status).toBe(200)
    }
    const whole = (await player.get(id)).data
    await page.until(() => page.seq() === whole?.view.seq)
    expect(page.entries()).toEqual(whole?.entries.map(({ seq }) => seq))
    expect(page.all('view').at(-1)?.view).toEqual(whole?.view)
  })

  it('brings a page that lost its socket exactly what it missed (WS-4)', async () => {
    const { token, player } = await aPlayer()
    const id = await player.open()
    const first = await follow(token, id)
    await player.command(id, REMARK)
    await first.until(() => first.entries().length > 1)
    first.socket.close()
    for (let at = 0; at < 3; at++) await player.command(id, REMARK)
    const second = await follow(token, id, first.seq())
    const whole = (await player.get(id)).data?.entries.map(({ seq }) => seq)
    await second.until(() => second.seq() >= (whole?.at(-1) ?? 0))
    expect([...first.entries(), ...second.entries()]).toEqual(whole)
  })

  it('goes on by itself when the clock does, without anybody’s command', async () => {
    const { token, player } = await aPlayer()
    const id = await player.open()
    const page = await follow(token, id)
    server.clock.advance(20_000)
    await page.until(() => page.seq() > 1)
    expect(page.all('view').at(-1)?.view.clock.elapsedMs).toBeGreaterThan(0)
  })

  it('is not possible without a seat in it: the same answer as for one that does not exist (AZ-9)', async () => {
    const id = await (await aPlayer()).player.open()
    const page = kept(await PageSocket.signedIn(address, (await aPlayer()).token))
    page.say({ type: 'subscribe', sessionId: id, after: 0 })
    page.say({ type: 'subscribe', sessionId: '00000000-0000-4000-8000-00000000dead', after: 0 })
    await page.until(() => page.all('error').length === 2)
    const plain = page.all('error').map(({ code, error }) => ({ code, error }))
    expect(plain[0]).toEqual(plain[1])
    expect(page.all('view')).toEqual([])
  })

  it('ends when the page says so', async () => {
    const { token, player } = await aPlayer()
    const id = await player.open()
    const page = await follow(token, id)
    page.say({ type: 'unsubscribe', sessionId: id })
    page.say({ type: 'ping' })
    await page.until(() => page.all('pong').length === 1)
    await player.command(id, REMARK)
    page.say({ type: 'ping' })
    await page.until(() => page.all('pong').length === 2)
    expect(page.all('view')).toHaveLength(1)
  })

  it('of more than four sessions at once is refused', async () => {
    const { token, player } = await aPlayer()
    const page = kept(await PageSocket.signedIn(address, token))
    for (let at = 0; at < 5; at++) page.say({ type: 'subscribe', sessionId: await player.open(), after: 0 })
    await page.until(() => page.all('view').length === 4 && page.all('error').length === 1)
    expect(page.all('error')[0]?.code).toBe('rate-limited')
  })
})

describe('a person who may no longer be there is cut off within a second (WS-6)', () => {
  let watched: App
  let there: string

  beforeAll(async () => {
    // what this server does at intervals waits until the test lets time pass
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    watched = await buildApp(server.dependencies)
    there = await watched.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await watched.close()
    vi.useRealTimers()
  })

  it.each([
    { how: 'suspended', act: (email: string) => server.suspend(email) },
    { how: 'deleted', act: (email: string) => server.delete(email) },
  ])('$how', async ({ act }) => {
    const { token, email, player } = await aPlayer()
    const page = kept(await PageSocket.following(there, token, await player.open()))
    const other = kept(await PageSocket.signedIn(there, (await aPlayer()).token))
    await act(email)
    vi.advanceTimersByTime(1_000)
    expect(await page.closed()).toBe(CLOSE_CODES.unauthenticated)
    expect(other.closeCode).toBeUndefined()
  })

  it('signed out', async () => {
    const { token, player } = await aPlayer()
    const page = kept(await PageSocket.following(there, token, await player.open()))
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${token}` } })
    vi.advanceTimersByTime(1_000)
    expect(await page.closed()).toBe(CLOSE_CODES.unauthenticated)
  })
})

it('says that it is leaving before it stops', async () => {
  const leaving = await testServer()
  const where = await leaving.app.listen({ port: 0, host: '127.0.0.1' })
  const page = await PageSocket.signedIn(where, (await leaving.signUp()).token)
  await leaving.close()
  expect(page.heard.at(-1)).toEqual({ type: 'leaving' })
  expect(await page.closed()).toBe(1001)
})
