import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import type { CampaignState, Term } from '../model/session/state.ts'

/**
 * The conditions that delegations named for their vote, or their name under a draft, when they were asked. They bind
 * lightly: a delegation does not act against its condition until the clause that it spoke of is another one.
 */

/** The condition of a seat, unless the clause it is about was rewritten since: that would be news. */
export function standingTerm({ terms }: CampaignState, seat: SeatId, draft: Draft): Term | undefined {
  const term = terms?.[seat]
  if (term === undefined) return undefined
  const { change, at } = term
  const isOvertaken = draft.marks.some(
    (mark) => mark.issue === change.issue && mark.at > at && mark.after !== change.option && mark.by !== seat,
  )
  return isOvertaken ? undefined : term
}

/** Whether the text has what a seat made a condition of. */
export function isMet({ deal }: Draft, { change }: Term): boolean {
  return deal[change.issue] === change.option
}

/** Whether a seat waits for its condition: until then it puts its name to nothing. */
export function waitsForTerm(state: CampaignState, seat: SeatId, draft: Draft): boolean {
  const term = standingTerm(state, seat, draft)
  return term !== undefined && !isMet(draft, term)
}

/** Whether nothing but its condition was written into the text since a seat named it. */
export function isFulfilled(state: CampaignState, seat: SeatId, draft: Draft): boolean {
  const term = standingTerm(state, seat, draft)
  if (term === undefined || !isMet(draft, term)) return false
  return draft.marks.every(({ at, issue }) => at <= term.at || issue === term.change.issue)
}

/** Whether changes consist of the condition of a seat, alone or with other clauses. */
export function hasTerm(state: CampaignState, seat: SeatId, draft: Draft, changes: readonly Change[]): boolean {
  const term = standingTerm(state, seat, draft)
  if (term === undefined) return false
  return changes.some(({ issue, option }) => issue === term.change.issue && option === term.change.option)
}
