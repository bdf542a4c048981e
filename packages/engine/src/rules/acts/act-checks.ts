import { type ActOf, CHANGES_MOST, type Choice, type PointKind } from '../../model/acts/act.ts'
import type { Change } from '../../model/committee/issue.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Rejection } from '../../model/session/command.ts'
import {
  draftOf,
  isVoteInOrder,
  leadingDraft,
  proposalOf,
  seatIndexOf,
  signaturesNeeded,
  supporters,
  voteInOrderFrom,
} from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { reject } from '../command-context.ts'
import { mayAbstain } from '../counting/majority.ts'
import { factsOf } from '../procedure/facts.ts'
import { tooEarly, tooFewNames } from '../procedure/not-yet.ts'
import { type MotionPut, ruleOn, ruleOnPoint } from '../procedure/rulings.ts'

/** Accepts one to three changes, each of another issue, at least one of which is not in the text yet. */
export function checkChanges(state: CampaignState, changes: readonly Change[]): Rejection | undefined {
  if (changes.length < 1 || changes.length > CHANGES_MOST)
    return reject('too-many-changes', 'one to three changes at a time')
  if (changes.some(({ issue }, at) => changes.findIndex((change) => change.issue === issue) < at)) {
    return reject('too-many-changes', 'one change an issue at a time')
  }
  const deal = leadingDraft(state)?.deal
  if (changes.every(({ issue, option }) => option === (deal?.[issue] ?? 0))) {
    return reject('already-in-the-text', 'the text reads so already')
  }
  return undefined
}

/** Accepts an open offer that was made to this seat. */
export function checkOffer(state: CampaignState, seat: SeatId, id: string): Rejection | undefined {
  const offer = state.offers.find((candidate) => candidate.id === id && candidate.status === 'open')
  if (!offer) return reject('unknown-offer', `no open offer ${id}`)
  return offer.to === seat ? undefined : reject('offer-not-to-you', `the offer is addressed to ${offer.to}`)
}

/** Accepts an open proposal of another author. */
export function checkReaction(state: CampaignState, seat: SeatId, id: string): Rejection | undefined {
  const proposal = proposalOf(state, id)
  if (proposal?.status !== 'open') return reject('unknown-proposal', `no open proposal ${id}`)
  return proposal.by === seat ? reject('offer-to-self', 'a proposer does not react to its own proposal') : undefined
}

/** Accepts an open draft that does not have the seat’s name yet, or that has it when it is to be withdrawn. */
export function checkDraft(
  state: CampaignState,
  seat: SeatId,
  act: ActOf<'declare' | 'sponsor' | 'sign' | 'withdraw'>,
): Rejection | undefined {
  const draft = draftOf(state, act.draft)
  if (!draft) return reject('unknown-draft', `no draft ${act.draft}`)
  if (draft.status !== 'open') return reject('draft-not-open', `the draft is ${draft.status}`)
  const isSponsor = draft.sponsors.includes(seat)
  const isSignatory = draft.signatories.includes(seat)
  if (act.kind === 'sponsor' && isSponsor) return reject('already-sponsor', 'the seat sponsors the draft')
  if (act.kind === 'sign' && (isSponsor || isSignatory))
    return reject('already-signed', 'the seat has signed the draft')
  if (act.kind === 'withdraw' && !isSponsor && !isSignatory) return reject('not-a-signatory', 'nothing to withdraw')
  return undefined
}

/** Accepts a motion that the procedure has, and that is in order now. */
export function checkMotion(state: CampaignState, seat: SeatId, act: MotionPut): Rejection | undefined {
  if (!state.procedure) return checkMotionToVote(state, act)
  const ruling = ruleOn(state.procedure, factsOf(state), act, seat)
  return ruling.ok ? undefined : reject(ruling.rejection, ruling.because)
}

/** Accepts a point that the procedure has, and that is in order now. */
export function checkPoint(state: CampaignState, seat: SeatId, point: PointKind): Rejection | undefined {
  if (!state.procedure) {
    const isKnown = point === 'order' || point === 'inquiry'
    return isKnown ? undefined : reject('not-in-this-procedure', 'this session knows points of order and inquiries')
  }
  const ruling = ruleOnPoint(state.procedure, factsOf(state), point, seat)
  return ruling.ok ? undefined : reject(ruling.rejection, ruling.because)
}

/** Accepts a seat that is not on the list yet, while the list is open. */
export function checkRequest(state: CampaignState, seat: SeatId): Rejection | undefined {
  if (state.floor.speakersList.includes(seat)) return reject('already-on-the-list', 'the seat is on the speakers list')
  return state.floor.order?.isListClosed ? reject('list-closed', 'the speakers list is closed') : undefined
}

/** Without a pack: accepts a motion to vote after negotiation's minimum, on a draft with enough supporters. */
function checkMotionToVote(state: CampaignState, { motion }: MotionPut): Rejection | undefined {
  if (motion !== 'vote') return reject('not-in-this-procedure', 'this session knows the motion to vote alone')
  if (state.floor.motion) return reject('motion-out-of-order', 'one motion at a time')
  const draft = leadingDraft(state)
  if (!draft) return reject('no-draft-on-the-floor', 'there is nothing to vote on')
  if (supporters(draft) < signaturesNeeded(state)) {
    return reject('motion-out-of-order', tooFewNames(signaturesNeeded(state), supporters(draft)))
  }
  return isVoteInOrder(state) ? undefined : reject('motion-out-of-order', tooEarly(voteInOrderFrom(state)))
}

/** Accepts a second for another seat's motion that needs one. */
export function checkSecond(state: CampaignState, seat: SeatId): Rejection | undefined {
  const motion = state.floor.motion
  const isWaiting = motion && !motion.secondedBy && motion.debateUntil === undefined
  if (!isWaiting) return reject('no-motion-to-second', 'no motion waits for a second')
  return motion.by === seat ? reject('cannot-second-own-motion', 'another seat must second it') : undefined
}

/** Accepts a ballot in the seat’s turn, with a choice open to it. */
export function checkBallot(state: CampaignState, seat: SeatId, choice: Choice): Rejection | undefined {
  const vote = state.floor.vote
  if (!vote) return reject('no-vote-in-progress', 'nothing is being voted on')
  if (vote.ballots.some((ballot) => ballot.seat === seat)) return reject('not-your-turn', 'the seat has voted')
  if (vote.manner === 'roll-call' && vote.order[vote.ballots.length] !== seat) {
    return reject('not-your-turn', `the roll call is at ${vote.order[vote.ballots.length]}`)
  }
  if (choice === 'abstain' && !mayAbstain(state.floor, seat)) {
    return reject('must-not-abstain', 'a delegation that is present and voting does not abstain on substance')
  }
  return undefined
}

/** Accepts a choice that the crisis offers and the seat can afford. */
export function checkChoice(state: CampaignState, seat: SeatId, id: string): Rejection | undefined {
  if (state.crisis?.status !== 'open') return reject('no-crisis-open', 'no crisis waits for an answer')
  const choice = state.crisis.card.choices.find((candidate) => candidate.id === id)
  if (!choice) return reject('unknown-choice', `no choice ${id}`)
  const capital = state.capital[seatIndexOf(state, seat)] ?? 0
  return choice.diplomaticCost > capital
    ? reject('capital-exhausted', `the choice costs ${choice.diplomaticCost}, the capital is ${capital}`)
    : undefined
}

/** Accepts a seat that has the floor or a place on the list. */
export function checkYield({ floor }: CampaignState, seat: SeatId): Rejection | undefined {
  const hasSomething = floor.speakersList.includes(seat) || floor.speaker === seat
  return hasSomething ? undefined : reject('not-on-the-list', 'the seat has no floor to yield')
}
