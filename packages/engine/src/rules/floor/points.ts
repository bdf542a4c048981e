import type { PointKind } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { orderOf, type RulingReason } from '../../model/floor/order.ts'
import { isDelegate, seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../../model/session/state.ts'
import { REPLY_GAP_MS } from '../../model/session/time.ts'
import { dice } from '../../primitives/random/random.ts'
import { drawIn } from '../../primitives/random/salted.ts'
import { factsOf } from '../procedure/facts.ts'
import type { Turn } from '../turn.ts'

/** A threat is called to order this long after it was uttered. */
const THREAT_MS = 60_000
/** Credibility a delegation loses that is called to order. */
const CALLED_TO_ORDER = 3
/** AI delegates that explain their vote after a decision, those who did not vote for it first. */
const EXPLANATIONS = 2

/** How often a delegate of each manner that was called to order appeals. */
const APPEAL_RATIO = { collaborative: 0, gentle: 0, balanced: 0.05, challenging: 0.3, aggressive: 0.4 } as const

/** What the chair answers to a point that is always granted. */
const GRANTED = {
  privilege: { ruling: 'granted', reason: 'privilege-granted' },
  inquiry: { ruling: 'answered', reason: 'state-of-play' },
  information: { ruling: 'granted', reason: 'question-passed-on' },
  'right-of-reply': { ruling: 'granted', reason: 'reply-granted' },
  'explanation-of-vote': { ruling: 'granted', reason: 'explanation-granted' },
  'present-and-voting': { ruling: 'granted', reason: 'presence-noted' },
} as const satisfies Partial<Record<PointKind, { ruling: 'answered' | 'granted'; reason: RulingReason }>>

/** Raises a point: the chair rules at once, with its reason. What is said on a motion is heard elsewhere. */
export function rulePointRaised(
  turn: Turn,
  seat: SeatId,
  point: Exclude<PointKind, 'for-the-motion' | 'against-the-motion'>,
): void {
  if (!turn.state.procedure) {
    const ruling = point === 'inquiry' ? 'answered' : 'not-well-taken'
    turn.record({ kind: 'point-ruled', seat, point, ruling })
    return
  }
  if (point === 'order') {
    ruleOnOrder(turn, seat)
    return
  }
  turn.record({ kind: 'point-ruled', seat, point, ...GRANTED[point], by: 'chair' })
  if (point === 'right-of-reply') turn.record({ kind: 'order-changed', as: 'replied', seat })
  if (point === 'explanation-of-vote') turn.record({ kind: 'order-changed', as: 'explained', seat })
  if (point === 'present-and-voting') turn.record({ kind: 'order-changed', as: 'present-and-voting', seat })
}

/** A point of order is well taken when somebody else has just threatened; the rules themselves nobody can break here. */
function ruleOnOrder(turn: Turn, seat: SeatId): void {
  const threat = orderOf(turn.state).lastThreat
  const isBroken = threat !== undefined && threat.by !== seat && turn.at - threat.at <= THREAT_MS
  const reason = isBroken ? 'threat-called-to-order' : 'nothing-was-broken'
  const ruling = isBroken ? 'well-taken' : 'not-well-taken'
  turn.record({ kind: 'point-ruled', seat, point: 'order', ruling, reason, by: 'chair' })
  if (!isBroken) return
  callToOrder(turn, threat.by, -1)
  turn.owe(owedAppeal(turn, threat.by))
}

/** A delegate that does not take correction appeals against the ruling, now and then. */
function owedAppeal({ state, at }: Turn, called: SeatId): readonly OwedAct[] {
  const seat = state.seats[seatIndexOf(state, called)]
  if (!seat || !isDelegate(seat)) return []
  const ratio = APPEAL_RATIO[seat.delegate.personality]
  if (!dice(drawIn(state, 'appeal')).chance(ratio)) return []
  const act = { kind: 'motion', motion: 'appeal' } as const
  return [{ seat: called, notBefore: at + REPLY_GAP_MS, act, replyTo: state.seq, spoken: true }]
}

/** Whom the chair calls to order loses credibility, and the room breathes; an overruled call is taken back. */
function callToOrder(turn: Turn, seat: SeatId, sign: -1 | 1): void {
  const credibility = turn.state.seats[seatIndexOf(turn.state, seat)]?.credibility ?? 0
  const moved = Math.max(0, Math.min(100, credibility + sign * CALLED_TO_ORDER))
  turn.record({ kind: 'credibility-changed', seat, credibility: moved })
  if (sign < 0) turn.strain('reassurance', -2, seat)
}

/** The committee overrules the chair: the ruling becomes its opposite. */
export function overrule(turn: Turn): void {
  const { ruling, lastThreat } = orderOf(turn.state)
  if (!ruling) return
  const opposite = ruling.ruling === 'well-taken' ? 'not-well-taken' : 'well-taken'
  const { seat, point } = ruling
  turn.record({ kind: 'point-ruled', seat, point, ruling: opposite, reason: 'ruling-overruled', by: 'committee' })
  if (lastThreat && ruling.ruling === 'well-taken') callToOrder(turn, lastThreat.by, 1)
}

/** After a decision: who was outvoted explains itself first, then who carried it; a sponsor does not. */
export function owedExplanations(state: CampaignState, at: number): readonly OwedAct[] {
  const { mayExplain } = factsOf(state)
  const vote = state.floor.votes.findLast(({ question }) => question.kind === 'draft')
  const ballots = (vote?.ballots ?? []).filter(
    ({ seat }) => mayExplain.includes(seat) && isDelegate(state.seats[seatIndexOf(state, seat)]),
  )
  const outvoted = ballots.filter(({ choice }) => (choice === 'for') !== (vote?.result?.carried ?? false))
  const first = [...outvoted, ...ballots.filter((ballot) => !outvoted.includes(ballot))].slice(0, EXPLANATIONS)
  return first.map(({ seat }, index) => ({
    seat,
    notBefore: at + REPLY_GAP_MS * (index + 1),
    act: { kind: 'point', point: 'explanation-of-vote' },
    replyTo: state.seq,
    spoken: true,
  }))
}
