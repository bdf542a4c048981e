import { isDelegate, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'
import { factsOf } from '../rules/procedure/facts.ts'

/** AI delegates that explain their vote after a decision, those that did not vote for it first. */
const EXPLANATIONS = 2

/** Explanations of vote after a decision: outvoted seats first, then those that carried it; sponsors give none. */
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
