import type { PublicView, SeatInView } from '@placard/engine'
import type { Heard, Line } from './said.ts'

/** What a delegation can know of the session when it speaks. */
export interface Past {
  readonly seat: SeatInView
  readonly view: PublicView
  /** Its own lines in this session. */
  readonly own: readonly Line[]
  /** What the delegate that it answers said to it last. */
  readonly heard?: Heard | undefined
}
