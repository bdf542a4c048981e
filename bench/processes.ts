import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SERVER, SERVER_ENVIRONMENT } from '../scripts/bootstrap/commands.mjs'
import { ensurePage } from '../scripts/bootstrap/page.mjs'

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '..')

/** Settings of a server without limits on usage. */
export const UNLIMITED = {
  PLACARD_PLANS: JSON.stringify({
    FREE: { limits: { wordsPerDay: null, aiInteractions: null, campaigns: null, exports: null } },
  }),
} as const

/** Token for reading a measured server’s metrics. */
const METRICS_TOKEN = 'whoever-measures-may-read'

/** A server started for a measurement. */
export interface BenchServer {
  readonly address: string
  /** Time from the start of the process until it is ready. */
  readonly startMs: number
  readonly dataFolder: string
  readonly child: ChildProcess
  /** Stops it and its database; the data is kept. */
  stop(): Promise<void>
}

interface ServerOptions {
  /** Node's arguments. */
  readonly script?: readonly string[]
  readonly cwd?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** A folder that is deleted at the end of the scope. */
export interface TemporaryFolder extends AsyncDisposable {
  readonly path: string
}

/** A temporary folder readable by the database, which runs as another user when we are root. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'placard-bench-'))
  await chmod(folder, 0o711)
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** A server on a data folder of its own; at the end of the scope it is stopped and the folder deleted. */
export async function temporaryServer(options: ServerOptions = {}): Promise<BenchServer & AsyncDisposable> {
  // a fresh clone has no page yet, and many look at it
  await ensurePage({ root: ROOT, node: process.execPath, env: process.env })
  const folder = await temporaryFolder()
  const server = await startServer(folder.path, options)
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** Starts a server on a data folder and waits until it reports that it is ready. */
export async function startServer(
  dataFolder: string,
  { script = SERVER, cwd = ROOT, environment = {} }: ServerOptions = {},
): Promise<BenchServer> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    PLACARD_DATA_DIR: dataFolder,
    PLACARD_MAX_PACE: '10000',
    PLACARD_METRICS_TOKEN: METRICS_TOKEN,
    LOG_LEVEL: 'warn',
  }
  const since = performance.now()
  const child = spawn(process.execPath, script, {
    cwd,
    env: { ...SERVER_ENVIRONMENT, ...process.env, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await readiness(child)
  const startMs = performance.now() - since
  return {
    address: `http://127.0.0.1:${port}`,
    startMs,
    dataFolder,
    child,
    async stop() {
      const gone = once(child, 'close')
      child.kill('SIGINT')
      await gone
    },
  }
}

/** A server's metrics. */
export async function figuresOf(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
}

function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: unknown) => {
      said += String(chunk)
      if (!said.includes('ready: http')) return
      // later output is drained, as any supervisor would, and discarded
      for (const stream of streams) stream?.off('data', listen).resume()
      resolve()
    }
    const streams = [child.stdout, child.stderr]
    for (const stream of streams) stream?.on('data', listen)
    child.once('close', () => reject(new Error(`the server did not start:\n${said}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Memory of a server and its database in MB; shared pages count once. Linux only. */
export async function memoryOf({ child, dataFolder }: BenchServer): Promise<{ server: number; database: number }> {
  const database = await Promise.all((await databaseFamily(dataFolder)).map(proportionalMegabytes))
  return {
    server: await proportionalMegabytes(child.pid ?? 0),
    database: database.reduce((sum, size) => sum + size, 0),
  }
}

/** Polls a server's memory every so many ms until stopped. @returns the peak, in MB. */
export function peakMemory(server: BenchServer, everyMs: number): { stop: () => Promise<number> } {
  let peak = 0
  const look = async () => {
    peak = Math.max(peak, (await memoryOf(server)).server)
  }
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await look()
      return peak
    },
  }
}

/** CPU time in ms of a process and its database since they started. Linux only. */
export async function processorMsOf({ child, dataFolder }: Pick<BenchServer, 'child' | 'dataFolder'>) {
  const database = await Promise.all((await databaseFamily(dataFolder)).map(processorMs))
  return { server: await processorMs(child.pid ?? 0), database: database.reduce((sum, ms) => sum + ms, 0) }
}

/** CPU time in ms of one process. Linux only. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // user and system time, in hundredths of a second
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

async function databaseFamily(dataFolder: string): Promise<number[]> {
  const postmaster = Number((await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  const parents = await parentsByPid()
  return [...parents].filter(([pid, parent]) => pid === postmaster || parent === postmaster).map(([pid]) => pid)
}

/** Child processes of a process, with their command lines. Linux only. */
export async function childrenOf(pid: number): Promise<{ readonly pid: number; readonly commandLine: string }[]> {
  const children = [...(await parentsByPid())].filter(([, parent]) => pid > 0 && parent === pid)
  return Promise.all(
    children.map(async ([child]) => ({
      pid: child,
      commandLine: await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => ''),
    })),
  )
}

async function parentsByPid(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const entries = await Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
    }),
  )
  return new Map(entries)
}

async function proportionalMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
}
