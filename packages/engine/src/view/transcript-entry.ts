import type { ActKind, MotionKind, Reaction } from '../model/acts/act.ts'
import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'

/** One line of the public transcript, derived from the event log; for lists, log panels and captions on pages. */
export interface TranscriptEntry {
  readonly seq: number
  readonly at: number
  readonly now: number
  readonly kind:
    | 'speech'
    | 'placard'
    | 'clause'
    | 'draft'
    | 'proposal'
    | 'offer'
    | 'promise'
    | 'vote'
    | 'ballot'
    | 'motion'
    | 'phase'
    | 'crisis'
    | 'crisis-update'
    | 'support'
    | 'stance'
    | 'closing'
    | 'conclusion'
    | 'pause'
    | 'withdrawal'
  readonly seat: SeatId | undefined
  readonly target: SeatId | undefined
  /** Text of a speech; empty where the page words the entry itself from `detail`. */
  readonly words: string
  readonly act: ActKind | undefined
  readonly changes: readonly Change[]
  /** Enumerated values that pages have messages for: 'adopted', 'contested', 'for', 'kept' … */
  readonly detail: string
  readonly reaction: Reaction | undefined
  /** Ids the entry is about (proposal, draft, offer, vote, crisis). */
  readonly about: string | undefined
  readonly origin: 'person' | 'autonomous' | 'reply' | undefined
  /** Provider that worded a delegate's act; undefined for built-in phrases. */
  readonly wordedBy: string | undefined
  /** The motions that the chair names as in order. */
  readonly motions: readonly MotionKind[] | undefined
}
