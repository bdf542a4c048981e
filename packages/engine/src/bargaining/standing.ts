import type { Deal } from '../model/committee/issue.ts'
import type { SeatSecrets } from '../model/committee/seat.ts'
import type { SeatEstimate } from '../model/session/state.ts'
import type { Play } from './play.ts'

/** What a seat bargains with: its own secrets, and of the others only what is public. */
export interface Standing {
  /** The seat's index. */
  readonly seat: number
  readonly secrets: Pick<SeatSecrets, 'table' | 'reservation' | 'best' | 'redLines'>
  /** The leading draft's deal, or the one a new draft would start from. */
  readonly text: Deal
  /** By seat index; the seat's own entry is not read. */
  readonly estimates: readonly SeatEstimate[]
  /** Elapsed share of the session, 0…1. */
  readonly timeRatio: number
  readonly play: Play
  /** Seats in favour that carry a vote, the seat itself included. */
  readonly needed: number
}
