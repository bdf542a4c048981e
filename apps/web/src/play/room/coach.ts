import type { SeatView, TranscriptEntry } from '@placard/contract'
import type { ComponentType } from 'react'

/** Props of a coach: what it may see, and its only action, which puts text in the composer. */
export type CoachProps = {
  readonly view: SeatView
  readonly entries: readonly TranscriptEntry[]
  readonly onSuggest: (words: string) => void
}

/** A component that a session may show beside its composer. */
export type Coach = ComponentType<CoachProps>
