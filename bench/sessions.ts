import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { engineReport } from './engine-command.ts'

/** The shipped campaigns on which claims about play are measured. */
export const CAMPAIGNS = [
  'climate-crisis-summit',
  'cybersecurity-alliance',
  'nuclear-non-proliferation',
  'pandemic-preparedness',
  'trade-mediation',
  'ukraine-humanitarian-crisis',
] as const

const Report = z.object({
  seeds: z.number(),
  successRatio: z.number(),
  scoreMost: z.number(),
  outcomeQuality: z.object({ mean: z.number(), deviation: z.number() }),
  adoptedNashRatio: z.object({ texts: z.number(), median: z.number(), leavesAllRatio: z.number() }),
})
type Report = z.infer<typeof Report>

/** Results of a policy in one campaign. */
export interface MeasuredCampaign {
  readonly campaign: (typeof CAMPAIGNS)[number]
  readonly success: Interval
  readonly quality: Interval
  /** Maximum session score, 0…1. */
  readonly scoreMost: number
  /**
   * Number of adopted texts, the median of their Nash ratios, and the share of them that leaves every seat a surplus.
   */
  readonly adopted: Report['adoptedNashRatio']
}

/** A mean over all campaigns, all sessions weighted equally, with half the width of its 95 % interval. */
export interface Measured {
  readonly campaigns: readonly MeasuredCampaign[]
  readonly sessions: number
  readonly success: Interval
  readonly quality: Interval
  /** Maximum session score, 0…1. */
  readonly scoreMost: number
}

export interface Interval {
  readonly mean: number
  readonly margin: number
}

/** Results of a policy with the same seeds in every campaign; difficulty is the campaign's own by default. */
export async function playedBy(policy: string, seeds: number, difficulty?: string): Promise<Measured> {
  const level = difficulty === undefined ? [] : ['--difficulty', difficulty]
  const reports = await inParallel(CAMPAIGNS, async (campaign) => {
    const order = ['simulate', '--campaign', campaign, '--seeds', String(seeds), '--policy', policy, ...level]
    return Report.parse(await engineReport(order))
  })
  const campaigns = reports.map((report, at) => ({ campaign: CAMPAIGNS[at] ?? CAMPAIGNS[0], ...measuredOf(report) }))
  return {
    campaigns,
    sessions: seeds * reports.length,
    success: pooled(campaigns.map((one) => one.success)),
    quality: pooled(campaigns.map((one) => one.quality)),
    scoreMost: Math.max(...campaigns.map((one) => one.scoreMost)),
  }
}

function measuredOf({ seeds, successRatio, scoreMost, outcomeQuality, adoptedNashRatio }: Report) {
  const half = (variance: number) => 1.96 * Math.sqrt(variance / seeds)
  return {
    success: { mean: successRatio, margin: half(successRatio * (1 - successRatio)) },
    quality: { mean: outcomeQuality.mean, margin: half(outcomeQuality.deviation ** 2) },
    scoreMost,
    adopted: adoptedNashRatio,
  }
}

/** Pooled confidence interval: campaigns are fixed strata of equal weight, so only the variance within them counts. */
function pooled(intervals: readonly Interval[]): Interval {
  const count = Math.max(1, intervals.length)
  const mean = intervals.reduce((sum, interval) => sum + interval.mean, 0) / count
  return { mean, margin: Math.sqrt(intervals.reduce((sum, { margin }) => sum + margin ** 2, 0)) / count }
}

/** An interval as printed in a reference. */
export function intervalText({ mean, margin }: Interval): string {
  return `95 % interval ${(mean - margin).toFixed(3)}–${(mean + margin).toFixed(3)}`
}

/** Distance of one interval above another; negative when they overlap. */
export function gapBetween(upper: Interval, lower: Interval): number {
  return upper.mean - upper.margin - (lower.mean + lower.margin)
}

async function inParallel<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const lanes = Array.from({ length: Math.min(items.length, availableParallelism()) }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await work(next[1])
    }
  })
  await Promise.all(lanes)
  return results
}
