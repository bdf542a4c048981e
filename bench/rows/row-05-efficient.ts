import { sampled } from '../figure.ts'
import { negotiated } from '../games.ts'
import type { Row } from './row.ts'

const SEEDS = 200

/** How near the published games end to Nash's solution, failed games included. */
export const row: Row = {
  number: 5,
  claim: 'efficient',
  measure: async (order) => {
    const seeds = sampled(SEEDS, order, 20)
    const sample = `${seeds} games, seeds 0–${seeds - 1}`
    return [...(await negotiated(seeds))].flatMap(([game, { medianNashRatio, paretoOptimal }]) => [
      {
        name: `${game}, median Nash ratio`,
        value: medianNashRatio,
        unit: '',
        limit: { atLeast: 0.85 },
        sample,
        reference: 'hill climb on spoken reactions 0.65–0.97',
      },
      {
        name: `${game}, Pareto optimal`,
        value: paretoOptimal,
        unit: '',
        limit: { atLeast: 0.9 },
        sample,
        reference: 'least asked 0.9',
      },
    ])
  },
}
