import type { SeatView } from '@placard/contract'

/** Whether one person has the session to themselves: only then are its clock and its pauses theirs alone. */
export function isPlayedAlone({ seats }: Pick<SeatView, 'seats'>): boolean {
  return seats.filter(({ holder }) => holder === 'person').length <= 1
}
