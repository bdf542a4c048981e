import type { SideWeights } from './barter.ts'
import type { MarkWeights } from './marks.ts'

/** Quantisation step of the stored weights. */
export const WEIGHT_STEP = 0.2
const LETTER = 40
const ZERO = 80
const HASH_BITS = 20

/** Short hash of a feature, one of a million values: FNV-1a (public domain), folded. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return ((hash >>> HASH_BITS) ^ hash) & ((1 << HASH_BITS) - 1)
}

/** The hashes of a text's features. */
export const hashesOf = (features: ReadonlySet<string>): readonly number[] => [...features].map(hashOf)

/** Weights of the features, as pairs of label and weight. */
type Weights = ReadonlyMap<number, Float64Array>

/** The model in its stored format: one string per field, so that similar data is adjacent and compresses well. */
interface Packed {
  /** Differences between successive feature hashes, in base 36. */
  readonly hashes: string
  /** One letter per feature: the number of its weights. */
  readonly counts: string
  /** One letter per weight: its label, as the difference from the feature's previous label. */
  readonly marks: string
  /** One letter per weight: its quantised value in steps. */
  readonly steps: string
}

function decoded({ hashes, counts, marks, steps }: Packed): Weights {
  const weights = new Map<number, Float64Array>()
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
    weights.set(hash, Float64Array.from(pairs))
  }
  return weights
}

/** Encodes rows in the format that the reader loads; weights are whole steps from -31 to 31. */
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

/** Learned weights of the parameters of acts: of bargains, and of the features of readings. */
export interface NamingModel {
  readonly sides: SideWeights
  readonly marks: MarkWeights
}

/** A multinomial logistic model: weights of features for each label. */
export interface Classifier {
  readonly labels: readonly string[]
  readonly weights: Weights
}

/** The learned weights: of the kinds of act, of which way they point, of what questions are about, and of parameters. */
export interface ReadingModel extends NamingModel {
  readonly acts: Classifier
  readonly signs: Classifier
  readonly topics: Classifier
  /** Whether the halves of a sentence are two acts. */
  readonly splits: Classifier
}

let loading: Promise<ReadingModel> | undefined

export const classifierOf = (table: Packed & { readonly labels: readonly string[] }): Classifier => ({
  labels: table.labels,
  weights: decoded(table),
})

/** The model, in a file of its own that is loaded lazily and once; a failed load is retried. */
export function loadReadingModel(): Promise<ReadingModel> {
  loading ??= import('./weights.json', { with: { type: 'json' } })
    .then(({ default: table }) => ({
      acts: classifierOf(table.acts),
      signs: classifierOf(table.signs),
      topics: classifierOf(table.topics),
      splits: classifierOf(table.splits),
      sides: new Map(Object.entries(table.naming.sides)),
      marks: new Map(Object.entries(table.naming.marks)),
    }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** The probability of each label; `hashes` are those of the features, hashed once for several classifiers. */
export function classify(hashes: readonly number[], { labels, weights }: Classifier): ReadonlyMap<string, number> {
  const sums = new Float64Array(labels.length)
  for (const hash of hashes) {
    const pairs = weights.get(hash)
    if (pairs === undefined) continue
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
