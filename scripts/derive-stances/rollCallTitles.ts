/** A vote's metadata, verbatim from the roll-call file. */
export type RollCallHeader = {
  readonly id: number
  readonly session: number
  /** ISO date. */
  readonly date: string
  /** Number of the text in the session, such as `74/56`; empty where none was given. */
  readonly text: string
  readonly subject: 'whole' | 'paragraph' | 'amendment'
  /** A subject heading of the library in capitals, or the title. */
  readonly short: string
  /** The title, or the chair's statement before the vote. */
  readonly description: string
}

/** Maximum length of a title; longer ones are cut at a word, with an ellipsis. */
const LONGEST = 240

/**
 * A title for every vote. The source has no title column: its text comes from the library's record in one session and
 * from the verbatim record in another. A vote on a paragraph or an amendment gets the title of its text.
 */
export function titlesOf(headers: readonly RollCallHeader[]): ReadonlyMap<number, string> {
  const byText = new Map<string, string>()
  for (const header of headers) {
    const title = ownTitle(header)
    const key = textKey(header)
    if (header.subject === 'whole' && title !== undefined && !byText.has(key)) byText.set(key, title)
  }
  return new Map(
    headers.map((header) => {
      const title = (header.text === '' ? undefined : byText.get(textKey(header))) ?? ownTitle(header)
      return [header.id, shortened(title ?? fallbackTitle(header))]
    }),
  )
}

function textKey({ session, text }: RollCallHeader): string {
  return `${session} ${text}`
}

function ownTitle({ short, description }: RollCallHeader): string | undefined {
  for (const field of [short, description]) {
    const [title, ...adopted] = field.split(/\s*:\s*(?:resolution|decision)\s*\//i)
    if (title !== undefined && adopted.length > 0) return tidied(title)
  }
  if (isVerbatim(description)) return quotedTitle(description)
  return description === '' || isKeyWord(description) ? undefined : tidied(description)
}

/** Whether a text is from the verbatim record of the meeting, not from the library. */
function isVerbatim(text: string): boolean {
  return /^(?:The (?:Acting )?President|Mr\.|Ms\.)/.test(text)
}

/** The last title that the chair named; the record encodes its quotation marks as `_` and `<d3>`. */
function quotedTitle(text: string): string | undefined {
  const named = [...text.matchAll(/entitled\s+_([^<]+)<d3>/g)].at(-1)?.[1]
  return named === undefined ? undefined : tidied(named)
}

function isKeyWord(text: string): boolean {
  return text === text.toUpperCase()
}

function fallbackTitle({ short, session, text }: RollCallHeader): string {
  if (short !== '' && !isVerbatim(short)) return sentenceCase(tidied(short))
  return text === '' ? `Vote of session ${session}` : `Resolution ${text}`
}

function sentenceCase(text: string): string {
  if (!isKeyWord(text)) return text
  return `${text.charAt(0)}${text.slice(1).toLowerCase()}`.replaceAll('--', ': ')
}

function tidied(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll(' :', ':').trim()
}

function shortened(title: string): string {
  if (title.length <= LONGEST) return title
  return `${title.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
}
