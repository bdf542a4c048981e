/** Slot values of a template. A missing slot drops its optional part. */
export type Slots = Readonly<Record<string, string | undefined>>

interface Slot {
  readonly name: string
  readonly fallback: string | undefined
}
type Piece = string | Slot

/** A part of a template; an optional one is left out unless all its slots have values. */
interface Part {
  readonly isOptional: boolean
  readonly pieces: readonly Piece[]
}

/** A sentence with slots: `{slot}` is required, `{slot|words}` has words of its own, `[…]` is optional. */
export interface Template {
  readonly parts: readonly Part[]
  /** The template's longest run of own words in lower case, which identifies lines made from it. */
  readonly mark: string
  /** It takes a draft on the floor for granted. */
  readonly speaksOfText: boolean
  /** It speaks to the chair, who is not in the room while a meeting is suspended. */
  readonly callsChair: boolean
}

/** Words that are true only once a draft has been introduced. */
const OF_A_TEXT = /\b(?:the|this|that|today’s|our|its) (?:draft|text|amendments?|clauses?|sponsors|wording)\b/i

const CALLS_CHAIR = /\bChair\b/

const SLOT = /\{([a-z]+)(?:\|([^{}|]*))?\}/g

function piecesOf(source: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of source.matchAll(SLOT)) {
    if (match.index > from) pieces.push(source.slice(from, match.index))
    pieces.push({ name: match[1] ?? '', fallback: match[2] })
    from = match.index + match[0].length
  }
  if (from < source.length) pieces.push(source.slice(from))
  return pieces
}

/** @throws {RangeError} for brackets or braces that do not pair: a mistake in the phrase files. */
export function parseTemplate(source: string): Template {
  const parts = source.split(/(\[[^[\]]*\])/).flatMap((text): readonly Part[] => {
    if (text === '') return []
    const isOptional = text.startsWith('[')
    return [{ isOptional, pieces: piecesOf(isOptional ? text.slice(1, -1) : text) }]
  })
  const own = parts.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece === 'string'))
  if (own.some((text) => /[[\]{}]/.test(text))) throw new RangeError(`brackets do not pair: ${source}`)
  const mark = own.reduce((longest, text) => (text.trim().length > longest.length ? text.trim() : longest), '')
  return { parts, mark: mark.toLowerCase(), speaksOfText: OF_A_TEXT.test(source), callsChair: CALLS_CHAIR.test(source) }
}

function wordsFor(piece: Piece, slots: Slots): string | undefined {
  return typeof piece === 'string' ? piece : (slots[piece.name] ?? piece.fallback)
}

/** Whether every required slot has a value, and what the template takes for granted is so. */
export function canFill({ parts, speaksOfText, callsChair }: Template, slots: Slots): boolean {
  if (callsChair && slots['suspended'] !== undefined) return false
  if (speaksOfText && slots['draft'] === undefined) return false
  return parts.every(
    ({ isOptional, pieces }) => isOptional || pieces.every((piece) => wordsFor(piece, slots) !== undefined),
  )
}

function endsSentence(text: string): boolean {
  return text === '' || /[.?!]\s+$/.test(text)
}

function capitalised(text: string): string {
  const first = text.match(/^\P{L}*\p{L}/u)?.[0] ?? ''
  return /^[\p{L}‘]/u.test(text) ? first.toUpperCase() + text.slice(first.length) : text
}

/**
 * Fills a template. Slot values are inserted literally: brackets, braces or full stops in them mean nothing. Sentences
 * begin with a capital.
 */
export function fillTemplate({ parts }: Template, slots: Slots): string {
  let text = ''
  for (const { isOptional, pieces } of parts) {
    const values = pieces.map((piece) => wordsFor(piece, slots))
    if (isOptional && values.includes(undefined)) continue
    for (const value of values) {
      if (value === undefined || value === '') continue
      text += endsSentence(text) ? capitalised(value) : value
    }
  }
  return text
}
