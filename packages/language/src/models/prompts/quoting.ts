/** Longest name in a prompt, in UTF-16 code units. */
const NAME_MAX_LENGTH = 60

/**
 * Invisible characters. Joiners are kept, which scripts and emoji need; tags and variation selectors can spell hidden
 * texts.
 */
const UNSEEN =
  /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/gu

/** How texts of users and documents are put into a prompt: to be used, never obeyed. */
export interface Quoting {
  /** A text inside a quotation block with a random delimiter, which the text cannot close. */
  fenced(text: string): string
}

/** Quotation blocks delimited by this word, which must be new and unguessable for each call. */
export function quotingWith(fence: string): Quoting {
  return { fenced: (text) => `<${fence}>\n${plain(text).replaceAll(fence, '')}\n</${fence}>` }
}

/** A name or title as one line without marks that could end a sentence of the prompt. */
export function nameLine(text: string, maxLength = NAME_MAX_LENGTH): string {
  const line = plain(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[<>{}`“”"]/g, '')
    .trim()
  return Array.from(line).slice(0, maxLength).join('')
}

/** A text as it looks: normalised Unicode without invisible characters. */
export function plain(text: string): string {
  return visible(text.normalize('NFKC'))
}

/** A text without invisible characters. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, '')
}
