import * as z from 'zod/mini'
import { engineReport } from '../engine-command.ts'
import { sampled } from '../figure.ts'
import { bench as turnBench } from '../turn.ts'
import type { Row } from './row.ts'

/** Enough for the engine to dominate the measurement, not the warm-up of the JIT compiler. */
const SEEDS = 1_000
const CAMPAIGN = 'cybersecurity-alliance'
const Report = z.object({ sessionsPerSecond: z.number(), seats: z.number() })

/** Time of whole sessions of eight seats, from opening to conclusion on one core, and of a turn in a full committee. */
export const row: Row = {
  number: 2,
  claim: 'fast',
  measure: async (options) => {
    const seeds = sampled(SEEDS, options, 100)
    const args = ['simulate', '--campaign', CAMPAIGN, '--seeds', String(seeds)]
    const { sessionsPerSecond, seats } = Report.parse(await engineReport(args))
    const turns = await turnBench()
    return [
      {
        name: `sessions of ${seats} seats simulated`,
        value: sessionsPerSecond,
        unit: 'a second',
        limit: { atLeast: 200 },
        sample: `${CAMPAIGN}, seeds 1–${seeds}`,
      },
      ...turns.map((figure) => ({ ...figure, sample: 'nuclear-non-proliferation with more states, seeds 2–12' })),
    ]
  },
}
