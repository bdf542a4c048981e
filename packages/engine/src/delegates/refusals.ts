import type { Change, Deal } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { CampaignState } from '../model/session/state.ts'
import { timesMade } from './points.ts'

/** Whether a delegate has refused an option before the committee, by its placard or its words. */
export function hasRefused({ proposals, ...state }: CampaignState, seat: SeatId, change: Change): boolean {
  const isMeant = (one: Change) => one.issue === change.issue && one.option === change.option
  if (proposals.some(({ changes, reactions }) => reactions[seat] === 'cannot-accept' && changes.some(isMeant)))
    return true
  return timesMade({ proposals, ...state }, seat, { kind: 'oppose', change }) > 0
}

/** The issues on which today's text has a clause that a delegate has spoken against, or refused when it stood alone. */
export function refusedIssues(state: CampaignState, seat: SeatId, text: Deal): ReadonlySet<number> {
  const isRefused = (change: Change) =>
    timesMade(state, seat, { kind: 'oppose', change }) > 0 ||
    state.proposals.some(
      ({ changes: [only, ...rest], reactions }) =>
        rest.length === 0 &&
        only?.issue === change.issue &&
        only.option === change.option &&
        reactions[seat] === 'cannot-accept',
    )
  return new Set(text.flatMap((option, issue) => (option > 0 && isRefused({ issue, option }) ? [issue] : [])))
}
