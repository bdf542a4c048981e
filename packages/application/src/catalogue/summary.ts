import type { Campaign, CampaignSummary } from '@placard/contract'

/** The campaign as the picker lists it. */
export function campaignSummaryOf(campaign: Campaign): CampaignSummary {
  const { id, title, subtitle, description, category, difficulty, durationMinutes, playerCount } = campaign
  const { aiDelegates, theme, icon, colour, gradient, featured, isNew } = campaign
  return {
    id,
    title,
    subtitle,
    description,
    category,
    difficulty,
    durationMinutes,
    playerCount,
    aiDelegates,
    theme,
    icon,
    colour,
    gradient,
    featured,
    isNew,
    countries: campaign.seats.map(({ country }) => country),
  }
}
