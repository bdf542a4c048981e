import type { Deal } from '../model/committee/issue.ts'
import type { SeatSecrets } from '../model/committee/seat.ts'
import type { SeatEstimate } from '../model/session/state.ts'
import type { Play } from './play.ts'

/** A seat's input to bargaining: its own secrets, and only public information about the others. */
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
  /** Votes in favour that carry a draft, the seat's own included. */
  readonly needed: number
}
