import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'

/** Who replies, and with what. */
export type Reply = Pick<OwedAct, 'seat' | 'act'>

export function isPerson(state: CampaignState, seat: SeatId): boolean {
  return state.seats[seatIndexOf(state, seat)]?.holder.kind === 'person'
}

export function delegateAt(state: CampaignState, id: SeatId | undefined): Seat | undefined {
  const seat = id === undefined ? undefined : state.seats[seatIndexOf(state, id)]
  return isDelegate(seat) ? seat : undefined
}

/** The delegate with the greatest concern; `except` never answers itself. */
export function mostConcerned(state: CampaignState, except: SeatId, concern: (seat: Seat) => number): Seat | undefined {
  let chosen: Seat | undefined
  for (const seat of state.seats) {
    if (!isDelegate(seat) || seat.id === except) continue
    if (!chosen || concern(seat) > concern(chosen)) chosen = seat
  }
  return chosen
}

export function regardFor(state: CampaignState, seat: Seat, towards: SeatId): number {
  return state.relations[seatIndexOf(state, seat.id)]?.[seatIndexOf(state, towards)] ?? 0
}
