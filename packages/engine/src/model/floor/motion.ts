import type { MotionKind, MotionTerms } from '../acts/act.ts'
import type { SeatId } from '../committee/seat.ts'

/** A motion on the floor, before and while it is voted on. */
export interface Motion {
  readonly id: string
  readonly motion: MotionKind
  readonly by: SeatId
  readonly secondedBy: SeatId | undefined
  readonly at: number
  /** Its parameters; absent where the motion has none. */
  readonly terms?: MotionTerms
  /** Session ms at which the debate on the motion ends and it is voted on; absent while it is not debated. */
  readonly debateUntil?: number
  /** The seats that spoke for and against it. */
  readonly speakers?: readonly { readonly seat: SeatId; readonly side: 'for' | 'against' }[]
}
