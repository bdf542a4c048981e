/**
 * Rate limit (token bucket): messages a page may send at once, and per second after that. A page sends a handful a
 * minute.
 */
const BURST = 60
const PER_SECOND = 10

/** Counts the messages of one socket. `now` is monotonic, in ms. */
export class MessageBudget {
  readonly #now: () => number
  #left = BURST
  #at: number

  constructor(now: () => number) {
    this.#now = now
    this.#at = now()
  }

  /** Takes a token; false when there were too many messages. */
  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND)
    this.#at = now
    this.#left -= 1
    return this.#left >= 0
  }
}
