import type { Choice } from '../../model/acts/act.ts'

/** Subject of a vote: a whole text, one of its paragraphs, or an amendment to it. */
export type Subject = 'whole' | 'paragraph' | 'amendment'

/** Facts of a vote known before a single ballot is cast. */
export interface RollCallQuestion {
  /** The text's original title. */
  readonly title: string
  readonly subject: Subject
}

/** A recorded vote of a past session. */
export interface RollCall extends RollCallQuestion {
  /** Number of the session it was held in; a greater one is later. */
  readonly session: number
  /** One per member, in the same order for all roll calls; `null` for an absent member. */
  readonly ballots: readonly (Choice | null)[]
}
