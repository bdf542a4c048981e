import type { SeatView } from '@placard/contract'
import { openOffer, openProposal } from './quick-acts.ts'

/** Whether a card asks for the player's answer or shows a procedure beside the debate. */
export function hasFloorCard(view: SeatView): boolean {
  const isAsked = openOffer(view) !== undefined || openProposal(view) !== undefined
  return view.status === 'paused' || view.closingOfferUntil !== undefined || view.vote !== undefined || isAsked
}
