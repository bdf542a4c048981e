import * as z from 'zod/mini'
import { engineReport } from '../engine-command.ts'
import { sampled } from '../figure.ts'
import type { Row } from './row.ts'

const SEEDS = 160
const Seeds = z.tuple([z.number(), z.number()])
const Report = z.object({
  learnedFromSeeds: Seeds,
  heldOutSeeds: Seeds,
  campaigns: z.number(),
  delegates: z.number(),
  namedRatio: z.number(),
  byMode: z.record(z.string(), z.object({ namedRatio: z.number() })),
})

/** Whether a nearest-centroid classifier recognises a delegate's mode by its behaviour in one session. */
export const row: Row = {
  number: 7,
  claim: 'personality',
  measure: async (options) => {
    const seeds = sampled(SEEDS, options, 10)
    const report = Report.parse(await engineReport(['personalities', '--seeds', String(seeds)]))
    const [from, to] = report.heldOutSeeds
    const learned = `learned from seeds ${report.learnedFromSeeds.join('–')}`
    const sample = `${report.delegates} delegates of ${report.campaigns} campaigns, held-out seeds ${from}–${to}, ${learned}`
    return [
      {
        name: 'mode named from one session’s behaviour',
        value: report.namedRatio,
        unit: 'of delegates',
        limit: { atLeast: 0.8 },
        sample,
        reference: 'chance 0.2',
      },
      ...Object.entries(report.byMode).map(([mode, { namedRatio }]) => {
        return { name: `${mode} named`, value: namedRatio, unit: 'of its delegates', sample }
      }),
    ]
  },
}
