/** Limits of the queue. */
export interface QueueRoom {
  readonly aPerson: number
  readonly inAll: number
}

/**
 * Fair queue, round robin by user: each user has one place in the queue and returns to its end after a turn, and has
 * one piece of work done at a time. A user with many requests waits behind a user with few.
 */
export class RoundRobinQueue<Work> {
  /** By user, in the order of their turns. Users without work are absent. */
  readonly #waiting = new Map<string, Work[]>()
  readonly #served = new Set<string>()

  /** @returns `too-many` of this user, or `busy` altogether, when there is no room: then nothing was queued. */
  add(userId: string, work: Work, room: QueueRoom): 'added' | 'too-many' | 'busy' {
    const own = this.#waiting.get(userId) ?? []
    if (own.length >= room.aPerson) return 'too-many'
    if (this.size >= room.inAll) return 'busy'
    this.#waiting.set(userId, [...own, work])
    return 'added'
  }

  get size(): number {
    return [...this.#waiting.values()].reduce((count, own) => count + own.length, 0)
  }

  /** The next piece of work; undefined while all waiting users are being served. Must be followed by `served`. */
  take(): { readonly userId: string; readonly work: Work } | undefined {
    for (const [userId, [work, ...rest]] of this.#waiting) {
      if (work === undefined || this.#served.has(userId)) continue
      this.#waiting.delete(userId)
      if (rest.length > 0) this.#waiting.set(userId, rest)
      this.#served.add(userId)
      return { userId, work }
    }
    return undefined
  }

  /** A user's work is done: users who came meanwhile have their turn before the user's next request. */
  served(userId: string): void {
    this.#served.delete(userId)
    const rest = this.#waiting.get(userId)
    if (rest === undefined) return
    this.#waiting.delete(userId)
    this.#waiting.set(userId, rest)
  }

  /** How many pieces of work come before one that waits, if none is added. */
  ahead(userId: string, work: Work): number {
    const own = this.#waiting.get(userId) ?? []
    const rank = own.indexOf(work)
    if (rank < 0) return 0
    let isBefore = true
    let count = rank
    const isServed = ([other]: readonly [string, unknown]) => this.#served.has(other)
    const all = [...this.#waiting]
    for (const [other, theirs] of [...all.filter((one) => !isServed(one)), ...all.filter(isServed)]) {
      if (other === userId) isBefore = false
      else count += Math.min(theirs.length, isBefore ? rank + 1 : rank)
    }
    return count
  }

  /** Empties the queue. @returns all that waited. */
  clear(): readonly Work[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return all
  }
}
