import type { Side } from './side.ts'

/** What a message in an argument asks of the assistant. */
export type DebateWish =
  | 'reply'
  | 'switch'
  | 'switch-and-reply'
  | 'winner'
  | 'sum-up'
  | 'open-points'
  | 'another'
  | 'reason'
  | 'evidence'
  | 'help'
  | 'weakest'
  | 'strongest'
  | 'rebuttals'
  | 'concede'
  | 'resume'
  /** A speech for one side, from what was said. */
  | 'speech'
  /** Its best points in a list. */
  | 'list'

/** An argument between the user and the assistant. */
export interface Debate {
  readonly motion: string
  /** The side that the assistant argues. */
  readonly side: Side
  /** The user's replies so far, as typed, with the side that the assistant argued then. */
  readonly replies: readonly { readonly text: string; readonly against: Side }[]
}
