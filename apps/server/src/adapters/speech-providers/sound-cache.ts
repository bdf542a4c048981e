import { createHash } from 'node:crypto'
import type { SoundFile } from '../../ports/speech.ts'
import type { SoundFolder } from './sound-folder.ts'

/** Most bytes of sound in memory. */
const USUAL_MEMORY_BYTES = 16_000_000

export interface SoundCacheDependencies {
  /** Where sounds are kept besides; undefined keeps them in memory alone. */
  readonly folder: SoundFolder | undefined
  readonly memoryBytes?: number
}

/** The name of a sound: a hash of all that decides it, so that no name tells what is said. */
export function soundKeyOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Sounds that were made before. Equal orders that come while the first is at work wait for the same sound. */
export class SoundCache {
  readonly #folder: SoundFolder | undefined
  readonly #memoryBytes: number
  /** The one that was asked for last comes last. */
  readonly #kept = new Map<string, SoundFile>()
  readonly #beingMade = new Map<string, Promise<SoundFile>>()
  #bytes = 0

  constructor({ folder, memoryBytes = USUAL_MEMORY_BYTES }: SoundCacheDependencies) {
    this.#folder = folder
    this.#memoryBytes = memoryBytes
  }

  /** The sound of that name; made where there is none. What fails is not kept, and fails for all who wait for it. */
  async through(key: string, make: () => Promise<SoundFile>): Promise<SoundFile> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      this.#keep(key, kept)
      return kept
    }
    const begun = this.#beingMade.get(key)
    if (begun !== undefined) return begun
    const making = this.#foundOrMade(key, make).finally(() => this.#beingMade.delete(key))
    this.#beingMade.set(key, making)
    return making
  }

  /** Resolves when what is being written is. */
  async close(): Promise<void> {
    await this.#folder?.close()
  }

  async #foundOrMade(key: string, make: () => Promise<SoundFile>): Promise<SoundFile> {
    const found = await this.#folder?.read(key)
    const sound = found ?? (await make())
    this.#keep(key, sound)
    // not awaited: nobody waits for the disk
    if (found === undefined) this.#folder?.write(key, sound)
    return sound
  }

  #keep(key: string, sound: SoundFile): void {
    this.#forget(key)
    this.#kept.set(key, sound)
    this.#bytes += sound.bytes.length
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= this.#memoryBytes) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes.length ?? 0
    this.#kept.delete(key)
  }
}
