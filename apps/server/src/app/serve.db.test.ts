import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  authAnswerOf,
  openWorkbench,
  postTo,
  signUpAt,
  statusOf,
  untilReady,
  type Workbench,
} from '../testing/workbench.ts'

let bench: Workbench

beforeEach(async () => {
  bench = await openWorkbench()
})
afterEach(() => bench.clear())

describe('npm start', () => {
  it('says where it is, and stops cleanly when asked twice at once, the database included', async () => {
    const program = bench.run('main.ts')
    const address = await untilReady(program)
    expect(program.said()).toContain(`Data folder: ${bench.dataFolder}`)
    expect(program.said()).toContain(`Mail is written to the folder ${bench.dataFolder}/outbox`)
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await statusOf(address, '/readyz')).toBe(200)
    expect(await statusOf(address.replace('localhost', '127.0.0.1'), '/readyz')).toBe(200)
    program.child.kill('SIGINT')
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(await bench.databasePid()).toBe(0)
  })

  it('has logged every call it answered, and its stop, on SIGTERM', async () => {
    await bench.takeDatabase()
    const program = bench.run('main.ts', [], { LOG_LEVEL: 'info' })
    const address = await untilReady(program)
    const calls = 30
    await Promise.all(Array.from({ length: calls }, () => statusOf(address, '/api/auth/me?secret=cobalt')))
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    const lines = program.said().split('\n')
    const told = lines.filter((line) => line.includes('"route":"/api/auth/me"')).map((line) => JSON.parse(line))
    expect(told).toHaveLength(calls)
    expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(calls)
    expect(told.at(-1)).toMatchObject({ method: 'GET', route: '/api/auth/me', status: 401, ms: expect.any(Number) })
    expect(lines.filter((line) => line.includes('"msg":"stopping"'))).toHaveLength(1)
    expect(program.said()).not.toContain('cobalt')
  })

  it('refuses a second start on the same folder, naming the first', async () => {
    await bench.takeDatabase()
    const first = bench.run('main.ts')
    await untilReady(first)
    const second = bench.run('main.ts')
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(
      `Placard already runs on the data folder ${bench.dataFolder}: process ${first.child.pid}`,
    )
    expect(second.said()).not.toContain('    at ')
  })

  it('names every wrong variable and keeps their values to itself', async () => {
    const program = bench.run('main.ts', [], { PORT: 'http', LOG_LEVEL: 'loud', PLACARD_SECRET: 'hunter2' })
    expect(await program.ended).toBe(1)
    for (const name of ['PORT must be', 'LOG_LEVEL must be', 'PLACARD_SECRET must be'])
      expect(program.said()).toContain(name)
    expect(program.said()).not.toContain('hunter2')
  })

  it('says so when the port is taken', async () => {
    const other = `${bench.dataFolder}-other`
    for (const folder of [bench.dataFolder, other]) await bench.takeDatabase(folder)
    const first = bench.run('main.ts')
    const port = new URL(await untilReady(first)).port
    const second = bench.run('main.ts', [], { PORT: port, PLACARD_DATA_DIR: other })
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`Port ${port} is taken`)
  })

  it('says so when the given database cannot be reached, without its password', async () => {
    const program = bench.run('main.ts', [], { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/placard' })
    expect(await program.ended).toBe(1)
    expect(program.said()).toContain('DATABASE_URL: 127.0.0.1:9/placard cannot be used')
    expect(program.said()).not.toContain('hunter2')
  })
})

describe('after a kill -9', () => {
  beforeEach(() => bench.takeDatabase())

  it('of the server: the next start adopts the database, and everyone is still signed in', async () => {
    const first = bench.run('main.ts')
    const token = await signUpAt(await untilReady(first), 'ada@example.org')
    const pid = await bench.databasePid()
    first.child.kill('SIGKILL')
    await first.ended
    const address = await untilReady(bench.run('main.ts'))
    expect(await bench.databasePid()).toBe(pid)
    expect(await statusOf(address, '/api/auth/me', token)).toBe(200)
  })

  it('of the database: requests answer 503 at worst and work again by themselves (DB-2)', async () => {
    const program = bench.run('main.ts')
    const address = await untilReady(program)
    const token = await signUpAt(address, 'ada@example.org')
    const pid = await bench.databasePid()
    process.kill(pid, 'SIGKILL')
    const seen = new Set<number>()
    const read = async () => {
      const status = await statusOf(address, '/api/auth/me', token)
      seen.add(status)
      return { status, isNew: (await bench.databasePid()) !== pid }
    }
    await expect.poll(read, { interval: 20 }).toEqual({ status: 200, isNew: true })
    // a connection may outlive its server for a moment; its answers are still right then
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await statusOf(address, '/healthz')).toBe(200)
    expect(program.child.exitCode).toBe(null)
  })

  it('of both: the next start has everything that was acknowledged', async () => {
    const first = bench.run('main.ts')
    const token = await signUpAt(await untilReady(first), 'ada@example.org')
    process.kill(await bench.databasePid(), 'SIGKILL')
    first.child.kill('SIGKILL')
    await first.ended
    const address = await untilReady(bench.run('main.ts'))
    expect(await statusOf(address, '/api/auth/me', token)).toBe(200)
  })
})

describe('npm run admin', () => {
  it('creates an administrator beside the running server, with a password shown once', async () => {
    await bench.takeDatabase()
    const address = await untilReady(bench.run('main.ts'))
    const command = bench.run('admin.ts', ['create-administrator', 'chair@example.org'])
    expect(await command.ended).toBe(0)
    const password = /only now: (\S+)/.exec(command.said())?.[1]
    const answer = await postTo(address, '/api/auth/login', { email: 'chair@example.org', password })
    expect((await authAnswerOf(answer)).user).toMatchObject({ role: 'ADMIN', hasTemporaryPassword: true })
    expect(command.said()).toContain('It has to be changed at the first sign-in.')
  })

  it('suspends and deletes beside the running server, with effect at once', async () => {
    await bench.takeDatabase()
    const address = await untilReady(bench.run('main.ts'))
    const token = await signUpAt(address, 'ada@example.org')
    expect(await bench.run('admin.ts', ['suspend', 'ada@example.org']).ended).toBe(0)
    expect(await statusOf(address, '/api/auth/me', token)).toBe(401)
    expect(await bench.run('admin.ts', ['delete', 'ADA@example.org']).ended).toBe(0)
    const again = bench.run('admin.ts', ['delete', 'ada@example.org'])
    expect(await again.ended).toBe(1)
    expect(again.said()).toContain('There is no account with this email address.')
  })

  it('works without a server, and leaves no database running', async () => {
    expect(await bench.run('admin.ts', ['create-administrator', 'chair@example.org']).ended).toBe(0)
    expect(await bench.databasePid()).toBe(0)
  })

  it.each([{ args: [] }, { args: ['promote', 'a@b.co'] }, { args: ['suspend'] }])(
    'explains itself to $args',
    async ({ args }) => {
      const program = bench.run('admin.ts', args)
      expect(await program.ended).toBe(2)
      expect(program.said()).toContain('Usage: npm run admin')
    },
  )
})

describe('npm run privacy', () => {
  it('reports on the requests of a year, beside the running server and without it', async () => {
    await bench.takeDatabase()
    const server = bench.run('main.ts')
    const address = await untilReady(server)
    const token = await signUpAt(address, 'ada@example.org')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ optOut: true })
    const answer = await fetch(`${address}/api/privacy/choices`, { method: 'PUT', headers, body })
    expect(answer.status).toBe(200)
    const beside = bench.run('privacy.ts', ['report'])
    expect(await beside.ended).toBe(0)
    expect(beside.said()).toMatch(/To opt out +1 +1 +0 +0 +0 +0 +0\.0 +0\.0/)
    expect(beside.said()).toContain('The log of requests is whole: 2 lines.')
    server.child.kill('SIGTERM')
    await server.ended
    const after = bench.run('privacy.ts', ['report', '2024', '--json'])
    expect(await after.ended).toBe(0)
    expect(JSON.parse(after.said())).toMatchObject({ year: 2024, log: { isIntact: true, lines: 2 } })
  })

  it.each([{ args: [] }, { args: ['forget'] }, { args: ['report', 'last'] }, { args: ['report', '--all'] }])(
    'explains itself to $args',
    async ({ args }) => {
      const program = bench.run('privacy.ts', args)
      expect(await program.ended).toBe(2)
      expect(program.said()).toContain('Usage: npm run privacy')
    },
  )
})
