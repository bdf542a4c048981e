/** Longest content shown whole, in characters. */
const EXCERPT_LENGTH = 120
/** A word that begins before this part of the excerpt is longer than is worth dropping. */
const SHORTEST_RATIO = 0.5

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a longer text, cut after a word, else after a whole character as readers see one.
 * @returns the excerpt with its dots; `undefined` when the text is short enough to be shown whole.
 */
export function excerptOf(content: string): string | undefined {
  // in UTF-16 code units a text is never shorter than in characters
  if (content.length <= EXCERPT_LENGTH) return undefined
  const whole = [...characters.segment(content)].map(({ segment }) => segment)
  if (whole.length <= EXCERPT_LENGTH) return undefined
  const cut = whole.slice(0, EXCERPT_LENGTH)
  const endsAWord = /^\s/u.test(whole[EXCERPT_LENGTH] ?? '')
  const lastBlank = endsAWord ? cut.length : cut.findLastIndex((character) => /^\s/u.test(character))
  const kept = lastBlank >= EXCERPT_LENGTH * SHORTEST_RATIO ? cut.slice(0, lastBlank) : cut
  return `${kept.join('').replace(/[\s,;:.!?…–—-]+$/u, '')}…`
}
