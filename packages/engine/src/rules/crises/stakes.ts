import { spreadOf, type UtilityTable } from '../../model/committee/issue.ts'
import type { Seat } from '../../model/committee/seat.ts'
import type { CampaignState } from '../../model/session/state.ts'

/**
 * Every seat's scores after a crisis changes an issue: its weight is multiplied (and all weights rescaled to the seat's
 * former total), and its further-reaching options gain or lose by the shift, in axis units. Reservations stay: a deal
 * that was unacceptable before may become acceptable.
 */
export function stakesAfter(
  state: CampaignState,
  issue: number,
  weightFactor: number,
  positionShift: number,
): { readonly tables: readonly UtilityTable[]; readonly best: readonly number[] } {
  const tables = state.seats.map((seat) => tableAfter(state, seat, issue, weightFactor, positionShift))
  const best = state.seats.map((seat, index) => bestOf(tables[index] ?? seat.secrets.table, seat))
  return { tables, best }
}

function tableAfter(state: CampaignState, seat: Seat, issue: number, factor: number, shift: number): UtilityTable {
  const { table } = seat.secrets
  const before = table.reduce((sum, row) => sum + spreadOf(row), 0)
  const changed = table.map((row, index) => {
    if (index !== issue) return row
    const weight = spreadOf(row)
    // people keep their own positions: a crisis changes how much an issue weighs for them, not what they prefer
    const lean = seat.holder.kind === 'person' ? 0 : shift / 2
    return row.map((value, option) => {
      const position = state.issues[issue]?.options[option]?.position ?? 0
      return Math.max(0, factor * (value + weight * lean * position))
    })
  })
  const after = changed.reduce((sum, row) => sum + spreadOf(row), 0)
  const scale = after > 0 ? before / after : 1
  return changed.map((row) => row.map((value) => value * scale))
}

function bestOf(table: UtilityTable, seat: Seat): number {
  const { redLines } = seat.secrets
  let best = 0
  for (let issue = 0; issue < table.length; issue++) {
    const row = table[issue] ?? []
    let most = 0
    for (let option = 0; option < row.length; option++) {
      const isCrossed = redLines.some((line) => line.issue === issue && line.option === option)
      if (!isCrossed) most = Math.max(most, row[option] ?? 0)
    }
    best += most
  }
  return best
}
