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
  readonly effect: CrisisEffect
  readonly choices: readonly CrisisChoice[]
}
