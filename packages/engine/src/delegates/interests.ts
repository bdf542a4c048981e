import { type Change, type Deal, greatestOf } from '../model/committee/issue.ts'
import type { Seat } from '../model/committee/seat.ts'

/** The issue on which the seat has most to gain over the text as it stands. */
export function weightiestIssue(seat: Seat, text: Deal): number {
  let weightiest = 0
  let most = -1
  for (let issue = 0; issue < seat.secrets.table.length; issue++) {
    const gain = bestGain(seat, text, issue)
    if (gain > most) {
      most = gain
      weightiest = issue
    }
  }
  return weightiest
}

function bestGain(seat: Seat, text: Deal, issue: number): number {
  const row = seat.secrets.table[issue] ?? []
  return Math.max(0, greatestOf(row)) - (row[text[issue] ?? 0] ?? 0)
}

/** The option a seat would write into an issue if it could. */
export function wantedChange(seat: Seat, issue: number): Change {
  const row = seat.secrets.table[issue] ?? []
  let option = 0
  for (let index = 1; index < row.length; index++) if ((row[index] ?? 0) > (row[option] ?? 0)) option = index
  return { issue, option }
}

/** The clause that is furthest below the seat’s best option for its issue; undefined when none is below it. */
export function leastLikedClause(seat: Seat, text: Deal): Change | undefined {
  let least: Change | undefined
  let most = 0.01
  for (let issue = 0; issue < text.length; issue++) {
    const option = text[issue] ?? 0
    const short = option > 0 ? bestGain(seat, text, issue) : 0
    if (short > most) {
      most = short
      least = { issue, option }
    }
  }
  return least
}
