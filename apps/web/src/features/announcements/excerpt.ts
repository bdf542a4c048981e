/** Longest content that is shown whole, in characters. */
const EXCERPT_LENGTH = 120
/** Share of the excerpt before which its last word must not begin: a longer word is cut instead of dropped. */
const SHORTEST_RATIO = 0.5

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The excerpt of a long text, truncated after a word, else after a grapheme.
 * @returns the excerpt with an ellipsis; `undefined` when the text is short enough to be shown whole.
 */
export function excerptOf(content: string): string | undefined {
  // a text never has more graphemes than UTF-16 code units
  if (content.length <= EXCERPT_LENGTH) return undefined
  const whole = [...characters.segment(content)].map(({ segment }) => segment)
  if (whole.length <= EXCERPT_LENGTH) return undefined
  const cut = whole.slice(0, EXCERPT_LENGTH)
  const endsAWord = /^\s/u.test(whole[EXCERPT_LENGTH] ?? '')
  const lastBlank = endsAWord ? cut.length : cut.findLastIndex((character) => /^\s/u.test(character))
  const kept = lastBlank >= EXCERPT_LENGTH * SHORTEST_RATIO ? cut.slice(0, lastBlank) : cut
  return `${kept.join('').replace(/[\s,;:.!?…–—-]+$/u, '')}…`
}
