import type { Standing } from '../bargaining/standing.ts'
import type { Deal } from '../model/committee/issue.ts'
import { leadingDraft, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { requiredVotes } from '../rules/counting/tally.ts'
import { patienceRatio } from './patience.ts'
import { playAt } from './ranks.ts'

/** A seat's input to bargaining now: its own secrets, and the public facts about the text and the others. */
export function standingOf(state: CampaignState, seat: number, text?: Deal, timeRatio?: number): Standing {
  const held = state.seats[seat]
  if (!held) throw new RangeError(`standingOf: no seat ${seat}`)
  return {
    seat,
    secrets: held.secrets,
    text: text ?? leadingDraft(state)?.deal ?? statusQuo(state),
    estimates: state.estimates,
    timeRatio: timeRatio ?? patienceRatio(state, seat),
    play: playAt(state, seat),
    needed: requiredVotes(state.majority, state.seats.length, state.seats.length),
  }
}
