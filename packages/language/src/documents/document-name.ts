import { withoutControls } from '@placard/application/without-controls'
import { ATTACHMENT_NAME_MAX_LENGTH } from '@placard/contract/attachment-limits'

/** Characters nobody sees, and those by which a name could pretend to be a path, a tag or a header. */
const UNFIT = /[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\u2028\u2029"<>|*?`]/g
/** An ending, such as `.pdf`. */
const ENDING = /\.[\p{L}\p{N}]{1,8}$/u
const NAMELESS = 'document'

/** What is called what: the last step of a path, on one line, without characters nobody sees, at most 60 units long. */
export function documentName(raw: string): string {
  const last = raw.split(/[/\\]/).at(-1) ?? ''
  const plain = withoutControls(last.toWellFormed().replaceAll(/\s+/g, ' ')).replaceAll(UNFIT, '').trim()
  // a name of dots, such as `..`, says nothing
  const name = /[\p{L}\p{N}]/u.test(plain) ? plain : NAMELESS
  if (name.length <= ATTACHMENT_NAME_MAX_LENGTH) return name
  const ending = ENDING.exec(name)?.[0] ?? ''
  return `${cutAt(name, ATTACHMENT_NAME_MAX_LENGTH - ending.length - 1)}…${ending}`
}

/** The beginning of a text of at most so many units, never half a character. */
export function cutAt(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  const isHalf = length > 0 && length < text.length && last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? length - 1 : length)
}
