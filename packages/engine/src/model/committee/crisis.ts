import type { PhaseId } from './phase.ts'

/** What a crisis or a choice does to the room. All parts are optional in content and default to nothing. */
export interface CrisisEffect {
  /** Factor on the weight of one issue for every seat, e.g. 1.3; weights are normalised again. */
  readonly issue?: number
  readonly weightFactor?: number
  /** Shift of every AI seat's value of that issue's far-reaching side, −1…1 in axis units. */
  readonly positionShift?: number
  /** Signed points of tension. */
  readonly tension?: number
  /** Added to the relation of each seat named (country codes, lower case) or of all, −1…1, towards the chooser. */
  readonly relation?: number
  readonly relationWith?: readonly string[]
}

export interface CrisisChoice {
  readonly id: string
  readonly text: string
  /** e.g. 'diplomatic', 'mediation', 'pressure', 'aid', 'inquiry'. */
  readonly type: string
  readonly consequences: string
  /** Points of the capital of 100 that a choice spends. */
  readonly diplomaticCost: number
  /** Share 0…1 of success before the room is taken into account. */
  readonly baseChanceRatio: number
  readonly success: CrisisEffect
  readonly failure: CrisisEffect
}

/** When a crisis may be drawn, in what everybody can see: every condition named must hold. */
export interface CrisisCondition {
  readonly phases?: readonly PhaseId[]
  /** Tension, 0…100. */
  readonly tensionAtLeast?: number
  readonly tensionAtMost?: number
  /** Options by their place on the agenda; with no draft on the floor every issue stands at option 0. */
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
  /** Minutes of session time to answer in. */
  readonly answerMinutes: number
  /** Short developments told when the floor falls idle. */
  readonly updates: readonly string[]
  /** Undefined: at any time. */
  readonly when?: CrisisCondition
  readonly effect: CrisisEffect
  readonly choices: readonly CrisisChoice[]
}
