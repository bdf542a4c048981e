/** Endings to strip, longest first; each leaves at least `min` letters, and is replaced by `put`. */
const ENDINGS: readonly (readonly [end: string, put: string, min: number])[] = [
  ['isations', '', 4],
  ['izations', '', 4],
  ['isation', '', 4],
  ['ization', '', 4],
  ['ications', 'y', 4],
  ['ication', 'y', 4],
  ['ifying', 'ify', 3],
  ['itions', '', 4],
  ['ations', '', 4],
  ['ction', 'ct', 3],
  ['ctions', 'ct', 3],
  ['ation', '', 4],
  ['ition', '', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['ities', '', 5],
  ['ising', '', 4],
  ['izing', '', 4],
  ['ised', '', 4],
  ['ized', '', 4],
  ['ise', '', 4],
  ['ize', '', 4],
  ['ity', '', 5],
  ['ness', '', 4],
  ['ings', '', 4],
  ['ing', '', 3],
  ['ives', '', 5],
  ['ive', '', 5],
  ['ally', '', 4],
  ['ors', '', 4],
  ['ers', '', 4],
  ['or', '', 5],
  ['er', '', 5],
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['ed', '', 3],
  ['ly', '', 4],
  ['al', '', 5],
  ['es', '', 4],
  ['s', '', 3],
  ['e', '', 3],
]
const VOWELS = 'aeiou'

/**
 * A crude stemmer: "inspectors", "inspection" and "inspecting" get the same stem. Works on normalised words; leaves
 * short words, numbers and words ending in -ss or -us unchanged. Not a dictionary form: never shown.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  let stem = word
  for (const [end, put, min] of ENDINGS) {
    if (stem.endsWith(end) && stem.length - end.length >= min) {
      stem = stem.slice(0, -end.length) + put
      break
    }
  }
  const last = stem.at(-1) ?? ''
  if (stem.length > 3 && last === stem.at(-2) && !VOWELS.includes(last) && last !== 's' && last !== 'l')
    return stem.slice(0, -1)
  return stem.length > 4 && last === 'e' ? stem.slice(0, -1) : stem
}
