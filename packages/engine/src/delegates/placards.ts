import { reactionTo, reactionToSingleText } from '../bargaining/acceptance.ts'
import type { Reaction } from '../model/acts/act.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { CHAIR } from '../model/floor/draft.ts'
import { isDelegate, proposalOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { PLACARD_GAP_MS, REPLY_GAP_MS } from '../model/session/time.ts'
import { standingOf } from './standing.ts'

/** The placards that AI delegates still owe on a proposal, and which two of them speak. */
export function owedPlacards(state: CampaignState, at: number, id: string): readonly OwedAct[] {
  const proposal = proposalOf(state, id)
  if (!proposal) return []
  const reactions: { seat: SeatId; reaction: Reaction }[] = []
  const meets = proposal.by === CHAIR ? reactionToSingleText : reactionTo
  for (let index = 0; index < state.seats.length; index++) {
    const seat = state.seats[index]
    if (!seat || !isDelegate(seat) || seat.id === proposal.by || proposal.reactions[seat.id]) continue
    reactions.push({ seat: seat.id, reaction: meets(standingOf(state, index), proposal.changes) })
  }
  const speakers = speakersAmong(reactions)
  return reactions.map(({ seat, reaction }, index) => {
    const rank = speakers.indexOf(seat)
    const notBefore = rank < 0 ? at + PLACARD_GAP_MS * (index + 1) : at + REPLY_GAP_MS * (rank + 1)
    return { seat, notBefore, act: { kind: 'react', proposal: id, reaction }, replyTo: state.seq, spoken: rank >= 0 }
  })
}

/**
 * The first seat that refuses and the first that welcomes give a reason; the others stay silent, so that the debate
 * moves on.
 */
function speakersAmong(reactions: readonly { seat: SeatId; reaction: Reaction }[]): readonly SeatId[] {
  const speakers: SeatId[] = []
  for (const shown of ['cannot-accept', 'welcome']) {
    const first = reactions.find(({ reaction }) => reaction === shown)
    if (first) speakers.push(first.seat)
  }
  return speakers
}
