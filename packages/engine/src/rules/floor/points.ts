import type { PointKind } from '../../model/acts/act.ts'
import type { ProcedureTerm } from '../../model/acts/terms.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { orderOf, type RulingReason } from '../../model/floor/order.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import type { CommandContext } from '../command-context.ts'
import { legalProcedure } from '../procedure/legal-procedure.ts'

/** Time limit for calling a threat to order. */
const THREAT_MS = 60_000
/** Credibility that a call to order costs. */
const CALLED_TO_ORDER = 3

/** The chair's ruling on points that are always granted. */
const GRANTED = {
  privilege: { ruling: 'granted', reason: 'privilege-granted' },
  information: { ruling: 'granted', reason: 'question-passed-on' },
  'right-of-reply': { ruling: 'granted', reason: 'reply-granted' },
  'explanation-of-vote': { ruling: 'granted', reason: 'explanation-granted' },
  'present-and-voting': { ruling: 'granted', reason: 'presence-noted' },
} as const satisfies Partial<Record<PointKind, { ruling: 'answered' | 'granted'; reason: RulingReason }>>

/**
 * Raises a point: the chair rules at once, with its reason. Points on a motion are handled elsewhere.
 * @param term what the chair is asked to explain, of an inquiry
 */
export function rulePointRaised(
  context: CommandContext,
  seat: SeatId,
  point: Exclude<PointKind, 'for-the-motion' | 'against-the-motion'>,
  term?: ProcedureTerm,
): void {
  if (point === 'inquiry' && term !== undefined) {
    const ruling = { seat, point, ruling: 'answered', reason: 'term-explained', by: 'chair', term } as const
    context.record({ kind: 'point-ruled', ...ruling })
    return
  }
  if (!context.state.procedure) {
    const ruling = point === 'inquiry' ? 'answered' : 'not-well-taken'
    context.record({ kind: 'point-ruled', seat, point, ruling })
    return
  }
  if (point === 'inquiry') {
    const inOrder = legalProcedure(context.state, seat)?.motions() ?? []
    const ruling = { seat, point, ruling: 'answered', reason: 'state-of-play', by: 'chair', inOrder } as const
    context.record({ kind: 'point-ruled', ...ruling })
    return
  }
  if (point === 'order') {
    ruleOnOrder(context, seat)
    return
  }
  context.record({ kind: 'point-ruled', seat, point, ...GRANTED[point], by: 'chair' })
  if (point === 'right-of-reply') context.record({ kind: 'order-changed', as: 'replied', seat })
  if (point === 'explanation-of-vote') context.record({ kind: 'order-changed', as: 'explained', seat })
  if (point === 'present-and-voting') context.record({ kind: 'order-changed', as: 'present-and-voting', seat })
}

/** A point of order is well taken when another seat has just threatened; other breaches cannot occur here. */
function ruleOnOrder(context: CommandContext, seat: SeatId): void {
  const threat = orderOf(context.state).lastThreat
  const isBroken = threat !== undefined && threat.by !== seat && context.at - threat.at <= THREAT_MS
  const reason = isBroken ? 'threat-called-to-order' : 'nothing-was-broken'
  const ruling = isBroken ? 'well-taken' : 'not-well-taken'
  context.record({ kind: 'point-ruled', seat, point: 'order', ruling, reason, by: 'chair' })
  if (!isBroken) return
  callToOrder(context, threat.by, -1)
  context.owe(context.delegates.appeal(context.state, context.at, threat.by))
}

/** Sign −1 calls a seat to order: it loses credibility and the tension falls; +1 restores it after an overruled call. */
function callToOrder(context: CommandContext, seat: SeatId, sign: -1 | 1): void {
  const credibility = context.state.seats[seatIndexOf(context.state, seat)]?.credibility ?? 0
  const moved = Math.max(0, Math.min(100, credibility + sign * CALLED_TO_ORDER))
  context.record({ kind: 'credibility-changed', seat, credibility: moved })
  if (sign < 0) context.strain('reassurance', -2, seat)
}

/** The committee overrules the chair: the ruling is reversed. */
export function overrule(context: CommandContext): void {
  const { ruling, lastThreat } = orderOf(context.state)
  if (!ruling) return
  const opposite = ruling.ruling === 'well-taken' ? 'not-well-taken' : 'well-taken'
  const { seat, point } = ruling
  context.record({ kind: 'point-ruled', seat, point, ruling: opposite, reason: 'ruling-overruled', by: 'committee' })
  if (lastThreat && ruling.ruling === 'well-taken') callToOrder(context, lastThreat.by, 1)
}
