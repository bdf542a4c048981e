/** A clock that differs by more than this from what has passed by the machine's own time was set. */
const JUMP_MS = 5_000

interface ClockDependencies {
  /** The wall clock, epoch ms. It may be set at any moment. */
  readonly now: () => number
  /** Ms that have passed since some moment; nobody can set it. */
  readonly passedMs: () => number
}

/**
 * Notices that the wall clock was set, ahead or back, when it is asked.
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
