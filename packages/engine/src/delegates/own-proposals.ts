import { isPutting } from '../model/acts/points.ts'
import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { letsPass } from '../model/floor/placards.ts'
import type { CampaignState } from '../model/session/state.ts'

/**
 * Whether a seat put an option before the committee: in a proposal or a trade, by a promise that it did not break, or in
 * a clause of its own that still stands.
 */
export function hasProposed(state: CampaignState, seat: SeatId, { issue, option }: Change): boolean {
  const isMeant = (change: Change | undefined) => change?.issue === issue && change.option === option
  return (
    hasPut(state, seat, { issue, option }) ||
    state.proposals.some(({ by, partner, changes }) => (by === seat || partner === seat) && changes.some(isMeant)) ||
    state.commitments.some(
      ({ kind, status, by, change }) => kind === 'promise' && status !== 'broken' && by === seat && isMeant(change),
    ) ||
    state.drafts.some(({ marks }) =>
      marks.some((mark) => mark.by === seat && mark.issue === issue && mark.after === option),
    )
  )
}

/** Whether an AI delegate put an option before the committee at any time: settled proposals are soon forgotten. */
function hasPut({ points }: CampaignState, seat: SeatId, change: Change): boolean {
  const made = points?.[seat]
  for (const point in made) if (isPutting(point, change)) return true
  return false
}

/**
 * Whether a seat let an option pass when it was proposed, alone or with others: nothing obliges it to speak for the
 * option, and to speak against it unasked would be to disown its own placard.
 */
export function hasLetPass({ proposals }: CampaignState, seat: SeatId, { issue, option }: Change): boolean {
  return proposals.some(
    (proposal) =>
      letsPass(proposal, seat) && proposal.changes.some((change) => change.issue === issue && change.option === option),
  )
}
