import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/adapters/postgres/embedded.ts'
import { openDataFolder } from '../../apps/server/src/process/data-folder.ts'
import { SERVER, SERVER_ENVIRONMENT } from '../../scripts/bootstrap/commands.mjs'
import { childrenOf, ROOT, type TemporaryFolder, temporaryFolder, UNLIMITED } from '../processes.ts'

const MOVED_CLOCK = path.join(ROOT, 'apps/server/src/testing/moved-clock.ts')
/** Start-up timeout: a server that is not up again after it counts as broken by a fault. */
const START_PATIENCE_MS = 120_000
const SECRET = 'one secret for all servers of a fault run'

interface Server {
  readonly address: string
  readonly dataFolder: string
  readonly clockFile: string
  readonly environment: Readonly<Record<string, string>>
  child: ChildProcess | undefined
  said: string
  /** Exits caused by a fault are expected; any other is a finding. */
  isMeantToEnd: boolean
}

/** Servers on one PostgreSQL, each in its own process, restarted whenever they exit. */
export class Site {
  /** Crashes of servers that no fault had ended. */
  readonly crashes: string[] = []
  readonly #folder: TemporaryFolder
  readonly #servers: readonly Server[]
  readonly #postgres: EmbeddedPostgres | undefined
  #isClosing = false

  private constructor(folder: TemporaryFolder, servers: readonly Server[], postgres: EmbeddedPostgres | undefined) {
    this.#folder = folder
    this.#servers = servers
    this.#postgres = postgres
  }

  /** One server with its embedded database, or two on a shared database that is kept running for them. */
  static async open(count: 1 | 2): Promise<Site> {
    const folder = await temporaryFolder()
    const postgres =
      count === 1 ? undefined : await startEmbeddedPostgres(await openDataFolder(path.join(folder.path, '0')))
    const database = postgres === undefined ? {} : { DATABASE_URL: urlOf(postgres) }
    const servers: Server[] = []
    for (let at = 1; at <= count; at++) servers.push(await aServer(folder.path, at, database))
    const site = new Site(folder, servers, postgres)
    try {
      for (const server of servers) await site.#start(server)
    } catch (error) {
      await site.clear()
      throw error
    }
    return site
  }

  get addresses(): readonly string[] {
    return this.#servers.map(({ address }) => address)
  }

  /** `kill -9`; the server is restarted at once. */
  async killServer(at: number): Promise<void> {
    const server = this.#at(at)
    server.isMeantToEnd = true
    await end(server, 'SIGKILL')
  }

  /** `kill -9` (SIGKILL) or an immediate shutdown (SIGQUIT) of the database; its supervisor restarts it. */
  async endPostgres(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    signalTo(await this.#postmaster(), signal)
  }

  /** Terminates every server's database connections. */
  async endConnections(): Promise<void> {
    for (const { pid, commandLine } of await childrenOf(await this.#postmaster())) {
      if (/127\.0\.0\.1\(\d+\)/.test(commandLine)) signalTo(pid, 'SIGTERM')
    }
  }

  async freezeServer(at: number, ms: number): Promise<void> {
    const { child } = this.#at(at)
    child?.kill('SIGSTOP')
    await delay(ms)
    child?.kill('SIGCONT')
  }

  async freezePostgres(ms: number): Promise<void> {
    const postmaster = await this.#postmaster()
    const pids = [postmaster, ...(await childrenOf(postmaster)).map(({ pid }) => pid)]
    for (const pid of pids) signalTo(pid, 'SIGSTOP')
    await delay(ms)
    for (const pid of pids) signalTo(pid, 'SIGCONT')
  }

  /** Sets a server's clock ahead temporarily. */
  async moveClock(at: number, byMs: number, forMs: number): Promise<void> {
    const { clockFile } = this.#at(at)
    await writeFile(clockFile, String(byMs))
    await delay(forMs)
    await writeFile(clockFile, '0')
  }

  /** Polls every server until it is ready. */
  async healthy(): Promise<void> {
    const giveUpAt = performance.now() + START_PATIENCE_MS
    for (const { address, said } of this.#servers) {
      while (!(await isReady(address))) {
        if (performance.now() > giveUpAt) throw new Error(`${address} did not come back:\n${said.slice(-2_000)}`)
        await delay(100)
      }
    }
  }

  /** Ends all processes and deletes the data. */
  async clear(): Promise<void> {
    this.#isClosing = true
    const postmaster = await this.#postmaster().catch(() => 0)
    for (const server of this.#servers) await end(server, 'SIGKILL')
    await this.#postgres?.stop().catch(() => undefined)
    signalTo(postmaster, 'SIGQUIT')
    while (postmaster > 0 && isAlive(postmaster)) await delay(50)
    await this.#folder[Symbol.asyncDispose]()
  }

  #at(at: number): Server {
    const server = this.#servers[at % this.#servers.length]
    if (server === undefined) throw new RangeError(`there is no server ${at}`)
    return server
  }

  async #postmaster(): Promise<number> {
    if (this.#postgres !== undefined) return this.#postgres.pid()
    const file = path.join(this.#at(0).dataFolder, 'postgres/postmaster.pid')
    return Number((await readFile(file, 'utf8').catch(() => '0')).split('\n')[0])
  }

  async #start(server: Server): Promise<void> {
    server.said = ''
    server.isMeantToEnd = false
    const child = spawn(process.execPath, SERVER, {
      cwd: ROOT,
      env: { ...SERVER_ENVIRONMENT, ...process.env, ...server.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server.child = child
    const listen = (chunk: unknown) => {
      server.said = (server.said + String(chunk)).slice(-20_000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const isUp = Promise.withResolvers<void>()
    child.stdout.on('data', () => server.said.includes('ready: http') && isUp.resolve())
    child.once('close', () => {
      isUp.resolve()
      void this.#again(server)
    })
    await isUp.promise
  }

  /** Restarts a server that exited; one that failed to start while its database was down retries after a delay. */
  async #again(server: Server): Promise<void> {
    if (this.#isClosing) return
    const wasUp = server.said.includes('ready: http')
    if (wasUp && !server.isMeantToEnd)
      this.crashes.push(`${server.address} ended by itself:\n${server.said.slice(-2_000)}`)
    if (!wasUp) await delay(500)
    if (!this.#isClosing) await this.#start(server)
  }
}

async function aServer(folder: string, at: number, database: Readonly<Record<string, string>>): Promise<Server> {
  const port = await steadyPort()
  const dataFolder = path.join(folder, String(at))
  const clockFile = path.join(folder, `clock-${at}`)
  const environment = {
    ...UNLIMITED,
    ...database,
    PORT: String(port),
    PLACARD_DATA_DIR: dataFolder,
    PLACARD_SECRET: SECRET,
    PLACARD_TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--throw-deprecation --import=${MOVED_CLOCK}`,
    MOVED_CLOCK_FILE: clockFile,
  }
  const address = `http://127.0.0.1:${port}`
  return { address, dataFolder, clockFile, environment, child: undefined, said: '', isMeantToEnd: false }
}

function urlOf({ connection: { user, password, host, port, database } }: EmbeddedPostgres): string {
  return `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`
}

async function end({ child }: Server, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'close')
  child.kill(signal)
  await gone
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, signal)
  } catch {
    // it has already exited
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A port below the ephemeral range, so that no outgoing connection takes it while its server is down. */
async function steadyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
