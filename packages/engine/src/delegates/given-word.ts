import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import { lastChangeAt, leadingDraft } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'

/** Whether a seat may put changes before the committee, or agree to them, without going back on its own word. */
export function isFree(state: CampaignState, seat: SeatId, changes: readonly Change[]): boolean {
  const draft = leadingDraft(state)
  return !breaksItsWord(state, seat, changes) && !(draft && rewritesItself(draft, seat, changes))
}

/** Whether changes rewrite what the seat has just written: nothing was changed after it, so nothing speaks for that yet. */
function rewritesItself(draft: Draft, seat: SeatId, changes: readonly Change[]): boolean {
  const last = lastChangeAt(draft)
  return draft.marks.some(
    ({ by, issue, at }) => by === seat && at >= last && changes.some((change) => change.issue === issue),
  )
}

/** Whether changes break the seat's promises, also those of a trade already written into the text. */
export function breaksItsWord({ commitments }: CampaignState, seat: SeatId, changes: readonly Change[]): boolean {
  return commitments.some(
    ({ kind, status, by, change: about }) =>
      kind === 'promise' &&
      by === seat &&
      status !== 'broken' &&
      changes.some((change) => change.issue === about?.issue && change.option !== about.option),
  )
}
