import type { Campaign, CampaignIssue, PublicCampaign } from '@placard/contract'
import type { Change } from '@placard/engine'
import { type CountryStance, stanceOf, type World } from './world.ts'

/** The country and the issue of an override. */
type Overriding = Pick<PublicCampaign['overrides'][number], 'country' | 'issue'>

/**
 * The position of a country on each issue of a campaign, −1…1: the mean of its stances on the topics of the issue's
 * axis, weighted as the axis says (a negative weight reverses a topic). An authored override wins.
 */
export function positionsOf(campaign: PublicCampaign, iso3: string, world: World): readonly number[] {
  const stance = stanceOf(world, iso3)
  return campaign.issues.map((issue) => overrideOf(campaign, iso3, issue)?.position ?? placeOnAxis(issue, stance))
}

function placeOnAxis({ axis }: CampaignIssue, stance: CountryStance): number {
  const weights = axis.reduce((sum, { weight }) => sum + Math.abs(weight), 0)
  if (weights === 0) return 0
  const sum = axis.reduce((total, { topic, weight }) => total + weight * stanceOn(stance, topic), 0)
  return rounded(Math.max(-1, Math.min(1, sum / weights)))
}

function stanceOn(stance: CountryStance, topic: string): number {
  if (topic === 'general') return stance.idealPoint ?? stance.blocMean ?? 0
  return stance.topics[topic]?.theta ?? 0
}

/** Salience grows with the distance of a country's position from the middle: this factor at the middle … */
const CARE_AT_MIDDLE = 0.7
/** … and this much more at either end. */
const CARE_FOR_DISTANCE = 0.6

/** How much each issue matters to a country, relative and above 0: the issue's salience, its own stake, an override. */
export function salienceOf(
  campaign: Campaign,
  iso3: string,
  world: World,
  positions = positionsOf(campaign, iso3, world),
): readonly number[] {
  return campaign.issues.map((issue, index) => {
    const care = CARE_AT_MIDDLE + CARE_FOR_DISTANCE * Math.abs(positions[index] ?? 0)
    return rounded(issue.salience * care * (overrideOf(campaign, iso3, issue)?.salience ?? 1))
  })
}

/** Red lines: settlements that a country never accepts, from the campaign's overrides. */
export function redLines(campaign: Campaign, iso3: string): readonly Change[] {
  return campaign.issues.flatMap((issue, index) => {
    const barred = overrideOf(campaign, iso3, issue)?.redLines ?? []
    return issue.options.flatMap(({ id }, option) => (barred.includes(id) ? [{ issue: index, option }] : []))
  })
}

function overrideOf<Override extends Overriding>(
  { overrides }: { readonly overrides: readonly Override[] },
  iso3: string,
  issue: CampaignIssue,
): Override | undefined {
  return overrides.find((override) => override.country === iso3 && override.issue === issue.id)
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
