import type { Act } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Question } from '../../model/floor/vote.ts'
import type { SessionEvent } from '../../model/session/event.ts'
import { draftOf, leadingDraft } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'

/** A person's input to a session: an act, or an answer to the offer to close early. */
export interface PersonInput {
  /** Log position of its event. */
  readonly seq: number
  /** Session ms. */
  readonly at: number
  readonly seat: SeatId
  readonly act: Act | undefined
  /** The answer to the offer to close; undefined for an act. */
  readonly close: boolean | undefined
  /** The state before it. */
  readonly before: CampaignState
}

/** The input behind an event; undefined for events of AI delegates, the chair and the clock. */
export function inputOf(before: CampaignState, event: SessionEvent): PersonInput | undefined {
  const seq = before.seq + 1
  if (event.kind === 'act-taken' && event.origin === 'person') {
    return { seq, at: event.at, seat: event.seat, act: event.act, close: undefined, before }
  }
  if (event.kind === 'closing-answered') {
    return { seq, at: event.at, seat: event.seat, act: undefined, close: event.close, before }
  }
  return undefined
}

/**
 * The same act in another replay of the session: ids it refers to are mapped to their counterparts. Undefined when the
 * other replay has no counterpart.
 */
export function actElsewhere({ act, before }: PersonInput, state: CampaignState): Act | undefined {
  switch (act?.kind) {
    case 'accept':
    case 'decline': {
      const meant = before.offers.find(({ id }) => id === act.offer)
      const offer = state.offers.find(
        (other) =>
          other.status === 'open' && other.to === meant?.to && other.by === meant.by && isSame(other.take, meant.take),
      )
      return offer && { ...act, offer: offer.id }
    }
    case 'react': {
      const meant = before.proposals.find(({ id }) => id === act.proposal)
      const proposal = state.proposals.find(
        (other) => other.status === 'open' && meant !== undefined && isSame(other.changes, meant.changes),
      )
      return proposal && { ...act, proposal: proposal.id }
    }
    case 'declare':
    case 'sponsor':
    case 'sign':
    case 'withdraw': {
      const draft = draftOf(state, act.draft)?.status === 'open' ? act.draft : leadingDraft(state)?.id
      return draft === undefined ? undefined : { ...act, draft }
    }
    default:
      return act
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The open vote by kind and ordinal, e.g. "the second amendment"; undefined while none is open. */
export function ballotOn(state: CampaignState): { readonly kind: Question['kind']; readonly nth: number } | undefined {
  const kind = state.floor.vote?.question.kind
  if (kind === undefined) return undefined
  return { kind, nth: state.floor.votes.filter(({ question }) => question.kind === kind).length }
}
