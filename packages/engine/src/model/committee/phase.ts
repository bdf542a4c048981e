const PHASES = ['opening', 'negotiation', 'resolution'] as const
export type PhaseId = (typeof PHASES)[number]

/** A phase of the session; lengths in ms of session time. */
export interface Phase {
  readonly id: PhaseId
  readonly minMs: number
  readonly maxMs: number
  readonly startedAt: number | undefined
  readonly endedAt: number | undefined
  /** Acts in this phase, by any seat, that changed the text or its support. */
  readonly substantiveActs: number
}

/**
 * The session's clock. All times are session ms: real time multiplied by pace, without pauses and without time in which
 * no host ran the session. `tickedAt` is the wall clock (epoch ms) of the last advance.
 */
export interface Clock {
  readonly durationMs: number
  readonly elapsedMs: number
  readonly pace: number
  readonly tickedAt: number
  readonly phases: readonly Phase[]
  readonly phaseIndex: number
  readonly lastCycleAt: number
  readonly lastAutonomousAt: number
  readonly lastPersonAt: number
  readonly lastCrisisUpdateAt: number
}
