import type { ActOf } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { leadingDraft } from '../../model/session/lookup.ts'
import { speakOnMotion } from '../floor/motions.ts'
import { rulePointRaised } from '../floor/points.ts'
import { keepCommitmentsOnDemand } from '../ledger/keeping.ts'
import { putChanges } from '../resolution/proposals.ts'
import type { Turn } from '../turn.ts'
import { payRespects } from './courtesy.ts'

/** Proposes changes, without those that are already in the text. */
export function propose(turn: Turn, seat: SeatId, { changes }: ActOf<'propose'>): void {
  putChanges(turn, seat, real(turn, changes))
}

/** A proposal that makes a concession, which raises regard. */
export function concede(turn: Turn, seat: SeatId, { changes, target }: ActOf<'concede'>): void {
  turn.strain('concession', -2, seat, target)
  putChanges(turn, seat, real(turn, changes))
}

/** Makes an offer to one seat. */
export function offerTrade(turn: Turn, seat: SeatId, { target: to, give, take }: ActOf<'trade'>): void {
  turn.record({ kind: 'offer-made', offer: turn.freshId('o'), by: seat, to, give, take })
}

/** Raises a point. A point for or against a motion counts towards its debate. */
export function raisePoint(turn: Turn, seat: SeatId, { point }: ActOf<'point'>): void {
  if (point === 'for-the-motion') speakOnMotion(turn, seat, 'for')
  else if (point === 'against-the-motion') speakOnMotion(turn, seat, 'against')
  else rulePointRaised(turn, seat, point)
}

/** Adds a seat’s name to a draft, or removes it. */
export function changeSupport(turn: Turn, seat: SeatId, draft: string, as: 'sponsor' | 'signatory' | 'none'): void {
  turn.record({ kind: 'support-changed', draft, seat, as })
}

/** Joins the speakers list. */
export function requestFloor(turn: Turn, seat: SeatId): void {
  turn.record({ kind: 'speakers-list-changed', list: [...turn.state.floor.speakersList, seat] })
}

/** Leaves the speakers list. */
export function yieldFloor(turn: Turn, seat: SeatId): void {
  const list = turn.state.floor.speakersList.filter((id) => id !== seat)
  turn.record({ kind: 'speakers-list-changed', list })
}

/** Filters out changes that are already in the text. */
function real(turn: Turn, changes: ActOf<'propose'>['changes']): typeof changes {
  const deal = leadingDraft(turn.state)?.deal
  return changes.filter(({ issue, option }) => option !== (deal?.[issue] ?? 0))
}

/** Strikes a trade: each seat promises the other its part, and both parts become one proposal. */
export function acceptOffer(turn: Turn, seat: SeatId, { offer: id }: ActOf<'accept'>): void {
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
  // proposing its own part keeps a seat's promise; the partner keeps its own with its placard
  keepCommitmentsOnDemand(turn, offer.by, changes, true)
  putChanges(turn, offer.by, changes, seat)
}

/** Records a promise or a threat in the ledger, and applies its tone to the room. */
export function commit(turn: Turn, seat: SeatId, act: ActOf<'promise' | 'threaten'>): void {
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
