import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await server.app.ready()
})
afterAll(() => server.close())

const get = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/openapi.json', headers })

it('D6 makes the description of all calls once, however many ask for it at once', async () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  const answers = await Promise.all(Array.from({ length: 40 }, () => get()))
  const written = stringify.mock.results.filter(({ value }) => typeof value === 'string' && value.length > 100_000)
  stringify.mockRestore()
  expect(written).toHaveLength(1)
  const [first] = answers
  expect(first?.json()).toEqual(server.app.swagger())
  for (const answer of answers) expect(answer.rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true)
})

it.each([
  { accept: 'gzip, deflate, br', encoding: 'br', unpack: brotliDecompressSync },
  { accept: 'gzip;q=0.9, br;q=0', encoding: 'gzip', unpack: gunzipSync },
  { accept: '*', encoding: 'br', unpack: brotliDecompressSync },
  { accept: 'zstd, deflate', encoding: undefined, unpack: (bytes: Buffer) => bytes },
])('D6 answers "$accept" with bytes that were compressed before: $encoding', async (given) => {
  const answer = await get({ 'accept-encoding': given.accept })
  expect(answer.headers['content-encoding']).toBe(given.encoding)
  expect(answer.headers.vary).toBe('accept-encoding')
  expect(given.unpack(answer.rawPayload).equals((await get()).rawPayload)).toBe(true)
})

it('D6 answers 304 to a client that has it, and lets clients cache it for a while', async () => {
  const { headers } = await get()
  expect(headers['cache-control']).toBe('public, max-age=300')
  const again = await get({ 'if-none-match': `"other", ${headers.etag}` })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers.etag).toBe(headers.etag)
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})
