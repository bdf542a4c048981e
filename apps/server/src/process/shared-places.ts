import { createHmac } from 'node:crypto'
import { Turns } from '../concurrency/turns.ts'
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

type PlacesParts = Pick<Dependencies, 'db' | 'server' | 'secret'>

/**
 * Places one person may hold so many of at once, over all servers: open sockets, streams, files on their way. What is
 * stored is how many each server holds, as that server knows it; what a server held that ended or died counts nothing.
 */
export class SharedPlaces {
  readonly #parts: PlacesParts
  readonly #places: Places
  readonly #hashKey: Uint8Array
  readonly #turns = new Turns()
  readonly #held = new Map<string, number>()

  constructor(parts: PlacesParts, places: Places) {
    this.#parts = parts
    this.#places = places
    this.#hashKey = deriveKey(parts.secret, 'held-places')
  }

  /** Takes a place. @returns what gives it back; undefined when the person holds as many as there are. */
  take(personId: string): Promise<GiveBack | undefined> {
    const { db, server } = this.#parts
    const { most } = this.#places
    return this.#turns.take(personId, async () => {
      const here = this.#heldBy(personId) + 1
      if (here > most) return undefined
      try {
        const places = { ...this.#placesOf(personId), here, most, mayJudge: server.mayJudge() }
        if (!(await holdPlaces(db, places))) return undefined
      } catch (error) {
        // it may have been held all the same
        server.whenHeard(() => this.#keep(personId))
        throw error
      }
      this.#held.set(personId, here)
      return this.#givingBack(personId)
    })
  }

  #givingBack(personId: string): GiveBack {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const release = this.#turns.take(personId, async () => {
        const left = this.#heldBy(personId) - 1
        if (left === 0) this.#held.delete(personId)
        else this.#held.set(personId, left)
        await keepPlaces(this.#parts.db, this.#placesOf(personId))
      })
      release.catch(() => this.#parts.server.whenHeard(() => this.#keep(personId)))
    }
  }

  #keep(personId: string): Promise<void> {
    return this.#turns.take(personId, () => keepPlaces(this.#parts.db, this.#placesOf(personId)))
  }

  #heldBy(personId: string): number {
    return this.#held.get(personId) ?? 0
  }

  #placesOf(personId: string): PlacesHere {
    const key = createHmac('sha256', this.#hashKey).update(`${this.#places.name}\n${personId}`).digest()
    return { key, serverId: this.#parts.server.id, here: this.#heldBy(personId) }
  }
}
