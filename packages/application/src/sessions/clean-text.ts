import { type FieldIssue, SAY_MAX_LENGTH } from '@placard/contract'

/** Control characters except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/** Characters that turn the direction of what follows: a sentence could be made to read as another. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * What a person said, fit to be stored and read aloud: line ends as one line feed, control characters and changes of
 * direction taken out, halves of characters replaced by the replacement character, no space around it.
 */
export function cleanText(text: string): string {
  return withoutControls(text.toWellFormed().replaceAll(/\r\n?/g, '\n')).trim()
}

/** A text without control characters (tab and line feed stay) and without changes of direction. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROLS, '').replaceAll(BIDI_CONTROLS, '')
}

/** Why a cleaned text cannot be said: it is empty, or longer than 4,000 UTF-16 code units. */
export function textFault(text: string): FieldIssue | undefined {
  if (text.length === 0) return { field: 'text', rule: 'too-small' }
  if (text.length > SAY_MAX_LENGTH) return { field: 'text', rule: 'too-big' }
  return undefined
}
