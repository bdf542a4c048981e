import type { Draft } from '../model/floor/draft.ts'
import type { Ballot } from '../model/floor/vote.ts'
import { draftOf, isDelegate, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'
import { factsOf } from '../rules/procedure/facts.ts'

/** AI delegates that explain their vote after a decision, and most of them when several have changed their mind. */
const EXPLANATIONS = 2
const MOST_EXPLANATIONS = 4

/**
 * Explanations of vote after a decision: seats that voted otherwise than they had declared, of which the committee
 * expects a reason, then outvoted seats, then those that carried it; sponsors give none.
 */
export function owedExplanations(state: CampaignState, at: number): readonly OwedAct[] {
  const { mayExplain } = factsOf(state)
  const vote = state.floor.votes.findLast(({ question }) => question.kind === 'draft')
  const draft = vote?.question.kind === 'draft' ? draftOf(state, vote.question.draft) : undefined
  const ballots = (vote?.ballots ?? []).filter(
    ({ seat }) => mayExplain.includes(seat) && isDelegate(state.seats[seatIndexOf(state, seat)]),
  )
  const turned = ballots.filter((ballot) => draft !== undefined && hasTurned(draft, ballot))
  const outvoted = ballots.filter(({ choice }) => (choice === 'for') !== (vote?.result?.carried ?? false))
  const inOrder = [...new Set([...turned, ...outvoted, ...ballots])]
  const most = Math.max(EXPLANATIONS, Math.min(MOST_EXPLANATIONS, turned.length))
  return inOrder.slice(0, most).map(({ seat }, index) => ({
    seat,
    notBefore: at + REPLY_GAP_MS * (index + 1),
    act: { kind: 'point', point: 'explanation-of-vote' },
    replyTo: state.seq,
    spoken: true,
  }))
}

/** Whether a ballot goes against what its seat had declared or signed. */
function hasTurned({ declared, signatories }: Draft, { seat, choice }: Ballot): boolean {
  const stance = declared[seat] ?? (signatories.includes(seat) ? 'favour' : 'undecided')
  return (stance === 'favour' && choice !== 'for') || (stance === 'against' && choice === 'for')
}
