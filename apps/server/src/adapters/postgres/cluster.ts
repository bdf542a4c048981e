import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '../../config/start-refusal.ts'
import { processFate } from '../../process/process-fate.ts'
import { isPostmasterOf, type Postmaster, readPostmasterFile } from './postmaster-file.ts'
import { handOver, type RunAs, spawnAs } from './run-as.ts'
import { programOf, type Runtime } from './runtime.ts'

const USER = 'placard'
/** Time limit until a started process accepts connections; includes crash recovery. */
const READY_PATIENCE_MS = 60_000

/** A PostgreSQL data folder and all that is needed to run it. */
export interface Cluster {
  readonly folder: string
  readonly logFile: string
  readonly runtime: Runtime
  readonly runAs: RunAs
  readonly password: string
  readonly settings: Readonly<Record<string, string>>
  /** For how long a start is tried again: after a kill -9 the old processes hold their lock for a moment. */
  readonly startPatienceMs: number
}

/** Creates the cluster when there is none: in a temporary folder, then moved into place as a whole. */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  const version = await stat(path.join(cluster.folder, 'PG_VERSION')).catch(() => undefined)
  if (version !== undefined) return refuseOtherVersion(cluster)
  await refuseForeignContent(cluster.folder)
  const partial = `${cluster.folder}.new`
  const passwordFile = `${cluster.folder}.password`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  await handOver(cluster.runAs, partial, 0o700)
  await handOver(cluster.runAs, passwordFile, 0o600)
  const authentication = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, `--username=${USER}`]
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  try {
    await runInitdb(cluster, [`--pgdata=${partial}`, ...authentication, ...locale])
    await rm(cluster.folder, { recursive: true, force: true })
    await rename(partial, cluster.folder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function refuseOtherVersion(cluster: Cluster): Promise<void> {
  const found = (await readFile(path.join(cluster.folder, 'PG_VERSION'), 'utf8')).trim()
  const ours = cluster.runtime.version.split('.')[0]
  if (found === ours) return
  throw new StartRefusal(`${cluster.folder} was written by PostgreSQL ${found}; this Placard brings ${ours}.`)
}

async function refuseForeignContent(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  throw new StartRefusal(
    `${folder} holds files but no whole database (PG_VERSION is missing). Nothing was changed: restore it from a back-up, or move it away to start empty.`,
  )
}

async function runInitdb(cluster: Cluster, args: readonly string[]): Promise<void> {
  const child = spawnAs(cluster.runAs, programOf(cluster.runtime, 'initdb'), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: path.dirname(cluster.folder),
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new StartRefusal(`The database could not be made in ${cluster.folder}:\n${output.trim()}`)
}

/** Connection settings of a database of the cluster. Contains the password: never logged. */
export function connectionOf(cluster: Cluster, port: number, database = 'postgres'): pg.ClientConfig {
  return { host: '127.0.0.1', port, user: USER, password: cluster.password, database, connectionTimeoutMillis: 5_000 }
}

/**
 * Adopts the postmaster that already serves the folder, or starts one. A postmaster outlives a kill -9 of the server
 * and is then adopted.
 */
export async function adoptOrStart(cluster: Cluster, preferredPort?: number): Promise<Postmaster> {
  const giveUpAt = performance.now() + cluster.startPatienceMs
  for (;;) {
    const running = await readPostmasterFile(cluster.folder)
    if (running !== undefined && (await isPostmasterOf(cluster.folder, running.pid))) return adopt(cluster, running)
    if (running !== undefined) await removeDeadLock(cluster, running.pid)
    try {
      return await start(cluster, preferredPort ?? (await freePort()))
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
      await delay(250)
    }
  }
}

/**
 * Removes a stale lock file: PostgreSQL takes a zombie, or another program with the old process id, for a living
 * postmaster.
 */
async function removeDeadLock(cluster: Cluster, pid: number): Promise<void> {
  const fate = await processFate(pid)
  if (fate.isAlive && fate.commandLine.includes('postgres')) return
  await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true })
}

async function adopt(cluster: Cluster, running: Postmaster): Promise<Postmaster> {
  const giveUpAt = performance.now() + READY_PATIENCE_MS
  for (;;) {
    const now = await readPostmasterFile(cluster.folder)
    if (now?.pid !== running.pid) throw new Error('the running database stopped while it was being adopted')
    if (now.isReady && (await servesFolder(cluster, now.port))) return now
    if (performance.now() > giveUpAt) {
      throw new StartRefusal(
        `The database process ${running.pid} holds ${cluster.folder} but does not answer; see ${cluster.logFile}.`,
      )
    }
    await delay(100)
  }
}

async function servesFolder(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client(connectionOf(cluster, port))
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    return rows[0]?.folder === cluster.folder
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new StartRefusal(
        `The database in ${cluster.folder} was made with another password than the one in the secrets folder.`,
      )
    }
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function start(cluster: Cluster, port: number): Promise<Postmaster> {
  const log = await open(cluster.logFile, 'a', 0o600)
  const settings = Object.entries({ ...cluster.settings, port: String(port) })
  const args = ['-D', cluster.folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  // detached, its output to a file: a pipe would break with our end, and Ctrl-C would stop it before the server has
  // drained
  const child = spawnAs(cluster.runAs, programOf(cluster.runtime, 'postgres'), args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    cwd: cluster.folder,
  })
  child.unref()
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the database ended with code ${code}; see ${cluster.logFile}`)))
  })
  try {
    return await Promise.race([untilReady(cluster, child.pid), gone])
  } catch (error) {
    if (child.exitCode === null) child.kill('SIGINT')
    throw new Error(`${String(error)}\n${await lastLines(cluster.logFile)}`, { cause: error })
  } finally {
    gone.catch(() => undefined)
    await log.close()
  }
}

async function untilReady(cluster: Cluster, pid: number | undefined): Promise<Postmaster> {
  const giveUpAt = performance.now() + READY_PATIENCE_MS
  while (performance.now() < giveUpAt) {
    const file = await readPostmasterFile(cluster.folder)
    if (file?.isReady && file.pid === pid) return file
    await delay(20)
  }
  throw new Error(`the database did not become ready in ${READY_PATIENCE_MS / 1000} s`)
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-5).join('\n')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
