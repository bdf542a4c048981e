const BEGIN = '\uE000'
const END = '\uE001'

/** Splits a text at the search's highlight marks. `at` is where a part begins. */
export function marked(
  text: string,
): readonly { readonly text: string; readonly isHit: boolean; readonly at: number }[] {
  const parts: { text: string; isHit: boolean; at: number }[] = []
  let isHit = false
  let part = ''
  let at = 0
  const close = (next: number) => {
    if (part !== '') parts.push({ text: part, isHit, at })
    part = ''
    at = next
  }
  for (const [index, character] of Array.from(text).entries()) {
    if (character === BEGIN || character === END) {
      close(index)
      isHit = character === BEGIN
    } else part += character
  }
  close(0)
  return parts
}

/** A text without highlight marks. */
export function unmarked(text: string): string {
  return marked(text)
    .map((part) => part.text)
    .join('')
}

/** Markdown syntax: table pipes and rules, emphasis and code marks, headings. */
const MARKS_OF_FORM = /(?:^|\s)\|(?:[\s|:-]*(?=\s|$)|(?=\s))|\*+(?=\S)|(?<=\S)\*+|`+|\$\$|(?<=^|\s)#{1,6}\s/g

/** Excerpt as one line of text, without markdown syntax. */
export function readable(excerpt: string): string {
  return excerpt.replaceAll(MARKS_OF_FORM, (mark) => (mark.includes('|') ? ' ·' : '')).replace(/^\s*·\s*|\s*·\s*$/g, '')
}
