/** Weights of the parts of a country's position: votes on the topic, the general ideal point, the mean of its blocs. */
export const PART_WEIGHTS = { stance: 0.6, idealPoint: 0.25, blocMean: 0.15 } as const

export type PositionParts = {
  readonly stance: number | null
  readonly idealPoint: number | null
  readonly blocMean: number | null
}

/**
 * A country's position on a topic, −1…1. The weight of a missing part is distributed to the others in proportion;
 * without any part the position is 0, the middle, and the country's confidence of 0 marks it as unknown.
 */
export function blendTheta({ stance, idealPoint, blocMean }: PositionParts): number {
  let sum = 0
  let weight = 0
  const parts = [
    [stance, PART_WEIGHTS.stance],
    [idealPoint, PART_WEIGHTS.idealPoint],
    [blocMean, PART_WEIGHTS.blocMean],
  ] as const
  for (const [value, share] of parts) {
    if (value === null) continue
    sum += value * share
    weight += share
  }
  return weight === 0 ? 0 : sum / weight
}

/** The permanent members share a right, not a position: they lie further apart than two members picked at random. */
const NOT_A_COALITION = 'P5'

/** Mean general position of each bloc's members; blocs whose members all lack one are absent, and so is the P5. */
export function blocMeans(
  members: readonly { readonly iso3: string; readonly blocs: readonly string[] }[],
  positions: ReadonlyMap<string, number>,
): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const { iso3, blocs } of members) {
    const position = positions.get(iso3)
    if (position === undefined) continue
    for (const bloc of blocs) {
      if (bloc === NOT_A_COALITION) continue
      const { sum, count } = sums.get(bloc) ?? { sum: 0, count: 0 }
      sums.set(bloc, { sum: sum + position, count: count + 1 })
    }
  }
  return new Map([...sums].map(([bloc, { sum, count }]) => [bloc, sum / count]))
}

/** The mean over a country's blocs, each bloc with equal weight; `null` for a country without one. */
export function blocMeanOf(blocs: readonly string[], means: ReadonlyMap<string, number>): number | null {
  const own = blocs.map((bloc) => means.get(bloc)).filter((value) => value !== undefined)
  return own.length === 0 ? null : own.reduce((sum, value) => sum + value, 0) / own.length
}
