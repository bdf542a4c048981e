import type { Stance } from '../model/acts/act.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { hasProposed } from './own-proposals.ts'
import { timesMade } from './points.ts'
import { statedWish } from './stated-wish.ts'

/** What a delegate that speaks considers. */
export interface Speaker {
  readonly state: CampaignState
  readonly seat: Seat
  readonly stance: Stance
  readonly text: readonly number[]
  /** Issues by what the delegate has to gain on them, and the other delegations by how far away they stand. */
  readonly issues: readonly number[]
  /** The other delegations, the furthest first; sorted for the speeches that need them all. */
  readonly others: () => readonly SeatId[]
}

/** The issues on which the text is worse for the speaker than what it says it wants. */
export function unmetIssues({ state, seat, issues, text }: Speaker): readonly number[] {
  return issues.filter((issue) => {
    if (hasItsOwn(state, seat.id, text, issue)) return false
    const row = seat.secrets.table[issue] ?? []
    return (row[statedWish(state, seat, issue).option] ?? 0) > (row[text[issue] ?? 0] ?? 0)
  })
}

/** Whether the text has on an issue what a seat proposed or promised itself: it finds no fault with that. */
export function hasItsOwn(state: CampaignState, seat: SeatId, text: readonly number[], issue: number): boolean {
  const option = text[issue] ?? 0
  return option > 0 && hasProposed(state, seat, { issue, option })
}

/** Distance of a public position from the text from which a delegation is not content with it; the axis is 2 long. */
const CONTENT = 0.3

/** Whether a delegation, by its public position, would have the text otherwise on an issue. */
export function hasSomethingToAsk(state: CampaignState, id: SeatId, issue: number, text: readonly number[]): boolean {
  return distance(state, id, issue, text[issue] ?? 0) > CONTENT
}

/** How far a delegation's public position on an issue lies from an option. */
function distance(state: CampaignState, id: SeatId, issue: number, option: number): number {
  const position = state.seats[seatIndexOf(state, id)]?.positions[issue] ?? 0
  return Math.abs((state.issues[issue]?.options[option]?.position ?? 0) - position)
}

/**
 * Whether another delegation stands between the speaker and what it wants on an issue: by its public position it would
 * rather keep the text. Of a person the committee knows only what it has done.
 */
export function standsInTheWay({ state, seat, text }: Speaker, other: SeatId, issue: number): boolean {
  if (!isDelegate(state.seats[seatIndexOf(state, other)]) && !hasResisted(state, other, issue)) return false
  const wish = statedWish(state, seat, issue).option
  // who has proposed the same is no obstacle
  if (hasProposed(state, other, { issue, option: wish })) return false
  return distance(state, other, issue, wish) > distance(state, other, issue, text[issue] ?? 0)
}

/** Whether a person is against the text, refused a change on this issue, or wrote what stands there. */
function hasResisted(state: CampaignState, person: SeatId, issue: number): boolean {
  const draft = leadingDraft(state)
  return (
    draft?.declared[person] === 'against' ||
    draft?.marks.some((mark) => mark.issue === issue && mark.by === person) === true ||
    state.proposals.some(
      ({ changes, reactions }) =>
        reactions[person] === 'cannot-accept' && changes.some((change) => change.issue === issue),
    )
  )
}

/**
 * Whether another delegation, which does not favour the text, has told the committee that it is against a clause of it:
 * by its placard, or by a speech.
 */
export function isInDoubt({ state, text }: Speaker, other: SeatId, issue: number): boolean {
  const change = { issue, option: text[issue] ?? 0 }
  if (change.option === 0 || leadingDraft(state)?.declared[other] === 'favour') return false
  const hasRefused = state.proposals.some(
    ({ changes, reactions }) =>
      reactions[other] === 'cannot-accept' &&
      changes.length === 1 &&
      changes.some((one) => one.issue === issue && one.option === change.option),
  )
  return hasRefused || timesMade(state, other, { kind: 'oppose', change }) > 0
}
