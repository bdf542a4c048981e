import type { Act } from '@placard/engine'
import type { Candidate } from '../room.ts'
import type { ActLabel } from './labels.ts'

/** Features for or against a reading: names with values. */
export type Marks = readonly (readonly [mark: string, value: number])[]

/** A candidate with its features. */
export interface Marked<Value> {
  readonly value: Value
  readonly marks: Marks
}

/** The weight of each feature; an unlearned one weighs 0. */
export type MarkWeights = ReadonlyMap<string, number>

/** All candidate acts of one kind, and the probability of the kind. */
export interface ComposedLabel {
  readonly label: ActLabel
  readonly share: number
  readonly acts: readonly Marked<Act>[]
}

/** The probabilities of the candidates of one kind: a softmax over the weighted features. */
export function sharesWithin(acts: readonly Marked<unknown>[], weights: MarkWeights): readonly number[] {
  const sums = acts.map(({ marks }) => marks.reduce((sum, [mark, value]) => sum + value * (weights.get(mark) ?? 0), 0))
  const most = sums.reduce((high, sum) => Math.max(high, sum), Number.NEGATIVE_INFINITY)
  const odds = sums.map((sum) => Math.exp(sum - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}

/** Candidates below this probability within their kind are never offered. */
const LEAST_SHARE = 0.002

/** Acts scored by the probability of their kind times their probability within the kind. */
export function weighed(composed: readonly ComposedLabel[], weights: MarkWeights): readonly Candidate[] {
  return composed.flatMap(({ share, acts }) => {
    const shares = sharesWithin(acts, weights)
    return acts.flatMap(({ value }, at) => {
      const own = shares[at] ?? 0
      return own < LEAST_SHARE ? [] : [{ act: value, score: share * own }]
    })
  })
}
