import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/executor.ts'
import { privacyLog } from '../../database/privacy-schema.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { tidyUp } from '../../testing/tidy-up.ts'
import { appendLine, checkLog } from './log-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date()
const OLD = new Date(NOW.getTime() - 800 * DAY_MS)

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const append = (requestId: string, at = NOW) =>
  inTransaction(database.db, (tx) =>
    appendLine(tx, { requestId, kind: 'delete', step: 'received', manner: 'page' }, at),
  )

const linesOf = (requestId: string) => database.db.$count(privacyLog, eq(privacyLog.requestId, requestId))

/** Somebody who owns the database turns its rules off for a moment. */
async function tamper(statement: string): Promise<void> {
  await database.db.execute(sql.raw('alter table privacy_log disable trigger all'))
  await database.db.execute(sql.raw(statement))
  await database.db.execute(sql.raw('alter table privacy_log enable trigger all'))
}

async function emptyLog(): Promise<void> {
  await tamper(`delete from privacy_log`)
  await tamper(`update privacy_log_ends set first_seq = 0, first_hash = '\\x', last_seq = 0, last_hash = '\\x'`)
}

describe('the log of privacy requests', () => {
  const requestId = randomUUID()

  beforeEach(async () => {
    await emptyLog()
    for (let line = 0; line < 5; line++) await append(requestId)
  })

  it('is whole as it is, and tells what a request went through', async () => {
    expect(await checkLog(database.db)).toEqual({ isIntact: true, lines: 5 })
    expect(await linesOf(requestId)).toBe(5)
  })

  it('is whole after fifty lines at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => append(randomUUID())))
    expect(await checkLog(database.db)).toEqual({ isIntact: true, lines: 55 })
  })

  it.each([
    `update privacy_log set step = 'completed' where seq = 1`,
    'delete from privacy_log where seq = 1',
    'truncate privacy_log',
  ])('refuses: %s', async (statement) => {
    await expect(database.db.execute(sql.raw(statement))).rejects.toThrow()
    expect(await checkLog(database.db)).toEqual({ isIntact: true, lines: 5 })
  })

  it.each([
    {
      statement: `update privacy_log set step = 'completed' where seq = 3`,
      brokenAt: 3,
      because: 'a step was changed',
    },
    {
      statement: `update privacy_log set at = at - interval '1 day' where seq = 2`,
      brokenAt: 2,
      because: 'a date was',
    },
    { statement: `update privacy_log set note = 'no basis' where seq = 4`, brokenAt: 4, because: 'a basis was added' },
    { statement: 'delete from privacy_log where seq = 3', brokenAt: 3, because: 'a line is missing' },
    { statement: 'delete from privacy_log where seq = 1', brokenAt: 1, because: 'the beginning is missing' },
    { statement: 'delete from privacy_log where seq = 5', brokenAt: 5, because: 'the end is missing' },
    { statement: 'delete from privacy_log', brokenAt: 1, because: 'all of it is missing' },
  ])('is found broken at line $brokenAt when $because', async ({ statement, brokenAt }) => {
    await tamper(statement)
    expect(await checkLog(database.db)).toEqual({ isIntact: false, brokenAt })
  })

  it('forgets what is older than 24 months, and can still be checked', async () => {
    await emptyLog()
    const [old, young] = [randomUUID(), randomUUID()]
    for (let line = 0; line < 3; line++) await append(old, OLD)
    for (let line = 0; line < 2; line++) await append(young)
    await tidyUp(database.db, NOW)
    expect(await linesOf(old)).toBe(0)
    expect(await checkLog(database.db)).toEqual({ isIntact: true, lines: 2 })
    await append(young)
    expect(await checkLog(database.db)).toEqual({ isIntact: true, lines: 3 })
    expect(await linesOf(young)).toBe(3)
  })

  it('keeps a younger line and all after it, also where a clock went back in between', async () => {
    await emptyLog()
    const [old, young] = [randomUUID(), randomUUID()]
    for (const [id, at] of [
      [old, OLD],
      [young, NOW],
      [old, OLD],
      [young, NOW],
    ] as const)
      await append(id, at)
    await tidyUp(database.db, NOW)
    expect(await checkLog(database.db)).toEqual({ isIntact: true, lines: 3 })
    expect([await linesOf(old), await linesOf(young)]).toEqual([1, 2])
  })

  it('forgets more lines than are read at once', async () => {
    await emptyLog()
    const old = randomUUID()
    await inTransaction(database.db, async (tx) => {
      for (let line = 0; line < 1_001; line++) {
        await appendLine(tx, { requestId: old, kind: 'delete', step: 'received', manner: 'page' }, OLD)
      }
    })
    await append(randomUUID())
    await tidyUp(database.db, NOW)
    expect(await checkLog(database.db)).toEqual({ isIntact: true, lines: 1 })
  })
})
