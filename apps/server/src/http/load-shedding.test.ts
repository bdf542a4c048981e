import { setTimeout as delay } from 'node:timers/promises'
import { health } from '@placard/contract'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { App } from './app.ts'
import { registerLoadShedding } from './load-shedding.ts'

let app: App

beforeEach(async () => {
  app = Fastify()
  await registerLoadShedding(app)
  for (const path of ['/', health.live.path]) app.get(path, async () => 'here')
  await app.ready()
})
afterEach(() => app.close())

/** Blocks the event loop, as a long synchronous computation does. */
function block(ms: number): void {
  const endsAt = performance.now() + ms
  while (performance.now() < endsAt) Math.random()
}

/** A longer wait between two questions is a pause of the machine's own; shorter ones are never taken for a load. */
const OWN_PAUSE_MS = 1_000

/** Asks every 20 ms for some time. @returns the statuses, and the longest wait between two questions in ms. */
async function askFor(ms: number, path: string): Promise<{ statuses: Set<number>; longestMs: number }> {
  const statuses = new Set<number>()
  let longestMs = 0
  let askedAt = performance.now()
  for (const endsAt = askedAt + ms; performance.now() < endsAt; await delay(20)) {
    longestMs = Math.max(longestMs, performance.now() - askedAt)
    askedAt = performance.now()
    statuses.add((await app.inject(path)).statusCode)
  }
  return { statuses, longestMs }
}

/** The statuses after a pause of ours, and no other: a busy machine makes pauses itself, and is then asked again. */
async function statusesAfterPause(ms: number): Promise<readonly number[]> {
  for (;;) {
    block(ms)
    const { statuses, longestMs } = await askFor(3_000, '/')
    if (longestMs < OWN_PAUSE_MS) return [...statuses]
    await expect.poll(async () => (await app.inject('/')).statusCode).toBe(200)
  }
}

it('refuses nobody after a start that blocked for less than the allowed delay', async () => {
  expect(await statusesAfterPause(1_500)).toEqual([200])
})

it('refuses nobody after one pause, however long', async () => {
  expect(await statusesAfterPause(3_000)).toEqual([200])
})

it('refuses while the event loop stays further behind than allowed, all but the liveness probe', async () => {
  let status = 200
  // on a busy machine a delay may last long enough for a good measurement between two pauses
  for (let pauses = 1; status === 200 && pauses <= 8; pauses++) {
    block(3_000)
    await delay(20)
    status = (await app.inject('/')).statusCode
    if (pauses === 1) expect(status).toBe(200)
  }
  expect(status).toBe(503)
  expect((await app.inject(health.live.path)).statusCode).toBe(200)
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(200)
})
