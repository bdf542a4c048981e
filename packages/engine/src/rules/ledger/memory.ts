import type { Change } from '../../model/committee/issue.ts'
import type { Commitment } from '../../model/committee/promise.ts'
import type { SeatId } from '../../model/committee/seat.ts'

/** What a delegation remembers of another: a promise made to it, and whether it was kept. */
export interface Memory {
  /** Who remembers: the seat that was promised. */
  readonly seat: SeatId
  readonly of: SeatId
  readonly outcome: 'kept' | 'broken'
  /** What was promised; undefined means support for the draft as a whole. */
  readonly change: Change | undefined
  /** Session time in ms at which it was kept or broken. */
  readonly at: number
}

/** "Kenya remembers …": every promise that has been kept or broken, oldest first. From public commitments alone. */
export function memoriesIn(commitments: readonly Commitment[]): readonly Memory[] {
  const memories = commitments.flatMap(({ kind, status, by, to, change, settledAt }): Memory[] => {
    if (kind !== 'promise' || status === 'open' || to === undefined || settledAt === undefined) return []
    return [{ seat: to, of: by, outcome: status, change, at: settledAt }]
  })
  return memories.sort((one, other) => one.at - other.at)
}

/** Whether a seat has broken its word to another in this session. */
export function hasBrokenWordTo(commitments: readonly Commitment[], by: SeatId, to: SeatId): boolean {
  return commitments.some((one) => one.kind === 'promise' && one.status === 'broken' && one.by === by && one.to === to)
}
