import { defineRoute } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { createApiClient } from './client.ts'
import type { Credentials } from './credentials.ts'
import { httpTransport } from './http-transport.ts'
import { retryDelayMs } from './retry.ts'
import type { WireAnswer, WireRequest } from './transport.ts'

const read = defineRoute({
  method: 'GET',
  path: '/api/things/:thingId',
  permission: 'user',
  summary: 'Reads a thing.',
  params: z.strictObject({ thingId: z.string() }),
  query: z.strictObject({ after: z.optional(z.number()) }),
  reply: z.strictObject({ name: z.string() }),
})
const write = defineRoute({
  method: 'POST',
  path: '/api/things',
  permission: 'user',
  summary: 'Makes a thing.',
  body: z.strictObject({ name: z.string() }),
  reply: z.strictObject({ name: z.string() }),
})
const writeOnce = defineRoute({ ...write, path: '/api/sessions/campaign/one/commands', idempotent: true })

const ok: WireAnswer = { status: 200, statusText: 'OK', body: { success: true, data: { name: 'gavel' } } }
const down: WireAnswer = { status: 503, statusText: 'Service Unavailable', body: undefined }
const refusal = (status: number, code: string): WireAnswer => ({
  status,
  statusText: '',
  body: { success: false, error: 'No.', code, requestId: 'r1' },
})

function aClient(answers: readonly (WireAnswer | ApiError)[], credentials?: Credentials) {
  const sent: WireRequest[] = []
  const waits: number[] = []
  let keys = 0
  const call = createApiClient({
    async transport(request) {
      const answer = answers[sent.length] ?? answers.at(-1)
      sent.push(request)
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer planned')
      return answer
    },
    ...(credentials === undefined ? {} : { credentials }),
    newKey() {
      keys += 1
      return `key-${keys}`
    },
    random: () => 0.5,
    wait: async (ms) => void waits.push(ms),
  })
  return { call, sent, waits }
}

const input = { params: { thingId: 'a b' }, query: { after: 3 } }

describe('calling a route', () => {
  it('fills in path and query and gives the data', async () => {
    const { call, sent } = aClient([ok])
    expect(await call(read, input)).toEqual({ name: 'gavel' })
    expect(sent[0]?.path).toBe('/api/things/a%20b?after=3')
  })

  it('throws the sentence and the code of a refusal', async () => {
    const { call, sent } = aClient([refusal(404, 'not-found')])
    await expect(call(read, input)).rejects.toMatchObject({
      failure: 'refused',
      message: 'No.',
      code: 'not-found',
      status: 404,
    })
    expect(sent).toHaveLength(1)
  })

  it('names the status when the answer is not ours', async () => {
    const { call } = aClient([{ status: 418, statusText: 'Teapot', body: undefined }])
    await expect(call(read, input)).rejects.toMatchObject({ failure: 'unreadable', message: 'HTTP 418: Teapot' })
  })

  it.each([
    { body: { error: 'No room.', message: 'Full.' }, says: 'No room.', because: 'the error comes first' },
    { body: { message: 'Full.' }, says: 'Full.', because: 'there is no error' },
    { body: { error: '' }, says: 'Request failed', because: 'it says nothing' },
    { body: ['odd'], says: 'Request failed', because: 'it is no object' },
    { body: undefined, says: 'HTTP 400: Bad Request', because: 'it is not JSON' },
  ])('says “$says” of a failure: $because', async ({ body, says }) => {
    const { call } = aClient([{ status: 400, statusText: 'Bad Request', body }])
    await expect(call(read, input)).rejects.toMatchObject({ failure: 'unreadable', message: says })
  })

  it('takes the whole of an answer that names no data', async () => {
    const { call } = aClient([{ ...ok, body: { name: 'gavel' } }])
    expect(await call(read, input)).toEqual({ name: 'gavel' })
  })

  it('refuses data that is not in the contract', async () => {
    const { call } = aClient([{ ...ok, body: { success: true, data: { name: 7 } } }])
    await expect(call(read, input)).rejects.toMatchObject({ failure: 'unreadable' })
  })
})

describe('trying again', () => {
  it('repeats a read twice, then gives up with the last error', async () => {
    const { call, sent, waits } = aClient([down])
    await expect(call(read, input)).rejects.toBeInstanceOf(ApiError)
    expect(sent).toHaveLength(3)
    expect(waits).toEqual([1050, 2100])
  })

  it('repeats a read the network lost', async () => {
    const { call } = aClient([new ApiError('unreachable', 'lost'), ok])
    expect(await call(read, input)).toEqual({ name: 'gavel' })
  })

  it('never repeats a write without a key', async () => {
    const { call, sent } = aClient([down, ok])
    await expect(call(write, { body: { name: 'gavel' } })).rejects.toBeInstanceOf(ApiError)
    expect(sent).toHaveLength(1)
  })

  it('repeats a write with a key under that one key, campaign calls after 1 s and 2 s', async () => {
    const { call, sent, waits } = aClient([down, down, ok])
    await call(writeOnce, { body: { name: 'gavel' } })
    expect(sent.map((request) => request.headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1'])
    expect(waits).toEqual([1000, 2000])
  })

  it('uses the key the caller gave', async () => {
    const { call, sent } = aClient([ok])
    await call(writeOnce, { body: { name: 'gavel' }, idempotencyKey: 'mine' })
    expect(sent[0]?.headers['idempotency-key']).toBe('mine')
  })

  it('waits as long as the server asks, but tells the person rather than wait a minute', async () => {
    const patient = aClient([{ ...refusal(429, 'rate-limited'), retryAfterMs: 5000 }, ok])
    await patient.call(read, input)
    expect(patient.waits).toEqual([5000])
    const told = aClient([{ ...refusal(429, 'rate-limited'), retryAfterMs: 60_000 }, ok])
    await expect(told.call(read, input)).rejects.toMatchObject({ code: 'rate-limited' })
  })

  it.each([
    { path: '/api/campaigns', attempt: 2, random: 0.9, ms: 2000, because: 'campaign calls wait 1 s × attempt' },
    { path: '/api/admin/users', attempt: 3, random: 0.9, ms: 3000, because: 'so do admin calls' },
    { path: '/api/auth/me', attempt: 1, random: 0, ms: 1000, because: 'the base is 1 s' },
    { path: '/api/auth/me', attempt: 2, random: 1, ms: 2200, because: 'doubled, with a tenth of jitter at most' },
    { path: '/api/auth/me', attempt: 9, random: 1, ms: 10_000, because: 'never more than 10 s' },
  ])('waits $ms ms after attempt $attempt at $path: $because', ({ path, attempt, random, ms }) => {
    expect(retryDelayMs(path, attempt, () => random)).toBeCloseTo(ms, 6)
  })
})

describe('the token', () => {
  const expired = refusal(401, 'unauthenticated')

  it('goes along, and a refused one is renewed once', async () => {
    const { call, sent } = aClient([expired, ok], { token: () => 'old', refresh: async () => 'new' })
    expect(await call(read, input)).toEqual({ name: 'gavel' })
    expect(sent.map((request) => request.headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  it('is not renewed for ever', async () => {
    const { call, sent } = aClient([expired], { token: () => 'old', refresh: async () => 'new' })
    await expect(call(read, input)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(sent).toHaveLength(2)
  })

  it('stays away from public calls', async () => {
    const { call, sent } = aClient([ok], { token: () => 'old', refresh: async () => undefined })
    await call(defineRoute({ ...read, permission: 'public' }), input)
    expect(sent[0]?.headers).toEqual({})
  })
})

describe('carrying a call over HTTP', () => {
  const request: WireRequest = { method: 'GET', path: '/api/x', headers: {}, body: undefined, signal: undefined }
  const never: typeof fetch = (_input, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

  it('gives up after the time allowed', async () => {
    await expect(httpTransport(never, 5)(request)).rejects.toMatchObject({
      failure: 'timeout',
      message: 'Request timeout',
    })
  })

  it('stops when the caller does, with the caller’s reason', async () => {
    const controller = new AbortController()
    const stopped = httpTransport(never)({ ...request, signal: controller.signal })
    controller.abort(new Error('left the view'))
    await expect(stopped).rejects.toThrow('left the view')
  })

  it('calls a lost connection unreachable', async () => {
    const lost: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(httpTransport(lost)(request)).rejects.toMatchObject({ failure: 'unreachable' })
  })

  it('reads JSON, and takes anything else as no body', async () => {
    const json: typeof fetch = async () => Response.json({ a: 1 }, { headers: { 'retry-after': '2' } })
    expect(await httpTransport(json)(request)).toMatchObject({ status: 200, body: { a: 1 }, retryAfterMs: 2000 })
    const page: typeof fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    expect((await httpTransport(page)(request)).body).toBeUndefined()
    const broken: typeof fetch = async () => new Response('{"half', { headers: { 'content-type': 'application/json' } })
    expect((await httpTransport(broken)(request)).body).toBeUndefined()
  })
})
