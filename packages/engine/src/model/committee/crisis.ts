import type { PhaseId } from './phase.ts'

/** Effects of a crisis or a choice on the room. All parts are optional in content and default to none. */
export interface CrisisEffect {
  /** Factor on the weight of one issue for every seat, e.g. 1.3; weights are normalised again afterwards. */
  readonly issue?: number
  readonly weightFactor?: number
  /** Shift of every AI seat's scores towards that issue's far-reaching side, −1…1 in axis units. */
  readonly positionShift?: number
  /** Signed points of tension. */
  readonly tension?: number
  /** Added to the regard, −1…1, of each seat named (country codes, lower case) or of all for the seat that chose. */
  readonly relation?: number
  readonly relationWith?: readonly string[]
}

export interface CrisisChoice {
  readonly id: string
  readonly text: string
  /** e.g. 'diplomatic', 'mediation', 'pressure', 'aid', 'inquiry'. */
  readonly type: string
  readonly consequences: string
  /** Cost of a choice, in points of the capital of 100. */
  readonly diplomaticCost: number
  /** Probability of success, 0…1, before the room is taken into account. */
  readonly baseChanceRatio: number
  readonly success: CrisisEffect
  readonly failure: CrisisEffect
}

/** Precondition of a crisis, on public facts only: every condition given must hold. */
export interface CrisisCondition {
  readonly phases?: readonly PhaseId[]
  /** Tension, 0…100. */
  readonly tensionAtLeast?: number
  readonly tensionAtMost?: number
  /** Options by their index on the agenda; with no draft on the floor every issue is at option 0. */
  readonly text?: readonly { readonly issue: number; readonly atLeast?: number; readonly atMost?: number }[]
  /** Share of the committee that has declared for the leading draft, 0…1. */
  readonly favourAtLeast?: number
  readonly favourAtMost?: number
  /** Minutes of session time in which no clause has changed. */
  readonly quietMinutes?: number
  /** Mean regard of the others for the people at the session, −1…1. */
  readonly regardAtLeast?: number
  readonly regardAtMost?: number
  /** A promise has been broken in this session. */
  readonly promiseBroken?: true
}

/** A crisis as authored. */
export interface CrisisCard {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly urgency: 'low' | 'medium' | 'high' | 'critical'
  readonly keyFacts: readonly string[]
  readonly stakeholders: readonly string[]
  readonly possibleOutcomes: readonly string[]
  /** Minutes of session time until the deadline. */
  readonly answerMinutes: number
  /** Short developments announced when the floor is idle. */
  readonly updates: readonly string[]
  /** Undefined: at any time. */
  readonly when?: CrisisCondition
  readonly effect: CrisisEffect
  readonly choices: readonly CrisisChoice[]
}
