/** Files on their way at once, for all and for one account: each is held in memory while it is read. */
const MOST = { all: 24, account: 3 } as const

/** Who sends files at this moment. */
export class UploadPlaces {
  readonly #taken = new Map<string, number>()
  #all = 0

  /** Takes a place. @returns what gives it back; undefined when there is none. */
  take(accountId: string): (() => void) | undefined {
    const own = this.#taken.get(accountId) ?? 0
    if (this.#all >= MOST.all || own >= MOST.account) return undefined
    this.#all += 1
    this.#taken.set(accountId, own + 1)
    return () => {
      this.#all -= 1
      const left = (this.#taken.get(accountId) ?? 1) - 1
      if (left === 0) this.#taken.delete(accountId)
      else this.#taken.set(accountId, left)
    }
  }
}
