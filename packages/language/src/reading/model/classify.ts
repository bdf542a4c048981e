import type { SideWeights } from './barter.ts'
import type { ActLabel } from './labels.ts'
import type { MarkWeights } from './marks.ts'

/** One weight in the table stands for this much. */
export const WEIGHT_STEP = 0.2
const LETTER = 40
const ZERO = 80
const HASH_BITS = 20

/** A short name of a feature: it is one of a million. FNV-1a (public domain), folded. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return ((hash >>> HASH_BITS) ^ hash) & ((1 << HASH_BITS) - 1)
}

/** Features with their weights by label, as pairs of label and weight. */
type Weights = ReadonlyMap<number, readonly number[]>

/** The table as it is stored: one string for each thing, so that like stands beside like and packs small. */
interface Packed {
  /** Distance of each feature's hash from the one before, in base 36. */
  readonly hashes: string
  /** One letter a feature: how many weights it has. */
  readonly counts: string
  /** One letter a weight: its label, as distance from the feature's label before. */
  readonly marks: string
  /** One letter a weight: its steps. */
  readonly steps: string
}

function decoded({ hashes, counts, marks, steps }: Packed): Weights {
  const weights = new Map<number, number[]>()
  let hash = 0
  let at = 0
  for (const [feature, distance] of hashes.split(' ').entries()) {
    hash += Number.parseInt(distance, 36)
    const pairs: number[] = []
    let label = -1
    for (let left = counts.charCodeAt(feature) - LETTER; left > 0; left--, at++) {
      label += marks.charCodeAt(at) - LETTER
      pairs.push(label, (steps.charCodeAt(at) - ZERO) * WEIGHT_STEP)
    }
    weights.set(hash, pairs)
  }
  return weights
}

/** Writes rows the way the reader loads them; weights are whole steps from -31 to 31. */
export function packedRows(rows: ReadonlyMap<number, readonly (readonly [label: number, steps: number])[]>): Packed {
  const sorted = [...rows].sort(([a], [b]) => a - b)
  const letter = (number: number, from = LETTER) => String.fromCharCode(from + number)
  const own = sorted.map(([, pairs]) => [...pairs].sort(([a], [b]) => a - b))
  return {
    hashes: sorted.map(([hash], at) => (hash - (sorted[at - 1]?.[0] ?? 0)).toString(36)).join(' '),
    counts: own.map((pairs) => letter(pairs.length)).join(''),
    marks: own.flatMap((pairs) => pairs.map(([label], at) => letter(label - (pairs[at - 1]?.[0] ?? -1)))).join(''),
    steps: own.flatMap((pairs) => pairs.map(([, steps]) => letter(steps, ZERO))).join(''),
  }
}

/** What was learned of what acts name: of bargains, and of everything that speaks for one reading or another. */
export interface NamingModel {
  readonly sides: SideWeights
  readonly marks: MarkWeights
}

/** What was learned of the kinds of act, and of what they name. */
export interface ActModel extends NamingModel {
  readonly labels: readonly ActLabel[]
  readonly weights: Weights
}

let loading: Promise<ActModel> | undefined

/**
 * The model, out of a file of its own, so that whoever reads no texts need not load it: loaded once, and tried again
 * after a load that failed.
 */
export function loadActModel(): Promise<ActModel> {
  loading ??= import('./weights.json', { with: { type: 'json' } })
    .then(({ default: table }) => ({
      labels: table.labels,
      weights: decoded(table),
      sides: new Map(Object.entries(table.naming.sides)),
      marks: new Map(Object.entries(table.naming.marks)),
    }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** How likely each label is (shares of 1), by a multinomial logistic model over the features. */
export function classify(features: ReadonlySet<string>, { labels, weights }: ActModel): ReadonlyMap<ActLabel, number> {
  const sums = labels.map(() => 0)
  for (const feature of features) {
    const pairs = weights.get(hashOf(feature)) ?? []
    for (let at = 0; at < pairs.length; at += 2) {
      const label = pairs[at] ?? 0
      sums[label] = (sums[label] ?? 0) + (pairs[at + 1] ?? 0)
    }
  }
  const most = Math.max(...sums)
  const odds = sums.map((sum) => Math.exp(sum - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return new Map(labels.map((label, at) => [label, (odds[at] ?? 0) / total]))
}
