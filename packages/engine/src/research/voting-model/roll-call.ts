import type { Choice } from '../../model/acts/act.ts'

/** What a vote is on: a whole text, one of its paragraphs, or an amendment to it. */
export type Subject = 'whole' | 'paragraph' | 'amendment'

/** What is known of a vote before a single ballot is cast. */
export interface RollCallQuestion {
  /** The text's title, in the words of its authors. */
  readonly title: string
  readonly subject: Subject
}

/** A recorded vote of a past session. */
export interface RollCall extends RollCallQuestion {
  /** Number of the session it was held in; a greater one is later. */
  readonly session: number
  /** One for each member, in an order that is the same for all roll calls; `null` for who was absent. */
  readonly ballots: readonly (Choice | null)[]
}
