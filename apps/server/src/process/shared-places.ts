import { createHmac } from 'node:crypto'
import { KeyedMutex } from '../concurrency/keyed-mutex.ts'
import { deriveKey } from '../crypto/derive-key.ts'
import { holdPlaces, keepPlaces, type PlacesHere } from '../database/held-place-rows.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Releases a place; a second call does nothing. */
export type GiveBack = () => void

interface Places {
  /** Unique name of the kind of place, on every server and in every version. */
  readonly name: string
  /** Limit per user. */
  readonly most: number
}

type PlacesDependencies = Pick<Dependencies, 'db' | 'server' | 'secret'>

/**
 * Semaphore over all servers: places of which a user may hold so many at once, such as open sockets, streams, uploads.
 * Each server stores how many it holds; those of a server that ended or died do not count.
 */
export class SharedPlaces {
  readonly #dependencies: PlacesDependencies
  readonly #places: Places
  readonly #hashKey: Uint8Array
  readonly #turns = new KeyedMutex()
  readonly #held = new Map<string, number>()

  constructor(dependencies: PlacesDependencies, places: Places) {
    this.#dependencies = dependencies
    this.#places = places
    this.#hashKey = deriveKey(dependencies.secret, 'held-places')
  }

  /** Acquires a place. @returns its release; undefined when the user holds as many as allowed. */
  take(userId: string): Promise<GiveBack | undefined> {
    const { db, server } = this.#dependencies
    const { most } = this.#places
    return this.#turns.runExclusive(userId, async () => {
      const here = this.#heldBy(userId) + 1
      if (here > most) return undefined
      try {
        const places = { ...this.#placesOf(userId), here, most, mayJudge: server.mayJudge() }
        if (!(await holdPlaces(db, places))) return undefined
      } catch (error) {
        // it may have been stored all the same
        server.whenHeard(() => this.#keep(userId))
        throw error
      }
      this.#held.set(userId, here)
      return this.#givingBack(userId)
    })
  }

  #givingBack(userId: string): GiveBack {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const release = this.#turns.runExclusive(userId, async () => {
        const left = this.#heldBy(userId) - 1
        if (left === 0) this.#held.delete(userId)
        else this.#held.set(userId, left)
        await keepPlaces(this.#dependencies.db, this.#placesOf(userId))
      })
      release.catch(() => this.#dependencies.server.whenHeard(() => this.#keep(userId)))
    }
  }

  #keep(userId: string): Promise<void> {
    return this.#turns.runExclusive(userId, () => keepPlaces(this.#dependencies.db, this.#placesOf(userId)))
  }

  #heldBy(userId: string): number {
    return this.#held.get(userId) ?? 0
  }

  #placesOf(userId: string): PlacesHere {
    const key = createHmac('sha256', this.#hashKey).update(`${this.#places.name}\n${userId}`).digest()
    return { key, serverId: this.#dependencies.server.id, here: this.#heldBy(userId) }
  }
}
