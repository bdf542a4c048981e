/** Clock jump: a difference to monotonic time above this means that the wall clock was set. */
const JUMP_MS = 5_000

interface ClockDependencies {
  /** The wall clock, epoch ms. It may be set at any moment. */
  readonly now: () => number
  /** Monotonic time in ms. */
  readonly passedMs: () => number
}

/**
 * Detects jumps of the wall clock, ahead or back, when called.
 * @returns for how many ms the clock has run without a jump.
 */
export function watchClock({ now, passedMs }: ClockDependencies): () => number {
  let since = passedMs()
  let offsetMs = now() - since
  return () => {
    const passed = passedMs()
    const offset = now() - passed
    if (Math.abs(offset - offsetMs) > JUMP_MS) since = passed
    // small corrections add up over months and are no jump
    offsetMs = offset
    return passed - since
  }
}
