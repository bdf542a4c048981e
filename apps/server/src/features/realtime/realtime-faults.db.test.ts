import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { REALTIME_PATH, ServerMessage } from '@placard/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { PageSocket } from '../../testing/page-socket.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const REMARK = { kind: 'act', act: { kind: 'remark' }, text: 'We thank the chair.' } as const

let server: TestServer
let address: string
const open: { end(): void }[] = []

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  vi.useRealTimers()
  for (const socket of open.splice(0)) socket.end()
})
afterAll(() => server.close())

async function signedIn(token: string): Promise<PageSocket> {
  const page = await PageSocket.signedIn(address, token)
  open.push({ end: () => page.close() })
  return page
}

async function aPerson() {
  const { token } = await server.signUp()
  return { token, player: Player.at(address, token) }
}

/** Follows a session from a position, heard by events alone: hundreds that look every few ms would measure themselves. */
function follower(where: string, { token, id }: { token: string; id: string }, after: number) {
  const socket = new WebSocket(where.replace('http', 'ws') + REALTIME_PATH)
  open.push({ end: () => socket.close() })
  const told: number[] = []
  let whole = Number.POSITIVE_INFINITY
  let settle: () => void = () => undefined
  const check = () => {
    if ((told.at(-1) ?? after) >= whole) settle()
  }
  const isThere = new Promise<void>((resolve) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'authenticate', token })))
    socket.addEventListener('message', ({ data }) => {
      const message = ServerMessage.parse(JSON.parse(String(data)))
      if (message.type === 'ready') socket.send(JSON.stringify({ type: 'subscribe', sessionId: id, after }))
      if (message.type !== 'view') return
      told.push(...message.entries.map(({ seq }) => seq))
      resolve()
      check()
    })
  })
  const hasHeard = (last: number) =>
    new Promise<void>((resolve) => {
      whole = last
      settle = resolve
      check()
    })
  return { isThere, hasHeard, told }
}

it('WS-4 five hundred sockets that lose their server are all back, told what they missed once and in order', async () => {
  const dying = await buildApp(server.dependencies)
  const there = await dying.listen({ port: 0, host: '127.0.0.1' })
  const people = await Promise.all(Array.from({ length: 25 }, aPerson))
  const sessions = await Promise.all(people.map(async (person) => ({ ...person, id: await person.player.open() })))
  const seats = sessions.flatMap((session) => Array.from({ length: 20 }, () => session))
  const before = seats.map((seat) => follower(there, seat, 0))
  await Promise.all(before.map(({ isThere }) => isThere))
  await dying.close()
  await Promise.all(sessions.map(({ player, id }) => player.command(id, REMARK)))

  const after = seats.map((seat, at) => follower(address, seat, before[at]?.told.at(-1) ?? 0))
  await Promise.all(after.map(({ isThere }) => isThere))
  for (const { player, id } of sessions) {
    const entries = (await player.get(id)).data?.entries.map(({ seq }) => seq) ?? []
    const own = seats.flatMap((seat, at) => (seat.id === id ? [at] : []))
    await Promise.all(own.map((at) => after[at]?.hasHeard(entries.at(-1) ?? 0)))
    for (const at of own) {
      const told = [...(before[at]?.told ?? []), ...(after[at]?.told ?? [])]
      expect(told.slice(0, entries.length)).toEqual(entries)
    }
  }
})

/** A page whose machine stopped: it signed in, and then answers no ping, as every library would. */
async function fallSilent(where: string, token: string): Promise<Socket> {
  const { hostname, port, host } = new URL(where)
  const socket = connect({ host: hostname, port: Number(port) })
  const lines = [
    `GET ${REALTIME_PATH} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  const message = Buffer.from(JSON.stringify({ type: 'authenticate', token }))
  // one whole text frame, masked by zeros (RFC 6455 §5.2)
  const head = Buffer.alloc(8)
  head.writeUInt8(0x81, 0)
  head.writeUInt8(0x80 | 126, 1)
  head.writeUInt16BE(message.length, 2)
  socket.write(Buffer.concat([head, message]))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('ready')
  return socket
}

it('WS-7 a message that is said twice, or in another order, brings nothing twice', async () => {
  const { token, player } = await aPerson()
  const id = await player.open()
  const page = await signedIn(token)
  page.say({ type: 'unsubscribe', sessionId: id })
  for (let at = 0; at < 3; at++) page.say({ type: 'subscribe', sessionId: id, after: 0 })
  page.say({ type: 'authenticate', token })
  await page.until(() => page.all('error').length === 1 && page.all('view').length > 0)
  const known = page.all('view').length
  await player.command(id, REMARK)
  await page.until(() => page.all('view').length > known)
  page.say({ type: 'ping' })
  await page.until(() => page.all('pong').length === 1)
  const newest = page
    .all('view')
    .slice(known)
    .flatMap(({ entries }) => entries.map(({ seq }) => seq))
  expect(new Set(newest).size).toBe(newest.length)
  expect(page.all('error').map(({ code }) => code)).toEqual(['bad-request'])
})

it('WS-5 a page that fell silent is let go within 45 s, and one that is there is not', async () => {
  // the time of this server passes when the test lets it
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const watched = await buildApp(server.dependencies)
  const there = await watched.listen({ port: 0, host: '127.0.0.1' })
  const silent = await fallSilent(there, (await aPerson()).token)
  const page = await PageSocket.signedIn(there, (await aPerson()).token)
  for (let round = 1; round <= 3; round++) {
    vi.advanceTimersByTime(15_000)
    page.say({ type: 'ping' })
    await page.until(() => page.all('pong').length === round)
  }
  await expect.poll(() => silent.closed).toBe(true)
  expect(page.closeCode).toBeUndefined()
  page.close()
  await watched.close()
})
