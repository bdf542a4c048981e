import { sampled } from '../figure.ts'
import { negotiated } from '../games.ts'
import { playedBy } from '../sessions.ts'
import type { Row, RowFigure } from './row.ts'

const SEEDS = 200
/** Information available to seats and the chair. */
const REGIME = 'seats know their own scores and public acts only, the chair public acts only'

/** Nash ratio of the published games, failed games included. */
export const row: Row = {
  number: 5,
  claim: 'efficient',
  measure: async (options) => {
    const seeds = sampled(SEEDS, options, 20)
    const sample = `${seeds} games, seeds 0–${seeds - 1}`
    const figures: RowFigure[] = [...(await negotiated(seeds))].flatMap(
      ([game, { medianNashRatio, paretoOptimal }]) => [
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
      ],
    )
    return [...figures, ...(await sessionFigures(seeds))]
  },
}

/** Nash ratio of texts adopted in whole sessions; reported without a limit. */
async function sessionFigures(seeds: number): Promise<readonly RowFigure[]> {
  const { campaigns } = await playedBy('competent', seeds)
  return campaigns.map(({ campaign, adopted }) => ({
    name: `${campaign}, median Nash ratio of adopted texts`,
    value: adopted.median,
    unit: '',
    sample: `${adopted.texts} texts, seeds 1–${seeds}`,
    reference: `${(100 * adopted.leavesAllRatio).toFixed(0)} % leave every seat a surplus; ${REGIME}`,
  }))
}
