import { isOfSubstance } from '../floor/vote.ts'
import type { Change } from '../issues/issue.ts'
import { factsOf } from '../procedure/facts.ts'
import { mayAbstain } from '../procedure/majority.ts'
import { type MotionPut, ruleOn, ruleOnPoint } from '../procedure/rules.ts'
import { needsFloor, turnHolder } from '../procedure/turns.ts'
import type { SeatId } from '../seats/seat.ts'
import type { Rejection } from '../session/command.ts'
import {
  draftOf,
  isVoteInOrder,
  leadingDraft,
  proposalOf,
  seatIndexOf,
  signaturesNeeded,
  supporters,
} from '../session/lookup.ts'
import type { CampaignState } from '../session/state.ts'
import { reject } from '../session/turn.ts'
import type { Act, Choice, PointKind } from './act.ts'

/** Acts that are in order while a vote is being taken. */
const IN_ORDER_WHILE_VOTING: ReadonlySet<Act['kind']> = new Set(['vote', 'declare', 'choose', 'request-floor', 'yield'])

/** Acts that name no seat, issue or change; most acts of a session are placards. */
const NAMES_NOTHING: ReadonlySet<Act['kind']> = new Set([
  'accept',
  'decline',
  'react',
  'declare',
  'sponsor',
  'sign',
  'withdraw',
  'point',
  'second',
  'request-floor',
  'yield',
  'vote',
  'choose',
])

/**
 * Whether an act is in order now, for this seat: undefined when it is, else the rule that forbids it. People and AI
 * delegates are checked alike.
 */
export function checkAct(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  if (seatIndexOf(state, seat) < 0) return reject('unknown-seat', `no seat ${seat} in this session`)
  if (state.floor.vote && !IN_ORDER_WHILE_VOTING.has(act.kind)) {
    return reject('voting-in-progress', 'no speech interrupts a vote once it has begun')
  }
  if (NAMES_NOTHING.has(act.kind)) return checkTurn(state, seat, act) ?? checkRule(state, seat, act)
  return (
    checkReferences(state, seat, act) ??
    checkTurn(state, seat, act) ??
    checkTopic(state, act) ??
    checkRule(state, seat, act)
  )
}

/** Every issue, option and seat an act names must exist here. */
function checkReferences(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  if ('target' in act && act.target !== undefined) {
    if (seatIndexOf(state, act.target) < 0) return reject('unknown-seat', `no seat ${act.target} in this session`)
    if (act.target === seat) return reject('offer-to-self', 'an act is addressed to another seat')
  }
  if ('issue' in act && act.issue !== undefined && !state.issues[act.issue]) {
    return reject('unknown-issue', `no issue ${act.issue} on the agenda`)
  }
  for (const change of changesOf(act)) {
    const issue = state.issues[change.issue]
    if (!issue) return reject('unknown-issue', `no issue ${change.issue} on the agenda`)
    if (!issue.options[change.option]) return reject('unknown-option', `no option ${change.option} of ${issue.id}`)
  }
  return undefined
}

/** Every change of the text an act speaks of. */
export function changesOf(act: Act): readonly Change[] {
  if ('changes' in act) return act.changes
  if (act.kind === 'trade') return [act.give, act.take]
  return 'change' in act && act.change ? [act.change] : []
}

function checkRule(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  switch (act.kind) {
    case 'propose':
    case 'concede':
      return checkChanges(state, act.changes)
    case 'trade':
      return checkChanges(state, [act.give, act.take])
    case 'accept':
    case 'decline':
      return checkOffer(state, seat, act.offer)
    case 'react':
      return checkReaction(state, seat, act.proposal)
    case 'declare':
    case 'sponsor':
    case 'sign':
    case 'withdraw':
      return checkDraft(state, seat, act)
    case 'motion':
      return checkMotion(state, seat, act)
    case 'point':
      return checkPoint(state, seat, act.point)
    case 'second':
      return checkSecond(state, seat)
    case 'vote':
      return checkBallot(state, seat, act.choice)
    case 'choose':
      return checkChoice(state, seat, act.choice)
    case 'request-floor':
      return checkRequest(state, seat)
    case 'yield':
      return state.floor.speakersList.includes(seat) || state.floor.speaker === seat
        ? undefined
        : reject('not-on-the-list', 'the seat has no floor to yield')
    default:
      return undefined
  }
}

function checkChanges(state: CampaignState, changes: readonly Change[]): Rejection | undefined {
  if (changes.length < 1 || changes.length > 3) return reject('too-many-changes', 'one to three changes at a time')
  if (changes.some(({ issue }, at) => changes.findIndex((change) => change.issue === issue) < at)) {
    return reject('too-many-changes', 'one change an issue at a time')
  }
  const deal = leadingDraft(state)?.deal
  if (changes.every(({ issue, option }) => option === (deal?.[issue] ?? 0))) {
    return reject('already-in-the-text', 'the text reads so already')
  }
  return undefined
}

function checkOffer(state: CampaignState, seat: SeatId, id: string): Rejection | undefined {
  const offer = state.offers.find((candidate) => candidate.id === id && candidate.status === 'open')
  if (!offer) return reject('unknown-offer', `no open offer ${id}`)
  return offer.to === seat ? undefined : reject('offer-not-to-you', `the offer is addressed to ${offer.to}`)
}

function checkReaction(state: CampaignState, seat: SeatId, id: string): Rejection | undefined {
  const proposal = proposalOf(state, id)
  if (proposal?.status !== 'open') return reject('unknown-proposal', `no open proposal ${id}`)
  return proposal.by === seat ? reject('offer-to-self', 'a proposer does not react to its own proposal') : undefined
}

type DraftAct = Extract<Act, { kind: 'declare' | 'sponsor' | 'sign' | 'withdraw' }>

function checkDraft(state: CampaignState, seat: SeatId, act: DraftAct): Rejection | undefined {
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

function checkMotion(state: CampaignState, seat: SeatId, act: MotionPut): Rejection | undefined {
  if (!state.procedure) return checkMotionToVote(state, act)
  const ruling = ruleOn(state.procedure, factsOf(state), act, seat)
  return ruling.ok ? undefined : reject(ruling.code, ruling.because)
}

function checkPoint(state: CampaignState, seat: SeatId, point: PointKind): Rejection | undefined {
  if (!state.procedure) {
    const isKnown = point === 'order' || point === 'inquiry'
    return isKnown ? undefined : reject('not-in-this-procedure', 'this session knows points of order and inquiries')
  }
  const ruling = ruleOnPoint(state.procedure, factsOf(state), point, seat)
  return ruling.ok ? undefined : reject(ruling.code, ruling.because)
}

/** In a moderated caucus the one speaks whom the chair has called; the others wait with their placards. */
function checkTurn(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  const holder = turnHolder(state)
  if (holder === undefined || holder === seat || !needsFloor(act)) return undefined
  return reject('not-recognised', `the chair has called ${holder}`)
}

/** A moderated caucus on an issue hears what is on that issue. */
function checkTopic(state: CampaignState, act: Act): Rejection | undefined {
  const topic = state.floor.order?.caucus?.issue
  if (topic === undefined) return undefined
  const named = [
    ...changesOf(act).map(({ issue }) => issue),
    ...('issue' in act && act.issue !== undefined ? [act.issue] : []),
  ]
  const isAside = named.length === 0 || act.kind === 'motion' || act.kind === 'accept' || named.includes(topic)
  return isAside ? undefined : reject('off-the-topic', `the caucus is on issue ${topic}`)
}

function checkRequest(state: CampaignState, seat: SeatId): Rejection | undefined {
  if (state.floor.speakersList.includes(seat)) return reject('already-on-the-list', 'the seat is on the speakers list')
  return state.floor.order?.isListClosed ? reject('list-closed', 'the speakers list is closed') : undefined
}

/** Without a pack: a motion to vote is in order from the end of negotiation's minimum, on a draft with enough names under it. */
function checkMotionToVote(state: CampaignState, { motion }: MotionPut): Rejection | undefined {
  if (motion !== 'vote') return reject('not-in-this-procedure', 'this session knows the motion to vote alone')
  if (state.floor.motion) return reject('motion-out-of-order', 'one motion at a time')
  const draft = leadingDraft(state)
  if (!draft) return reject('no-draft-on-the-floor', 'there is nothing to vote on')
  if (supporters(draft) < signaturesNeeded(state)) {
    return reject('motion-out-of-order', `the draft needs ${signaturesNeeded(state)} sponsors and signatories`)
  }
  return isVoteInOrder(state) ? undefined : reject('motion-out-of-order', 'the debate has not had its minimum time')
}

function checkSecond(state: CampaignState, seat: SeatId): Rejection | undefined {
  const motion = state.floor.motion
  const isWaiting = motion && !motion.secondedBy && motion.debateUntil === undefined
  if (!isWaiting) return reject('no-motion-to-second', 'no motion waits for a second')
  return motion.by === seat ? reject('cannot-second-own-motion', 'another seat must second it') : undefined
}

function checkBallot(state: CampaignState, seat: SeatId, choice: Choice): Rejection | undefined {
  const vote = state.floor.vote
  if (!vote) return reject('no-vote-in-progress', 'nothing is being voted on')
  if (vote.ballots.some((ballot) => ballot.seat === seat)) return reject('not-your-turn', 'the seat has voted')
  if (vote.manner === 'roll-call' && vote.order[vote.ballots.length] !== seat) {
    return reject('not-your-turn', `the roll call is at ${vote.order[vote.ballots.length]}`)
  }
  const isBound = state.floor.order?.presentAndVoting.includes(seat) ?? false
  if (choice === 'abstain' && !mayAbstain(isOfSubstance(vote.question), isBound)) {
    return reject('must-not-abstain', 'a delegation that is present and voting does not abstain on substance')
  }
  return undefined
}

function checkChoice(state: CampaignState, seat: SeatId, id: string): Rejection | undefined {
  if (state.crisis?.status !== 'open') return reject('no-crisis-open', 'no crisis waits for an answer')
  const choice = state.crisis.card.choices.find((candidate) => candidate.id === id)
  if (!choice) return reject('unknown-choice', `no choice ${id}`)
  const capital = state.capital[seatIndexOf(state, seat)] ?? 0
  return choice.diplomaticCost > capital
    ? reject('capital-exhausted', `the choice costs ${choice.diplomaticCost}, the capital is ${capital}`)
    : undefined
}
