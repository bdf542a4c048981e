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

/** Weights of features, as one table: an array to each feature would take thirty times the memory. */
interface Weights {
  /** Feature hashes, ascending. */
  readonly hashes: Uint32Array
  /** The first weight of each feature, and at the end the number of all weights. */
  readonly starts: Uint32Array
  /** The label of each weight. */
  readonly labels: Uint8Array
  /** Each weight in steps. */
  readonly steps: Int8Array
}

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

function decoded(packed: Packed): Weights {
  const distances = packed.hashes.split(' ')
  const hashes = new Uint32Array(distances.length)
  const starts = new Uint32Array(distances.length + 1)
  const labels = new Uint8Array(packed.marks.length)
  let hash = 0
  let at = 0
  for (const [feature, distance] of distances.entries()) {
    hash += Number.parseInt(distance, 36)
    hashes[feature] = hash
    let label = -1
    for (let left = packed.counts.charCodeAt(feature) - LETTER; left > 0; left--, at++) {
      label += packed.marks.charCodeAt(at) - LETTER
      labels[at] = label
    }
    starts[feature + 1] = at
  }
  const steps = Int8Array.from(packed.steps, (letter) => letter.charCodeAt(0) - ZERO)
  return { hashes, starts, labels, steps }
}

/** The place of a feature in the table, or one where it is not. */
function placeOf(hash: number, { hashes }: Weights): number {
  let from = 0
  let to = hashes.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((hashes[middle] ?? 0) < hash) from = middle + 1
    else to = middle
  }
  return from
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
    const place = placeOf(hash, weights)
    if (weights.hashes[place] !== hash) continue
    const end = weights.starts[place + 1] ?? 0
    for (let at = weights.starts[place] ?? 0; at < end; at++) {
      const label = weights.labels[at] ?? 0
      sums[label] = (sums[label] ?? 0) + (weights.steps[at] ?? 0) * WEIGHT_STEP
    }
  }
  const most = Math.max(...sums)
  const odds = sums.map((sum) => Math.exp(sum - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return new Map(labels.map((label, at) => [label, (odds[at] ?? 0) / total]))
}
