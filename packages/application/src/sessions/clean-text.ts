import { type FieldIssue, SAY_MAX_LENGTH } from '@placard/contract'
import { withoutControls } from '../without-controls.ts'

/**
 * Cleans a person's text for storage and display: line ends become one line feed, control characters and bidi controls
 * are removed, lone surrogates replaced by the replacement character, the ends trimmed.
 */
export function cleanText(text: string): string {
  return withoutControls(text.toWellFormed().replaceAll(/\r\n?/g, '\n')).trim()
}

/** Why a cleaned text is refused: it is empty, or longer than 4,000 UTF-16 code units. */
export function textFault(text: string): FieldIssue | undefined {
  if (text.length === 0) return { field: 'text', rule: 'too-small' }
  if (text.length > SAY_MAX_LENGTH) return { field: 'text', rule: 'too-big' }
  return undefined
}
