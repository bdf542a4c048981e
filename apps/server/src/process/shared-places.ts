import { createHmac } from 'node:crypto'
import { KeyedMutex } from '../concurrency/keyed-mutex.ts'
import { deriveKey } from '../crypto/derive-key.ts'
import { holdPlaces, keepPlaces, type PlacesHere } from '../database/held-place-rows.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Gives a place back; a second call does nothing. */
export type GiveBack = () => void

interface Places {
  /** Tells these places from all others, on every server and in every version. */
  readonly name: string
  /** How many one person may hold at once. */
  readonly most: number
}

type PlacesDependencies = Pick<Dependencies, 'db' | 'server' | 'secret'>

/**
 * Places one person may hold so many of at once, over all servers: open sockets, streams, files on their way. What is
 * stored is how many each server holds, as that server knows it; what a server held that ended or died counts nothing.
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

  /** Takes a place. @returns what gives it back; undefined when the person holds as many as there are. */
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
        // it may have been held all the same
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
