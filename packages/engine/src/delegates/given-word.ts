import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import { letsPass } from '../model/floor/placards.ts'
import { lastChangeAt, leadingDraft } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { isReleased } from '../rules/ledger/released.ts'

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
  return last !== undefined && letsPass(last, seat)
}

/** The option of an issue that a seat has promised to support, where its promise binds it still. */
export function promisedOn(state: CampaignState, seat: SeatId, issue: number): Change | undefined {
  return state.commitments.findLast(
    (one) =>
      one.kind === 'promise' &&
      one.by === seat &&
      one.status !== 'broken' &&
      one.change?.issue === issue &&
      !isReleased(one, state),
  )?.change
}

/**
 * Whether changes break the seat's promises, also those of a trade already written into the text; of one that binds no
 * longer nobody makes a reason. A promise to `except` is no hindrance.
 */
export function breaksItsWord(
  state: Pick<CampaignState, 'commitments' | 'proposals' | 'drafts'>,
  seat: SeatId,
  changes: readonly Change[],
  except?: SeatId,
): boolean {
  return state.commitments.some(
    (promise) =>
      promise.kind === 'promise' &&
      promise.by === seat &&
      promise.status !== 'broken' &&
      (except === undefined || promise.to !== except) &&
      changes.some(({ issue, option }) => issue === promise.change?.issue && option !== promise.change.option) &&
      !isReleased(promise, state),
  )
}
