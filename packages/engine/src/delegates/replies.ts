import { acceptsTrade, stanceOn } from '../bargaining/acceptance.ts'
import { playOf } from '../bargaining/play.ts'
import type { Act } from '../model/acts/act.ts'
import { type Change, spreadOf } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, seatIndexOf, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'
import { dice } from '../primitives/random/random.ts'
import { drawIn } from '../primitives/random/salted.ts'
import { hasBrokenWordTo } from '../rules/ledger/broken-word.ts'
import { weightiestIssue } from './interests.ts'
import { seconderOf } from './opinion.ts'
import { standingOf } from './standing.ts'

/**
 * Finds which AI delegates owe a reply to an act, and what it is. Placards on a proposal are owed elsewhere; here the
 * seat that was asked, offered, promised or threatened replies, and for a person that addressed no seat, the one with
 * the strongest interest.
 */
export function owedReplies(state: CampaignState, at: number, seat: SeatId, act: Act): readonly OwedAct[] {
  const reply = replyTo(state, seat, act)
  return reply ? [{ ...reply, notBefore: at + REPLY_GAP_MS, replyTo: state.seq, spoken: true }] : []
}

type Reply = Pick<OwedAct, 'seat' | 'act'>

function replyTo(state: CampaignState, seat: SeatId, act: Act): Reply | undefined {
  switch (act.kind) {
    case 'trade':
      return answerToOffer(state, act)
    case 'motion':
      return secondFor(state, seat)
    case 'question':
      return explanation(state, addressee(state, seat, act), seat, act.issue)
    case 'appeal':
      return act.target === undefined ? undefined : explanation(state, delegateAt(state, act.target), seat, act.issue)
    case 'promise':
    case 'reassure':
    case 'apologise':
      return courteous(delegateAt(state, act.target), seat)
    case 'warn':
    case 'threaten':
      return answerToPressure(state, delegateAt(state, act.target), seat)
    case 'support':
    case 'oppose':
      return isPerson(state, seat) ? opinionOn(state, seat, act.change) : undefined
    case 'remark':
      return isPerson(state, seat) ? greeting(state, seat, act.target) : undefined
    default:
      return undefined
  }
}

function isPerson(state: CampaignState, seat: SeatId): boolean {
  return state.seats[seatIndexOf(state, seat)]?.holder.kind === 'person'
}

function delegateAt(state: CampaignState, id: SeatId | undefined): Seat | undefined {
  const seat = id === undefined ? undefined : state.seats[seatIndexOf(state, id)]
  return isDelegate(seat) ? seat : undefined
}

/** The seat that answers a question: the one asked, else the AI delegate to which the issue matters most. */
function addressee(state: CampaignState, asker: SeatId, act: Extract<Act, { kind: 'question' }>): Seat | undefined {
  if (act.target !== undefined) return delegateAt(state, act.target)
  const issue = act.issue
  if (issue === undefined) return undefined
  return mostConcerned(state, asker, (seat) => spread(seat.secrets.table[issue] ?? []))
}

function spread(row: readonly number[]): number {
  return row.length === 0 ? 0 : spreadOf(row)
}

function mostConcerned(state: CampaignState, except: SeatId, concern: (seat: Seat) => number): Seat | undefined {
  let chosen: Seat | undefined
  for (const seat of state.seats) {
    if (!isDelegate(seat) || seat.id === except) continue
    if (!chosen || concern(seat) > concern(chosen)) chosen = seat
  }
  return chosen
}

function explanation(
  state: CampaignState,
  delegate: Seat | undefined,
  asker: SeatId,
  issue: number | undefined,
): Reply | undefined {
  if (!delegate) return undefined
  const about = issue ?? weightiestIssue(delegate, leadingDraft(state)?.deal ?? statusQuo(state))
  return { seat: delegate.id, act: { kind: 'explain', issue: about, target: asker } }
}

function answerToOffer(state: CampaignState, act: Extract<Act, { kind: 'trade' }>): Reply | undefined {
  const delegate = delegateAt(state, act.target)
  const offer = state.offers.at(-1)
  if (!delegate || !offer) return undefined
  const index = seatIndexOf(state, delegate.id)
  // a seat makes no trade with one that broke a promise to it
  const takes =
    !hasBrokenWordTo(state.commitments, offer.by, delegate.id) &&
    acceptsTrade(standingOf(state, index), act, regardFor(state, delegate, offer.by))
  return { seat: delegate.id, act: { kind: takes ? 'accept' : 'decline', offer: offer.id } }
}

/** The first AI delegate that favours the draft seconds a motion to vote on it. */
function secondFor(state: CampaignState, mover: SeatId): Reply | undefined {
  const { motion } = state.floor
  // a motion that was granted or put to the vote at once needs no second
  if (state.procedure && (!motion || motion.debateUntil !== undefined || state.floor.vote)) return undefined
  if (motion && motion.motion !== 'vote') {
    const keenest = seconderOf(state, motion)
    return keenest === undefined ? undefined : { seat: keenest, act: { kind: 'second' } }
  }
  const seconder = state.seats.find(
    (seat, index) => isDelegate(seat) && seat.id !== mover && stanceOn(standingOf(state, index)) === 'favour',
  )
  return seconder && { seat: seconder.id, act: { kind: 'second' } }
}

function courteous(delegate: Seat | undefined, towards: SeatId): Reply | undefined {
  return delegate && { seat: delegate.id, act: { kind: 'reassure', target: towards } }
}

function answerToPressure(state: CampaignState, delegate: Seat | undefined, from: SeatId): Reply | undefined {
  if (!delegate) return undefined
  const { threatRatio } = playOf(delegate.delegate.personality, state.difficulty)
  const hitsBack = dice(drawIn(state, state.seq)).chance(0.1 + threatRatio)
  return { seat: delegate.id, act: { kind: hitsBack ? 'warn' : 'appeal', target: from } }
}

/** A reply to an option by the seat that gains or loses most by it. */
function opinionOn(state: CampaignState, speaker: SeatId, change: Change): Reply | undefined {
  const text = leadingDraft(state)?.deal ?? statusQuo(state)
  const gain = (seat: Seat) => {
    const row = seat.secrets.table[change.issue] ?? []
    const now = row[text[change.issue] ?? 0] ?? 0
    const other = change.option === text[change.issue] ? (row[0] ?? 0) : now
    return (row[change.option] ?? 0) - other
  }
  const delegate = mostConcerned(state, speaker, (seat) => Math.abs(gain(seat)))
  if (!delegate) return undefined
  return { seat: delegate.id, act: { kind: gain(delegate) >= 0 ? 'support' : 'oppose', change, target: speaker } }
}

function greeting(state: CampaignState, towards: SeatId, target: SeatId | undefined): Reply | undefined {
  const delegate = delegateAt(state, target) ?? mostConcerned(state, towards, (seat) => regardFor(state, seat, towards))
  return delegate && { seat: delegate.id, act: { kind: 'remark', target: towards } }
}

function regardFor(state: CampaignState, seat: Seat, towards: SeatId): number {
  return state.relations[seatIndexOf(state, seat.id)]?.[seatIndexOf(state, towards)] ?? 0
}
