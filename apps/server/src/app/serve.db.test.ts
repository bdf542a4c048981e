import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AuthAnswer, successReply } from '@placard/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const MAIN = path.resolve(import.meta.dirname, '../main.ts')
const ADMIN = path.resolve(import.meta.dirname, '../admin.ts')

/** A program that was started, and what it has said so far. */
interface Program {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

let place: string
let programs: Program[]

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'placard-serve-'))
  await chmod(place, 0o711)
  programs = []
})
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL')
  await stopDatabase()
  await rm(place, { recursive: true, force: true })
})

async function databasePid(): Promise<number> {
  const text = await readFile(path.join(place, 'data', 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0])
}

async function stopDatabase(): Promise<void> {
  const pid = await databasePid()
  if (!(pid > 0)) return
  process.kill(pid, 'SIGINT')
  await expect.poll(databasePid, { timeout: 10_000 }).toBe(0)
}

function run(script: string, args: readonly string[] = [], environment: Record<string, string> = {}): Program {
  const env = { PATH: process.env.PATH, PORT: '0', PLACARD_DATA_DIR: path.join(place, 'data'), ...environment }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    text += String(chunk)
  })
  const program = {
    child,
    said: () => text,
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
  }
  programs.push(program)
  return program
}

async function untilReady(program: Program): Promise<string> {
  await expect.poll(program.said, { timeout: 20_000, interval: 20 }).toMatch(/ready: http/)
  return /ready: (\S+)/.exec(program.said())?.[1] ?? ''
}

const answerOf = (body: unknown) => successReply(AuthAnswer).parse(body).data

async function signUp(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a floor of one’s own', name: 'Ada' }),
  })
  expect(answer.status).toBe(201)
  return answerOf(await answer.json()).token
}

const statusOf = async (address: string, url: string, token = '') =>
  (await fetch(address + url, { headers: { authorization: `Bearer ${token}` } })).status

describe('npm start', () => {
  it('says where it is, and stops cleanly when asked twice at once, the database included', async () => {
    const program = run(MAIN)
    const address = await untilReady(program)
    expect(program.said()).toContain(`Data folder: ${path.join(place, 'data')}`)
    expect(await statusOf(address, '/readyz')).toBe(200)
    program.child.kill('SIGINT')
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(await databasePid()).toBe(0)
  })

  it('refuses a second start on the same folder, naming the first', async () => {
    const first = run(MAIN)
    await untilReady(first)
    const second = run(MAIN)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(
      `Placard already runs on the data folder ${path.join(place, 'data')}: process ${first.child.pid}`,
    )
    expect(second.said()).not.toContain('    at ')
  })

  it('names every wrong variable and keeps their values to itself', async () => {
    const program = run(MAIN, [], { PORT: 'http', LOG_LEVEL: 'loud', PLACARD_SECRET: 'hunter2' })
    expect(await program.ended).toBe(1)
    for (const name of ['PORT must be', 'LOG_LEVEL must be', 'PLACARD_SECRET must be'])
      expect(program.said()).toContain(name)
    expect(program.said()).not.toContain('hunter2')
  })

  it('says so when the port is taken', async () => {
    const first = run(MAIN)
    const port = new URL(await untilReady(first)).port
    const second = run(MAIN, [], { PORT: port, PLACARD_DATA_DIR: path.join(place, 'other') })
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`Port ${port} is taken`)
  })

  it('says so when the given database cannot be reached, without its password', async () => {
    const program = run(MAIN, [], { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/placard' })
    expect(await program.ended).toBe(1)
    expect(program.said()).toContain('DATABASE_URL: 127.0.0.1:9/placard cannot be used')
    expect(program.said()).not.toContain('hunter2')
  })
})

describe('after a kill -9', () => {
  it('of the server: the next start adopts the database, and everyone is still signed in', async () => {
    const first = run(MAIN)
    const token = await signUp(await untilReady(first), 'ada@example.org')
    const pid = await databasePid()
    first.child.kill('SIGKILL')
    await first.ended
    const address = await untilReady(run(MAIN))
    expect(await databasePid()).toBe(pid)
    expect(await statusOf(address, '/api/auth/me', token)).toBe(200)
  })

  it('of the database: requests answer 503 at once and work again by themselves (DB-2)', async () => {
    const program = run(MAIN)
    const address = await untilReady(program)
    const token = await signUp(address, 'ada@example.org')
    const pid = await databasePid()
    process.kill(pid, 'SIGKILL')
    expect(await statusOf(address, '/api/auth/me', token)).toBe(503)
    expect(await statusOf(address, '/healthz')).toBe(200)
    await expect.poll(() => statusOf(address, '/api/auth/me', token), { timeout: 10_000, interval: 50 }).toBe(200)
    expect(program.child.exitCode).toBe(null)
  })

  it('of both: the next start has everything that was acknowledged', async () => {
    const first = run(MAIN)
    const token = await signUp(await untilReady(first), 'ada@example.org')
    process.kill(await databasePid(), 'SIGKILL')
    first.child.kill('SIGKILL')
    await first.ended
    const address = await untilReady(run(MAIN))
    expect(await statusOf(address, '/api/auth/me', token)).toBe(200)
  })
})

describe('npm run admin', () => {
  it('creates an administrator beside the running server, with a password told once', async () => {
    const address = await untilReady(run(MAIN))
    const command = run(ADMIN, ['create-administrator', 'chair@example.org'])
    expect(await command.ended).toBe(0)
    const password = /only now: (\S+)/.exec(command.said())?.[1]
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'chair@example.org', password }),
    })
    expect(answerOf(await answer.json()).user.role).toBe('ADMIN')
  })

  it('suspends and deletes beside the running server, with effect at once', async () => {
    const address = await untilReady(run(MAIN))
    const token = await signUp(address, 'ada@example.org')
    expect(await run(ADMIN, ['suspend', 'ada@example.org']).ended).toBe(0)
    expect(await statusOf(address, '/api/auth/me', token)).toBe(401)
    expect(await run(ADMIN, ['delete', 'ADA@example.org']).ended).toBe(0)
    const again = run(ADMIN, ['delete', 'ada@example.org'])
    expect(await again.ended).toBe(1)
    expect(again.said()).toContain('There is no account with this email address.')
  })

  it('works without a server, and leaves no database running', async () => {
    expect(await run(ADMIN, ['create-administrator', 'chair@example.org']).ended).toBe(0)
    expect(await databasePid()).toBe(0)
  })

  it.each([{ args: [] }, { args: ['promote', 'a@b.co'] }, { args: ['suspend'] }])(
    'explains itself to $args',
    async ({ args }) => {
      const program = run(ADMIN, args)
      expect(await program.ended).toBe(2)
      expect(program.said()).toContain('Usage: npm run admin')
    },
  )
})
