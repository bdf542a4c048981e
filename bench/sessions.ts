import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { engineReport } from './engine-command.ts'

/** The shipped campaigns a claim about play is measured on. */
const CAMPAIGNS = [
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
})

/** A mean over all campaigns, every session alike, with half the width of its 95 % interval. */
export interface Measured {
  readonly sessions: number
  readonly success: Interval
  readonly quality: Interval
  /** Greatest session score, 0…1. */
  readonly scoreMost: number
}

export interface Interval {
  readonly mean: number
  readonly margin: number
}

/** What a policy reaches with the same seeds in every campaign; difficulty is the campaign's own by default. */
export async function playedBy(policy: string, seeds: number, difficulty?: string): Promise<Measured> {
  const level = difficulty === undefined ? [] : ['--difficulty', difficulty]
  const reports = await inParallel(CAMPAIGNS, async (campaign) => {
    const order = ['simulate', '--campaign', campaign, '--seeds', String(seeds), '--policy', policy, ...level]
    return Report.parse(await engineReport(order))
  })
  const mean = (of: (report: z.infer<typeof Report>) => number) => {
    return reports.reduce((sum, report) => sum + of(report), 0) / reports.length
  }
  const sessions = seeds * reports.length
  const success = mean(({ successRatio }) => successRatio)
  // Campaigns are given, not drawn: only what varies inside one makes a mean uncertain.
  const spread = mean(({ successRatio }) => successRatio * (1 - successRatio))
  const variance = mean(({ outcomeQuality }) => outcomeQuality.deviation ** 2)
  return {
    sessions,
    success: { mean: success, margin: 1.96 * Math.sqrt(spread / sessions) },
    quality: { mean: mean(({ outcomeQuality }) => outcomeQuality.mean), margin: 1.96 * Math.sqrt(variance / sessions) },
    scoreMost: Math.max(...reports.map(({ scoreMost }) => scoreMost)),
  }
}

/** An interval as a reference prints it. */
export function intervalText({ mean, margin }: Interval): string {
  return `95 % interval ${(mean - margin).toFixed(3)}–${(mean + margin).toFixed(3)}`
}

/** By how much one interval lies above another; below 0 they overlap. */
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
