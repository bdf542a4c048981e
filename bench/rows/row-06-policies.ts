import { sampled } from '../figure.ts'
import { gapBetween, type Interval, intervalText, type Measured, playedBy } from '../sessions.ts'
import type { Row, RowFigure } from './row.ts'

const SEEDS = 500
/** From the worst player to the best. */
const RANKED = ['random-legal', 'cooperative', 'competent'] as const
/** Minimum session score of a success. */
const SUCCESS = 0.7

/** Silence never succeeds, and better policies reach better outcomes, at each campaign's own difficulty. */
export const row: Row = {
  number: 6,
  claim: 'policies',
  measure: async (options) => {
    const seeds = sampled(SEEDS, options, 20)
    const silent = await playedBy('silent', seeds)
    const sample = `${silent.sessions} sessions, 6 campaigns, seeds 1–${seeds}`
    const limit = { atMost: SUCCESS - 0.001 }
    const most = { name: 'greatest score of silent', value: silent.scoreMost, unit: '', limit, sample }
    const figures: RowFigure[] = [{ ...most, reference: `success from ${SUCCESS}` }]
    for (const { campaign, scoreMost } of silent.campaigns) {
      figures.push({
        name: `${campaign}, greatest score of silent`,
        value: scoreMost,
        unit: '',
        limit,
        sample: inOne(seeds),
      })
    }
    let worse: Measured | undefined
    for (const policy of RANKED) {
      const played = await playedBy(policy, seeds)
      const reference = intervalText(played.quality)
      figures.push({ name: `outcome quality of ${policy}`, value: played.quality.mean, unit: '', sample, reference })
      if (worse !== undefined) {
        const value = gapBetween(played.quality, worse.quality)
        figures.push({ name: `gap of ${policy} to the next`, value, unit: '', limit: { atLeast: 0 }, sample })
      }
      figures.push(...byCampaign(policy, played, worse, seeds))
      worse = played
    }
    return figures
  },
}

function inOne(seeds: number): string {
  return `${seeds} sessions, seeds 1–${seeds}`
}

/** A policy's results in each campaign, and whether its interval is above that of the policy ranked below it. */
function byCampaign(policy: string, played: Measured, worse: Measured | undefined, seeds: number): RowFigure[] {
  return played.campaigns.map(({ campaign, quality }, at) => {
    const below = worse?.campaigns[at]?.quality
    const name = `${campaign}, outcome quality of ${policy}`
    const reference = [intervalText(quality), ...(below ? [apartText(quality, below)] : [])].join(', ')
    return { name, value: quality.mean, unit: '', sample: inOne(seeds), reference }
  })
}

function apartText(upper: Interval, lower: Interval): string {
  const gap = gapBetween(upper, lower)
  return gap > 0 ? `apart from the next by ${gap.toFixed(3)}` : `overlaps the next by ${(-gap).toFixed(3)}`
}
