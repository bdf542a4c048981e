import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Moved } from '../../ports/notice-bus.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { PostgresBus } from './postgres-bus.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

async function aBus(serverId: string) {
  const heard: Moved[] = []
  const failures: unknown[] = []
  const bus = new PostgresBus({
    pool: database.db.$client,
    serverId,
    onMoved: (moved) => heard.push(moved),
    onPersonalNews: () => undefined,
    onHearing: () => undefined,
    onDeaf: () => undefined,
    onFailure: (error) => failures.push(error),
  })
  await bus.open()
  const { rows } = await bus.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
  return { bus, heard, failures, pid: rows[0]?.pid ?? 0 }
}

it('notices of one session that are due together are one', async () => {
  const [here, there] = [await aBus('here'), await aBus('there')]
  here.bus.tell({ sessionId: 'a', after: 3, seq: 4 })
  here.bus.tell({ sessionId: 'b', after: 0, seq: 1 })
  here.bus.tell({ sessionId: 'a', after: 4, seq: 6 })
  await expect
    .poll(() => there.heard)
    .toEqual([
      { sessionId: 'a', after: 3, seq: 6 },
      { sessionId: 'b', after: 0, seq: 1 },
    ])
  expect(here.heard).toEqual([])
  await here.bus.close()
  await there.bus.close()
})

it('notices that could not be sent are sent once the connection stands again', async () => {
  const [here, there] = [await aBus('here'), await aBus('there')]
  await there.bus.query({ text: 'select pg_terminate_backend($1)', values: [here.pid] })
  await expect.poll(() => here.failures.length).toBeGreaterThan(0)
  for (let at = 0; at < 100; at++) here.bus.tell({ sessionId: `s${at}`, after: 0, seq: 1 })
  await expect.poll(() => there.heard.length).toBe(100)
  expect(here.failures.length).toBeGreaterThan(1)
  await here.bus.close()
  await there.bus.close()
})
