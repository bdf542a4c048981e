/** A text in three parts: what was said, the word that is being said, and what follows. */
export interface SpokenPart {
  readonly said: string
  readonly word: string
  readonly ahead: string
}

/** @param words how many words have been begun; none and all of them leave no word between. */
export function spokenPart(text: string, words: number): SpokenPart {
  const found = [...text.matchAll(/\S+/g)][words - 1]
  if (found === undefined) return words <= 0 ? { said: '', word: '', ahead: text } : { said: text, word: '', ahead: '' }
  const end = found.index + found[0].length
  return { said: text.slice(0, found.index), word: found[0], ahead: text.slice(end) }
}

/** How many words have been begun when a piece has come to a word. */
export function wordsBegun(pieces: readonly string[], pieceAt: number, wordAt: number): number {
  const before = pieces.slice(0, pieceAt).reduce((sum, piece) => sum + (piece.match(/\S+/g)?.length ?? 0), 0)
  return before + wordAt + 1
}
