/**
 * Runs tasks with the same key one at a time within this process, in the order they were queued. Between processes the
 * database decides.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs `work` when everything queued earlier under the key has ended; a failure is its caller's alone. */
  runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name)
    const mine = before === undefined ? work() : before.then(work, work)
    this.#last.set(name, mine)
    const forget = () => {
      if (this.#last.get(name) === mine) this.#last.delete(name)
    }
    mine.then(forget, forget)
    return mine
  }
}
