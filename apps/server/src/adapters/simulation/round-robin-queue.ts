/** How much may wait. */
export interface QueueRoom {
  readonly aPerson: number
  readonly inAll: number
}

/**
 * Work that waits, in turns of people: each person has one place in the line and goes to its end when it was theirs, and
 * no person has two things done at once. Whoever wishes much waits behind whoever wishes little.
 */
export class RoundRobinQueue<Work> {
  /** By person, in the order their turn comes. Nobody without work is in it. */
  readonly #waiting = new Map<string, Work[]>()
  readonly #served = new Set<string>()

  /** @returns false, and nothing waits, when there is no room for it. */
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

  /** The next piece of work; undefined while nobody waits who is not being served. Ends with `served`. */
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

  /** What was taken for a person is done: whoever came meanwhile comes before their next wish. */
  served(userId: string): void {
    this.#served.delete(userId)
    const rest = this.#waiting.get(userId)
    if (rest === undefined) return
    this.#waiting.delete(userId)
    this.#waiting.set(userId, rest)
  }

  /** How many pieces of work come before one that waits, when nobody else comes. */
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

  /** Takes everything that waits out of the line. */
  clear(): readonly Work[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return all
  }
}
