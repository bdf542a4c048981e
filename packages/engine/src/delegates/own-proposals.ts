import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { CampaignState } from '../model/session/state.ts'

/** Whether a seat put an option before the committee: in a proposal, a trade, or a clause of its own that still stands. */
export function hasProposed({ proposals, drafts }: CampaignState, seat: SeatId, { issue, option }: Change): boolean {
  const isMeant = (change: Change) => change.issue === issue && change.option === option
  return (
    proposals.some(({ by, partner, changes }) => (by === seat || partner === seat) && changes.some(isMeant)) ||
    drafts.some(({ marks }) => marks.some((mark) => mark.by === seat && mark.issue === issue && mark.after === option))
  )
}
