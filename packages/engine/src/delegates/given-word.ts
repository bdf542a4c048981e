import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import { lastChangeAt, leadingDraft } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'

/** Whether a seat may put changes before the committee, or agree to them, without going back on its own word. */
export function isFree(state: CampaignState, seat: SeatId, changes: readonly Change[]): boolean {
  const draft = leadingDraft(state)
  return !breaksItsWord(state, seat, changes) && !(draft && rewritesItself(state, draft, seat, changes))
}

/**
 * Whether changes rewrite what the seat has just written, or agreed to: nothing was changed after it, so nothing speaks
 * for that yet.
 */
function rewritesItself(state: CampaignState, draft: Draft, seat: SeatId, changes: readonly Change[]): boolean {
  const last = lastChangeAt(draft)
  const isOwn = hasAgreed(state, draft, seat)
  return draft.marks.some(
    ({ by, issue, at }) => (isOwn || by === seat) && at >= last && changes.some((change) => change.issue === issue),
  )
}

/** Whether a seat was for what last entered the text, or let it pass. */
function hasAgreed({ proposals }: CampaignState, draft: Draft, seat: SeatId): boolean {
  const last = proposals.findLast(({ draft: id, status }) => id === draft.id && status === 'adopted')
  return last !== undefined && (last.reactions[seat] ?? 'cannot-accept') !== 'cannot-accept'
}

/** Whether changes break the seat's promises, also those of a trade already written into the text. */
export function breaksItsWord(
  { commitments }: Pick<CampaignState, 'commitments'>,
  seat: SeatId,
  changes: readonly Change[],
): boolean {
  return commitments.some(
    ({ kind, status, by, change: about }) =>
      kind === 'promise' &&
      by === seat &&
      status !== 'broken' &&
      changes.some((change) => change.issue === about?.issue && change.option !== about.option),
  )
}
