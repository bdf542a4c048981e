import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PageSocket } from '../../testing/page-socket.ts'
import { Player } from '../../testing/player.ts'
import { expectWholeLogs } from '../../testing/session-logs.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openWorkbench, signUpAt, untilReady, type Workbench } from '../../testing/workbench.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY
const MOVED_CLOCK = path.resolve(import.meta.dirname, '../../testing/moved-clock.ts')
/**
 * A session stands still no longer than half a minute after a clock was moved. Counted in looks, which on a busy machine
 * come as late as what they look for.
 */
const LOOK_MS = 100
const MOST_LOOKS = 300

let database: TestDatabase
let benches: Workbench[]

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.execute(sql`truncate users cascade`)
  benches = []
})
afterEach(async () => {
  for (const bench of benches) await bench.clear()
})

/** A server on the shared database whose clock can be moved. */
async function aServer() {
  const bench = await openWorkbench()
  benches.push(bench)
  const file = path.join(bench.place, 'clock')
  const program = bench.run('main.ts', [], {
    DATABASE_URL: database.url,
    PLACARD_SECRET: 'one secret for both of these servers',
    PLACARD_MAX_PACE: '10000',
    NODE_OPTIONS: `--throw-deprecation --import=${MOVED_CLOCK}`,
    MOVED_CLOCK_FILE: file,
  })
  return { address: await untilReady(program), moveTo: (ms: number) => writeFile(file, String(ms)) }
}

/** Two sessions under way at the first server, a page on each, and how far they have come. */
async function played(address: string) {
  const token = await signUpAt(address, 'ada@example.org')
  const player = Player.at(address, token)
  const ids = [await player.open({ pace: 20, seed: 1 }), await player.open({ pace: 20, seed: 2 })]
  const pages = await Promise.all(ids.map((id) => PageSocket.following(address, token, id)))
  const events = async () => {
    const rows = await database.db.execute(sql`select id, version, status from sessions order by id`)
    return rows.rows.map(({ version, status }) => ({ version: Number(version), status: String(status) }))
  }
  /** Both sessions run on by themselves, within half a minute. */
  const expectGoingOn = async () => {
    const before = await events()
    let looks = 0
    const goesOn = async () => {
      looks += 1
      return (await events()).every(({ version }, at) => version > (before[at]?.version ?? 0) + 3)
    }
    await expect.poll(goesOn, { interval: LOOK_MS }).toBe(true)
    expect(looks).toBeLessThanOrEqual(MOST_LOOKS)
    expect((await events()).map(({ status }) => status)).toEqual(['active', 'active'])
  }
  /** Each page was told each entry once, in order, and the logs are whole. */
  const expectToldOnce = async () => {
    await expectWholeLogs(database.db, ids)
    for (const page of pages) {
      const told = page.entries()
      expect(told).toEqual([...new Set(told)].sort((a, b) => a - b))
    }
  }
  return { player, ids, expectGoingOn, expectToldOnce }
}

describe('D11 running sessions go on within half a minute, nothing is told twice', () => {
  it('D11 on one server whose clock goes a day ahead and back, an hour back, years ahead and years back', async () => {
    const server = await aServer()
    const { expectGoingOn, expectToldOnce, player, ids } = await played(server.address)
    await expectGoingOn()
    for (const moves of [[DAY, 0], [-HOUR], [10 * YEAR, -5 * YEAR], [0]]) {
      for (const move of moves) {
        await server.moveTo(move)
        await delay(3_000)
      }
      await expectGoingOn()
      await expectToldOnce()
    }
    const said = { kind: 'act', act: { kind: 'remark' }, text: 'We are still here.' } as const
    expect((await player.command(ids[0] ?? '', said)).status).toBe(200)
  })

  it.each([
    { moved: [0, 1], because: 'both clocks jump' },
    { moved: [1], because: 'the clock of the server nobody looks at jumps' },
  ])('D11 on two servers: a day ahead and back, $because', async ({ moved }) => {
    const servers = [await aServer(), await aServer()]
    const { expectGoingOn, expectToldOnce } = await played(servers[0]?.address ?? '')
    await expectGoingOn()
    for (const move of [DAY, 0]) {
      for (const at of moved) await servers[at]?.moveTo(move)
      await delay(4_000)
    }
    await expectGoingOn()
    await expectToldOnce()
  })
})
