/** Ends what reports nothing any more. */
export interface Watchdog {
  /** Something was reported: the silence begins anew. */
  hear(): void
  /** What was watched has ended. */
  stop(): void
}

/** Watches something that reports now and then, however long it takes, and calls `onHang` once it is silent too long. */
export function watchFor(silenceMs: number, onHang: () => void): Watchdog {
  const timer = setTimeout(onHang, silenceMs)
  return {
    hear: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  }
}
