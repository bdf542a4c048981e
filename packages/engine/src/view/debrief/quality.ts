import { bargainOf } from '../../bargaining/solutions/bargain.ts'
import { gini, nashRatio } from '../../bargaining/solutions/solutions.ts'
import type { Bargain } from '../../bargaining/solutions/space.ts'
import { utilitiesOf } from '../../bargaining/solutions/space.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { agreementOf, hasAdoptedText } from '../../rules/conclusion/score.ts'
import type { Debrief } from '../view.ts'

/** Weights of the four parts. */
const WEIGHTS = { voteMargin: 0.35, nashRatio: 0.35, evenness: 0.15, ownShare: 0.15 } as const

/**
 * Quality of the outcome, 0…1: vote margin over what was required, Nash ratio, evenness of the gains, and the share of
 * its range that the viewer's own seat reached. All 0 without an adopted text.
 */
export function outcomeQuality(state: CampaignState, bargain: Bargain, viewer: number): Debrief['outcomeQuality'] {
  const adopted = hasAdoptedText(state) ? state.drafts.find((draft) => draft.status === 'adopted') : undefined
  if (!adopted) return { total: 0, voteMargin: 0, nashRatio: 0, evenness: 0, ownShare: 0 }
  const utilities = utilitiesOf(bargain, adopted.deal)
  const surpluses = utilities.map((utility, seat) => Math.max(0, utility - (bargain.reservations[seat] ?? 0)))
  const own = state.seats[viewer]?.secrets
  const parts = {
    voteMargin: voteMargin(state),
    nashRatio: nashRatio(bargain, adopted.deal),
    evenness: surpluses.some((surplus) => surplus > 0) ? 1 - gini(surpluses) : 0,
    ownShare: own ? Math.min(1, (surpluses[viewer] ?? 0) / Math.max(0.001, own.best - own.reservation)) : 0,
  }
  const total =
    WEIGHTS.voteMargin * parts.voteMargin +
    WEIGHTS.nashRatio * parts.nashRatio +
    WEIGHTS.evenness * parts.evenness +
    WEIGHTS.ownShare * parts.ownShare
  return { total, ...parts }
}

/** Votes beyond the required number, as a share of the maximum. */
function voteMargin(state: CampaignState): number {
  const agreement = agreementOf(state)
  if (!agreement?.carried) return 0
  const { seats, favour, required } = agreement
  return seats > required ? Math.max(0, (favour - required) / (seats - required)) : 1
}

/** The quality of a concluded session for one seat, without computing its whole debrief; for measurements. */
export function outcomeQualityOf(state: CampaignState, you: SeatId): Debrief['outcomeQuality'] {
  return outcomeQuality(state, bargainOf(state.seats.map((seat) => seat.secrets)), seatIndexOf(state, you))
}
