/** Work that comes again. */
export interface Repeated {
  /** One round of it. The next is not begun before this one has ended. */
  readonly work: () => Promise<void>
  readonly everyMs: number
  /** Hears of rounds that failed; the next one comes all the same. */
  readonly onFailure: (error: unknown) => void
}

/** Repeats work until it is stopped; nothing waits for it to go on. @returns stops it when the round under way has ended. */
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
