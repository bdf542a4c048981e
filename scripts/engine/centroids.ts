import type { Behaviour } from './behaviour.ts'

/** A behaviour with its label, the mode. */
export interface Example<Mode extends string> {
  readonly mode: Mode
  readonly behaviour: Behaviour
}

/** Nearest-centroid classifier: the mean behaviour of each mode, scaled by the spread of each feature within a mode. */
export interface Centroids<Mode extends string> {
  readonly features: readonly string[]
  /** By feature: standard deviation within a mode. */
  readonly spreads: readonly number[]
  readonly means: ReadonlyMap<Mode, readonly number[]>
}

/** Minimum spread: a feature that does not vary within a mode must not decide alone. */
const LEAST_SPREAD = 0.02

/** Trains the centroids of the modes from examples. */
export function centroidsOf<Mode extends string>(examples: readonly Example<Mode>[]): Centroids<Mode> {
  const features = Object.keys(examples[0]?.behaviour ?? {})
  const modes = [...new Set(examples.map(({ mode }) => mode))]
  const means = new Map(
    modes.map((mode) => {
      const own = examples.filter((example) => example.mode === mode)
      return [mode, features.map((feature) => mean(own.map(({ behaviour }) => behaviour[feature] ?? 0)))] as const
    }),
  )
  const spreads = features.map((feature, at) => {
    const squares = examples.map(
      ({ mode, behaviour }) => ((behaviour[feature] ?? 0) - (means.get(mode)?.[at] ?? 0)) ** 2,
    )
    return Math.max(LEAST_SPREAD, Math.sqrt(mean(squares)))
  })
  return { features, spreads, means }
}

/** Classifies a behaviour: the mode with the nearest centroid. */
export function nearestMode<Mode extends string>(
  { features, spreads, means }: Centroids<Mode>,
  behaviour: Behaviour,
): Mode | undefined {
  let nearest: Mode | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [mode, centre] of means) {
    const distance = features.reduce((sum, feature, at) => {
      return sum + (((behaviour[feature] ?? 0) - (centre[at] ?? 0)) / (spreads[at] ?? 1)) ** 2
    }, 0)
    if (distance < least) [least, nearest] = [distance, mode]
  }
  return nearest
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
