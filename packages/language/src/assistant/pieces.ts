/** Rule of thumb: a token is about four characters of English. */
const CHARACTERS_A_TOKEN = 4

/** The text in chunks, by sentence and line; joined they are the text. */
export function piecesOf(text: string): readonly string[] {
  return text.match(/[^\n]*?(?:[.!?](?:["”’*)]*)\s+(?=\S)|\n+|$)/g)?.filter((piece) => piece !== '') ?? []
}

/** As many whole chunks as fit a token limit, but at least the first. */
export function within(pieces: readonly string[], maxTokens: number): readonly string[] {
  let left = maxTokens * CHARACTERS_A_TOKEN
  return pieces.filter((piece, index) => {
    left -= piece.length
    return left >= 0 || index === 0
  })
}

/** A paragraph of fewer words only leads to the next. */
const LEAD_WORDS = 12

/** The short form of an answer: its first paragraph, with the list or table that follows. */
export function shortened(text: string): string {
  const [first = '', second] = text.split('\n\n')
  if (/[:：]$/.test(first) && second !== undefined) return `${first}\n\n${second}`
  if (/^(?:[-|>]|\d+\. )/m.test(first)) return first
  if (second !== undefined && first.split(/\s+/).length < LEAD_WORDS) return `${first}\n\n${second}`
  const sentences = first.match(/.+?(?:[.!?](?:["”’*)]*)(?=\s|$)|$)/gs) ?? [first]
  return sentences.slice(0, 2).join('').trim()
}
