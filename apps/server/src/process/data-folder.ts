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

/** The folder that holds everything the product keeps: secrets, lock, database. */
export interface DataFolder {
  readonly path: string
  /** Reads a secret, making it on first use; the file can be read by its owner alone. */
  secret(name: string): Promise<string>
  /** The id that was remembered last, by whoever holds the lock now; undefined at the first start. */
  lastServerId(): Promise<string | undefined>
  /** Remembers the server that runs on the folder. */
  rememberServerId(id: string): Promise<void>
}

/** Opens the folder, making it when there is none. */
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
      // written beside and moved, so that a kill leaves one id or the other
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
  // a link is made in one step and never over an existing file: of two first starts both read the same secret
  await link(fresh, file).catch(ignoreExisting)
  await rm(fresh)
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}

/** Held while a server serves from the folder; given back by `release`, or by the holder's death. */
export interface FolderLock {
  release(): Promise<void>
}

/**
 * Takes the folder for this process. A lock left behind by a killed process is recognised (its process is gone, or its
 * number was given to another program since) and taken over.
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

/** Moves the stale lock aside, and puts it back when another start has meanwhile made it its own. */
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
