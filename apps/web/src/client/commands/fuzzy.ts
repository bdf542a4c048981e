import { beginsWords, folded } from '../../kit/language/word-starts.ts'

/** Scores of a letter that begins a word, or follows the previous match. */
const WORD_START = 8
const ADJACENT = 5

/**
 * Fuzzy match score of a text, undefined when it does not match: every letter of the search must occur in the text, in
 * order. Beginnings of words and adjacent letters score higher; tie-break: the shorter text.
 */
export function fuzzyScore(search: string, text: string): number | undefined {
  const wanted = folded(search).replaceAll(/\s+/g, '')
  const letters = folded(text)
  const whole = letters.indexOf(folded(search).trim())
  let score = whole < 0 ? 0 : isWordStart(letters, whole) ? 40 : 20
  let from = 0
  let last = -2
  for (const letter of wanted) {
    const at = placeOf(letters, letter, from, last)
    if (at < 0) return undefined
    score += at === last + 1 ? ADJACENT : isWordStart(letters, at) ? WORD_START : 1
    last = at
    from = at + 1
  }
  return score - letters.length / 100
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || /[\s·:(–-]/.test(text.charAt(at - 1))
}

/** The next match of a letter: adjacent if possible, else the next beginning of a word, else anywhere. */
function placeOf(text: string, letter: string, from: number, last: number): number {
  if (text.charAt(last + 1) === letter) return last + 1
  const anywhere = text.indexOf(letter, from)
  for (let at = anywhere; at >= 0; at = text.indexOf(letter, at + 1)) if (isWordStart(text, at)) return at
  return anywhere
}

/** Score of a search whose words begin words of an item: after each label that begins with it. */
const BY_WORDS = 30

/** Keywords match as they are begun, never by scattered letters: “help” is in too many long lists of words. */
function wordScore(search: string, words: string): number | undefined {
  return beginsWords(search, words) ? BY_WORDS : undefined
}

/** The items that match a search by label or keywords, best first; all in their order when the search is empty. */
export function fuzzyFind<Item>(
  search: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  keywordsOf: (item: Item) => string = () => '',
): readonly Item[] {
  if (search.trim() === '') return items
  return items
    .flatMap((item) => {
      const text = textOf(item)
      const scores = [fuzzyScore(search, text), wordScore(search, `${text} ${keywordsOf(item)}`)]
      const score = Math.max(...scores.map((one) => one ?? Number.NEGATIVE_INFINITY))
      return Number.isFinite(score) ? [{ item, score }] : []
    })
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}
