import { bargainOf } from '../bargaining/solutions/bargain.ts'
import { type Deal, type UtilityTable, utilityOf } from '../model/committee/issue.ts'
import type { SeatSecrets } from '../model/committee/seat.ts'
import { passingCounts } from '../research/solutions/passing.ts'
import { PASSING_BAND } from '../setup/draw-margin.ts'

/** Whether drawn secrets satisfy the guarantees of the draw, counted over all deals. */
export function isBalanced(seats: readonly SeatSecrets[]): boolean {
  const { deals, passing, unanimous } = passingCounts(bargainOf(seats))
  const isInBand = passing >= PASSING_BAND.least * deals && passing <= PASSING_BAND.most * deals
  const short = seats.filter(({ table, reservation }) => utilityOf(table, statusQuoOf(table)) < reservation)
  return isInBand && unanimous >= 1 && short.length >= 2
}

/** Option 0 of every issue. */
function statusQuoOf(table: UtilityTable): Deal {
  return table.map(() => 0)
}
