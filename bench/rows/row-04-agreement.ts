import { sampled } from '../figure.ts'
import { negotiated, negotiatedGenerated } from '../games.ts'
import type { Row, RowFigure } from './row.ts'

const SEEDS = 200
/** Random games in the published format; reported without a limit. */
const GENERATED = { games: 20, seeds: 50 } as const
/** Information available to a party. */
const REGIME = 'each party knows its own scores and what others said and did, nothing else'

/** How often the published games end in a deal that passes under their own rule. */
export const row: Row = {
  number: 4,
  claim: 'agreement',
  measure: async (options) => {
    const seeds = sampled(SEEDS, options, 20)
    const sample = `${seeds} games, seeds 0–${seeds - 1}`
    const figures: RowFigure[] = []
    for (const [game, { passing }] of await negotiated(seeds)) {
      const reference = `language models 0.65–0.86; ${REGIME}`
      figures.push({ name: `${game} passes`, value: passing, unit: '', limit: { atLeast: 0.95 }, sample, reference })
    }
    for (const [game, { passing }] of await negotiated(seeds, 'p1')) {
      const name = `${game} passes with a greedy proposer`
      figures.push({
        name,
        value: passing,
        unit: '',
        limit: { atMost: 0.4 },
        sample,
        reference: 'language models 0.27',
      })
    }
    return [...figures, ...(await generatedFigures(sampled(GENERATED.seeds, options, 5)))]
  },
}

async function generatedFigures(seeds: number): Promise<readonly RowFigure[]> {
  const { passing, unanimous, medianNashRatio, paretoOptimal } = await negotiatedGenerated(GENERATED.games, seeds)
  const sample = `${GENERATED.games} games of the published format, ${seeds} seeds each`
  const values = {
    passing,
    unanimous,
    'mean of the median Nash ratios': medianNashRatio,
    'Pareto optimal': paretoOptimal,
  }
  return Object.entries(values).map(([name, value]) => ({ name: `generated games, ${name}`, value, unit: '', sample }))
}
