import { answerCrisis } from '../crises/answering.ts'
import { oweReplies } from '../delegates/replies.ts'
import { raiseMotion, secondMotion, speakOnMotion } from '../floor/motions.ts'
import { rulePointRaised } from '../floor/points.ts'
import { castBallot } from '../floor/voting.ts'
import { keepCommitmentsOnDemand } from '../ledger/keeping.ts'
import { passTurn, takeTurn } from '../procedure/turns.ts'
import { meetProposal, putChanges } from '../resolution/proposals.ts'
import type { SeatId } from '../seats/seat.ts'
import type { Command } from '../session/command.ts'
import { leadingDraft } from '../session/lookup.ts'
import type { Turn } from '../session/turn.ts'
import type { Act } from './act.ts'
import { changesOf } from './check.ts'
import { payRespects } from './courtesy.ts'

type TakeAct = Extract<Command, { kind: 'TakeAct' }>

/**
 * Carries out an act that is in order. A placard without words is only its own event; everything else is also an
 * `act-taken`, the line of the transcript. What others owe in answer is recorded last.
 */
export function performAct(turn: Turn, command: TakeAct): void {
  const { seat, act, words, origin, wordedBy } = command
  takeTurn(turn, seat, act)
  const isSilent = words === '' && (act.kind === 'react' || act.kind === 'declare' || act.kind === 'vote')
  if (!isSilent || origin === 'person') {
    turn.record({ kind: 'act-taken', seat, act, words, origin, ...(wordedBy === undefined ? {} : { wordedBy }) })
  }
  keepWord(turn, seat, act)
  perform(turn, seat, act)
  if (origin !== 'reply' || act.kind === 'trade') oweReplies(turn, seat, act)
  passTurn(turn, seat, act, words)
}

function keepWord(turn: Turn, seat: SeatId, act: Act): void {
  const demands = act.kind === 'propose' || act.kind === 'concede' || act.kind === 'support'
  if (demands) keepCommitmentsOnDemand(turn, seat, changesOf(act), true)
  if (act.kind === 'oppose') keepCommitmentsOnDemand(turn, seat, [act.change], false)
}

function perform(turn: Turn, seat: SeatId, act: Act): void {
  switch (act.kind) {
    case 'propose':
      putChanges(turn, seat, real(turn, act.changes))
      return
    case 'concede':
      turn.strain('concession', -2, seat, act.target)
      putChanges(turn, seat, real(turn, act.changes))
      return
    case 'trade':
      turn.record({
        kind: 'offer-made',
        offer: turn.freshId('o'),
        by: seat,
        to: act.target,
        give: act.give,
        take: act.take,
      })
      return
    case 'accept':
      acceptOffer(turn, seat, act.offer)
      return
    case 'decline':
      turn.record({ kind: 'offer-settled', offer: act.offer, status: 'declined' })
      return
    case 'promise':
    case 'threaten':
      commit(turn, seat, act)
      return
    case 'react':
      meetProposal(turn, act.proposal, seat, act.reaction)
      return
    case 'declare':
      turn.record({ kind: 'stance-declared', draft: act.draft, seat, stance: act.stance })
      return
    case 'sponsor':
      turn.record({ kind: 'support-changed', draft: act.draft, seat, as: 'sponsor' })
      return
    case 'sign':
      turn.record({ kind: 'support-changed', draft: act.draft, seat, as: 'signatory' })
      return
    case 'withdraw':
      turn.record({ kind: 'support-changed', draft: act.draft, seat, as: 'none' })
      return
    case 'vote':
      castBallot(turn, seat, act.choice, false)
      return
    case 'choose':
      answerCrisis(turn, seat, act.choice)
      return
    default:
      performOnFloor(turn, seat, act)
      return
  }
}

function performOnFloor(turn: Turn, seat: SeatId, act: Act): void {
  const { speakersList } = turn.state.floor
  switch (act.kind) {
    case 'motion':
      raiseMotion(turn, seat, act)
      return
    case 'point':
      if (act.point === 'for-the-motion') speakOnMotion(turn, seat, 'for')
      else if (act.point === 'against-the-motion') speakOnMotion(turn, seat, 'against')
      else rulePointRaised(turn, seat, act.point)
      return
    case 'second':
      secondMotion(turn, seat)
      return
    case 'request-floor':
      turn.record({ kind: 'speakers-list-changed', list: [...speakersList, seat] })
      return
    case 'yield':
      turn.record({ kind: 'speakers-list-changed', list: speakersList.filter((id) => id !== seat) })
      return
    default:
      payRespects(turn, seat, act)
      return
  }
}

/** Leaves out what the text already says. */
function real(turn: Turn, changes: Extract<Act, { kind: 'propose' }>['changes']): typeof changes {
  const deal = leadingDraft(turn.state)?.deal
  return changes.filter(({ issue, option }) => option !== (deal?.[issue] ?? 0))
}

/** A struck bargain: each promises the other its part, and both parts go to the floor as one proposal. */
function acceptOffer(turn: Turn, seat: SeatId, id: string): void {
  const offer = turn.state.offers.find((candidate) => candidate.id === id)
  if (!offer) return
  turn.record({ kind: 'offer-settled', offer: id, status: 'accepted' })
  turn.strain('trade-agreed', -1, offer.by, seat)
  turn.record({
    kind: 'commitment-made',
    commitment: turn.freshId('c'),
    as: 'promise',
    by: offer.by,
    to: seat,
    change: offer.give,
  })
  turn.record({
    kind: 'commitment-made',
    commitment: turn.freshId('c'),
    as: 'promise',
    by: seat,
    to: offer.by,
    change: offer.take,
  })
  const changes = real(turn, [offer.give, offer.take])
  if (changes.length === 0) return
  // Who puts its own part to the floor has kept its word already; the partner does so with its placard.
  keepCommitmentsOnDemand(turn, offer.by, changes, true)
  putChanges(turn, offer.by, changes, seat)
}

function commit(turn: Turn, seat: SeatId, act: Extract<Act, { kind: 'promise' | 'threaten' }>): void {
  const as = act.kind === 'promise' ? 'promise' : 'threat'
  turn.record({
    kind: 'commitment-made',
    commitment: turn.freshId('c'),
    as,
    by: seat,
    to: act.target,
    change: act.change,
  })
  payRespects(turn, seat, act)
}
