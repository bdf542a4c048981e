import { type Sentence, sentencesOf, sharedCount } from './sentences.ts'
import { termsOf } from './terms.ts'

/** One point of the other side's speech. */
export interface Point {
  /** Its first sentence, as it can be quoted. */
  readonly text: string
  /** Roots of its telling words, without those of the motion. */
  readonly terms: ReadonlySet<string>
}

/** Fewest telling words of a point. */
const POINT_LEAST = 4
/** So many shared roots meet a short point, one more a long one. */
const MEETS = 2
const LONG_POINT = 14

/** How a quotation of the person, or a point that is made again, is led in. */
const SAID_AGAIN =
  /^(\s*\d+[.)]\s+)(?:(?:You|The delegate) (?:said|say|says)[,:]?\s*“[^”]*”[.,]?|You have left this unanswered:)\s*/gim

/** The other side's speech without marks of markup and without what it quotes of the person's. */
export function plainSpeech(text: string): string {
  return text
    .replaceAll(SAID_AGAIN, '$1')
    .replaceAll(/“[^”]*”/g, ' ')
    .replaceAll(/^---[\s\S]*$/gm, ' ')
    .replaceAll(/[*_`#>~|]+/g, '')
}

const ITEM = /^\s*(?:\d+[.)]|[-•])\s+/

/** The points of the other side's speech: the items of its lists, or its paragraphs where it has none. */
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

/** Which of the points a text takes up. */
export function metBy(points: readonly Point[], terms: ReadonlySet<string>): readonly Point[] {
  return points.filter((point) => sharedCount(terms, point.terms) >= MEETS + (point.terms.size > LONG_POINT ? 1 : 0))
}

/** The points that none of the sentences takes up, in order. */
export function unmetBy(points: readonly Point[], sentences: readonly Sentence[]): readonly Point[] {
  const met = new Set(sentences.flatMap(({ terms }) => metBy(points, terms)))
  return points.filter((point) => !met.has(point))
}
