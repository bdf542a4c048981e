import type { SeatView, TranscriptEntry } from '@placard/contract'
import type { ComponentType } from 'react'

/** What somebody who looks over the player's shoulder may see, and the one thing they may do: put words in the composer. */
export type CoachProps = {
  readonly view: SeatView
  readonly entries: readonly TranscriptEntry[]
  readonly onSuggest: (words: string) => void
}

/** A companion that a session may have beside its composer. */
export type Coach = ComponentType<CoachProps>
