import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '../../config/start-refusal.ts'
import type { DataFolder } from '../../process/data-folder.ts'
import { processFate } from '../../process/process-fate.ts'
import { adoptOrStart, type Cluster, connectionOf, initialiseCluster } from './cluster.ts'
import { isPostmasterOf, type Postmaster, readPostmasterFile } from './postmaster-file.ts'
import { chooseRunAs, isReachable, openPassage } from './run-as.ts'
import { copyRuntime, findRuntime, programOf } from './runtime.ts'

const DATABASE = 'placard'
/** Watchdog interval: how often the postmaster is checked. */
const WATCH_MS = 500
const START_PATIENCE_MS = 10_000
/** Time limit of a stop before it is reported as failed; open transactions are rolled back at once. */
const STOP_PATIENCE_MS = 60_000

/** Sized for one small server beside its database: the defaults reserve memory for a machine of its own. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '60',
  io_method: 'sync',
  jit: 'off',
  autovacuum_max_workers: '2',
  max_wal_size: '256MB',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  password_encryption: 'scram-sha-256',
}

/** The embedded database, a process beside the server. */
export interface EmbeddedPostgres {
  /** Connection settings; they contain the password, so they are never logged. */
  readonly connection: pg.ClientConfig
  readonly pid: () => number
  /** Stops the database cleanly and waits for its end. */
  stop(): Promise<void>
}

/** Options of the start. */
export interface StarterOptions {
  /** Overrides of the database's settings, for tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** For how long a start is tried again, for tests; ten seconds unless given. */
  readonly startPatienceMs?: number
  /** Called when the watchdog found the database gone, and again when it is back. */
  readonly onWatch?: (event: 'lost' | 'recovered' | 'failed', detail: string) => void
}

/** Starts, or adopts, the database of a data folder, and keeps it running until it is stopped. */
export async function startEmbeddedPostgres(
  dataFolder: DataFolder,
  options: StarterOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataFolder, options)
  await initialiseCluster(cluster)
  const state = { postmaster: await startReadably(cluster), stopping: new AbortController() }
  await createDatabase(cluster, state.postmaster.port)
  const watching = watch(cluster, state, options.onWatch ?? (() => undefined))
  return {
    connection: connectionOf(cluster, state.postmaster.port, DATABASE),
    pid: () => state.postmaster.pid,
    async stop() {
      state.stopping.abort()
      await watching
      await stopPostmaster(cluster, state.postmaster.pid)
    },
  }
}

/** Connection to the database that another of our processes runs on the folder; `undefined` when none runs. */
export async function findRunningPostgres(dataFolder: DataFolder): Promise<pg.ClientConfig | undefined> {
  const cluster = await prepareCluster(dataFolder)
  const running = await readPostmasterFile(cluster.folder)
  if (running === undefined || !running.isReady || !(await isPostmasterOf(cluster.folder, running.pid)))
    return undefined
  return connectionOf(cluster, running.port, DATABASE)
}

async function prepareCluster(dataFolder: DataFolder, options: StarterOptions = {}): Promise<Cluster> {
  const folder = path.join(dataFolder.path, 'postgres')
  const packaged = await findRuntime()
  const runAs = await chooseRunAs(dataFolder.path, folder)
  await openPassage(runAs, dataFolder.path)
  const mustCopy = runAs === 'nobody' && !(await isReachable(packaged.folder))
  return {
    folder,
    logFile: path.join(dataFolder.path, 'postgres.log'),
    runtime: mustCopy ? await copyRuntime(packaged, dataFolder.path) : packaged,
    runAs,
    password: await dataFolder.secret('postgres.password'),
    settings: { ...SETTINGS, ...options.settings },
    startPatienceMs: options.startPatienceMs ?? START_PATIENCE_MS,
  }
}

async function startReadably(cluster: Cluster): Promise<Postmaster> {
  try {
    return await adoptOrStart(cluster)
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    throw new StartRefusal(`The database in ${cluster.folder} did not start: ${String(error)}`, { cause: error })
  }
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client(connectionOf(cluster, port))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Watchdog: restarts the database on the same port when it was killed. */
async function watch(
  cluster: Cluster,
  state: { postmaster: Postmaster; stopping: AbortController },
  tell: NonNullable<StarterOptions['onWatch']>,
): Promise<void> {
  const { port } = state.postmaster
  const { signal } = state.stopping
  while (!signal.aborted) {
    await delay(WATCH_MS, undefined, { ref: false, signal }).catch(() => undefined)
    if (signal.aborted || (await isPostmasterOf(cluster.folder, state.postmaster.pid))) continue
    tell('lost', `process ${state.postmaster.pid} is gone`)
    try {
      state.postmaster = await adoptOrStart(cluster, port)
      tell('recovered', `process ${state.postmaster.pid}`)
    } catch (error) {
      tell('failed', String(error))
    }
  }
}

async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  if (!(await isPostmasterOf(cluster.folder, pid))) return
  if (process.platform === 'win32') {
    spawnSync(programOf(cluster.runtime, 'pg_ctl'), ['stop', '-D', cluster.folder, '-m', 'fast'])
  } else {
    process.kill(pid, 'SIGINT')
  }
  const giveUpAt = performance.now() + STOP_PATIENCE_MS
  while ((await processFate(pid)).isAlive) {
    if (performance.now() > giveUpAt)
      throw new Error(`the database process ${pid} did not stop; see ${cluster.logFile}`)
    await delay(20)
  }
}
