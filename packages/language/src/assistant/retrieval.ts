import { atOnce, type Steps } from '@placard/application'
import type { ChatSource } from '@placard/contract'
import MiniSearch from 'minisearch'
import { respelt, type Spellings, spellingsOf } from '../text/spelling.ts'
import { termsOf } from '../text/terms.ts'
import { askedIn } from './asked.ts'
import { isOfDomain } from './domain-words.ts'
import { rankOf, type Signs, signsOf, type WeightOf, type Word, type Worded } from './likelihood.ts'
import { synonymsOf } from './synonyms.ts'
import { ownTerms } from './thread.ts'

/** A document of the search index: a possible answer to a question. */
export interface Leaf {
  readonly source: ChatSource
  /** Typical user questions for it. */
  readonly questions: readonly string[]
  /** Search terms of such questions. */
  readonly terms: string
  /** Its text, for the index. */
  readonly text: string
  /** What it is called: a question that names none of these hardly asks for it. Undefined where any words may ask. */
  readonly names?: readonly string[]
}

/** A search hit with its score, 0…1. */
export interface Find {
  readonly leaf: Leaf
  readonly fitRatio: number
  /** Share of the question's own words, by their weight, that occur in the leaf at all. */
  readonly coveredRatio: number
  /** By which finds are ordered. */
  readonly rank: number
  readonly signs: Signs
}

/** Search over indexed leaves. */
export interface Finder {
  /**
   * The best hits, best first; an empty list when no word is known. `about` is what the question refers to; its words
   * count less.
   */
  find(question: string, most?: number, about?: string): readonly Find[]
  /** How telling a word is among the leaves. */
  readonly weightOf: WeightOf
  /** All that it searches. */
  readonly leaves: readonly Leaf[]
}

const CANDIDATES = 40
/** Shortest stem to correct; shorter ones are too similar to other words. */
const LEAST_MENDED = 6
/**
 * Weight of an unknown word, as a share of log(1 + terms of the index); inside the domain it may be a mere figure of
 * speech.
 */
const UNKNOWN_RATIO = { inside: 0.3, outside: 0.9 } as const
const POWER = 1.5
/**
 * Questions of common words alone score low: for a full score, the words together need the weight log(1 + terms of the
 * index / this).
 */
const RARE_AMONG = 220
const SYNONYM_RATIO = 0.75
/** Weight of a word that the question only refers to. */
const CONTEXT_RATIO = 0.45
/** Weight of each part of the score: the nearest variant, title and terms, and the whole text. */
const SHARES = { variant: 0.45, core: 0.35, text: 0.2 } as const

type Weights = ReadonlyMap<string, number>

interface Prepared extends Worded {
  readonly leaf: Leaf
  readonly text: readonly string[]
}

/** How many leaves are indexed in one step. */
const STEP = 40

/** Prepares an index in steps; costs some ten milliseconds for a few hundred leaves. */
export function* finderSteps(leaves: readonly Leaf[]): Steps<Finder> {
  const index = anIndex()
  const prepared: Prepared[] = []
  for (const [id, leaf] of leaves.entries()) {
    const one = preparedOf(leaf)
    prepared.push(one)
    index.add({
      id,
      core: [...one.core].join(' '),
      questions: one.variants.map((variant) => [...variant].join(' ')).join(' '),
      text: one.text.join(' '),
    })
    if (id % STEP === STEP - 1) yield
  }
  const weights = weightsOf(prepared)
  yield
  const known = spellingsOf([
    ...new Set(prepared.flatMap(({ core, variants }) => [...core, ...variants.flatMap((one) => [...one])])),
  ])
  return finderOver({ index, prepared, weights, known })
}

/** Prepares an index at once. */
export function finderOf(leaves: readonly Leaf[]): Finder {
  return atOnce(finderSteps(leaves))
}

function anIndex() {
  return new MiniSearch<{ id: number; core: string; questions: string; text: string }>({
    fields: ['core', 'questions', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { questions: 3, core: 2 }, combineWith: 'OR' },
  })
}

interface Indexed {
  readonly index: ReturnType<typeof anIndex>
  readonly prepared: readonly Prepared[]
  readonly weights: Weights
  readonly known: Spellings
}

function finderOver({ index, prepared, weights, known }: Indexed): Finder {
  const rarest = Math.log(1 + prepared.length)
  const weightOf = (term: string) => (weights.get(term) ?? rarest) ** POWER
  return {
    weightOf,
    leaves: prepared.map(({ leaf }) => leaf),
    find(question, most = 5, about = '') {
      const own = [...new Set(termsOf(question).map((term) => mended(term, weights, known)))]
      const context = [...new Set(termsOf(about).map((term) => mended(term, weights, known)))]
      const beside = context.filter((term) => !own.includes(term))
      const terms = [...own, ...beside]
      if (terms.length === 0) return []
      const shares = new Map(beside.map((term) => [term, own.length === 0 ? 1 : CONTEXT_RATIO]))
      const words = terms.flatMap((term) => [term, ...synonymsOf(term)])
      const candidates = index.search(words.join(' ')).slice(0, CANDIDATES)
      const asked = wordsIn(question, beside, (term) => mended(term, weights, known))
      return candidates
        .flatMap(({ id }) => prepared[Number(id)] ?? [])
        .map((one) => {
          const signs = signsOf(asked, one, weightOf)
          return { leaf: one.leaf, ...fit(terms, one, weights, shares), signs, rank: rankOf(signs) }
        })
        .sort((a, b) => b.rank - a.rank)
        .slice(0, most)
    },
  }
}

/** Shares of what is told around a question, and of words that only say how it is asked. */
const AROUND_RATIO = 0.5
const ASKING_RATIO = 0.5
const ASKING_COVERS = 0.3

/** The words of a message by what they are to it; `beside` are of what it refers to. */
function wordsIn(question: string, beside: readonly string[], mend: (term: string) => string): readonly Word[] {
  const { asked, around } = askedIn(question)
  const termsIn = (text: string) => [...new Set(termsOf(text).map(mend))]
  const matter = new Set(ownTerms(asked).map(mend))
  const own = termsIn(asked)
  const isMatter = (term: string) => matter.size === 0 || matter.has(term)
  const told = termsIn(around).filter((term) => !own.includes(term))
  return [
    ...own.map((term) => (isMatter(term) ? { term, share: 1, covers: 1 } : ASKING(term))),
    ...told.map((term) => ({ term, share: AROUND_RATIO, covers: 0 })),
    ...beside
      .filter((term) => !own.includes(term) && !told.includes(term))
      .map((term) => ({ term, share: own.length === 0 ? 1 : CONTEXT_RATIO, covers: 0 })),
  ]
}

const ASKING = (term: string): Word => ({ term, share: ASKING_RATIO, covers: ASKING_COVERS })

const preparedBefore = new WeakMap<Leaf, Prepared>()

function preparedOf(leaf: Leaf): Prepared {
  const before = preparedBefore.get(leaf)
  if (before !== undefined) return before
  const variants = [leaf.source.title, ...leaf.questions].map((text) => new Set(termsOf(text)))
  const core = new Set(termsOf(`${leaf.source.title} ${leaf.terms}`))
  const text = termsOf(leaf.text)
  const all = new Set([...text, ...core, ...variants.flatMap((variant) => [...variant])])
  let passages: readonly ReadonlySet<string>[] | undefined
  const prepared = {
    leaf,
    variants: variants.filter((variant) => variant.size > 0),
    core,
    text,
    all,
    // told apart when the leaf is first a candidate: most never are
    get passages() {
      passages ??= leaf.text.split(PASSAGES).map((passage) => new Set(termsOf(passage)))
      return passages
    },
  }
  preparedBefore.set(leaf, prepared)
  return prepared
}

const PASSAGES = /\n+|(?<=[.!?:])\s+(?=[\p{Lu}*“"])/u

/** How telling a word is: rare ones are. */
function weightsOf(prepared: readonly Prepared[]): Weights {
  const counts = new Map<string, number>()
  for (const { all } of prepared) for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map([...counts].map(([term, count]) => [term, Math.log(1 + prepared.length / count)]))
}

function mended(term: string, weights: Weights, known: Spellings): string {
  return weights.has(term) || term.length < LEAST_MENDED ? term : respelt(term, known)
}

/** How well a question fits, by the telling words they share; a word that only stands for another counts less. */
function fit(
  terms: readonly string[],
  { variants, core, all }: Prepared,
  weights: Weights,
  shares: ReadonlyMap<string, number>,
): Pick<Find, 'fitRatio' | 'coveredRatio'> {
  const unknown = Math.log(1 + weights.size) * (isOfDomain(terms) ? UNKNOWN_RATIO.inside : UNKNOWN_RATIO.outside)
  const weightOf = (word: string) => (weights.get(word) ?? unknown) ** POWER * (shares.get(word) ?? 1)
  const enough = Math.log(1 + weights.size / RARE_AMONG) ** POWER
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0)
  const whole = sum(terms)
  const shared = (other: ReadonlySet<string>) =>
    terms.reduce((total, term) => total + matched(term, other, weightOf), 0)
  const likeness = (other: ReadonlySet<string>) => {
    const common = shared(other)
    return common === 0 ? 0 : Math.min(1, common / Math.sqrt(whole * sum(other)))
  }
  const variant = Math.max(0, ...variants.map(likeness))
  const covered = (other: ReadonlySet<string>) => Math.min(whole, shared(other)) / whole
  const fitRatio = SHARES.variant * variant + SHARES.core * covered(core) + SHARES.text * covered(all)
  const own = terms.filter((term) => !shares.has(term))
  const ownWhole = sum(own)
  const named = new Set([...core, ...variants.flatMap((one) => [...one])])
  const ownShared = own.reduce((total, term) => total + matched(term, named, weightOf), 0)
  return {
    fitRatio: fitRatio * Math.min(1, whole / enough),
    coveredRatio: ownWhole === 0 ? 1 : Math.min(1, ownShared / ownWhole),
  }
}

/** What a word of the question is worth where it is met, itself or by one that stands for it. */
function matched(term: string, other: ReadonlySet<string>, weightOf: (word: string) => number): number {
  if (other.has(term)) return weightOf(term)
  let best = 0
  for (const synonym of synonymsOf(term)) {
    if (other.has(synonym)) best = Math.max(best, Math.min(weightOf(term), weightOf(synonym)) * SYNONYM_RATIO)
  }
  return best
}
