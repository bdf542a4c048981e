import type { Stance } from '../model/acts/act.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
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

/** Distance of a public position from a clause at which a delegation is in doubt about it; the axis is 2 long. */
const DOUBT = 0.3

/** The issues on which the text is worse for the speaker than what it says it wants. */
export function unmetIssues({ state, seat, issues, text }: Speaker): readonly number[] {
  return issues.filter((issue) => {
    const row = seat.secrets.table[issue] ?? []
    return (row[statedWish(state, seat, issue).option] ?? 0) > (row[text[issue] ?? 0] ?? 0)
  })
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

/** Whether a clause of the text lies far from what another delegation, which does not favour the text, stands for. */
export function isInDoubt({ state, text }: Speaker, other: SeatId, issue: number): boolean {
  const option = text[issue] ?? 0
  if (option === 0 || leadingDraft(state)?.declared[other] === 'favour') return false
  return distance(state, other, issue, option) > DOUBT
}
