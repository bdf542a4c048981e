import { once } from 'node:events'
import { ERROR_STATUS } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listeningPort } from '../testing/loopback.ts'
import { slowLines } from '../testing/slow-lines.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/** Request timeout here; half a minute is too long for a test. */
const PATIENCE_MS = 1_500
/** Longer than any test waits. */
const HOUR_MS = 3_600_000
const SLOW_ONES = 60
const OTHERS = 150

let server: TestServer
let port: number
const line = slowLines()

beforeAll(async () => {
  server = await testServer({ requestTimeoutMs: PATIENCE_MS })
  port = await listeningPort(server)
})
afterAll(() => server.close())

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n'

/**
 * Sends a beginning at once and then a byte at an interval. @returns what was received until the server closed the
 * connection.
 */
async function dribble(begin: string, byte: string, everyMs: number): Promise<{ heard: string; ms: number }> {
  const startedAt = performance.now()
  const { socket, heard } = line(port)
  socket.write(begin)
  const timer = setInterval(() => socket.write(byte), everyMs)
  await once(socket, 'close')
  clearInterval(timer)
  return { heard: heard(), ms: performance.now() - startedAt }
}

describe('VA-7 requests that take their time', () => {
  it.each([
    { begin: `${HEAD}\r\n{`, byte: ' ', because: 'its body comes byte by byte' },
    {
      begin: `${HEAD}Transfer-Encoding: chunked\r\n\r\n`.replace('Content-Length: 4000\r\n', ''),
      byte: '1\r\n \r\n',
      because: 'its body has no end',
    },
    {
      begin: 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      byte: 'x',
      because: 'its header comes byte by byte',
    },
    { begin: 'P', byte: '', because: 'it stops at its first letter' },
  ])('VA-7 answers 408 when $because', async ({ begin, byte }) => {
    const { heard, ms } = await dribble(begin, byte, 1_000)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${ERROR_STATUS['request-timeout']} `))
    expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')))).toMatchObject({
      success: false,
      code: 'request-timeout',
    })
    expect(ms).toBeGreaterThan(PATIENCE_MS - 50)
  })

  it('VA-7 others do not wait for sixty of them', async () => {
    const patient = await testServer({ requestTimeoutMs: HOUR_MS })
    const there = await listeningPort(patient)
    const slow = Array.from({ length: SLOW_ONES }, () => line(there))
    for (const { socket } of slow) socket.write(`${HEAD}Expect: 100-continue\r\n\r\n`)
    // all of them are being read now, and none will ever end
    await expect.poll(() => slow.filter(({ heard }) => heard().includes('100 Continue')).length).toBe(SLOW_ONES)
    for (let at = 0; at < OTHERS; at++) {
      for (const { socket } of slow) socket.write(' ')
      expect((await fetch(`http://127.0.0.1:${there}/healthz`)).status).toBe(200)
    }
    expect(slow.filter(({ socket }) => socket.closed)).toEqual([])
    for (const { socket } of slow) socket.destroy()
    await patient.close()
  })

  it('VA-7 sixty of them are all let go', async () => {
    const ends = await Promise.all(Array.from({ length: SLOW_ONES }, () => dribble(`${HEAD}\r\n{`, ' ', 100)))
    expect(ends.filter(({ heard }) => !heard.startsWith('HTTP/1.1 408 '))).toEqual([])
  })
})

describe('VA-7 headers', () => {
  const many = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-header-${at}`, 'v'.repeat(length)]))

  async function statusWith(headers: Record<string, string>): Promise<{ status: number; code: string | undefined }> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const { heard } = await dribble(
      `GET /api/auth/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.join('')}\r\n`,
      '',
      1_000,
    )
    return { status: Number(heard.split(' ')[1]), code: /"code":"([\w-]+)"/.exec(heard)?.[1] }
  }

  it.each([
    { count: 200, length: 8, status: 401, code: 'unauthenticated', because: 'many small ones are read as any' },
    { count: 1, length: 65_536, status: 431, code: 'headers-too-large', because: 'one of 64 KiB is none of ours' },
    { count: 200, length: 400, status: 431, code: 'headers-too-large', because: 'many add up' },
  ])('VA-7 $count of $length bytes: $status, $because', async ({ count, length, status, code }) => {
    expect(await statusWith(many(count, length))).toEqual({ status, code })
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  })
})
