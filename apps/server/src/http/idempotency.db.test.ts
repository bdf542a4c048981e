import { defineRoute } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildApp } from '../app/build-app.ts'
import type { Feature } from '../app/features.ts'
import { FEATURES } from '../app/features.ts'
import { fingerprintOf } from '../config/server-secret.ts'
import { ServerLife } from '../process/server-life.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { tidyUp } from '../testing/tidy-up.ts'
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

describe('a key that is being worked on', () => {
  /** Another server on the same database, started after the one that had this id. */
  async function anotherServer(previousId?: string) {
    const { dependencies } = server
    const life = new ServerLife({
      ...dependencies,
      place: 'elsewhere',
      fingerprint: fingerprintOf(dependencies.secret),
      onReplaced: () => undefined,
    })
    await life.join(previousId)
    const app = await buildApp({ ...dependencies, server: life }, { features: [...FEATURES, motions] })
    const raiseThere = async (key: string) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
      const answer = await app.inject({ method: 'POST', url: '/api/motions', payload: { topic: 'water' }, headers })
      return answer.statusCode
    }
    return { life, raiseThere }
  }

  /** Blocks every request in its handler. */
  function holding(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    return resolve
  }

  it('D15 is not taken over from a server that is only slow, however long it takes', async () => {
    const { life, raiseThere } = await anotherServer()
    const letGo = holding()
    const first = raise('water', 'k7')
    await expect.poll(() => count).toBe(1)
    server.clock.advance(10 * 60_000)
    expect(await raiseThere('k7')).toBe(409)
    expect((await raise('water', 'k7')).statusCode).toBe(409)
    letGo()
    expect((await first).statusCode).toBe(201)
    expect(await raiseThere('k7')).toBe(201)
    expect(count).toBe(1)
    await life.leave()
  })

  it('D15 is free when the lease of its server has ended, for servers that know the others to be well', async () => {
    const dying = await anotherServer()
    holding()
    void dying.raiseThere('k9')
    await expect.poll(() => count).toBe(1)
    hold = undefined
    expect((await raise('water', 'k9')).statusCode).toBe(409)
    await dying.life.die()
    await server.db.execute(sql`update servers set lease_until = now() where id = ${dying.life.id}`)
    const justBegun = await anotherServer()
    expect(await justBegun.raiseThere('k9')).toBe(409)
    await expect.poll(async () => (await raise('water', 'k9')).statusCode).toBe(201)
    expect(count).toBe(2)
    await justBegun.life.leave()
  })

  it('D15 is free at once when the server of its data folder has started again', async () => {
    const dying = await anotherServer()
    holding()
    void dying.raiseThere('k10')
    await expect.poll(() => count).toBe(1)
    hold = undefined
    await dying.life.die()
    const { life, raiseThere } = await anotherServer(dying.life.id)
    expect(await raiseThere('k10')).toBe(201)
    await life.leave()
  })

  it('D15 is left to the server that took it over, when its own was not dead after all', async () => {
    const frozen = await anotherServer()
    const letGo = holding()
    const late = frozen.raiseThere('k11')
    await expect.poll(() => count).toBe(1)
    hold = undefined
    const { life, raiseThere } = await anotherServer(frozen.life.id)
    expect(await raiseThere('k11')).toBe(201)
    const { rows: before } = await server.db.$client.query("select reply from idempotency_keys where key = 'k11'")
    letGo()
    await late
    const { rows } = await server.db.$client.query("select reply from idempotency_keys where key = 'k11'")
    expect(rows).toEqual(before)
    await frozen.life.leave()
    await life.leave()
  })
})

it('forgets answers after a day', async () => {
  await raise('water', 'k8')
  server.clock.advance(86_400_001)
  await tidyUp(server.db, server.clock.now())
  const { rows } = await server.db.$client.query('select count(*)::int as left from idempotency_keys')
  expect(rows[0].left).toBe(0)
})
