import { wordsOf } from '../../../client/voice/words.ts'

/** A text in three parts: what was said, the word that is being said, and what follows. */
export interface SpokenPart {
  readonly said: string
  readonly word: string
  readonly ahead: string
}

/** @param words how many words have been begun; none and all of them leave no word between. */
export function spokenPart(text: string, words: number): SpokenPart {
  const found = wordsOf(text)[words - 1]
  if (found === undefined) return words <= 0 ? { said: '', word: '', ahead: text } : { said: text, word: '', ahead: '' }
  const { from, to } = found
  return { said: text.slice(0, from), word: text.slice(from, to), ahead: text.slice(to) }
}

/** How many words have been begun when a piece has come to a word. */
export function wordsBegun(pieces: readonly string[], pieceAt: number, wordAt: number): number {
  const before = pieces.slice(0, pieceAt).reduce((sum, piece) => sum + wordsOf(piece).length, 0)
  return before + wordAt + 1
}
