import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { StartRefusal } from '../config/start-refusal.ts'
import { processFate } from './process-fate.ts'

const LockText = z.pipe(
  z.pipe(z.string(), z.transform(parseJson)),
  z.object({ pid: z.number(), startMark: z.string(), address: z.string() }),
)

/** The folder of all local state: secrets, lock, database. */
export interface DataFolder {
  readonly path: string
  /** Reads a secret, generating it on first use; the file is readable by its owner alone. */
  secret(name: string): Promise<string>
  /** The server id stored last; undefined at the first start. */
  lastServerId(): Promise<string | undefined>
  /** Stores the id of the server that runs on the folder. */
  rememberServerId(id: string): Promise<void>
}

/** Opens the folder, creating it when there is none. */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const absolute = path.resolve(folder)
  await mkdir(absolute, { recursive: true, mode: 0o711 }).catch((error: unknown) => {
    throw new StartRefusal(`The data folder ${absolute} cannot be made: ${String(error)}`)
  })
  const real = await realpath(absolute)
  const serverIdFile = path.join(real, 'server.id')
  return {
    path: real,
    secret: (name) => readOrMakeSecret(path.join(real, 'secrets'), name),
    lastServerId: () => readServerId(serverIdFile),
    async rememberServerId(id) {
      // written to a temporary file and renamed: a kill leaves one id or the other
      await writeFile(`${serverIdFile}.new`, id, { mode: 0o600 })
      await rename(`${serverIdFile}.new`, serverIdFile)
    },
  }
}

async function readServerId(file: string): Promise<string | undefined> {
  const id = z.safeParse(z.uuid(), (await readFile(file, 'utf8').catch(() => '')).trim())
  return id.success ? id.data : undefined
}

async function readOrMakeSecret(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, name)
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  // linking is atomic and never replaces a file: two concurrent first starts read the same secret
  await link(fresh, file).catch(ignoreExisting)
  await rm(fresh)
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}

/** Held while a server runs on the folder; ends by `release`, or with the holder's death. */
export interface FolderLock {
  release(): Promise<void>
}

/**
 * Locks the folder for this process. A stale lock of a killed process is recognised (the process is gone, or its id was
 * reused by another program) and taken over.
 * @throws {StartRefusal} naming the process that holds the folder.
 */
export async function lockDataFolder(folder: DataFolder, address: string): Promise<FolderLock> {
  const file = path.join(folder.path, 'server.lock')
  const own = `${file}.${process.pid}`
  const { startMark } = await processFate(process.pid)
  const text = JSON.stringify({ pid: process.pid, startMark, address })
  await writeFile(own, text, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      await link(own, file).catch(ignoreExisting)
      const held = await readFile(file, 'utf8').catch(() => '')
      if (held === text) return { release: () => releaseLock(file, text) }
      await refuseIfAlive(folder.path, held)
      await removeStale(file, held)
    }
  } finally {
    await rm(own, { force: true })
  }
  throw new StartRefusal(`The data folder ${folder.path} is being taken by another start; try again.`)
}

async function refuseIfAlive(folder: string, held: string): Promise<void> {
  const lock = LockText.safeParse(held)
  if (!lock.success) return
  const fate = await processFate(lock.data.pid)
  if (!fate.isAlive || fate.startMark !== lock.data.startMark) return
  throw new StartRefusal(
    `Placard already runs on the data folder ${folder}: process ${lock.data.pid}, ${lock.data.address}. ` +
      'Stop it first, or give this one another folder (PLACARD_DATA_DIR) and port (PORT).',
  )
}

/** Moves a stale lock aside, and puts it back when a concurrent start has taken it over meanwhile. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.stale-${process.pid}`
  await rename(file, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => stale)
  if (moved !== stale) await link(aside, file).catch(ignoreExisting)
  await rm(aside, { force: true })
}

async function releaseLock(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file, { force: true })
}

function ignoreExisting(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
  throw error
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
