import type { Act } from '@placard/engine'
import type { Candidate } from '../room.ts'
import type { ActLabel } from './labels.ts'

/** What speaks for or against a reading: marks by name, each with how much of it there is. */
export type Marks = readonly (readonly [mark: string, value: number])[]

/** Something the words may mean, with what speaks for it. */
export interface Marked<Value> {
  readonly value: Value
  readonly marks: Marks
}

/** How much each mark counts; what was not learned counts nothing. */
export type MarkWeights = ReadonlyMap<string, number>

/** Everything one kind of act may say here, and how likely the kind is. */
export interface ComposedLabel {
  readonly label: ActLabel
  readonly share: number
  readonly acts: readonly Marked<Act>[]
}

/** The shares (of 1) of what one kind of act may say: a softmax over the weighed marks. */
export function sharesWithin(acts: readonly Marked<unknown>[], weights: MarkWeights): readonly number[] {
  const sums = acts.map(({ marks }) => marks.reduce((sum, [mark, value]) => sum + value * (weights.get(mark) ?? 0), 0))
  const most = sums.reduce((high, sum) => Math.max(high, sum), Number.NEGATIVE_INFINITY)
  const odds = sums.map((sum) => Math.exp(sum - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}

/** What is less likely within its kind is never offered. */
const LEAST_SHARE = 0.002

/** Acts scored by how likely their kind is times how likely, of that kind, what they name. */
export function weighed(composed: readonly ComposedLabel[], weights: MarkWeights): readonly Candidate[] {
  return composed.flatMap(({ share, acts }) => {
    const shares = sharesWithin(acts, weights)
    return acts.flatMap(({ value }, at) => {
      const own = shares[at] ?? 0
      return own < LEAST_SHARE ? [] : [{ act: value, score: share * own }]
    })
  })
}
