import type { Campaign, Debrief } from '@placard/contract'
import { type CampaignState, type SeatId, utilityOf } from '@placard/engine'

/**
 * The settlement that the campaign's authors expect, valued by the utilities of this session's seats: for one seat, and
 * on average for the others. Undefined where the campaign names none, or no longer has the session's agenda.
 */
export function expectedDealOf(
  campaign: Campaign | undefined,
  { issues, seats }: CampaignState,
  you: SeatId,
): Debrief['expected'] {
  const expected = campaign?.expectedDeal
  if (!expected) return undefined
  const deal = issues.map(({ id, options }) => {
    const chosen = expected.options.find(({ issue }) => issue === id)?.option
    return options.findIndex((option) => option.id === chosen)
  })
  if (deal.some((option) => option < 0)) return undefined
  const worth = (of: readonly CampaignState['seats'][number][]) =>
    of.reduce((sum, { secrets }) => sum + utilityOf(secrets.table, deal), 0) / Math.max(1, of.length)
  return {
    deal,
    own: worth(seats.filter(({ id }) => id === you)),
    others: worth(seats.filter(({ id }) => id !== you)),
    bargain: expected.bargain,
  }
}
