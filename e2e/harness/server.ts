import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SERVER, SERVER_ENVIRONMENT } from '../../scripts/bootstrap/commands.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const START_PATIENCE_MS = 300_000
const STOP_PATIENCE_MS = 300_000

/** The production server on a port and a data folder of its own, which both stay the same however often it starts. */
export interface ServerHandle {
  readonly address: string
  /** Where it keeps everything, its outgoing mails too. */
  readonly dataFolder: string
  /** Everything the server has written. */
  said(): string
  /** Resolves once the server answers; does nothing when it already does. */
  start(): Promise<void>
  /** Asks the server to stop and waits for it. */
  stop(): Promise<void>
  /** `kill -9` of the server and of its database at once. */
  kill(): Promise<void>
  /** Ends everything and takes the data away. */
  clear(): Promise<void>
}

/** Prepares a server, configured further by `more` variables; `start` starts it. */
export async function openServer(more: Readonly<Record<string, string>> = {}): Promise<ServerHandle> {
  const place = await mkdtemp(path.join(tmpdir(), 'placard-e2e-'))
  // PostgreSQL may run as somebody else, who has to get through to its folder.
  await chmod(place, 0o711)
  const dataFolder = path.join(place, 'data')
  const port = await freePort()
  let child: ChildProcess | undefined
  let text = ''

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null

  async function start(): Promise<void> {
    if (isRunning()) return
    const started = spawn(process.execPath, SERVER, {
      cwd: ROOT,
      env: { ...SERVER_ENVIRONMENT, ...environment(port, dataFolder), ...more },
      stdio: 'pipe',
    })
    const from = text.length
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
    }
    child = started
    const isReady = () => text.slice(from).includes('is ready:')
    await until(
      () => isReady() || started.exitCode !== null,
      START_PATIENCE_MS,
      () => `no server came up: ${text}`,
    )
    if (!isReady()) throw new Error(`the server ended: ${text}`)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || !isRunning()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await within(ended, STOP_PATIENCE_MS, 'the server did not stop')
  }

  async function killDatabase(): Promise<void> {
    const pid = await postmasterOf(dataFolder)
    if (pid === undefined) return
    process.kill(pid, 'SIGKILL')
    await until(
      () => !isAlive(pid),
      STOP_PATIENCE_MS,
      () => 'the database outlived its kill',
    )
  }

  return {
    address: `http://127.0.0.1:${port}`,
    dataFolder,
    said: () => text,
    start,
    stop: () => end('SIGTERM'),
    async kill() {
      const server = end('SIGKILL')
      await killDatabase()
      await server
    },
    async clear() {
      await end('SIGTERM').catch(() => end('SIGKILL'))
      await killDatabase()
      await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

function environment(port: number, dataFolder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(port),
    PLACARD_DATA_DIR: dataFolder,
    PLACARD_MAX_PACE: '10000',
    LOG_LEVEL: 'warn',
  }
}

/** A port that is no connection's own end: while a server is away, nothing is to take its place by chance. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Number of the database process that runs on the data folder; undefined when none does. */
async function postmasterOf(dataFolder: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return commandLine.includes('postgres') ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Looks again every few milliseconds until something is so. */
async function until(isSo: () => boolean, patienceMs: number, complaint: () => string): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(complaint())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function within(promise: Promise<unknown>, patienceMs: number, complaint: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), patienceMs)
  })
  try {
    await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
