/** A word's place in a text. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

/** Weight of the pause behind a word, in characters: speakers rest at commas, and longer at ends of sentences. */
const PAUSES = [
  { mark: /[.!?…]["'”’)\]]*$/, weight: 8 },
  { mark: /[,;:–—]["'”’)\]]*$/, weight: 4 },
] as const

/** The words of a text, by white space. */
export function wordsOf(text: string): readonly WordRange[] {
  return [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
}

/** The word that is being said when a share of the text's duration, 0 to 1, has passed; -1 without words. */
export function wordAtRatio(text: string, ratio: number): number {
  const words = wordsOf(text)
  const weights = words.map(({ from, to }) => weightOf(text.slice(from, to)))
  const passed = ratio * weights.reduce((total, weight) => total + weight, 0)
  let sum = 0
  for (const [at, weight] of weights.entries()) {
    sum += weight
    if (passed < sum) return at
  }
  return words.length - 1
}

/** The word that holds a place in the text, or the last one before it; -1 before the first. */
export function wordAtPlace(text: string, place: number): number {
  return wordsOf(text).findLastIndex(({ from }) => from <= place)
}

function weightOf(word: string): number {
  return word.length + 1 + (PAUSES.find(({ mark }) => mark.test(word))?.weight ?? 0)
}

/** Characters a second of a voice at its own speed. */
const PACE = 15
const LEAST_SECONDS = 0.8

/** How long a text takes to be said, in seconds. */
export function speakingSeconds(text: string, speed: number): number {
  return Math.max(LEAST_SECONDS, text.length / (PACE * speed))
}

/** Words that are shown at once: two lines of a phone. */
const CAPTION_WORDS = 12

/** The words around the one that is said; whole groups of them, so that nothing moves at every word. */
export function captionAt(
  text: string,
  wordAt: number,
): { readonly before: string; readonly word: string; readonly after: string } {
  const words = wordsOf(text)
  const first = Math.floor(Math.max(0, wordAt) / CAPTION_WORDS) * CAPTION_WORDS
  const begin = words[first]?.from ?? 0
  const end = words[first + CAPTION_WORDS - 1]?.to ?? text.length
  const { from, to } = words[wordAt] ?? { from: begin, to: begin }
  return { before: text.slice(begin, from), word: text.slice(from, to), after: text.slice(to, end) }
}
