import type { SessionDetail, TranscriptEntry } from '@placard/contract'
import type { Offer, Proposal, Room } from './room.ts'

type Move = Proposal | Offer

/**
 * Merges the moves of the view with those of the record: the view keeps only those on the floor or recently removed
 * from it.
 */
function joined<Kept extends Move>(kept: readonly Kept[], told: readonly Kept[]): Kept[] {
  return [...kept, ...told.filter(({ id }) => !kept.some((one) => one.id === id))]
}

function proposalIn({ kind, detail, about, seat, target, changes, at }: TranscriptEntry): Proposal[] {
  if (kind !== 'proposal' || detail !== 'put' || about === undefined || seat === undefined) return []
  return [
    { id: about, draft: '', by: seat, partner: target, changes: [...changes], at, reactions: {}, status: 'lapsed' },
  ]
}

function offerIn({ kind, detail, about, seat, target, changes: [give, take], at }: TranscriptEntry): Offer[] {
  const isMade = kind === 'offer' && detail === 'made'
  if (!isMade || about === undefined || seat === undefined || target === undefined || !give || !take) return []
  return [{ id: about, by: seat, to: target, give, take, at, status: 'lapsed' }]
}

/**
 * The room with all moves of the record, so that an early line can still name the author of the proposal it is about.
 */
export function wholeRoom({ view, entries }: Pick<SessionDetail, 'view' | 'entries'>): Room {
  return {
    ...view,
    proposals: joined(view.proposals, entries.flatMap(proposalIn)),
    offers: joined(view.offers, entries.flatMap(offerIn)),
  }
}
