import type { Commitment } from '../../model/committee/promise.ts'
import type { SeatId } from '../../model/committee/seat.ts'

/** Whether a seat has broken a promise to another in this session. */
export function hasBrokenWordTo(commitments: readonly Commitment[], by: SeatId, to: SeatId): boolean {
  return commitments.some((one) => one.kind === 'promise' && one.status === 'broken' && one.by === by && one.to === to)
}
