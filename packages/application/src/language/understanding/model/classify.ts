import type { ActLabel } from './labels.ts'
import table from './weights.json' with { type: 'json' }

/** One weight in the table stands for this much. */
export const WEIGHT_STEP = 0.2
const LABEL_BASE = 48
const WEIGHT_BASE = 66
const HASH_BITS = 22

/** A short name of a feature: two features in four million share one. FNV-1a (public domain), folded. */
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

/** Rows parted by blanks: distance from the hash before in base 36, a colon, and a letter pair for each weight. */
function decoded(rows: string): Weights {
  const weights = new Map<number, number[]>()
  let hash = 0
  for (const row of rows.split(' ')) {
    const colon = row.indexOf(':')
    hash += Number.parseInt(row.slice(0, colon), 36)
    const pairs: number[] = []
    for (let at = colon + 1; at + 1 < row.length; at += 2) {
      pairs.push(row.charCodeAt(at) - LABEL_BASE, (row.charCodeAt(at + 1) - WEIGHT_BASE) * WEIGHT_STEP)
    }
    weights.set(hash, pairs)
  }
  return weights
}

/** Writes rows the way `decoded` reads them; weights are whole steps from -31 to 31. */
export function encodedRows(rows: ReadonlyMap<number, readonly (readonly [label: number, weight: number])[]>): string {
  let before = 0
  const texts: string[] = []
  for (const [hash, pairs] of [...rows].sort(([a], [b]) => a - b)) {
    const written = pairs.map(([label, weight]) => String.fromCharCode(LABEL_BASE + label, WEIGHT_BASE + weight))
    texts.push(`${(hash - before).toString(36)}:${written.join('')}`)
    before = hash
  }
  return texts.join(' ')
}

let kept: Weights | undefined

/** How likely each label is (shares of 1), by a multinomial logistic model over the features. */
export function classify(features: ReadonlySet<string>): ReadonlyMap<ActLabel, number> {
  kept ??= decoded(table.rows)
  const sums = table.labels.map(() => 0)
  for (const feature of features) {
    const pairs = kept.get(hashOf(feature)) ?? []
    for (let at = 0; at < pairs.length; at += 2) {
      const label = pairs[at] ?? 0
      sums[label] = (sums[label] ?? 0) + (pairs[at + 1] ?? 0)
    }
  }
  const most = Math.max(...sums)
  const odds = sums.map((sum) => Math.exp(sum - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return new Map(table.labels.map((label, at) => [label, (odds[at] ?? 0) / total]))
}
