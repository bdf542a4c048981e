import type { Leaf } from './retrieval.ts'

/** How near the meaning of each leaf is to a question's: the cosine of their vectors, -1…1. */
export type Nearness = ReadonlyMap<Leaf, number>

/** Tells what of these leaves lies near a question; undefined where that is not known now. Never rejects. */
export type NearTo = (question: string, leaves: readonly Leaf[]) => Promise<Nearness | undefined>

/**
 * By how many standard deviations a leaf must stand out from all leaves to be near. Models differ in what cosine they
 * give to texts that have nothing in common, so that no fixed cosine says it.
 */
const LEAST_STANDING_OUT = 2.5
/** Most leaves that are near. */
const NEAR_MOST = 8
/** Of reciprocal rank fusion. The usual 60 is for lists of a thousand; in lists of eight all ranks would weigh alike. */
const RANK_OFFSET = 10

/**
 * Combines what shares a question's words with what lies near its meaning, by reciprocal rank fusion: a leaf scores
 * 1 / (offset + rank) in each list that has it. What fits best by words is always among the result, so that a model
 * with poor vectors cannot lose it.
 *
 * @param byWords the likeliest first; may be empty.
 */
export function fusedLeaves(byWords: readonly Leaf[], nearness: Nearness, most: number): readonly Leaf[] {
  const near = standingOut(nearness)
  const scoreIn = (list: readonly Leaf[], leaf: Leaf) => {
    const rank = list.indexOf(leaf)
    return rank < 0 ? 0 : 1 / (RANK_OFFSET + rank + 1)
  }
  const scoreOf = (leaf: Leaf) => scoreIn(byWords, leaf) + scoreIn(near, leaf)
  const fused = [...new Set([...byWords, ...near])].sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, most)
  const [best] = byWords
  return best === undefined || fused.includes(best) ? fused : [...fused.slice(0, most - 1), best]
}

/** The leaves whose nearness stands out from that of all, the nearest first. */
function standingOut(nearness: Nearness): readonly Leaf[] {
  const all = [...nearness.values()]
  const mean = all.reduce((sum, cosine) => sum + cosine, 0) / all.length
  const deviation = Math.sqrt(all.reduce((sum, cosine) => sum + (cosine - mean) ** 2, 0) / all.length)
  return [...nearness]
    .filter(([, cosine]) => cosine - mean > LEAST_STANDING_OUT * deviation)
    .sort(([, one], [, other]) => other - one)
    .slice(0, NEAR_MOST)
    .map(([leaf]) => leaf)
}
