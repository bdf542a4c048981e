import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { StandingConnection } from './standing-connection.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

it('takes nothing from the pool for good when it cannot be prepared', async () => {
  const pool = database.db.$client
  const inUse = () => pool.totalCount - pool.idleCount
  const lost: unknown[] = []
  const connection = new StandingConnection({
    pool,
    prepare: ['listen somewhere', 'no statement'],
    onNotification: () => undefined,
    onStanding: () => lost.push('it stands'),
    onLost: (error) => lost.push(error),
  })
  await connection.open()
  connection.close()
  expect(lost).toEqual([expect.objectContaining({ code: '42601' })])
  expect(inUse()).toBe(0)
})
