import { type SpawnOptions, spawn } from 'node:child_process'
import { chmod, chown, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartRefusal } from '../../config/start-refusal.ts'

/** User id `nobody`, used in place of root, as which PostgreSQL refuses to run. */
const NOBODY = 65_534

/**
 * How the database's processes are run: as the current user; as `nobody`; or as the current user inside a user
 * namespace that looks like `nobody`, where that user could not reach the folder.
 */
export type RunAs = 'self' | 'nobody' | 'namespace'

/** Chooses how to run. A cluster created one way cannot be opened the other, so an existing folder's owner decides. */
export async function chooseRunAs(dataFolder: string, clusterFolder: string): Promise<RunAs> {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return 'self'
  const owner = await stat(clusterFolder).then(
    (found) => found.uid,
    () => undefined,
  )
  if (owner === NOBODY) return 'nobody'
  if (owner === undefined && (await isReachable(path.dirname(dataFolder)))) return 'nobody'
  if (await namespacesWork()) return 'namespace'
  throw new StartRefusal(
    `PostgreSQL does not run as root, and another user cannot reach ${dataFolder}. Run Placard as an ordinary user, ` +
      'set PLACARD_DATA_DIR to a folder every user may pass through (such as /var/lib/placard), or set DATABASE_URL.',
  )
}

/** Whether an unprivileged user may pass through a folder and all folders above it. */
export async function isReachable(folder: string): Promise<boolean> {
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    const found = await stat(place).catch(() => undefined)
    if (found === undefined || !mayPass(found)) return false
    if (place === path.dirname(place)) return true
  }
}

function mayPass(folder: { mode: number; uid: number; gid: number }): boolean {
  if (folder.uid === NOBODY) return (folder.mode & 0o100) !== 0
  if (folder.gid === NOBODY) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

async function namespacesWork(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = spawn('unshare', ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'true'], { stdio: 'ignore' })
    probe.once('error', () => resolve(false))
    probe.once('exit', (code) => resolve(code === 0))
  })
}

/** Changes the owner of a file or folder to the database's user and closes it to all others. */
export async function handOver(runAs: RunAs, target: string, mode: number): Promise<void> {
  await chmod(target, mode)
  if (runAs === 'nobody') await chown(target, NOBODY, NOBODY)
}

/** Lets the database's user traverse the data folder without reading what is in it. */
export async function openPassage(runAs: RunAs, dataFolder: string): Promise<void> {
  await chmod(dataFolder, runAs === 'nobody' ? 0o711 : 0o700)
}

/** Starts a program of the database the chosen way. */
export function spawnAs(runAs: RunAs, program: string, args: readonly string[], options: SpawnOptions) {
  // independent of the time zone and language of the current user
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...systemVariables() }
  if (runAs === 'namespace') {
    const mapping = ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, program, ...args]
    return spawn('unshare', mapping, { ...options, env })
  }
  const user = runAs === 'nobody' ? { uid: NOBODY, gid: NOBODY } : {}
  return spawn(program, [...args], { ...options, ...user, env })
}

function systemVariables(): NodeJS.ProcessEnv {
  return process.platform === 'win32'
    ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP }
    : { TMPDIR: process.env.TMPDIR }
}
