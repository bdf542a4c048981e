import { sharedCount } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import { KINDS, passagesOf } from './entry-answers.ts'
import { metWeight, type WeightOf } from './likelihood.ts'
import type { Subject } from './subject.ts'
import { ownTerms } from './thread.ts'

/** The sentences of what was told that answer a further question. */
export interface Within {
  readonly text: string
  /** Share of the question's new words that they meet; 1 when it has none, and only asks when, who or how many. */
  readonly metRatio: number
}

/** What a sentence of the kind that is asked for is worth, in units of the words' weights. */
const KIND_WEIGHT = 5
/** What was said just now is no news. */
const REPEATED_RATIO = 0.4
const PASSAGES_MOST = 3
/** A word that stands for another one does so however common either is. */
const evenly: WeightOf = () => 1
/** Sentences nearly as good as the best are told with it. */
const NEAR_RATIO = 0.6

/** Looks for the part of a subject that a question asks about; undefined when none has to do with it. */
export function withinSubject(
  subject: Subject,
  question: string,
  last: string,
  weightOf: WeightOf,
): Within | undefined {
  const asked = newTerms(subject, question)
  const kinds = KINDS.filter(([pattern]) => pattern.test(question))
  if (asked.length === 0 && kinds.length === 0) return undefined
  const isLastWhole = last.includes(subject.text.slice(0, 400))
  const parts = passagesOf(subject.text).map((text, at) => {
    const words = new Set(termsOf(text))
    const met = asked.map((term) => weightOf(term) * metWeight(term, words, evenly))
    const kind = kinds.filter(([, pattern]) => pattern.test(text)).length * KIND_WEIGHT
    const fresh = !isLastWhole && last.includes(text.trim()) ? REPEATED_RATIO : 1
    return { text, at, met, score: (met.reduce((sum, one) => sum + one, 0) + kind) * fresh, isOfKind: kind > 0 }
  })
  const best = Math.max(0, ...parts.map(({ score }) => score))
  if (best === 0) return undefined
  const chosen = parts
    .filter(({ score, met, isOfKind }) => score >= best * NEAR_RATIO && (isOfKind || met.some((one) => one > 0)))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, PASSAGES_MOST)
  const whole = asked.reduce((sum, term) => sum + weightOf(term), 0)
  const met = asked.reduce((sum, _, at) => sum + Math.max(0, ...chosen.map((part) => part.met[at] ?? 0)), 0)
  const isNamed = asked.length === 0 ? chosen.some(({ isOfKind }) => isOfKind) : met > 0
  if (!isNamed) return undefined
  return {
    text: chosen
      .toSorted((one, other) => one.at - other.at)
      .map(({ text }) => text.trim())
      .join(' '),
    metRatio: whole === 0 ? 1 : met / whole,
  }
}

/** What a question asks beside the name of the subject; its whole matter when that is all it names. */
function newTerms({ title }: Subject, question: string): readonly string[] {
  const known = new Set(termsOf(title))
  const own = [...new Set(ownTerms(question))]
  const fresh = own.filter((term) => !known.has(term))
  return fresh.length > 0 || sharedCount(new Set(own), known) === 0 ? fresh : []
}
