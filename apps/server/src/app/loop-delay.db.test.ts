import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT_ROUTES } from '../testing/contract-routes.ts'
import { HOLD_HEADER } from '../testing/loop-delay/longest-turn.ts'
import { loopDelays, unmatchedInputs } from '../testing/loop-delay/loop-delays.ts'
import { type MeasuredServer, startMeasuredServer } from '../testing/loop-delay/measured-server.ts'
import { Stage } from '../testing/loop-delay/stage.ts'
import { nameOf } from '../testing/permission-table.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'

/** Upper bound of a turn of the event loop, in ms of processor time. */
const LONGEST_TURN_MS = 50
const WORDS_WITHOUT_END = JSON.stringify({
  FREE: { limits: { wordsPerDay: null, aiInteractions: null, campaigns: null, exports: null } },
})

let database: TestDatabase
let server: MeasuredServer
let stage: Stage

beforeAll(async () => {
  database = await cloneDatabase()
  server = await startMeasuredServer(database.url, { PLACARD_PLANS: WORDS_WITHOUT_END })
  stage = new Stage(server.address, database.db.$client)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

it('D2 every route has its dearest legal input', () => {
  expect(unmatchedInputs()).toEqual([])
})

it('D2 a route that holds the event loop for 80 ms is seen, also where it is one of many turns', async () => {
  const ask = (headers: Record<string, string>) => async () => {
    for (let at = 0; at < 5; at++) await stage.ask('GET', '/healthz')
    await stage.ask('GET', '/healthz', { headers })
    for (let at = 0; at < 5; at++) await stage.ask('GET', '/healthz')
  }
  expect((await server.longestTurn(ask({ [HOLD_HEADER]: '80' }))).cpuMs).toBeGreaterThanOrEqual(75)
  expect((await server.longestTurn(ask({}))).cpuMs).toBeLessThan(LONGEST_TURN_MS)
})

let measured = 0

// each a test of its own: together they take a busy machine half an hour
it.each(CONTRACT_ROUTES.map(nameOf))('D2 %s does not hold the event loop longer than 50 ms', async (name) => {
  const held: string[] = []
  const measuring = { only: (one: string) => one === name, enoughMs: LONGEST_TURN_MS }
  for await (const { route, what, cpuMs, wrongAnswers } of loopDelays(server, stage, measuring)) {
    measured += 1
    for (const answer of wrongAnswers) held.push(`${route}, ${what}: ${answer}`)
    if (cpuMs > LONGEST_TURN_MS) held.push(`${route}, ${what}: ${Math.round(cpuMs)} ms`)
  }
  expect(held).toEqual([])
})

it('D2 more than a hundred inputs were measured', () => {
  expect(measured).toBeGreaterThan(100)
})
