import type { SeatSecrets } from '../../model/committee/seat.ts'
import type { Bargain } from './space.ts'

/** Score of a red line: a penalty greater than the best deal can make up for, as scores are 0…1. */
const RED_LINE_SCORE = -1

/**
 * The bargaining problem between seats, from their secrets: for draws, debriefs and measurements, never for a seat's
 * own reasoning. A red line's score is so low that no deal with it reaches the seat's reservation.
 */
export function bargainOf(seats: readonly Pick<SeatSecrets, 'table' | 'reservation' | 'redLines'>[]): Bargain {
  return {
    tables: seats.map(({ table, redLines }) => {
      const scores = table.map((row) => [...row])
      for (const { issue, option } of redLines) {
        const row = scores[issue]
        if (row?.[option] !== undefined) row[option] = RED_LINE_SCORE
      }
      return scores
    }),
    reservations: seats.map(({ reservation }) => reservation),
  }
}
