import type { SeatView } from '@placard/contract'

/** Whether one person plays alone: only then can they change the clock and pause it. */
export function isPlayedAlone({ seats }: Pick<SeatView, 'seats'>): boolean {
  return seats.filter(({ holder }) => holder === 'person').length <= 1
}
