import { describe, expect, it } from 'vitest'
import { ACCOUNT_RULE_MESSAGES, PASSWORD_STRENGTH_MESSAGES } from './auth-messages.en.ts'
import {
  cleanName,
  confirmPasswordRuleBroken,
  emailRuleBroken,
  nameRuleBroken,
  newPasswordRuleBroken,
  passwordStrength,
  signInPasswordRuleBroken,
} from './auth-rules.ts'

const sentence = (rule: ReturnType<typeof emailRuleBroken>) =>
  rule === undefined ? undefined : ACCOUNT_RULE_MESSAGES[rule]

describe('the email address', () => {
  it.each([
    { email: 'a@b.c', says: undefined },
    { email: '  ada@example.org ', says: undefined },
    { email: 'ada+mun@sub.example.org', says: undefined },
    { email: '', says: 'Email is required' },
    { email: '   ', says: 'Email is required' },
    { email: 'ada', says: 'Please enter a valid email address' },
    { email: 'ada@example', says: 'Please enter a valid email address' },
    { email: '@example.org', says: 'Please enter a valid email address' },
    { email: 'a b@example.org', says: 'Please enter a valid email address' },
    { email: 'a@@example.org', says: 'Please enter a valid email address' },
    { email: 'a@example..org', says: 'Please enter a valid email address' },
    { email: 'a@example.org\r\nBcc: b@example.org', says: 'Please enter a valid email address' },
    { email: `${'a'.repeat(243)}@example.org`, says: 'Please enter a valid email address' },
  ])('$email: $says', ({ email, says }) => {
    expect(sentence(emailRuleBroken(email))).toBe(says)
  })
})

describe('the password', () => {
  it.each([
    { password: '', says: 'Password is required' },
    { password: '1234567', says: 'Password must be at least 8 characters long' },
    { password: '🕊'.repeat(7), says: 'Password must be at least 8 characters long' },
    { password: '🕊🦉🦚🦜🕊🦉🦚🦜', says: undefined },
    { password: 'xy'.repeat(64), says: undefined },
    { password: 'x'.repeat(129), says: 'Password must be at most 128 characters long' },
  ])('$password at sign-up: $says', ({ password, says }) => {
    expect(sentence(newPasswordRuleBroken(password))).toBe(says)
  })

  it.each([
    { password: '         ', broken: 'password-blank', because: 'there is nothing but blanks' },
    { password: '\u200b\u2060\u00ad\u3164\u00a0\u2003\t ', broken: 'password-blank', because: 'nobody sees any of it' },
    { password: '11111111', broken: 'password-repeated', because: 'one figure over and over' },
    { password: 'a a a a a', broken: 'password-repeated', because: 'blanks between do not help' },
    { password: 'Ada.Lovelace@Example.org', broken: 'password-address', because: 'it is the address' },
    { password: 'ada.lovelace', broken: 'password-address', because: 'it is the part before the at-sign' },
    { password: '1ada.lovelace99!', broken: 'password-address', because: 'figures and signs around it do not help' },
    { password: 'placardplacard', broken: 'password-product', because: 'the name twice is the name' },
    { password: 'Placard 2026', broken: 'password-product', because: 'it is the name and a year' },
    { password: 'raise your placard', broken: undefined, because: 'a sentence may use the word' },
    { password: 'ada plays the chair', broken: undefined, because: 'a part of the address may be in it' },
  ])('D16 of $password breaks $broken: $because', ({ password, broken }) => {
    expect(newPasswordRuleBroken(password, 'ada.lovelace@example.org')).toBe(broken)
  })

  it('D16 is judged without an address where none is known', () => {
    expect(newPasswordRuleBroken('ada.lovelace')).toBeUndefined()
    expect(newPasswordRuleBroken('ada.lovelace', '')).toBeUndefined()
  })

  it('may be short at sign-in: only its being there is judged', () => {
    expect(signInPasswordRuleBroken('x')).toBeUndefined()
    expect(sentence(signInPasswordRuleBroken(''))).toBe('Password is required')
  })

  it('must be repeated', () => {
    expect(sentence(confirmPasswordRuleBroken('secret12', ''))).toBe('Please confirm your password')
    expect(sentence(confirmPasswordRuleBroken('secret12', 'secret1'))).toBe('Passwords do not match')
    expect(confirmPasswordRuleBroken('secret12', 'secret12')).toBeUndefined()
  })
})

describe('the display name', () => {
  it.each([
    { name: '', says: 'Display name is required' },
    { name: '  ', says: 'Display name is required' },
    { name: ' A ', says: 'Display name must be at least 2 characters long' },
    { name: '\u202eA\u2066', says: 'Display name must be at least 2 characters long' },
    { name: 'Al', says: undefined },
    { name: '李明', says: undefined },
    { name: 'x'.repeat(81), says: 'Display name must be at most 80 characters long' },
  ])('$name: $says', ({ name, says }) => {
    expect(sentence(nameRuleBroken(name))).toBe(says)
  })

  it('is kept without the controls that reorder text, in composed form', () => {
    expect(cleanName(' A\u202eda\u2069 Cafe\u0301 ')).toBe('Ada Café')
  })
})

describe('the strength of a password', () => {
  it.each([
    { password: '', score: 0, label: 'Weak' },
    { password: 'abc', score: 25, label: 'Poor' },
    { password: 'abcdefgh', score: 50, label: 'Fair' },
    { password: 'Abcdefgh', score: 75, label: 'Strong' },
    { password: 'Abcdefg1', score: 100, label: 'Strong' },
    { password: 'Ab1', score: 75, label: 'Strong' },
  ])('of $password is $score, $label', ({ password, score, label }) => {
    const found = passwordStrength(password)
    expect(found.score).toBe(score)
    expect(PASSWORD_STRENGTH_MESSAGES.labels[found.label]).toBe(label)
  })

  it('names what is missing, in order', () => {
    expect(passwordStrength('').hints.map((hint) => PASSWORD_STRENGTH_MESSAGES.hints[hint])).toEqual([
      'Use at least 8 characters',
      'Include uppercase letters',
      'Include lowercase letters',
      'Include numbers or symbols',
    ])
    expect(passwordStrength('abcdefg!').hints).toEqual(['uppercase'])
  })
})
