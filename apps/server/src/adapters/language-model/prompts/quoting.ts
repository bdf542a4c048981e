/** Longest name that stands in a prompt, in UTF-16 code units. */
const NAME_MAX_LENGTH = 60

/** What nobody sees: joiners stay, which scripts and pictures are written with; tags and selectors spell hidden texts. */
const UNSEEN =
  /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/gu

/** How texts of people and documents are put into a prompt: to be used, never obeyed. */
export interface Quoting {
  /** A text inside a fence of a random word, which it cannot close. */
  fenced(text: string): string
}

/** Quotes inside a fence of this word, which has to be new and unguessable at each call. */
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

/** A text as it looks: in the one form of Unicode, without characters that nobody sees. */
export function plain(text: string): string {
  return visible(text.normalize('NFKC'))
}

/** A text without characters that nobody sees. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, '')
}
