import { defineRoute } from '@placard/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type TestServer, testServer } from '../testing/test-server.ts'
import type { Feature } from './features.ts'
import { FEATURES } from './features.ts'
import { forgetOldAnswers } from './idempotency.ts'
import { implement } from './implement.ts'
import { problem } from './problems.ts'

const raiseMotion = defineRoute({
  method: 'POST',
  path: '/api/motions',
  permission: 'user',
  summary: 'Raises a motion.',
  body: z.strictObject({ topic: z.string() }),
  reply: z.strictObject({ count: z.number() }),
  status: 201,
  idempotent: true,
})

let count = 0
let hold: Promise<void> | undefined

const motions: Feature = (app, dependencies) =>
  implement(app, dependencies, raiseMotion, async ({ body }) => {
    count += 1
    await hold
    if (body.topic === 'out of order') throw problem('command-rejected', { rejection: { code: 'x', detail: 'No.' } })
    if (body.topic === 'trouble') throw problem('unavailable')
    return { count }
  })

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer({ features: [...FEATURES, motions] })
  token = (await server.signUp()).token
})
beforeEach(() => {
  count = 0
  hold = undefined
})
afterAll(() => server.close())

function raise(topic: string, key?: string, by = token) {
  const headers = { authorization: `Bearer ${by}`, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  return server.app.inject({ method: 'POST', url: '/api/motions', payload: { topic }, headers })
}

it('repeats the first answer to the same key and body, and works once', async () => {
  const first = await raise('water', 'k1')
  const second = await raise('water', 'k1')
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(count).toBe(1)
})

it('works every time without a key', async () => {
  await raise('water')
  await raise('water')
  expect(count).toBe(2)
})

it('refuses the key for another body', async () => {
  await raise('water', 'k2')
  const answer = await raise('fire', 'k2')
  expect(answer.json()).toMatchObject({ code: 'idempotency-key-reused' })
  expect(answer.statusCode).toBe(422)
})

it('answers 409 while the first is still being worked on, and works once', async () => {
  let letGo = () => {}
  hold = new Promise((resolve) => {
    letGo = resolve
  })
  const first = raise('water', 'k3')
  await expect.poll(() => count).toBe(1)
  const second = await raise('water', 'k3')
  expect(second.statusCode).toBe(409)
  expect(second.headers['retry-after']).toBe('1')
  letGo()
  expect((await first).statusCode).toBe(201)
  expect(count).toBe(1)
})

it('repeats a refusal of the simulation', async () => {
  const first = await raise('out of order', 'k4')
  const second = await raise('out of order', 'k4')
  expect(second.statusCode).toBe(409)
  expect(second.json()).toEqual(first.json())
  expect(count).toBe(1)
})

it('lets the same key try again after a failure', async () => {
  expect((await raise('trouble', 'k5')).statusCode).toBe(503)
  expect((await raise('trouble', 'k5')).statusCode).toBe(503)
  expect(count).toBe(2)
})

it('keeps two people with the same key apart', async () => {
  const other = (await server.signUp()).token
  await raise('water', 'k6')
  expect((await raise('fire', 'k6', other)).statusCode).toBe(201)
})

it.each(['', 'x'.repeat(201), 'a b', 'é'])('refuses the key %j', async (key) => {
  const answer = await raise('water', key)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toEqual([{ field: 'Idempotency-Key', rule: 'key-shape' }])
})

it('takes over a key whose server died with the request, after a minute', async () => {
  hold = new Promise(() => {})
  void raise('water', 'k7')
  await expect.poll(() => count).toBe(1)
  hold = undefined
  expect((await raise('water', 'k7')).statusCode).toBe(409)
  server.clock.advance(61_000)
  expect((await raise('water', 'k7')).statusCode).toBe(201)
})

it('forgets answers after a day', async () => {
  await raise('water', 'k8')
  server.clock.advance(86_400_001)
  await forgetOldAnswers(server.db, server.clock.now())
  const { rows } = await server.db.$client.query('select count(*)::int as left from idempotency_keys')
  expect(rows[0].left).toBe(0)
})
