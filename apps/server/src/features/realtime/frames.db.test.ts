import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import { CLOSE_CODES, REALTIME_PATH } from '@placard/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PageSocket } from '../../testing/page-socket.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

/** Frames of the protocol: RFC 6455, section 5.2. */
const TEXT = 0x1
const CONTINUATION = 0x0
const LAST = 0x80
const COMPRESSED = 0x40
const MASKED = 0x80

let server: TestServer
let address: string
const sockets: Socket[] = []

beforeAll(async () => {
  server = await testServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => server.close())

/** A websocket without a library that would keep us from breaking the protocol. */
class BareSocket {
  readonly #socket: Socket
  readonly #pieces: Buffer[] = []

  constructor() {
    const { hostname, port } = new URL(address)
    this.#socket = connect({ host: hostname, port: Number(port) })
    sockets.push(this.#socket)
    this.#socket.on('data', (piece) => this.#pieces.push(piece))
    // a server that hangs up in the middle of what we send is what we are here for
    this.#socket.on('error', () => undefined)
  }

  get #heard(): Buffer {
    return Buffer.concat(this.#pieces)
  }

  /** Asks for a socket, with compression. @returns the head of the answer. */
  async open(): Promise<string> {
    const lines = [
      `GET ${REALTIME_PATH} HTTP/1.1`,
      `Host: ${new URL(address).host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
    ]
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    await expect.poll(() => this.#heard.includes('\r\n\r\n')).toBe(true)
    const head = this.#heard.toString('latin1')
    this.#pieces.length = 0
    return head
  }

  /** Sends a frame; `claims` is the length it says it has. */
  frame(bits: number, payload: Buffer, claims = payload.length): void {
    const head = Buffer.alloc(14)
    head.writeUInt8(bits, 0)
    head.writeUInt8(MASKED | 127, 1)
    head.writeBigUInt64BE(BigInt(claims), 2)
    // masked with zeros: the payload stays what it is
    this.#socket.write(Buffer.concat([head, payload]))
  }

  /** Waits for the server's close frame. @returns its code. */
  async closed(): Promise<number> {
    await expect.poll(() => this.#heard.length >= 4).toBe(true)
    expect(this.#heard.readUInt8(0)).toBe(LAST | 0x8)
    return this.#heard.readUInt16BE(2)
  }
}

async function opened(): Promise<BareSocket> {
  const socket = new BareSocket()
  expect(await socket.open()).toContain('101 Switching Protocols')
  return socket
}

it('WS-8 compression is not agreed to, so nothing inflates', async () => {
  expect(await new BareSocket().open()).not.toMatch(/permessage-deflate/i)
  const bomb = await opened()
  bomb.frame(LAST | COMPRESSED | TEXT, deflateRawSync(Buffer.alloc(50_000_000)))
  expect(await bomb.closed()).toBe(1002)
})

it('WS-2 a frame that says it has 100 MiB is refused before it is sent', async () => {
  const socket = await opened()
  socket.frame(LAST | TEXT, Buffer.alloc(0), 100 * 1024 * 1024)
  expect(await socket.closed()).toBe(1009)
})

it('WS-2 a message in pieces without end is refused at 64 KiB', async () => {
  const socket = await opened()
  socket.frame(TEXT, Buffer.alloc(1024, 'x'))
  for (let piece = 0; piece < 64; piece++) socket.frame(CONTINUATION, Buffer.alloc(1024, 'x'))
  expect(await socket.closed()).toBe(1009)
})

it('WS-2 text that is no UTF-8 is refused', async () => {
  const socket = await opened()
  socket.frame(LAST | TEXT, Buffer.from([0x7b, 0xff, 0x7d]))
  expect(await socket.closed()).toBe(1007)
})

it('WS-2 a frame of a kind nobody defined is refused', async () => {
  const socket = await opened()
  socket.frame(LAST | 0x3, Buffer.from('?'))
  expect(await socket.closed()).toBe(1002)
})

it('WS-3 a page that floods is cut off, and others are answered meanwhile', async () => {
  const { token } = await server.signUp()
  const calm = await PageSocket.signedIn(address, token)
  const floods = await Promise.all(
    Array.from({ length: 10 }, async () => PageSocket.signedIn(address, (await server.signUp()).token)),
  )
  for (const flood of floods) for (let at = 0; at < 1000; at++) flood.say({ type: 'ping' })
  calm.say({ type: 'ping' })
  await calm.until(() => calm.all('pong').length === 1)
  for (const flood of floods) expect(await flood.closed()).toBe(CLOSE_CODES.tooManyMessages)
  expect(calm.closeCode).toBeUndefined()
  calm.close()
})
