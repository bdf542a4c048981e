import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'
import {
  authAnswerOf,
  openWorkbench,
  type Program,
  postTo,
  signUpAt,
  statusOf,
  untilReady,
  type Workbench,
} from '../testing/workbench.ts'

const SECRET = 'the secret of the servers that were here first'
const ANOTHER = 'another secret, which the first servers do not know'

let database: TestDatabase
let benches: Workbench[]

beforeEach(async () => {
  database = await cloneDatabase()
  benches = []
})
afterEach(async () => {
  for (const bench of benches) await bench.clear()
  await database.drop()
})

/** Starts a server on the shared database, in a data folder of its own unless one is given. */
async function begin(secret: string | undefined, bench?: Workbench): Promise<{ program: Program; bench: Workbench }> {
  const home = bench ?? (await openWorkbench())
  if (bench === undefined) benches.push(home)
  const key = secret === undefined ? {} : { PLACARD_SECRET: secret }
  return { program: home.run('main.ts', [], { DATABASE_URL: database.url, ...key }), bench: home }
}

describe('D14 servers with unlike secrets on one database', () => {
  it('D14 refuse to start together, and say which variable to set', async () => {
    const address = await untilReady((await begin(SECRET)).program)
    const { program } = await begin(ANOTHER)
    expect(await program.ended).toBe(1)
    expect(program.said()).toContain('another secret')
    expect(program.said()).toContain('PLACARD_SECRET')
    expect(program.said()).not.toContain('    at ')
    for (const secret of [SECRET, ANOTHER]) expect(program.said()).not.toContain(secret)
    expect(await statusOf(address, '/readyz')).toBe(200)
  })

  it('D14 a server that is alone starts after its key was lost, and says what that ends', async () => {
    const first = await begin(undefined)
    const token = await signUpAt(await untilReady(first.program), 'ada@example.org')
    first.program.child.kill('SIGKILL')
    await first.program.ended
    await rm(path.join(first.bench.dataFolder, 'secrets', 'server.key'))
    const { program } = await begin(undefined, first.bench)
    const address = await untilReady(program)
    expect(program.said()).toContain('sign in again')
    expect(await statusOf(address, '/api/auth/me', token)).toBe(401)
  })
})

describe('D15 a request whose server died', () => {
  /** A user with a request recorded as begun, without an answer. */
  async function cutOff(address: string) {
    const token = await signUpAt(address, `${randomUUID()}@example.org`)
    const repeat = (at: string) =>
      fetch(`${at}/api/subscriptions/usage/reservations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'once' },
        body: JSON.stringify({ kind: 'export', what: 'a transcript' }),
      })
    expect((await repeat(address)).status).toBe(201)
    await database.db.execute(sql`update idempotency_keys set status = null, reply = null`)
    return repeat
  }

  it('D15 is carried out at once when the server has started again, and its lost refresh is repeated', async () => {
    const first = await begin(SECRET)
    const address = await untilReady(first.program)
    const repeat = await cutOff(address)
    const body = { email: 'ada@example.org', password: TEST_PASSWORD, name: 'Ada' }
    const { refreshToken = '' } = await authAnswerOf(await postTo(address, '/api/auth/register', body))
    const { refreshToken: lost } = await authAnswerOf(await postTo(address, '/api/auth/refresh', { refreshToken }))
    first.program.child.kill('SIGKILL')
    await first.program.ended
    // the server was away for longer than any lease
    await database.db.execute(sql`
      update refresh_tokens set rotated_at = rotated_at - interval '20 minutes' where rotated_at is not null`)
    await database.db.execute(sql`update servers set seen_at = seen_at - interval '20 minutes'`)
    const again = await untilReady((await begin(SECRET, first.bench)).program)
    expect((await repeat(again)).status).toBe(201)
    const answer = await postTo(again, '/api/auth/refresh', { refreshToken })
    expect(answer.status).toBe(200)
    expect((await authAnswerOf(answer)).refreshToken).toBe(lost)
  })

  it('D15 is carried out by another server once it knows of the death', async () => {
    const first = await begin(SECRET)
    const second = await begin(SECRET)
    const repeat = await cutOff(await untilReady(first.program))
    const there = await untilReady(second.program)
    expect((await repeat(there)).status).toBe(409)
    first.program.child.kill('SIGKILL')
    await first.program.ended
    await expect.poll(async () => (await repeat(there)).status, { interval: 250 }).toBe(201)
  })
})
