/** A token is about four characters of English; the same rule of thumb everywhere. */
const CHARACTERS_A_TOKEN = 4

/** The text in natural pieces, sentence by sentence and line by line; joined they are the text. */
export function piecesOf(text: string): readonly string[] {
  return text.match(/[^\n]*?(?:[.!?](?:["”’*)]*)\s+(?=\S)|\n+|$)/g)?.filter((piece) => piece !== '') ?? []
}

/** As many whole pieces as keep within a count of tokens, the first one in any case. */
export function within(pieces: readonly string[], maxTokens: number): readonly string[] {
  let left = maxTokens * CHARACTERS_A_TOKEN
  return pieces.filter((piece, index) => {
    left -= piece.length
    return left >= 0 || index === 0
  })
}

/** The answer's first paragraph, and the list or table it leads to: its short form. */
export function shortened(text: string): string {
  const [first = '', second] = text.split('\n\n')
  if (/[:：]$/.test(first) && second !== undefined) return `${first}\n\n${second}`
  if (/^(?:[-|>]|\d+\. )/m.test(first)) return first
  const sentences = first.match(/.+?(?:[.!?](?:["”’*)]*)(?=\s|$)|$)/gs) ?? [first]
  return sentences.slice(0, 2).join('').trim()
}
