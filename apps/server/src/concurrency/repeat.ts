/** Periodic work. */
export interface Repeated {
  /** One round. The next one never overlaps it. */
  readonly work: () => Promise<void>
  readonly everyMs: number
  /** Called for rounds that failed; the next one runs all the same. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Repeats work at an interval until it is stopped; does not keep the process alive. @returns the function that stops
 * it, which resolves when the current round has ended.
 */
export function repeat({ work, everyMs, onFailure }: Repeated): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
