import { withoutControls } from '../without-controls.ts'
import { escapedHtml } from './escape-html.ts'

/** What is taken out of a text, or changed in it. */
export interface Sanitising {
  /** `strip` takes tags out, `escape` keeps them as text, `keep` leaves them as they are. */
  readonly html: 'strip' | 'escape' | 'keep'
  readonly areLinksAllowed: boolean
  readonly areEmailsAllowed: boolean
  /** Keeps letters, digits, white space and usual punctuation only. */
  readonly isSpecialStripped: boolean
  readonly isTrimmed: boolean
}

/** What stands where a link was. */
const URL_REMOVED = '[URL_REMOVED]'
/** What stands where an e-mail address was. */
const EMAIL_REMOVED = '[EMAIL_REMOVED]'

/** Characters without width; the joiners that scripts and emoji need stay. */
const ZERO_WIDTH = /[\u200b\u2060\ufeff\u00ad]/g
const LINK = /\b(?:https?|ftp):\/\/[^\s<>"']{1,2000}|\bwww\.[^\s<>"']{1,2000}/gi
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi
const SPECIAL = /[^\p{L}\p{M}\p{N}\s.,;:!?'"()\-–—/&%]/gu

/** A text in the one form of Unicode (NFC), without control and zero-width characters, and changed as asked. */
export function sanitised(text: string, how: Sanitising): string {
  let clean = withoutControls(text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n')).replaceAll(
    ZERO_WIDTH,
    '',
  )
  if (!how.areLinksAllowed) clean = clean.replaceAll(LINK, URL_REMOVED)
  if (!how.areEmailsAllowed) clean = clean.replaceAll(EMAIL, EMAIL_REMOVED)
  if (how.html === 'strip') clean = clean.replaceAll(TAG, '')
  if (how.isSpecialStripped) clean = clean.replaceAll(SPECIAL, '')
  if (how.html === 'escape') clean = escapedHtml(clean)
  return how.isTrimmed ? clean.trim() : clean
}
