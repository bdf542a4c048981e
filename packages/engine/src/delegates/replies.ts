import { acceptsTrade, stanceOn } from '../bargaining/acceptance.ts'
import { playOf } from '../bargaining/play.ts'
import type { Act, ActKind, ActOf, Answer, Leaning } from '../model/acts/act.ts'
import { spreadOf } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, nearestOption, seatIndexOf, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'
import { dice } from '../primitives/random/random.ts'
import { drawIn } from '../primitives/random/salted.ts'
import { hasBrokenWordTo } from '../rules/ledger/broken-word.ts'
import { breaksItsWord } from './given-word.ts'
import { weightiestIssue } from './interests.ts'
import { delegateAt, isPerson, mostConcerned, type Reply, regardFor } from './listeners.ts'
import { seconderOf } from './opinion.ts'
import { hasProposed } from './own-proposals.ts'
import { MOST_TIMES, timesMade } from './points.ts'
import { answerTo, answerToReminder } from './question-answers.ts'
import { standingOf } from './standing.ts'
import { gainBy, opinionOn, wordOnConcession, wordOnName, wordsOnDraft } from './taking-up.ts'

/**
 * Finds which AI delegates owe a reply to an act, and what it is. Placards on a proposal are owed elsewhere; here the
 * seat that was asked, offered, promised or threatened replies, and for a person that addressed no seat, the one with
 * the strongest interest.
 */
export function owedReplies(state: CampaignState, at: number, seat: SeatId, act: Act): readonly OwedAct[] {
  // between delegates nobody answers a third time with the same; a person is always answered
  const isIdle = (reply: Reply) => !isPerson(state, seat) && timesMade(state, reply.seat, reply.act) >= MOST_TIMES
  return [replyOf(act.kind, state, seat, act) ?? []]
    .flat()
    .filter((reply) => !isIdle(reply))
    .map((reply, place) => ({
      ...reply,
      notBefore: at + REPLY_GAP_MS * (place + 1),
      replyTo: state.seq,
      spoken: true,
    }))
}

type Replies<Kind extends ActKind> = (
  state: CampaignState,
  seat: SeatId,
  act: ActOf<Kind>,
) => Reply | readonly Reply[] | undefined

const unanswered = () => undefined

/** One row per kind of act; the compiler checks that none is missing. */
const REPLIES: { readonly [Kind in ActKind]: Replies<Kind> } = {
  trade: (state, _seat, act) => answerToOffer(state, act),
  motion: secondFor,
  question: (state, seat, act) => toQuestion(state, addressee(state, seat, act), seat, act),
  appeal: toAppeal,
  explain: (state, seat, act) => (isPerson(state, seat) && !act.answer ? toView(state, seat, act) : undefined),
  remind: toReminder,
  insult: toInsult,
  promise: (state, seat, { kind, target }) => courteous(delegateAt(state, target), seat, kind),
  reassure: (state, seat, { kind, target }) => courteous(delegateAt(state, target), seat, kind),
  apologise: (state, seat, { kind, target }) => courteous(delegateAt(state, target), seat, kind),
  warn: (state, seat, { kind, target, issue }) =>
    answerToPressure(state, listener(state, seat, target, issue), seat, kind, issue),
  threaten: toThreat,
  support: (state, seat, { change, target }) =>
    isPerson(state, seat) ? opinionOn(state, seat, change, true, target) : undefined,
  oppose: (state, seat, { change }) => (isPerson(state, seat) ? opinionOn(state, seat, change, false) : undefined),
  remark: (state, seat, remark) => (isPerson(state, seat) ? courtesy(state, seat, remark) : undefined),
  propose: (state, seat, { changes }) => (isPerson(state, seat) ? wordsOnDraft(state, seat, changes) : undefined),
  concede: (state, seat, { changes }) =>
    isPerson(state, seat) ? (wordOnConcession(state, seat, changes) ?? wordsOnDraft(state, seat, changes)) : undefined,
  accept: unanswered,
  decline: unanswered,
  react: unanswered,
  declare: (state, seat, { kind, stance }) =>
    isPerson(state, seat) ? wordOnName(state, seat, kind, stance === 'favour') : undefined,
  sponsor: (state, seat, { kind }) => (isPerson(state, seat) ? wordOnName(state, seat, kind, true) : undefined),
  sign: (state, seat, { kind }) => (isPerson(state, seat) ? wordOnName(state, seat, kind, true) : undefined),
  withdraw: (state, seat, { kind }) => (isPerson(state, seat) ? wordOnName(state, seat, kind, false) : undefined),
  point: unanswered,
  second: unanswered,
  'request-floor': unanswered,
  yield: unanswered,
  vote: unanswered,
  choose: unanswered,
}

function replyOf<Kind extends ActKind>(
  kind: Kind,
  state: CampaignState,
  seat: SeatId,
  act: ActOf<Kind>,
): ReturnType<Replies<Kind>> {
  return REPLIES[kind](state, seat, act)
}

/** The seat that answers a question: the one asked, else the AI delegate to which the issue matters most. */
function addressee(state: CampaignState, asker: SeatId, act: ActOf<'question'>): Seat | undefined {
  return listener(state, asker, act.target, act.asked?.change?.issue ?? act.issue)
}

/**
 * The delegate that answers: the seat addressed; else, on an issue, the one to which it matters most. A person who names
 * neither is answered by the delegate with the highest regard for them, so that nobody speaks into silence.
 */
function listener(
  state: CampaignState,
  speaker: SeatId,
  target: SeatId | undefined,
  issue: number | undefined,
): Seat | undefined {
  if (target !== undefined) return delegateAt(state, target)
  if (issue !== undefined) return mostConcerned(state, speaker, (seat) => spread(seat.secrets.table[issue] ?? []))
  return isPerson(state, speaker) ? mostConcerned(state, speaker, (seat) => regardFor(state, seat, speaker)) : undefined
}

function spread(row: readonly number[]): number {
  return row.length === 0 ? 0 : spreadOf(row)
}

function toQuestion(
  state: CampaignState,
  delegate: Seat | undefined,
  asker: SeatId,
  question: ActOf<'question'>,
): Reply | undefined {
  return delegate && { seat: delegate.id, act: answerTo(state, delegate, asker, question) }
}

/** An appeal on a matter is answered with what the delegation needs there; one to everybody is heard by one of them. */
function toAppeal(state: CampaignState, speaker: SeatId, { kind, target, issue }: ActOf<'appeal'>): Reply | undefined {
  const delegate = listener(state, speaker, target, issue)
  if (target === undefined && issue === undefined && isPerson(state, speaker)) {
    return courteous(delegate, speaker, kind)
  }
  return toQuestion(state, delegate, speaker, { kind: 'question', ...(issue === undefined ? {} : { issue }) })
}

function toReminder(state: CampaignState, seat: SeatId, act: ActOf<'remind'>): Reply | undefined {
  const delegate = delegateAt(state, act.target)
  if (!delegate) return undefined
  const issue = weightiestIssue(delegate, leadingDraft(state)?.deal ?? statusQuo(state))
  return { seat: delegate.id, act: answerToReminder(state, delegate, seat, act, issue) }
}

/** Least distance from the text's own option at which a public position takes a side on a view. */
const SIDE = 0.2

/** A view that a person states is taken up by the delegate most concerned that shares or resists it. */
function toView(state: CampaignState, speaker: SeatId, act: ActOf<'explain'>): Reply | undefined {
  const { issue, target, leaning } = act
  // whoever is told that the speaker is with it takes a side, however near to the text it stands
  const least = target === undefined ? SIDE : 0
  const side = (seat: Seat) => sideOn(state, seat, speaker, { issue, leaning, least })
  const concern = (seat: Seat) => spread(seat.secrets.table[issue] ?? []) * (side(seat) === 0 ? 0.25 : 1)
  const delegate = delegateAt(state, target) ?? mostConcerned(state, speaker, concern)
  if (!delegate) return undefined
  const option = nearestOption(state.issues, issue, delegate.positions[issue] ?? 0)
  const verdict = ({ '-1': 'no', '0': 'not-yet', '1': 'yes' } as const)[side(delegate)]
  const answer: Answer = { to: 'view', verdict, change: { issue, option } }
  return { seat: delegate.id, act: { kind: 'explain', issue, target: speaker, answer } }
}

interface StatedView {
  readonly issue: number
  readonly leaning: Leaning | undefined
  /** Least distance from the text's own option at which a delegate takes a side. */
  readonly least: number
}

/** Whether a delegate shares (1) or resists (−1) a view, by public positions alone; 0 when it takes no side. */
function sideOn(state: CampaignState, seat: Seat, speaker: SeatId, { issue, leaning, least }: StatedView): -1 | 0 | 1 {
  const position = seat.positions[issue] ?? 0
  if (leaning === undefined) {
    const own = state.seats[seatIndexOf(state, speaker)]?.positions[issue] ?? 0
    return Math.abs(position - own) <= 2 * SIDE ? 1 : -1
  }
  const option = (leadingDraft(state)?.deal ?? statusQuo(state))[issue] ?? 0
  const further = position - (state.issues[issue]?.options[option]?.position ?? 0)
  if (Math.abs(further) < least) return 0
  return further >= 0 === (leaning === 'further') ? 1 : -1
}

/** The delegation that was insulted answers; without one, the delegate with the lowest regard for the speaker. */
function toInsult(state: CampaignState, speaker: SeatId, { kind, target }: ActOf<'insult'>): Reply | undefined {
  const delegate =
    delegateAt(state, target) ?? mostConcerned(state, speaker, (seat) => -regardFor(state, seat, speaker))
  return delegate && { seat: delegate.id, act: { kind: 'remark', target: speaker, replyTo: kind } }
}

function answerToOffer(state: CampaignState, act: Extract<Act, { kind: 'trade' }>): Reply | undefined {
  const delegate = delegateAt(state, act.target)
  const offer = state.offers.at(-1)
  if (!delegate || !offer) return undefined
  const index = seatIndexOf(state, delegate.id)
  // a seat makes no trade with one that broke a promise to it, nor one against its own word
  const takes =
    !hasBrokenWordTo(state.commitments, offer.by, delegate.id) &&
    !breaksItsWord(state, delegate.id, [act.give, act.take]) &&
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

function courteous(delegate: Seat | undefined, towards: SeatId, replyTo: ActKind): Reply | undefined {
  return delegate && { seat: delegate.id, act: { kind: 'reassure', target: towards, replyTo } }
}

function answerToPressure(
  state: CampaignState,
  delegate: Seat | undefined,
  from: SeatId,
  replyTo: ActKind,
  issue: number | undefined,
): Reply | undefined {
  if (!delegate) return undefined
  const { threatRatio } = playOf(delegate.delegate.personality, state.difficulty)
  const hitsBack = dice(drawIn(state, state.seq)).chance(0.1 + threatRatio)
  // a person hears what the delegate stands for on the matter of the threat
  const about = issue === undefined || !isPerson(state, from) ? {} : { issue }
  return { seat: delegate.id, act: { kind: hitsBack ? 'warn' : 'appeal', target: from, replyTo, ...about } }
}

/**
 * A threat is answered by whom it is for; without one by the delegation that loses most by what is demanded. Whoever wants
 * the same, or proposed it, says so instead of standing up to it.
 */
function toThreat(state: CampaignState, seat: SeatId, { kind, target, change }: ActOf<'threaten'>): Reply | undefined {
  const loss = (one: Seat) => (change === undefined ? 0 : -gainBy(state, one, change))
  const delegate =
    delegateAt(state, target) ??
    (change === undefined
      ? listener(state, seat, undefined, undefined)
      : target === undefined
        ? mostConcerned(state, seat, loss)
        : undefined)
  const isShared = delegate && change && (loss(delegate) < 0 || hasProposed(state, delegate.id, change))
  if (isShared) return { seat: delegate.id, act: { kind: 'support', change, target: seat, replyTo: kind } }
  return answerToPressure(state, delegate, seat, kind, change?.issue)
}

/** A greeting is returned; thanks are taken by whom they are for, else by who answered last. */
function courtesy(state: CampaignState, towards: SeatId, { target, about }: ActOf<'remark'>): Reply | undefined {
  const thanked = about === 'thanks' ? state.answered?.[towards]?.by : undefined
  const delegate =
    delegateAt(state, target ?? thanked) ?? mostConcerned(state, towards, (seat) => regardFor(state, seat, towards))
  const act: Act = { kind: 'remark', target: towards, replyTo: 'remark', ...(about === 'thanks' ? { about } : {}) }
  return delegate && { seat: delegate.id, act }
}
