import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SoundFile } from '../../ports/speech.ts'
import { soundTypeOf } from './sound-type.ts'

/** Most bytes of all files: some five hours of speech. */
const USUAL_BYTES = 512_000_000
/** How long a sound is kept. It may be of what somebody wrote, and no erasure of an account finds it by its name. */
const USUAL_KEPT_MS = 24 * 60 * 60_000
/** How often what is too old is deleted. */
const SWEEP_MS = 60 * 60_000
const DIGEST_BYTES = 32
/** Names of whole files; what is being written has another. */
const NAME = /^[\da-f]{64}$/

export interface SoundFolderDependencies {
  readonly path: string
  readonly bytes?: number
  readonly keptMs?: number
  /** The present time, in ms. */
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
}

/**
 * Sounds as files of a folder, each after its digest: a file that a crash left half written counts as none. The oldest
 * are deleted when there are too many bytes, and all after a day.
 */
export class SoundFolder {
  readonly #dependencies: SoundFolderDependencies
  #bytes = 0
  #work: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(dependencies: SoundFolderDependencies) {
    this.#dependencies = dependencies
  }

  /** Sweeps what is there, now and every hour. */
  open(): void {
    this.#then(() => this.#sweep())
    this.#timer = setInterval(() => this.#then(() => this.#sweep()), SWEEP_MS).unref()
  }

  async read(key: string): Promise<SoundFile | undefined> {
    const { path: folder, now, keptMs = USUAL_KEPT_MS } = this.#dependencies
    const file = path.join(folder, key)
    const [content, facts] = await Promise.all([readFile(file), stat(file)]).catch(() => [undefined, undefined])
    if (content === undefined || facts === undefined || now() - facts.mtimeMs > keptMs) return undefined
    const { buffer, byteOffset, length } = content
    const bytes = new Uint8Array(
      buffer,
      byteOffset + Math.min(DIGEST_BYTES, length),
      Math.max(0, length - DIGEST_BYTES),
    )
    const mediaType = soundTypeOf(bytes)
    const isWhole = content.subarray(0, DIGEST_BYTES).equals(digestOf(bytes))
    return isWhole && mediaType !== undefined ? { bytes, mediaType } : undefined
  }

  /** Writes a sound after those before it. */
  write(key: string, { bytes }: SoundFile): void {
    this.#then(async () => {
      const { path: folder, bytes: most = USUAL_BYTES } = this.#dependencies
      const fresh = path.join(folder, `${key}.${randomBytes(6).toString('hex')}`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(fresh, Buffer.concat([digestOf(bytes), bytes]), { mode: 0o600 })
        await rename(fresh, path.join(folder, key))
      } catch (error) {
        await rm(fresh, { force: true }).catch(() => undefined)
        throw error
      }
      this.#bytes += DIGEST_BYTES + bytes.length
      if (this.#bytes > most) await this.#sweep()
    })
  }

  /** Resolves when nothing is being written. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#work
  }

  /** One thing after the other; a failure is told, and the next is tried all the same. */
  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => this.#dependencies.onFailure(error))
  }

  /** Deletes what is no whole file, what is too old, and of the rest the oldest until a quarter of the room is free. */
  async #sweep(): Promise<void> {
    const { path: folder, now, bytes: most = USUAL_BYTES, keptMs = USUAL_KEPT_MS } = this.#dependencies
    const names = await readdir(folder).catch(() => [])
    const found = await Promise.all(names.map((name) => factsOf(folder, name)))
    const files = found.filter((file) => file !== undefined).toSorted((a, b) => b.writtenAt - a.writtenAt)
    const total = files.reduce((sum, { size }) => sum + size, 0)
    const room = total > most ? 0.75 * most : most
    let kept = 0
    for (const { file, name, size, writtenAt } of files) {
      const isKept = NAME.test(name) && now() - writtenAt <= keptMs && kept + size <= room
      if (isKept) kept += size
      else await rm(file, { force: true })
    }
    this.#bytes = kept
  }
}

async function factsOf(folder: string, name: string) {
  const file = path.join(folder, name)
  const facts = await stat(file).catch(() => undefined)
  return facts?.isFile() ? { file, name, size: facts.size, writtenAt: facts.mtimeMs } : undefined
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
