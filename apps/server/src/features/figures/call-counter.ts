const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** Counts events over a sliding hour, with a resolution of a minute. */
export class CallCounter {
  readonly #startedAt: number
  readonly #minutes = new Map<number, number>()

  constructor(now: Date) {
    this.#startedAt = now.getTime()
  }

  count(now: Date): void {
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    this.#minutes.set(minute, (this.#minutes.get(minute) ?? 0) + 1)
    if (this.#minutes.size > HOUR_MINUTES + 1) this.#forgetBefore(minute - HOUR_MINUTES)
  }

  /** The count and the beginning of its window: an hour ago, or the start. */
  lastHour(now: Date): { readonly count: number; readonly since: Date } {
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    this.#forgetBefore(minute - HOUR_MINUTES + 1)
    const count = [...this.#minutes.values()].reduce((sum, calls) => sum + calls, 0)
    const hourAgo = now.getTime() - HOUR_MINUTES * MINUTE_MS
    return { count, since: new Date(Math.max(this.#startedAt, hourAgo)) }
  }

  #forgetBefore(minute: number): void {
    for (const key of this.#minutes.keys()) if (key < minute) this.#minutes.delete(key)
  }
}
