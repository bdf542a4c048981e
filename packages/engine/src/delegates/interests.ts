import { type Change, type Deal, greatestOf } from '../model/committee/issue.ts'
import type { Seat } from '../model/committee/seat.ts'

/** The issues by what the seat has to gain on them over the text as it stands, the most first. */
export function issuesByWeight(seat: Seat, text: Deal): readonly number[] {
  return text
    .map((_, issue) => ({ issue, gain: bestGain(seat, text, issue) }))
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ issue }) => issue)
}

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

/** Least gain over a clause from which a seat dislikes it. */
const DISLIKED = 0.01

/** The clause that is furthest below the seat’s best option for its issue; undefined when none is below it. */
export function leastLikedClause(seat: Seat, text: Deal): Change | undefined {
  return dislikedClauses(seat, text)[0]
}

/** The clauses that are below the seat’s best option for their issue, the furthest below first. */
export function dislikedClauses(seat: Seat, text: Deal): readonly Change[] {
  return issuesByWeight(seat, text)
    .map((issue) => ({ issue, option: text[issue] ?? 0 }))
    .filter(({ issue, option }) => option > 0 && bestGain(seat, text, issue) > DISLIKED)
}

/** Whether a seat accepts an option at no price. */
export function isRedLine({ secrets }: Seat, issue: number, option: number): boolean {
  return secrets.redLines.some((line) => line.issue === issue && line.option === option)
}
