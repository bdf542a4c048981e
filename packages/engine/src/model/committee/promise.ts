import type { Change } from './issue.ts'
import type { SeatId } from './seat.ts'

/** A public commitment and its status. A threat is a commitment too: to vote against. */
export interface Commitment {
  readonly id: string
  readonly kind: 'promise' | 'threat'
  readonly by: SeatId
  readonly to: SeatId | undefined
  /** The change it refers to; undefined means the leading draft as a whole. */
  readonly change: Change | undefined
  /** Session time in ms. */
  readonly at: number
  readonly status: 'open' | 'kept' | 'broken'
  readonly settledAt: number | undefined
}
