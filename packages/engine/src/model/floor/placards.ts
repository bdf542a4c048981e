import type { SeatId } from '../committee/seat.ts'
import type { Proposal } from './draft.ts'

/** Whether a seat's placard lets a proposal pass: it welcomes it, or can live with it. */
export function letsPass({ reactions }: Pick<Proposal, 'reactions'>, seat: SeatId): boolean {
  return reactions[seat] === 'welcome' || reactions[seat] === 'live-with'
}

/** Whether a seat is for a proposal: as its author or its partner, or by its placard. */
export function agreesTo(proposal: Pick<Proposal, 'by' | 'partner' | 'reactions'>, seat: SeatId): boolean {
  return proposal.by === seat || proposal.partner === seat || letsPass(proposal, seat)
}
