import type { MotionKind } from './motion-kind.ts'
import type { Reach } from './motion-reach.ts'

/** A line of argument: claim, reason, and why it outweighs the other side. It states no fact of the world. */
export interface Line {
  readonly claim: string
  readonly reason: string
  readonly weighing: string
  /** The claim with the motion's own measure in it, "a ban on smartphones": a singular noun phrase. */
  readonly named?: (measure: string) => string
  /** The other side's answer, with the words by which the point is recognised. */
  readonly answer?: string
  readonly words?: string
}

/** Arguments for and against a measure. What is left out fits any. */
export interface Ground {
  readonly reaches?: readonly Reach[]
  /** Judgements are fitted only where they are named. */
  readonly kinds?: readonly MotionKind[]
  /** What the motion must be about. */
  readonly matter?: RegExp
  readonly pro: readonly Line[]
  readonly con: readonly Line[]
}
