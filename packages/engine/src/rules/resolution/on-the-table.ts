import type { Change } from '../../model/committee/issue.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Proposal } from '../../model/floor/draft.ts'
import { leadingDraft } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'

/** Another's last proposal on the leading draft, open or in any state, that has all of these changes in it. */
export function proposalWith(
  state: CampaignState,
  seat: SeatId,
  changes: readonly Change[],
  status: 'open' | 'any' = 'open',
): Proposal | undefined {
  const draft = leadingDraft(state)?.id
  return state.proposals.findLast(
    ({ status: now, draft: id, by, partner, changes: put }) =>
      (status === 'any' || now === status) &&
      id === draft &&
      by !== seat &&
      partner !== seat &&
      changes.every(({ issue, option }) => put.some((one) => one.issue === issue && one.option === option)),
  )
}
