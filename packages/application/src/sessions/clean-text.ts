import { type FieldIssue, SAY_MAX_LENGTH } from '@placard/contract'
import { withoutControls } from '../without-controls.ts'

/**
 * What a person said, fit to be stored and read aloud: line ends as one line feed, control characters and changes of
 * direction taken out, halves of characters replaced by the replacement character, no space around it.
 */
export function cleanText(text: string): string {
  return withoutControls(text.toWellFormed().replaceAll(/\r\n?/g, '\n')).trim()
}

/** Why a cleaned text cannot be said: it is empty, or longer than 4,000 UTF-16 code units. */
export function textFault(text: string): FieldIssue | undefined {
  if (text.length === 0) return { field: 'text', rule: 'too-small' }
  if (text.length > SAY_MAX_LENGTH) return { field: 'text', rule: 'too-big' }
  return undefined
}
