import { synonymsOf } from './synonyms.ts'

/** How telling a word is. */
export type WeightOf = (term: string) => number

/** What speaks for an answer to a question; all but the ratios in units of the words' weights. */
export interface Signs {
  /** Weight of the words of the question. */
  readonly asked: number
  /** Weight shared with the nearest of its typical questions, less for what that has beside. */
  readonly variant: number
  /** Share of that typical question which is met. */
  readonly variantRatio: number
  readonly core: number
  /** Weight shared with its nearest sentence. */
  readonly passage: number
  readonly all: number
  /** Share of the question's own words in what the answer is called and asked by, and anywhere in it. */
  readonly namedRatio: number
  readonly coveredRatio: number
}

/** The sets of words of a possible answer. */
export interface Worded {
  readonly variants: readonly ReadonlySet<string>[]
  readonly core: ReadonlySet<string>
  readonly passages: readonly ReadonlySet<string>[]
  readonly all: ReadonlySet<string>
}

const SYNONYM_RATIO = 0.7

/** What a word of a question is worth where it is met, itself or by one that stands for it. */
export function metWeight(term: string, words: ReadonlySet<string>, weightOf: WeightOf, share = 1): number {
  if (words.has(term)) return weightOf(term) * share
  let best = 0
  for (const synonym of synonymsOf(term)) {
    if (words.has(synonym)) best = Math.max(best, Math.min(weightOf(term) * share, weightOf(synonym)) * SYNONYM_RATIO)
  }
  return best
}

/** A word of a question: its share in finding, and in telling whether the question is covered. */
export interface Word {
  readonly term: string
  readonly share: number
  readonly covers: number
}

/** How well a possible answer meets a question; `words` are its own and those around it, which cover nothing. */
export function signsOf(words: readonly Word[], answer: Worded, weightOf: WeightOf): Signs {
  const met = (set: ReadonlySet<string>) =>
    words.reduce((sum, { term, share }) => sum + metWeight(term, set, weightOf, share), 0)
  const covered = (set: ReadonlySet<string>) =>
    words.reduce((sum, { term, covers }) => sum + covers * metWeight(term, set, weightOf), 0)
  const own = words.filter(({ covers }) => covers > 0)
  const toCover = own.reduce((sum, { term, covers }) => sum + covers * weightOf(term), 0)
  const ratio = (set: ReadonlySet<string>) => (toCover === 0 ? 1 : Math.min(1, covered(set) / toCover))
  const named = new Set([...answer.core, ...answer.variants.flatMap((variant) => [...variant])])
  let [variant, variantRatio] = [0, 0]
  for (const one of answer.variants) {
    const shared = met(one)
    if (shared === 0) continue
    const metRatio = Math.min(1, shared / [...one].reduce((sum, term) => sum + weightOf(term), 0))
    if (shared * metRatio > variant) [variant, variantRatio] = [shared * metRatio, metRatio]
  }
  return {
    asked: own.reduce((sum, { term, share }) => sum + share * weightOf(term), 0),
    variant,
    variantRatio,
    core: met(answer.core),
    passage: Math.max(0, ...answer.passages.map(met)),
    all: met(answer.all),
    namedRatio: ratio(named),
    coveredRatio: ratio(answer.all),
  }
}

/** Fitted on typical questions that were taken out of the index, half of them with chatter around. */
export function rankOf({ variant, variantRatio, core, passage, all }: Signs): number {
  // a typical question that is met to its last word is most likely the one
  return (0.4 + 0.5 * variantRatio ** 4) * variant + core + 0.3 * passage + 0.1 * all
}

const NAME_WEIGHT = 16

/**
 * How likely the first of several answers is the right one, 0…1: a logistic model of what of the question it covers,
 * how much the question says, and how far the next answer is behind. Fitted like the ranks, with questions of other
 * fields as counterexamples.
 */
export function sureRatio(signs: Signs, leadRatio: number, isOfDomain: boolean): number {
  const { namedRatio, coveredRatio, variantRatio, variant, asked } = signs
  const score =
    2.7 * namedRatio +
    4.2 * coveredRatio +
    0.4 * variantRatio +
    0.35 * Math.log(1 + variant) +
    1.8 * Math.log(1 + asked) +
    1.6 * leadRatio +
    (isOfDomain ? 1.3 : 0) +
    // a typical question in other words is one, however common its words
    3.5 * (namedRatio * variantRatio) ** 3 +
    // one that holds a whole name of some weight is on what bears that name, whatever else it says
    1.2 * variantRatio ** 6 * Math.min(1, variant / NAME_WEIGHT) -
    12.2
  return 1 / (1 + Math.exp(-score))
}
