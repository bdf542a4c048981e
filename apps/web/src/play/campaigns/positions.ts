import { positionsOf } from '@placard/application'
import type { CampaignIssue, PublicCampaign } from '@placard/contract'
import type { Country, CountryWorld } from '../../kit/countries/countries.ts'
import { paperWords } from '../room/paper/paper-messages.en.ts'

/** A country's position on one issue: −1…1 on its axis, and the nearest option. */
export interface IssuePosition {
  readonly position: number
  readonly option: number
}

/** The option nearest to a position; tie-break: the one closer to the status quo. */
export function nearestOption({ options }: Pick<CampaignIssue, 'options'>, position: number): number {
  return options.reduce((nearest, option, index) => {
    const least = Math.abs((options[nearest]?.position ?? 0) - position)
    return Math.abs(option.position - position) < least ? index : nearest
  }, 0)
}

/** Every member state's positions on every issue of a campaign, by country code. */
export function allPositions(
  campaign: PublicCampaign,
  world: CountryWorld,
): ReadonlyMap<string, readonly IssuePosition[]> {
  return new Map(
    world.countries.map(({ iso3 }) => {
      const positions = positionsOf(campaign, iso3, world)
      const placed = campaign.issues.map((issue, index) => {
        const position = positions[index] ?? 0
        return { position, option: nearestOption(issue, position) }
      })
      return [iso3, placed]
    }),
  )
}

/** For each option of an issue, the number of countries nearest to it. */
export function countByOption(
  positions: ReadonlyMap<string, readonly IssuePosition[]>,
  issue: number,
  optionCount: number,
): readonly number[] {
  const counts = Array.from({ length: optionCount }, () => 0)
  for (const placed of positions.values()) {
    const option = placed[issue]?.option ?? 0
    counts[option] = (counts[option] ?? 0) + 1
  }
  return counts
}

/**
 * Why a country would rather not have an option, by its public position: that is nearer to the status quo than to the
 * option. Undefined where nothing speaks against it, or where the country is still to be drawn.
 */
export function publicWarning(
  campaign: PublicCampaign,
  seat: {
    readonly country: Pick<Country, 'iso3' | 'name'> | undefined
    readonly positions: ReadonlyMap<string, readonly IssuePosition[]> | undefined
  },
  change: { readonly issue: number; readonly option: number },
): string | undefined {
  const { country, positions } = seat
  const issue = campaign.issues[change.issue]
  const placed = country && positions?.get(country.iso3)?.[change.issue]
  const [statusQuo, option] = [issue?.options[0], issue?.options[change.option]]
  if (!issue || !country || !placed || !statusQuo || !option) return undefined
  const distance = (at: number) => Math.abs(at - placed.position)
  if (distance(option.position) <= distance(statusQuo.position)) return undefined
  return paperWords.standsNearer(country.name, issue.options[placed.option]?.label ?? statusQuo.label)
}

/** What places a country on an issue in place of its votes; undefined where they do. */
export function placedBy({ overrides }: PublicCampaign, iso3: string, issueId: string) {
  return overrides.find(
    ({ country, issue, position }) => country === iso3 && issue === issueId && position !== undefined,
  )
}

/** The public reason for a country's position on an issue, where roll calls do not explain it. */
export function reasonFor(campaign: PublicCampaign, iso3: string, issueId: string): string | undefined {
  return campaign.overrides.find(({ country, issue }) => country === iso3 && issue === issueId)?.reason
}

/**
 * The delegate whose seat a player of this country takes, and the alternate who fills in; undefined for a free seat.
 */
export function displacedBy(campaign: PublicCampaign, iso3: string) {
  const seat = campaign.seats.find(({ country }) => country === iso3)
  if (!seat) return undefined
  const taken = new Set(campaign.seats.map(({ country }) => country))
  return { delegateName: seat.delegateName, alternate: seat.alternates.find((code) => !taken.has(code)) }
}

/**
 * The topic of roll calls with the most weight in a campaign's agenda; undefined where only the general axis counts.
 */
export function mainTopicOf({ issues }: Pick<PublicCampaign, 'issues'>): string | undefined {
  const weights = new Map<string, number>()
  for (const { topic, weight } of issues.flatMap(({ axis }) => axis)) {
    if (topic !== 'general') weights.set(topic, (weights.get(topic) ?? 0) + Math.abs(weight))
  }
  return [...weights].sort(([, one], [, other]) => other - one)[0]?.[0]
}
