/** Minimum length of a password at sign-up, in code points. */
export const PASSWORD_MIN_LENGTH = 8
/** Maximum length of a password, in code points; bounds the input of the hash. */
export const PASSWORD_MAX_LENGTH = 128
/** Minimum length of a display name after trimming. */
export const NAME_MIN_LENGTH = 2
/** Maximum length of a display name after trimming, in code points. */
export const NAME_MAX_LENGTH = 80
/** Maximum length of an address that mail servers must accept (RFC 5321 path limit). */
export const EMAIL_MAX_LENGTH = 254

/** The rules of the sign-in and sign-up forms; their messages are in `ACCOUNT_RULE_MESSAGES`. */
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
  | 'password-unchanged'
  | 'name-required'
  | 'name-too-short'
  | 'name-too-long'
  | 'confirm-password-required'
  | 'confirm-password-different'
  | 'birth-month-required'
  | 'birth-month-invalid'

/**
 * Text, at-sign, text, dot, text, without blanks or control characters. Linear time (no ReDoS): no two parts can match
 * the same character.
 */
const EMAIL_SHAPE = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u
/** Characters that reorder or hide text; removed from names. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function lengthOf(text: string): number {
  return [...text].length
}

/** Validates an e-mail address as typed, ignoring blanks around it. `undefined` when it is valid. */
export function emailRuleBroken(email: string): AccountRule | undefined {
  const typed = email.trim()
  if (typed === '') return 'email-required'
  return typed.length <= EMAIL_MAX_LENGTH && EMAIL_SHAPE.test(typed) ? undefined : 'email-invalid'
}

/** Validates the password of the sign-in form: only that it is not empty and not longer than a password can be. */
export function signInPasswordRuleBroken(password: string): AccountRule | undefined {
  if (password === '') return 'password-required'
  return lengthOf(password) > PASSWORD_MAX_LENGTH ? 'password-too-long' : undefined
}

/**
 * Validates a new password by its length in code points, blanks counted, and against the most likely guesses; no other
 * rules of composition.
 * @param email the address of the account, where it is known.
 */
export function newPasswordRuleBroken(password: string, email?: string): AccountRule | undefined {
  if (password === '') return 'password-required'
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return 'password-too-short'
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) return 'password-too-long'
  return guessablePasswordRuleBroken(password, email)
}

/** Whitespace of all kinds, and invisible characters. */
const BLANKS = /[\s\p{Z}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
/** Padding around a word in a password: digits and symbols. */
const TRIMMINGS = /^[^\p{L}]+|[^\p{L}]+$/gu
/** Minimum length of a word for it to count as a likely guess. */
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
 * Rejects the most likely guesses: only blanks, one repeated character, the user's own address or its local part, the
 * product's name; also when padded with digits and symbols.
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

/** Normalises a display name for storage: in composed form (NFC), trimmed, without controls that reorder text. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replaceAll(BIDI_CONTROLS, '').trim()
}

/** Validates a display name after cleaning it. */
export function nameRuleBroken(name: string): AccountRule | undefined {
  const length = lengthOf(cleanName(name))
  if (length === 0) return 'name-required'
  if (length < NAME_MIN_LENGTH) return 'name-too-short'
  return length > NAME_MAX_LENGTH ? 'name-too-long' : undefined
}

/** Validates the repeated password of the sign-up form; the server does not receive it. */
export function confirmPasswordRuleBroken(password: string, confirmation: string): AccountRule | undefined {
  if (confirmation === '') return 'confirm-password-required'
  return confirmation === password ? undefined : 'confirm-password-different'
}

/** Properties that a password lacks for the full score of the strength meter. */
export type PasswordHint = 'length' | 'uppercase' | 'lowercase' | 'number-or-symbol'

/** Advisory password strength: score 0, 25, 50, 75 or 100. It never blocks a sign-up. */
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
