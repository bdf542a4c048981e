import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'
import {
  authAnswerOf,
  openWorkbench,
  postTo,
  signUpAt,
  statusOf,
  untilReady,
  type Workbench,
} from '../testing/workbench.ts'

const EXPORTS = 30
const PLANS = JSON.stringify({ FREE: { limits: { exports: EXPORTS } } })

let database: TestDatabase
let benches: Workbench[] = []
/** Two servers in processes of their own, on one database. */
let addresses: string[]

beforeEach(async () => {
  database = await cloneDatabase()
  benches = [await openWorkbench(), await openWorkbench()]
  const environment = { DATABASE_URL: database.url, PLACARD_SECRET: 'one secret for both of these servers' }
  const programs = benches.map((bench) => bench.run('main.ts', [], { ...environment, PLACARD_PLANS: PLANS }))
  addresses = await Promise.all(programs.map(untilReady))
})
afterEach(async () => {
  for (const bench of benches) await bench.clear()
  await database.drop()
})

const at = (turn: number) => addresses[turn % 2] ?? ''

describe('D8 two servers are one', () => {
  it('D8 for the month of a plan: as much as it holds is granted to parallel calls on both, and no more', async () => {
    const token = await signUpAt(at(0), 'ada@example.org')
    const reserve = async (turn: number) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const body = JSON.stringify({ kind: 'export', what: `File ${turn}` })
      const url = `${at(turn)}/api/subscriptions/usage/reservations`
      return (await fetch(url, { method: 'POST', headers, body })).status
    }
    const statuses = await Promise.all(Array.from({ length: 2 * EXPORTS }, (_, turn) => reserve(turn)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(EXPORTS)
    expect(new Set(statuses)).toEqual(new Set([201, 402]))
  })

  it('D8 for sign-ins: one ended on one server is soon refused by the other', async () => {
    await signUpAt(at(0), 'ben@example.org')
    const credentials = { email: 'ben@example.org', password: TEST_PASSWORD }
    const [here, there] = await Promise.all(
      addresses.map(async (address) => authAnswerOf(await postTo(address, '/api/auth/login', credentials))),
    )
    const token = there?.token ?? ''
    // both servers have cached the sign-in
    for (const address of addresses) expect(await statusOf(address, '/api/auth/me', token)).toBe(200)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${here?.token}` }
    const ended = await fetch(`${at(0)}/api/auth/sign-ins/end-others`, { method: 'POST', headers, body: '{}' })
    expect(ended.status).toBe(200)
    await expect.poll(() => statusOf(at(1), '/api/auth/me', token), { interval: 20 }).toBe(401)
    expect(await statusOf(at(1), '/api/auth/me', here?.token)).toBe(200)
  })
})
