import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/executor.ts'
import { readRuns } from '../../database/job-run-rows.ts'
import { jobRuns } from '../../database/job-run-schema.ts'
import { TIMED_RULES } from '../../database/retention-rules.ts'
import { agedRows, aPersonOfRows } from '../../testing/aged-rows.ts'
import { dyingDatabase } from '../../testing/dying-database.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { runDueRules } from './run-retention.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Old rows of the kind that is killed at every statement: three portions of two. */
const OLD = 5
/** The statements at which a server is killed: more than a run has. */
const STATEMENTS = Array.from({ length: 20 }, (_, at) => at + 1)

let server: TestServer
let userId: string

beforeAll(async () => {
  server = await testServer()
  userId = await aPersonOfRows(server.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(jobRuns)
  await server.db.execute(sql`delete from mail_outbox`)
})

const mails = TIMED_RULES.filter(({ name }) => name === 'mails').map((rule) => ({ ...rule, most: 2 }))
const run = (db: Database = server.db) => runDueRules({ ...server.dependencies, db }, mails)
const runOfMails = async () => (await readRuns(server.db, ['mails'])).get('mails')

async function addMails(many: number, age: 'old' | 'young'): Promise<void> {
  const row = agedRows(server.clock.now()).find(({ table }) => table === 'mail_outbox')
  for (let at = 0; at < many && row !== undefined; at++) {
    await server.db.execute(row.insert(row[age], randomUUID(), userId))
  }
}
const mailsLeft = async () => {
  const { rows } = await server.db.execute<{ left: number }>(sql`select count(*)::int as left from mail_outbox`)
  return rows[0]?.left
}

describe('a run of a rule', () => {
  it('deletes in portions what is over, says how much, and comes again when its time has come', async () => {
    await addMails(OLD, 'old')
    await addMails(1, 'young')
    expect(await run()).toBe(OLD)
    const now = server.clock.now()
    expect(await runOfMails()).toEqual({
      name: 'mails',
      lastRunAt: now,
      nextRunAt: new Date(now.getTime() + HOUR_MS),
      removedLast: OLD,
      removedInAll: OLD,
      leaseUntil: null,
    })
    await addMails(1, 'old')
    server.clock.advance(HOUR_MS - 1)
    expect(await run()).toBe(0)
    server.clock.advance(1)
    // the young one has grown old meanwhile
    expect(await run()).toBe(2)
    expect(await runOfMails()).toMatchObject({ removedLast: 2, removedInAll: OLD + 2 })
  })

  it('is made by one of two servers at once', async () => {
    await addMails(OLD, 'old')
    const removed = await Promise.all([run(), run()])
    expect(removed.toSorted()).toEqual([0, OLD])
  })

  it.each(STATEMENTS)('PR-3 killed at statement %i is gone on with, and takes nothing younger', async (diesAt) => {
    await addMails(OLD, 'old')
    await addMails(2, 'young')
    const dying = dyingDatabase(server.db, diesAt)
    await run(dying.db).catch(() => undefined)
    const gone = OLD + 2 - ((await mailsLeft()) ?? 0)
    expect((await runOfMails())?.removedInAll ?? 0).toBe(gone)
    // after its lease, within which a young one does not grow old
    await server.db.execute(sql`update job_runs set lease_until = '2020-01-01', next_run_at = '2020-01-01'`)
    // the database may take a moment to notice that the connection is gone, and holds the rows until then
    await expect
      .poll(async () => {
        await server.db.execute(sql`update job_runs set lease_until = null, next_run_at = '2020-01-01'`)
        await run()
        return mailsLeft()
      })
      .toBe(2)
    expect((await runOfMails())?.removedInAll).toBe(OLD)
  })

  it('has no more statements than that', async () => {
    await addMails(OLD, 'old')
    const living = dyingDatabase(server.db, Number.POSITIVE_INFINITY)
    await run(living.db)
    expect(living.sent()).toBeLessThan(STATEMENTS.length)
    expect(living.sent()).toBeGreaterThan(10)
  })

  it('fails without holding up the rules after it, and is tried again', async () => {
    await addMails(1, 'old')
    let fails = true
    const failing = {
      name: 'usage',
      everyMs: HOUR_MS,
      most: 2,
      parts: [{ removeSome: async () => (fails ? Promise.reject(new Error('a full disk')) : 0) }],
    } as const
    const both = () => runDueRules(server.dependencies, [failing, ...mails])
    expect(await both()).toBe(1)
    const runOfUsage = async () => (await readRuns(server.db, ['usage'])).get('usage')
    expect(await runOfUsage()).toMatchObject({ lastRunAt: null })
    fails = false
    server.clock.advance(MINUTE_MS)
    await both()
    expect(await runOfUsage()).toMatchObject({ lastRunAt: server.clock.now() })
  })

  it('TM-4 is due where a clock that was ahead wrote the last one', async () => {
    server.clock.advance(DAY_MS)
    await run()
    server.clock.advance(-DAY_MS)
    await addMails(1, 'old')
    expect(await run()).toBe(1)
    server.clock.advance(-HOUR_MS - 1)
    await addMails(1, 'young')
    await run()
    expect(await mailsLeft()).toBe(1)
  })
})
