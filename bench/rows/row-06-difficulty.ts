import { sampled } from '../figure.ts'
import { gapBetween, intervalText, type Measured, playedBy } from '../sessions.ts'
import type { Row, RowFigure } from './row.ts'

const SEEDS = 500
const LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const
/** The one policy that plays all levels. */
const POLICY = 'competent'
/** Minimum cost of a level, in percentage points of success. */
const STEP = 15

/** The cost of each level of difficulty to the same player, over all campaigns. */
export const row: Row = {
  number: 6,
  claim: 'difficulty',
  measure: async (options) => {
    const seeds = sampled(SEEDS, options, 20)
    const figures: RowFigure[] = []
    let easier: Measured | undefined
    for (const level of LEVELS) {
      const played = await playedBy(POLICY, seeds, level)
      const sample = `${played.sessions} sessions, 6 campaigns, seeds 1–${seeds}`
      const reference = intervalText(played.success)
      figures.push({
        name: `success of ${POLICY} at ${level}`,
        value: played.success.mean,
        unit: '',
        sample,
        reference,
      })
      for (const { campaign, success } of played.campaigns) {
        const name = `${campaign}, success of ${POLICY} at ${level}`
        const inOne = `${seeds} sessions, seeds 1–${seeds}`
        figures.push({ name, value: success.mean, unit: '', sample: inOne, reference: intervalText(success) })
      }
      if (easier !== undefined) figures.push(...stepFigures(level, easier, played, sample))
      easier = played
    }
    return figures
  },
}

function stepFigures(level: string, easier: Measured, played: Measured, sample: string): readonly RowFigure[] {
  return [
    {
      name: `points of success lost at ${level}`,
      value: 100 * (easier.success.mean - played.success.mean),
      unit: 'points',
      limit: { atLeast: STEP },
      sample,
    },
    {
      name: `gap between the intervals at ${level}`,
      value: 100 * gapBetween(easier.success, played.success),
      unit: 'points',
      limit: { atLeast: 0 },
      sample,
    },
  ]
}
