/** Waits that end at once when the server goes away, so that nobody's patience holds it up. */
export class Patience {
  readonly #closing = new AbortController()

  /** @returns true after so many ms, false when the server is closing. */
  readonly wait = (ms: number): Promise<boolean> => {
    const { signal } = this.#closing
    if (signal.aborted) return Promise.resolve(false)
    return new Promise((resolve) => {
      const giveUp = () => {
        clearTimeout(timer)
        resolve(false)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', giveUp)
        resolve(true)
      }, ms)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  /** Ends every wait, now and from now on. */
  end(): void {
    this.#closing.abort()
  }
}
