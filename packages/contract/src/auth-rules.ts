/** Shortest password accepted at sign-up, in code points. */
export const PASSWORD_MIN_LENGTH = 8
/** Longest password, in code points; bounds what is hashed. */
export const PASSWORD_MAX_LENGTH = 128
/** Shortest display name after trimming. */
export const NAME_MIN_LENGTH = 2
/** Longest display name after trimming, in code points. */
export const NAME_MAX_LENGTH = 80
/** Longest address a mail server must take (RFC 5321 path limit). */
export const EMAIL_MAX_LENGTH = 254

/** The rules of the sign-in and sign-up forms; the sentences stand in `ACCOUNT_RULE_MESSAGES`. */
export type AccountRule =
  | 'email-required'
  | 'email-invalid'
  | 'password-required'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-stolen'
  | 'password-blank'
  | 'password-repeated'
  | 'password-address'
  | 'password-product'
  | 'name-required'
  | 'name-too-short'
  | 'name-too-long'
  | 'confirm-password-required'
  | 'confirm-password-different'
  | 'birth-month-required'
  | 'birth-month-invalid'

/** Text, at-sign, text, dot, text, without blanks or control characters. Linear: no two parts can match the same character. */
const EMAIL_SHAPE = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u
/** Characters that reorder or hide text; they have no place in a name. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function lengthOf(text: string): number {
  return [...text].length
}

/** Judges an e-mail address as typed; blanks around it are ignored. `undefined` when it is fine. */
export function emailRuleBroken(email: string): AccountRule | undefined {
  const typed = email.trim()
  if (typed === '') return 'email-required'
  return typed.length <= EMAIL_MAX_LENGTH && EMAIL_SHAPE.test(typed) ? undefined : 'email-invalid'
}

/** Judges the password of the sign-in form: only that there is one, and that it can be one of ours. */
export function signInPasswordRuleBroken(password: string): AccountRule | undefined {
  if (password === '') return 'password-required'
  return lengthOf(password) > PASSWORD_MAX_LENGTH ? 'password-too-long' : undefined
}

/**
 * Judges a new password by its length in code points, blanks counted, and by whether anybody would try it first; nothing
 * else about its make-up is demanded.
 * @param email the address of the account, where it is known.
 */
export function newPasswordRuleBroken(password: string, email?: string): AccountRule | undefined {
  if (password === '') return 'password-required'
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return 'password-too-short'
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) return 'password-too-long'
  return guessablePasswordRuleBroken(password, email)
}

/** Blanks of all kinds, and characters nobody sees. */
const BLANKS = /[\s\p{Z}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
/** What people put around a word to make it a password: figures and signs. */
const TRIMMINGS = /^[^\p{L}]+|[^\p{L}]+$/gu
/** A shorter word is no name of anything. */
const STEM_MIN_LENGTH = 3

function foldedOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(BLANKS, '')
}

function stemOf(text: string): string {
  return foldedOf(text).replaceAll(TRIMMINGS, '')
}

function isMadeOf(password: string, word: string): boolean {
  const stem = stemOf(word)
  return foldedOf(password) === foldedOf(word) || (stem.length >= STEM_MIN_LENGTH && stemOf(password) === stem)
}

/**
 * Judges a new password by what anybody would try first: nothing but blanks, one character over and over, the person's
 * own address or the part before its at-sign, the name of the product; figures and signs around them do not help.
 * @param email the address of the account, where it is known.
 */
export function guessablePasswordRuleBroken(password: string, email?: string): AccountRule | undefined {
  const folded = foldedOf(password)
  if (folded === '') return 'password-blank'
  if (new Set(folded).size === 1) return 'password-repeated'
  if (/^(?:placard)+$/.test(stemOf(password))) return 'password-product'
  const address = email?.trim() ?? ''
  const own = address === '' ? [] : [address, address.slice(0, Math.max(0, address.lastIndexOf('@')))]
  return own.some((word) => word !== '' && isMadeOf(password, word)) ? 'password-address' : undefined
}

/** The display name as it is stored: in composed form, trimmed, without controls that reorder text. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replaceAll(BIDI_CONTROLS, '').trim()
}

/** Judges a display name after cleaning it. */
export function nameRuleBroken(name: string): AccountRule | undefined {
  const length = lengthOf(cleanName(name))
  if (length === 0) return 'name-required'
  if (length < NAME_MIN_LENGTH) return 'name-too-short'
  return length > NAME_MAX_LENGTH ? 'name-too-long' : undefined
}

/** Judges the repeated password of the sign-up form; the server never sees it. */
export function confirmPasswordRuleBroken(password: string, confirmation: string): AccountRule | undefined {
  if (confirmation === '') return 'confirm-password-required'
  return confirmation === password ? undefined : 'confirm-password-different'
}

/** What a password lacks for the full score of the strength meter. */
export type PasswordHint = 'length' | 'uppercase' | 'lowercase' | 'number-or-symbol'

/** The advisory strength of a password: score 0, 25, 50, 75 or 100. It never blocks a sign-up. */
export interface PasswordStrength {
  readonly score: number
  readonly label: 'weak' | 'poor' | 'fair' | 'strong'
  readonly hints: readonly PasswordHint[]
}

/** Scores a password, 25 points for each of length, upper case, lower case, digit or symbol. */
export function passwordStrength(password: string): PasswordStrength {
  const missing: Record<PasswordHint, boolean> = {
    length: lengthOf(password) < PASSWORD_MIN_LENGTH,
    uppercase: !/\p{Lu}/u.test(password),
    lowercase: !/\p{Ll}/u.test(password),
    'number-or-symbol': !/[\p{N}\p{P}\p{S}]/u.test(password),
  }
  const order = ['length', 'uppercase', 'lowercase', 'number-or-symbol'] as const
  const hints = order.filter((hint) => missing[hint])
  const score = 25 * (order.length - hints.length)
  const label = score < 25 ? 'weak' : score < 50 ? 'poor' : score < 75 ? 'fair' : 'strong'
  return { score, label, hints }
}
