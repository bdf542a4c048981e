import type { Change } from '@placard/engine'
import type { Ground } from './grounds.ts'

/**
 * What a delegate's line is about: the situation by which its own lines are found, the options it names, and what its
 * reason has to speak for or against.
 */
export interface Occasion {
  readonly situation: string
  readonly option?: Change | undefined
  readonly other?: Change | undefined
  /** Delegations named in the line. */
  readonly names?: readonly string[]
  readonly ground?: Ground
  /** The issue whose need the line states. */
  readonly need?: number
  /** Session ms of what the line recalls. */
  readonly at?: number | undefined
}
