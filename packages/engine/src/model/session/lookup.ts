import type { Issue } from '../committee/issue.ts'
import type { Seat, SeatId } from '../committee/seat.ts'
import type { Draft, Proposal } from '../floor/draft.ts'
import { supportNeeded } from '../floor/pack.ts'
import type { CampaignState } from './state.ts'

/** Index of a seat in `state.seats`; −1 when there is none with this id. */
export function seatIndexOf(state: CampaignState, id: SeatId): number {
  for (let index = 0; index < state.seats.length; index++) if (state.seats[index]?.id === id) return index
  return -1
}

/**
 * The seat of that id.
 * @throws {RangeError} when there is none: callers check commands first, so this is a bug.
 */
export function seatOf(state: CampaignState, id: SeatId): Seat {
  const seat = state.seats.find((candidate) => candidate.id === id)
  if (!seat) throw new RangeError(`seatOf: no seat ${id}`)
  return seat
}

/** The open draft with most sponsors and signatories; tie-break: the earlier. Undefined when none is on the floor. */
export function leadingDraft(state: CampaignState): Draft | undefined {
  let leading: Draft | undefined
  for (const draft of state.drafts) {
    if (draft.status !== 'open') continue
    if (!leading || supporters(draft) > supporters(leading)) leading = draft
  }
  return leading
}

/**
 * The draft that scores and pages refer to: the adopted one, else the leading one, else the last that was voted down.
 */
export function draftOfRecord(state: CampaignState): Draft | undefined {
  return state.drafts.find((draft) => draft.status === 'adopted') ?? leadingDraft(state) ?? state.drafts.at(-1)
}

/** Sponsors and signatories together. */
export function supporters(draft: Draft): number {
  return draft.sponsors.length + draft.signatories.length
}

/** When the text of a draft last changed, in session ms; 0 when it never did. */
export function lastChangeAt({ marks }: Pick<Draft, 'marks'>): number {
  let last = 0
  for (const { at } of marks) last = Math.max(last, at)
  return last
}

/** The draft of that id, if it exists. */
export function draftOf(state: CampaignState, id: string): Draft | undefined {
  for (const draft of state.drafts) if (draft.id === id) return draft
  return undefined
}

/** The proposal of that id, if it is still in the state. */
export function proposalOf(state: CampaignState, id: string): Proposal | undefined {
  // newest first: most lookups are for the newest
  for (let index = state.proposals.length - 1; index >= 0; index--) {
    const proposal = state.proposals[index]
    if (proposal?.id === id) return proposal
  }
  return undefined
}

/** Whether the seat is held by an AI delegate. */
export function isDelegate(seat: Seat | undefined): boolean {
  return seat?.holder.kind === 'delegate'
}

/**
 * Supporters a draft needs before it may be put to the vote: by the pack; without one a fifth of the committee, at
 * least two.
 */
export function signaturesNeeded(state: CampaignState): number {
  if (state.procedure) return supportNeeded(state.procedure, state.seats.length)
  return Math.max(2, Math.ceil(state.seats.length * 0.2))
}

/** Whether the debate has lasted its minimum: past the opening, and past negotiation's own minimum. */
export function isVoteInOrder(state: CampaignState): boolean {
  const { phases, phaseIndex, elapsedMs } = state.clock
  const negotiation = phases[1]
  if (phaseIndex === 0 || !negotiation) return false
  return phaseIndex > 1 || elapsedMs - (negotiation.startedAt ?? elapsedMs) >= negotiation.minMs
}

/** The status quo of this agenda: option 0 for every issue. */
export function statusQuo(state: CampaignState): readonly number[] {
  return state.issues.map(() => 0)
}

/** The option of an issue whose position on the axis is nearest to the given one; the lower one on a tie. */
export function nearestOption(issues: readonly Issue[], issue: number, position: number): number {
  const options = issues[issue]?.options ?? []
  const distance = (at: number) => Math.abs((options[at]?.position ?? 0) - position)
  let nearest = 0
  for (let at = 1; at < options.length; at++) if (distance(at) < distance(nearest)) nearest = at
  return nearest
}

/** Session ms from which a motion to vote is in order; undefined before negotiation, and in a session without any. */
export function voteInOrderFrom({ clock }: CampaignState): number | undefined {
  const negotiation = clock.phases[1]
  return negotiation?.startedAt === undefined ? undefined : negotiation.startedAt + negotiation.minMs
}
