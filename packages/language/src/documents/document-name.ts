import { withoutControls } from '@placard/application/without-controls'
import { ATTACHMENT_NAME_MAX_LENGTH } from '@placard/contract/attachment-limits'
import { cutAt } from '../text/cut-at.ts'

/** Invisible characters, and those by which a name could pretend to be a path, a tag or a header. */
const UNFIT = /[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\u2028\u2029"<>|*?`]/g
/** A file extension, such as `.pdf`. */
const ENDING = /\.[\p{L}\p{N}]{1,8}$/u
const NAMELESS = 'document'

/**
 * Sanitised file name: the last segment of a path, on one line, without invisible characters, at most 60 units long.
 */
export function documentName(raw: string): string {
  const last = raw.split(/[/\\]/).at(-1) ?? ''
  const plain = withoutControls(last.toWellFormed().replaceAll(/\s+/g, ' ')).replaceAll(UNFIT, '').trim()
  // a name made of dots, such as `..`, gets the default
  const name = /[\p{L}\p{N}]/u.test(plain) ? plain : NAMELESS
  if (name.length <= ATTACHMENT_NAME_MAX_LENGTH) return name
  const ending = ENDING.exec(name)?.[0] ?? ''
  return `${cutAt(name, ATTACHMENT_NAME_MAX_LENGTH - ending.length - 1)}…${ending}`
}
