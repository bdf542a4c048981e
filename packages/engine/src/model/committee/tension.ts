import type { SeatId } from './seat.ts'

/** Five named levels; the gauge shows twelve bars over 0…100. */
const TENSION_LEVELS = ['calm', 'watchful', 'strained', 'high', 'breaking'] as const
export type TensionLevel = (typeof TENSION_LEVELS)[number]

/** Causes of a change in tension. */
const TENSION_CAUSES = [
  'crisis-opened',
  'crisis-answered',
  'crisis-worsened',
  'crisis-unanswered',
  'threat',
  'warning',
  'insult',
  'broken-promise',
  'kept-promise',
  'apology',
  'reassurance',
  'concession',
  'trade-agreed',
  'proposal-refused',
  'clause-settled',
  'vote-failed',
  'vote-carried',
  'time',
] as const
export type TensionCauseCode = (typeof TENSION_CAUSES)[number]

export interface TensionCause {
  readonly code: TensionCauseCode
  /** Signed points of 100. */
  readonly delta: number
  /** Session time in ms. */
  readonly at: number
  readonly seat: SeatId | undefined
  readonly target: SeatId | undefined
}

/** Tension of the room, 0…100, with its latest causes, newest last (at most eight are kept). */
export interface Tension {
  readonly value: number
  readonly causes: readonly TensionCause[]
}

const THRESHOLDS = [20, 40, 60, 80] as const

/** The named level: five equal bands of 0…100. */
export function tensionLevel(value: number): TensionLevel {
  let level = 0
  for (const threshold of THRESHOLDS) if (value >= threshold) level++
  return TENSION_LEVELS[level] ?? 'breaking'
}
