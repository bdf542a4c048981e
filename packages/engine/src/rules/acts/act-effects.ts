import type { ActOf } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { leadingDraft } from '../../model/session/lookup.ts'
import type { CommandContext } from '../command-context.ts'
import { speakOnMotion } from '../floor/motions.ts'
import { rulePointRaised } from '../floor/points.ts'
import { keepCommitmentsOnDemand } from '../ledger/keeping.ts'
import { proposalWith } from '../resolution/on-the-table.ts'
import { meetProposal, putChanges } from '../resolution/proposals.ts'
import { payRespects } from './courtesy.ts'

/** Proposes changes, without those that are already in the text. */
export function propose(context: CommandContext, seat: SeatId, { changes }: ActOf<'propose'>): void {
  putChanges(context, seat, real(context, changes))
}

/**
 * A proposal that makes a concession, which raises regard. Whoever could live with what another has on the table proposes
 * nothing: it shows its placard, where that is all the other proposes.
 */
export function concede(context: CommandContext, seat: SeatId, { changes, target }: ActOf<'concede'>): void {
  context.strain('concession', -2, seat, target)
  const conceded = real(context, changes)
  const other = proposalWith(context.state, seat, conceded)
  if (other === undefined) putChanges(context, seat, conceded)
  else if (other.changes.length === conceded.length && other.reactions[seat] === undefined)
    meetProposal(context, other.id, seat, 'live-with')
}

/** Makes an offer to one seat. */
export function offerTrade(context: CommandContext, seat: SeatId, { target: to, give, take }: ActOf<'trade'>): void {
  context.record({ kind: 'offer-made', offer: context.freshId('o'), by: seat, to, give, take })
}

/** Raises a point. A point for or against a motion counts towards its debate. */
export function raisePoint(context: CommandContext, seat: SeatId, { point, term }: ActOf<'point'>): void {
  if (point === 'for-the-motion') speakOnMotion(context, seat, 'for')
  else if (point === 'against-the-motion') speakOnMotion(context, seat, 'against')
  else rulePointRaised(context, seat, point, term)
}

/** Adds a seat’s name to a draft, or removes it. */
export function changeSupport(
  context: CommandContext,
  seat: SeatId,
  draft: string,
  as: 'sponsor' | 'signatory' | 'none',
): void {
  context.record({ kind: 'support-changed', draft, seat, as, dated: true })
}

/** Joins the speakers list. */
export function requestFloor(context: CommandContext, seat: SeatId): void {
  context.record({ kind: 'speakers-list-changed', list: [...context.state.floor.speakersList, seat] })
}

/** Leaves the speakers list. */
export function yieldFloor(context: CommandContext, seat: SeatId): void {
  const list = context.state.floor.speakersList.filter((id) => id !== seat)
  context.record({ kind: 'speakers-list-changed', list })
}

/** Filters out changes that are already in the text. */
function real(context: CommandContext, changes: ActOf<'propose'>['changes']): typeof changes {
  const deal = leadingDraft(context.state)?.deal
  return changes.filter(({ issue, option }) => option !== (deal?.[issue] ?? 0))
}

/** Strikes a trade: each seat promises the other its part, and both parts become one proposal. */
export function acceptOffer(context: CommandContext, seat: SeatId, { offer: id }: ActOf<'accept'>): void {
  const offer = context.state.offers.find((candidate) => candidate.id === id)
  if (!offer) return
  context.record({ kind: 'offer-settled', offer: id, status: 'accepted' })
  context.strain('trade-agreed', -1, offer.by, seat)
  context.record({
    kind: 'commitment-made',
    commitment: context.freshId('c'),
    as: 'promise',
    by: offer.by,
    to: seat,
    change: offer.give,
  })
  context.record({
    kind: 'commitment-made',
    commitment: context.freshId('c'),
    as: 'promise',
    by: seat,
    to: offer.by,
    change: offer.take,
  })
  const changes = real(context, [offer.give, offer.take])
  if (changes.length === 0) return
  // proposing its own part keeps a seat's promise; the partner keeps its own with its placard
  keepCommitmentsOnDemand(context, offer.by, changes, true)
  putChanges(context, offer.by, changes, seat)
}

/** Records a promise or a threat in the ledger, and applies its tone to the room. */
export function commit(context: CommandContext, seat: SeatId, act: ActOf<'promise' | 'threaten'>): void {
  const as = act.kind === 'promise' ? 'promise' : 'threat'
  context.record({
    kind: 'commitment-made',
    commitment: context.freshId('c'),
    as,
    by: seat,
    to: act.target,
    change: act.change,
  })
  payRespects(context, seat, act)
}
