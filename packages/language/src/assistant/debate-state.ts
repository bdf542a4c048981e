import type { ModelMessage } from '@placard/application'
import { metBy, type Point } from '../text/points.ts'
import { type Sentence, sentencesOf, sharedCount } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import { type Cases, casesOn } from './case-book.ts'
import type { DebateBook, DebatePoint } from './content.ts'
import type { Debate } from './debate.ts'
import { otherSide } from './side.ts'
import { slot } from './slots.ts'

const QUOTE_MOST = 120

/** An argument with everything that was said in it. */
export interface Exchange {
  readonly debate: Debate
  readonly cases: Cases
  /** The assistant's points, and those of the user's side. */
  readonly mine: readonly DebatePoint[]
  readonly theirs: readonly DebatePoint[]
  /** All that the assistant said. */
  readonly said: string
  /** All that the user replied. */
  readonly replied: string
}

export function exchangeOf(debate: Debate, book: DebateBook, turns: readonly ModelMessage[]): Exchange {
  const cases = casesOn(debate.motion, book)
  const last = turns.at(-1)
  // an unfinished answer that is being resumed was not said yet
  const heard = last?.role === 'assistant' ? turns.slice(0, -1) : turns
  return {
    debate,
    cases,
    mine: cases[debate.side],
    theirs: cases[otherSide(debate.side)],
    said: heard.flatMap(({ role, text }) => (role === 'assistant' ? [text] : [])).join('\n'),
    replied: debate.replies.map(({ text }) => text).join('\n'),
  }
}

/** The quotation of a sentence, as it stands in an answer. */
export const quoteOf = (text: string): string => slot(text.replace(/[\s.,;:!?…]+$/, ''), QUOTE_MOST)

/** The first wording that was not said yet, from a place that depends on the motion. */
export function fresh(wordings: readonly string[], said: string, from = 0): string | undefined {
  return wordings
    .map((_, index) => wordings[(index + from) % wordings.length] ?? '')
    .find((wording) => wording !== '' && !said.includes(wording))
}

/** Sentences long enough to make a point. */
const POINT_WORDS = 3
const REPLY_SENTENCES = 12

/** The points of a reply: its sentences, short ones together with the next. */
export function pointsIn(text: string): readonly Sentence[] {
  const points: Sentence[] = []
  for (const sentence of sentencesOf(text)) {
    const last = points.at(-1)
    if (last !== undefined && last.words.length < POINT_WORDS) points[points.length - 1] = joined(text, last, sentence)
    else points.push(sentence)
  }
  return points.filter(({ terms }) => terms.size > 0).slice(0, REPLY_SENTENCES)
}

function joined(text: string, one: Sentence, other: Sentence): Sentence {
  return {
    start: one.start,
    end: other.end,
    text: text.slice(one.start, other.end),
    words: [...one.words, ...other.words],
    terms: new Set([...one.terms, ...other.terms]),
  }
}

/** A point of the assistant that it has made, and whether the user took it up. */
export interface MadePoint {
  readonly point: DebatePoint
  readonly isMet: boolean
}

const MEETS = 1

/** The assistant's points so far, on the side that it argues now. */
export function madePoints({ mine, said, debate }: Exchange): readonly MadePoint[] {
  const about = new Set(termsOf(debate.motion))
  const own = (text: string) => new Set(termsOf(text).filter((term) => !about.has(term)))
  const replies = debate.replies.filter(({ against }) => against === debate.side).map(({ text }) => own(text))
  return mine
    .filter(({ claim }) => said.includes(claim))
    .map((point) => {
      const made: Point = { text: point.claim, terms: own(`${point.claim} ${point.reason} ${point.fact}`) }
      const recognised = own(`${point.words} ${point.answer}`)
      // general points are short, and have no words of their own by which an answer is recognised
      const claim = own(point.words === '' ? point.claim : '')
      const isMet = replies.some(
        (terms) =>
          metBy([made], terms).length > 0 ||
          sharedCount(terms, recognised) > MEETS ||
          sharedCount(terms, claim) >= MEETS,
      )
      return { point, isMet }
    })
}

/** A point of the user, and whether the assistant answered it. */
export interface HeardPoint {
  readonly quote: string
  readonly sentence: Sentence
  readonly isAnswered: boolean
}

/** The user's points, the best sentence of each reply; a quotation in an answer is what answers it. */
export function heardPoints({ debate, said }: Exchange): readonly HeardPoint[] {
  return debate.replies.flatMap(({ text }) => {
    const sentences = pointsIn(text)
    const answered = sentences.find((sentence) => said.includes(quoteOf(sentence.text)))
    const [longest] = sentences.toSorted((one, other) => other.words.length - one.words.length)
    const sentence = answered ?? longest
    if (sentence === undefined) return []
    return [{ quote: quoteOf(sentence.text), sentence, isAnswered: answered !== undefined }]
  })
}
