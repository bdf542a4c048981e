import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sessions } from '../../database/schema.ts'
import { PageSocket } from '../../testing/page-socket.ts'
import { Player } from '../../testing/player.ts'
import { expectWholeLogs } from '../../testing/session-logs.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openWorkbench, type Program, signUpAt, untilReady, type Workbench } from '../../testing/workbench.ts'

const REMARK = { kind: 'act', act: { kind: 'remark' }, text: 'We thank the chair.' } as const

let database: TestDatabase
let benches: Workbench[]
let servers: Program[]
let addresses: string[]

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  await database.db.execute(sql`truncate users cascade`)
  const environment = {
    DATABASE_URL: database.url,
    PLACARD_SECRET: 'one secret for both of these servers',
    PLACARD_MAX_PACE: '10000',
  }
  benches = [await openWorkbench(), await openWorkbench()]
  servers = benches.map((bench) => bench.run('main.ts', [], environment))
  addresses = await Promise.all(servers.map(untilReady))
})
afterEach(async () => {
  for (const bench of benches) await bench.clear()
})

async function aPersonOnBoth() {
  const token = await signUpAt(addresses[0] ?? '', 'ada@example.org')
  return { token, players: addresses.map((address) => Player.at(address, token)) }
}

const versions = async () => {
  const rows = await database.db.select({ id: sessions.id, version: sessions.version }).from(sessions)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

it('two servers tick many sessions, each tick once (MI-1)', async () => {
  const { players } = await aPersonOnBoth()
  const ids: string[] = []
  for (let at = 0; at < 12; at++) ids.push((await players[at % 2]?.open({ pace: 200, seed: at + 1 })) ?? '')
  const grown = async () => [...(await versions()).values()].every((version) => version > 40)
  await expect.poll(grown).toBe(true)
  const owners = async () =>
    (await database.db.execute(sql`select count(distinct lease_owner)::int as owners from sessions`)).rows[0]?.owners
  await expect.poll(owners).toBe(2)
  await expectWholeLogs(database.db, ids)
})

it('D16 a server under way does nothing that is deprecated, such as asking twice at once on one connection', async () => {
  const { players } = await aPersonOnBoth()
  const ids: string[] = []
  for (let at = 0; at < 8; at++) ids.push((await players[at % 2]?.open({ pace: 100, seed: at + 1 })) ?? '')
  await Promise.all(ids.map((id, at) => players[at % 2]?.command(id, REMARK)))
  await expect.poll(async () => [...(await versions()).values()].every((version) => version > 20)).toBe(true)
  for (const server of servers) {
    expect(server.said()).not.toMatch(/deprecat/i)
    expect(server.child.exitCode).toBe(null)
  }
})

it('a page sees each step once, whichever server it is on and whichever acts (MI-4)', async () => {
  const { token, players } = await aPersonOnBoth()
  const [here, there] = players
  const sessionId = (await here?.open({ pace: 50 })) ?? ''
  const pages = await Promise.all(addresses.map((address) => PageSocket.following(address, token, sessionId)))
  for (let at = 0; at < 6; at++) {
    const answer = await (at % 2 === 0 ? here : there)?.command(sessionId, REMARK)
    expect(answer?.status).toBe(200)
  }
  await expect.poll(async () => (await here?.command(sessionId, { kind: 'pause' }))?.status).toBe(200)
  const whole = async () => (await there?.get(sessionId))?.data
  for (const page of pages) {
    const stands = async () => ({ closed: page.closeCode, behind: ((await whole())?.view.seq ?? 0) - page.seq() })
    await expect.poll(stands).toEqual({ closed: undefined, behind: 0 })
    expect(page.entries()).toEqual((await whole())?.entries.map(({ seq }) => seq))
  }
})

it('two servers take commands on one session at once, none is lost or doubled', async () => {
  const { players } = await aPersonOnBoth()
  const sessionId = (await players[0]?.open()) ?? ''
  const asked = Array.from({ length: 10 }, (_, at) => players[at % 2]?.command(sessionId, REMARK, `say-${at}`))
  const answers = await Promise.all(asked)
  const taken = answers.filter((answer) => answer?.status === 200)
  expect(answers.filter((answer) => answer?.status !== 200).map((answer) => answer?.problem?.code)).toEqual(
    Array(10 - taken.length).fill('version-conflict'),
  )
  const said = (await players[1]?.get(sessionId))?.data?.entries.filter(({ act }) => act === 'remark')
  expect(said?.length).toBe(taken.length)
  await expectWholeLogs(database.db, [sessionId])
})

it('a server that freezes is relieved after its leases end, and writes nothing when it wakes (MI-2)', async () => {
  const { players } = await aPersonOnBoth()
  const [, there] = players
  const ids: string[] = []
  for (let at = 0; at < 4; at++) ids.push((await players[0]?.open({ pace: 100, seed: at + 1 })) ?? '')
  await expect.poll(async () => [...(await versions()).values()].every((version) => version > 5)).toBe(true)
  servers[0]?.child.kill('SIGSTOP')
  const frozen = await versions()
  const goesOn = async () => [...(await versions())].every(([id, version]) => version > (frozen.get(id) ?? 0))
  await expect.poll(goesOn).toBe(true)
  servers[0]?.child.kill('SIGCONT')
  const woken = await versions()
  const further = async () => [...(await versions())].every(([id, version]) => version > (woken.get(id) ?? 0) + 3)
  await expect.poll(further).toBe(true)
  for (const id of ids) expect((await there?.command(id, { kind: 'pause' }))?.status).toBe(200)
  await expectWholeLogs(database.db, ids)
})
