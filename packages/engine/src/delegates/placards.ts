import { reactionTo, reactionToSingleText, worstOf } from '../bargaining/acceptance.ts'
import type { Standing } from '../bargaining/standing.ts'
import type { ActOf, Reaction } from '../model/acts/act.ts'
import type { Change } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { CHAIR, type Proposal } from '../model/floor/draft.ts'
import { draftOf, isDelegate, proposalOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { PLACARD_GAP_MS, REPLY_GAP_MS } from '../model/session/time.ts'
import { breaksItsWord } from './given-word.ts'
import { standingOf } from './standing.ts'
import { hasTerm } from './terms.ts'

/** The placards that AI delegates still owe on a proposal, and which two of them speak. */
export function owedPlacards(state: CampaignState, at: number, id: string): readonly OwedAct[] {
  const proposal = proposalOf(state, id)
  if (!proposal) return []
  const reactions: { seat: SeatId; reaction: Reaction; over: Change | undefined }[] = []
  const meets = proposal.by === CHAIR ? reactionToSingleText : reactionTo
  for (let index = 0; index < state.seats.length; index++) {
    const seat = state.seats[index]
    if (!seat || !isDelegate(seat) || seat.id === proposal.by || proposal.reactions[seat.id]) continue
    const standing = standingOf(state, index)
    const reaction = honouring(state, seat.id, proposal, meets(standing, proposal.changes))
    const over = reaction === 'cannot-accept' ? causeOf(state, seat.id, standing, proposal) : undefined
    reactions.push({ seat: seat.id, reaction, over })
  }
  const speakers = speakersAmong(reactions)
  return reactions.map(({ seat, reaction, over }, index) => {
    const rank = speakers.indexOf(seat)
    const notBefore = rank < 0 ? at + PLACARD_GAP_MS * (index + 1) : at + REPLY_GAP_MS * (rank + 1)
    const act: ActOf<'react'> = { kind: 'react', proposal: id, reaction, ...(over === undefined ? {} : { over }) }
    return { seat, notBefore, act, replyTo: state.seq, spoken: rank >= 0 }
  })
}

/**
 * A delegation does not refuse the one change that it made the condition of its vote, and it does not let its own promise
 * go for a change that it could merely live with.
 */
function honouring(state: CampaignState, seat: SeatId, { by, draft, changes }: Proposal, reaction: Reaction): Reaction {
  if (reaction === 'live-with' && by !== CHAIR && wordAgainst(state, seat, by, changes)) return 'cannot-accept'
  if (reaction !== 'cannot-accept' || changes.length > 1) return reaction
  const text = draftOf(state, draft)
  return text && hasTerm(state, seat, text, changes) ? 'live-with' : reaction
}

/** The change that a refusal is due to: one against the seat's own word, else the one that it loses most by. */
function causeOf(
  state: CampaignState,
  seat: SeatId,
  standing: Standing,
  { by, changes }: Proposal,
): Change | undefined {
  return wordAgainst(state, seat, by, changes) ?? worstOf(standing, changes)
}

/** A change that would rewrite what a seat promised to somebody else than its author. */
function wordAgainst(
  state: CampaignState,
  seat: SeatId,
  author: SeatId,
  changes: readonly Change[],
): Change | undefined {
  return changes.find((change) => breaksItsWord(state, seat, [change], author))
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
