import { type AgendaIndex, evidenceOf } from './agenda.ts'
import { isAsked } from './asking.ts'
import { CUE_BOOK, INTENT_BOOK } from './grammar/book.ts'
import type { Cue } from './grammar/cues.ts'
import type { Intent } from './grammar/intents.ts'
import type { KnownChoice } from './known-choices.ts'
import { type ChangeMatch, matchAgenda, sureness } from './matching.ts'
import { type Gazetteer, type Piece, piecesOf, type Roll } from './names.ts'
import { matchesIn, type Pattern } from './pattern.ts'
import { withoutRejected } from './rejected.ts'
import { type Addressee, addresseesIn } from './target.ts'
import { textsWithTopics } from './terms.ts'
import type { Sentence, Word } from './text.ts'

/** The analysis of a sentence, or a part of one, as far as it needs no state of the room. */
export interface Heard {
  readonly words: readonly Word[]
  readonly pieces: readonly Piece[]
  /** The texts of the pieces, with `$` at the end. */
  readonly texts: readonly string[]
  /** The same with every agenda term merged into one piece. */
  readonly topics: readonly string[]
  readonly isQuestion: boolean
  readonly intents: ReadonlyMap<Intent, number>
  readonly cues: ReadonlyMap<Cue, number>
  readonly matches: readonly ChangeMatch[]
  readonly addressees: readonly Addressee[]
}

/** Context for the analysis. */
export interface Hearing {
  readonly gazetteer: Gazetteer
  readonly roll: Roll
  readonly index: AgendaIndex
  /** Issue scores of the whole text. */
  readonly around: readonly number[]
  /** The choices of the open crisis. */
  readonly choices: readonly KnownChoice[]
}

/** Combines the weights of several patterns for one intent: the best leads, others add to it. */
function strengths<Meaning>(found: readonly Pattern<Meaning>[]): Map<Meaning, number> {
  const best = new Map<Meaning, number>()
  for (const { meaning, weight } of found) {
    const before = best.get(meaning) ?? 0
    const [high, low] = before > weight ? [before, weight] : [weight, before]
    best.set(meaning, Math.min(0.98, high + 0.15 * low * (1 - high)))
  }
  return best
}

/** Matches the agenda; rejected things ("instead of …") count only when nothing else was named. */
function matchWords(words: readonly Word[], isQuestion: boolean, hearing: Hearing): readonly ChangeMatch[] {
  const match = (some: readonly Word[]) =>
    matchAgenda(hearing.index, evidenceOf(some, hearing.index.spellings), hearing.around)
  const kept = withoutRejected(words, isQuestion)
  const matches = match(kept)
  const isEnough = kept === words || (matches[0] !== undefined && sureness(matches[0]) > 0.4)
  return isEnough ? matches : match(words)
}

/** Removes the names of addressees: whoever is addressed is not the topic, even where a clause names the same state. */
function withoutSeats(words: readonly Word[], pieces: readonly Piece[]): readonly Word[] {
  const named = pieces.filter(({ text }) => text === '@seat')
  if (named.length === 0) return words
  return words.filter((_, at) => !named.some(({ from, to }) => at >= from && at < to))
}

/** Analyses a sequence of words. */
function hear(words: readonly Word[], isQuestion: boolean, hearing: Hearing): Heard {
  const pieces = piecesOf(words, hearing.gazetteer, hearing.roll)
  const texts = [...pieces.map((piece) => piece.text), '$']
  const topics = [...textsWithTopics(pieces, words, hearing.index), '$']
  return {
    words,
    pieces,
    texts,
    topics,
    isQuestion,
    intents: strengths(matchesIn(INTENT_BOOK, topics)),
    cues: strengths(matchesIn(CUE_BOOK, texts)),
    matches: matchWords(withoutSeats(words, pieces), isQuestion || isAsked(texts), hearing),
    addressees: addresseesIn(pieces, isQuestion || isAsked(texts)),
  }
}

/** Analyses a part of a sentence again: pieces `from` to `to`, exclusive. */
export function hearPart(whole: Heard, from: number, to: number, hearing: Hearing): Heard {
  const start = whole.pieces[from]?.from ?? whole.words.length
  const end = whole.pieces[to - 1]?.to ?? start
  return hear(whole.words.slice(start, end), whole.isQuestion, hearing)
}

export function hearSentence(sentence: Sentence, hearing: Hearing): Heard {
  return hear(sentence.words, sentence.isQuestion, hearing)
}
