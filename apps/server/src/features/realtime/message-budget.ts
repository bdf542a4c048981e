/** Messages a page may send at once, and how many a second after that. A page sends a handful a minute. */
const BURST = 60
const PER_SECOND = 10

/** Counts what one socket sends. `now` is in ms and never goes back. */
export class MessageBudget {
  readonly #now: () => number
  #left = BURST
  #at: number

  constructor(now: () => number) {
    this.#now = now
    this.#at = now()
  }

  /** Takes one message; false when there were too many. */
  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND)
    this.#at = now
    this.#left -= 1
    return this.#left >= 0
  }
}
