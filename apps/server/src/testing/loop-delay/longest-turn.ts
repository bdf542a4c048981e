/** What the probe tells of the time between `begin` and `end`. */
export interface LongestTurn {
  /** Processor time of the main thread in the longest turn. */
  readonly cpuMs: number
  /** Time by the clock of the longest turn, which is what others wait. */
  readonly wallMs: number
}

/** A request with this header holds the loop for so many ms: the measure itself is checked by it. */
export const HOLD_HEADER = 'x-test-hold-ms'
