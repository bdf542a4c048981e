import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ATTACHMENT_MAX_BYTES, chatAttachments, pathOf } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatAttachments as rows } from '../../database/attachment-schema.ts'
import { listeningPort } from '../../testing/loopback.ts'
import { slowLines } from '../../testing/slow-lines.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { uploadForm } from '../../testing/upload-form.ts'

/** Time any other request has here; half a minute is too long for a test. */
const PATIENCE_MS = 1_000
/** Longer than any test waits. */
const HOUR_MS = 3_600_000
const KB = 1024

let server: TestServer
let port: number
let authorization: string
const lineTo = slowLines()

beforeAll(async () => {
  server = await testServer({ requestTimeoutMs: PATIENCE_MS })
  port = await listeningPort(server)
  authorization = `Bearer ${(await server.signUp()).token}`
})
afterAll(() => server.close())

/** A connection of somebody whose line is slow. */
function line() {
  const { socket, heard } = lineTo(port)
  return {
    socket,
    heard,
    async answered(count = 1) {
      const answers = () => heard().split('HTTP/1.1 ').length - 1
      while (answers() < count && !socket.closed) await delay(5)
      return Number(heard().split('HTTP/1.1 ')[count]?.slice(0, 3))
    },
    /** Sends bytes in portions, with a pause after each. @returns false when the server hung up before their end. */
    async trickle(bytes: Buffer, portion: number, everyMs: number) {
      for (let at = 0; at < bytes.length; at += portion) {
        if (!socket.writable || heard().endsWith('}')) return false
        socket.write(bytes.subarray(at, at + portion))
        await delay(everyMs)
      }
      return true
    },
  }
}

function fileOf(bytes: number, { id = randomUUID(), as = authorization } = {}) {
  const { headers, payload } = uploadForm(Buffer.alloc(bytes, 'ports '), 'slow.txt')
  const path = pathOf(chatAttachments.add, { attachmentId: id })
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${as}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ]
  return { id, head: Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload }
}

const countOf = (id: string) => server.db.$count(rows, eq(rows.id, id))

describe('a file on a slow line', () => {
  it('arrives whole as long as it moves, however long any other request may take', async () => {
    const { socket, ...slow } = line()
    const { id, head, payload } = fileOf(400 * KB)
    const since = performance.now()
    socket.write(head)
    expect(await slow.trickle(payload, 5 * KB, PATIENCE_MS / 20)).toBe(true)
    expect(await slow.answered()).toBe(201)
    expect(performance.now() - since).toBeGreaterThan(3 * PATIENCE_MS)
    expect(await countOf(id)).toBe(1)
    // what comes after it on the same line has the time of any other
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n',
    )
    expect(await slow.answered(2)).toBe(408)
  })

  it('is given up once nothing moves, gives its place back, and is told so', async () => {
    const { token } = await server.signUp()
    const stuck = Array.from({ length: 3 }, () => {
      const file = fileOf(400 * KB, { as: `Bearer ${token}` })
      const { socket, ...slow } = line()
      socket.write(file.head)
      socket.write(file.payload.subarray(0, 100 * KB))
      return { ...slow, socket, id: file.id, since: performance.now() }
    })
    for (const { answered, heard, socket, id, since } of stuck) {
      expect(await answered()).toBe(408)
      expect(performance.now() - since).toBeGreaterThan(PATIENCE_MS - 50)
      expect(JSON.parse(heard().slice(heard().indexOf('\r\n\r\n')))).toMatchObject({ code: 'request-timeout' })
      if (!socket.closed) await once(socket, 'close')
      expect(await countOf(id)).toBe(0)
    }
    const again = line()
    const { head, payload } = fileOf(KB, { as: `Bearer ${token}` })
    again.socket.write(Buffer.concat([head, payload]))
    expect(await again.answered()).toBe(201)
  })

  it('is given up where a drop now and then is all that comes', async () => {
    const { socket, ...slow } = line()
    const { head, payload } = fileOf(400 * KB)
    socket.write(head)
    expect(await slow.trickle(payload, 64, 20)).toBe(false)
    expect(await slow.answered()).toBe(408)
  })

  it('has no more time than any other request before it is known who sends it', async () => {
    const { socket, ...slow } = line()
    const { head, payload } = fileOf(400 * KB, { as: 'Bearer nobody' })
    socket.write(head)
    expect(await slow.trickle(payload, 20 * KB, PATIENCE_MS / 5)).toBe(false)
    expect(await slow.answered()).toBe(401)
  })

  it('does not hold the server up when it closes', async () => {
    const closing = await testServer({ requestTimeoutMs: HOUR_MS })
    const { token } = await closing.signUp()
    const { socket, heard } = lineTo(await listeningPort(closing))
    const { head, payload } = fileOf(400 * KB, { as: `Bearer ${token}` })
    socket.write(String(head).replace('\r\n', '\r\nExpect: 100-continue\r\n'))
    await expect.poll(heard).toContain('100 Continue')
    socket.write(payload.subarray(0, 100 * KB))
    await closing.close()
    await expect.poll(() => socket.closed).toBe(true)
  })
})

describe('UP-1 a file that is larger than it may be', () => {
  it.each([
    { because: 'no length is told', isChunked: true, told: 'Transfer-Encoding: chunked' },
    { because: 'the length that is told allows it', isChunked: false, told: `Content-Length: ${ATTACHMENT_MAX_BYTES}` },
  ])('is cut off on its way where $because, and leaves nothing', async ({ isChunked, told }) => {
    const { socket, ...fast } = line()
    const { id, head, payload } = fileOf(ATTACHMENT_MAX_BYTES + 400 * KB)
    socket.write(String(head).replace(/Content-Length: \d+/, told))
    // its end never comes: who waits for it waits in vain
    const open = payload.subarray(0, -200)
    for (let at = 0; at < open.length; at += 64 * KB) {
      const piece = open.subarray(at, at + 64 * KB)
      socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece)
    }
    const status = await fast.answered()
    expect(status).toBe(isChunked ? 413 : 400)
    if (!socket.closed) socket.destroy()
    expect(await countOf(id)).toBe(0)
  })
})
