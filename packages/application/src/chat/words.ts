/** Separators of words: everything but letters, digits, marks, underscores, apostrophes and hyphens. */
const BETWEEN = /[^\p{L}\p{N}\p{M}_'’-]+/u
const HAS_WORD_CHARACTER = /[\p{L}\p{N}_]/u
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu

/**
 * Counts the words of a text in any script: every character other than a word character, an apostrophe or a hyphen
 * separates words. Scripts written without spaces are segmented by the rules of Unicode.
 */
export function countWords(text: string): number {
  let count = 0
  for (const piece of text.split(BETWEEN)) {
    if (HAS_WORD_CHARACTER.test(piece)) count += wordsIn(piece)
  }
  return count
}

function wordsIn(piece: string): number {
  const runs = piece.match(UNSPACED)
  if (runs === null) return 1
  const others = piece.split(UNSPACED).filter((other) => HAS_WORD_CHARACTER.test(other))
  return runs.reduce((sum, run) => sum + segmentsOf(run), others.length)
}

let segmenter: Intl.Segmenter | undefined

function segmentsOf(run: string): number {
  // created lazily: its tables cost more than everything else here
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of segmenter.segment(run)) if (isWordLike === true) count += 1
  return count
}
