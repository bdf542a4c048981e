import { withoutControls } from '../without-controls.ts'
import { escapedHtml } from './escape-html.ts'

/** What is removed from a text, or replaced in it. */
export interface Sanitising {
  /** `strip` removes tags, `escape` keeps them as text, `keep` leaves them unchanged. */
  readonly html: 'strip' | 'escape' | 'keep'
  readonly areLinksAllowed: boolean
  readonly areEmailsAllowed: boolean
  /** Keeps only letters, digits, white space and usual punctuation. */
  readonly isSpecialStripped: boolean
  readonly isTrimmed: boolean
}

/** Replaces a link. */
const URL_REMOVED = '[URL_REMOVED]'
/** Replaces an e-mail address. */
const EMAIL_REMOVED = '[EMAIL_REMOVED]'

/** Zero-width characters; the joiners that scripts and emoji need are kept. */
const ZERO_WIDTH = /[\u200b\u2060\ufeff\u00ad]/g
const LINK = /\b(?:https?|ftp):\/\/[^\s<>"']{1,2000}|\bwww\.[^\s<>"']{1,2000}/gi
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi
const SPECIAL = /[^\p{L}\p{M}\p{N}\s.,;:!?'"()\-–—/&%]/gu

/** A text normalised to Unicode NFC, without control and zero-width characters: as it is stored, and checked. */
export function plainText(text: string): string {
  const known = text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n')
  return withoutControls(known).replaceAll(ZERO_WIDTH, '')
}

/** A plain text, sanitised as requested. */
export function sanitised(text: string, how: Sanitising): string {
  let clean = plainText(text)
  if (!how.areLinksAllowed) clean = clean.replaceAll(LINK, URL_REMOVED)
  if (!how.areEmailsAllowed) clean = clean.replaceAll(EMAIL, EMAIL_REMOVED)
  if (how.html === 'strip') clean = clean.replaceAll(TAG, '')
  if (how.isSpecialStripped) clean = clean.replaceAll(SPECIAL, '')
  if (how.html === 'escape') clean = escapedHtml(clean)
  return how.isTrimmed ? clean.trim() : clean
}
