import { type Sentence, sentencesOf, sharedCount } from './sentences.ts'
import { termsOf } from './terms.ts'

/** One point of the opponent's speech. */
export interface Point {
  /** Its first sentence, as a quotation. */
  readonly text: string
  /** Stems of its content words, without those of the motion. */
  readonly terms: ReadonlySet<string>
}

/** Fewest content words of a point. */
const POINT_LEAST = 4
/** Shared stems that answer a short point; a long one needs one more. */
const MEETS = 2
const LONG_POINT = 14

/** Introductions of a quotation of the user, or of a repeated point. */
const SAID_AGAIN =
  /^(\s*\d+[.)]\s+)(?:(?:You|The delegate) (?:said|say|says)[,:]?\s*“[^”]*”[.,]?|You have left this unanswered:)\s*/gim

/** The opponent's speech without markup and without quotations of the user. */
export function plainSpeech(text: string): string {
  return text
    .replaceAll(SAID_AGAIN, '$1')
    .replaceAll(/“[^”]*”/g, ' ')
    .replaceAll(/^---[\s\S]*$/gm, ' ')
    .replaceAll(/[*_`#>~|]+/g, '')
}

const ITEM = /^\s*(?:\d+[.)]|[-•])\s+/

/** The points of the opponent's speech: the items of its lists, or its paragraphs when it has none. */
export function pointsOf(text: string, motion: string): readonly Point[] {
  const about = new Set(termsOf(motion))
  const lines = plainSpeech(text).split(/\n+/)
  const items = lines.filter((line) => ITEM.test(line))
  return (items.length > 0 ? items : lines)
    .map((line) => line.replace(ITEM, ''))
    .map((paragraph) => ({
      text: sentencesOf(paragraph)[0]?.text ?? '',
      terms: new Set(termsOf(paragraph).filter((term) => !about.has(term))),
    }))
    .filter(({ terms }) => terms.size >= POINT_LEAST)
}

/** The points that a text answers. */
export function metBy(points: readonly Point[], terms: ReadonlySet<string>): readonly Point[] {
  return points.filter((point) => sharedCount(terms, point.terms) >= MEETS + (point.terms.size > LONG_POINT ? 1 : 0))
}

/** The points that none of the sentences answers, in order. */
export function unmetBy(points: readonly Point[], sentences: readonly Sentence[]): readonly Point[] {
  const met = new Set(sentences.flatMap(({ terms }) => metBy(points, terms)))
  return points.filter((point) => !met.has(point))
}
