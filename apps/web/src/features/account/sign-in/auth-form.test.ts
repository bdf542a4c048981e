import { ACCOUNT_RULE_MESSAGES } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import { failureOf } from './auth-failure.ts'
import { type AuthFields, birthMonthOf, emptyForm, judge, nextForm } from './auth-form.ts'

const now = new Date('2026-11-21T12:00:00Z')

const good: AuthFields = {
  displayName: 'Amina Okoth',
  email: 'amina@example.org',
  password: 'a long password',
  confirmPassword: 'a long password',
  birthMonth: '04',
  birthYear: '1999',
}

function messagesFor(mode: 'login' | 'register', change: Partial<AuthFields>) {
  const errors = judge(mode, { ...good, ...change }, now)
  return Object.fromEntries(Object.entries(errors).map(([field, rule]) => [field, rule && ACCOUNT_RULE_MESSAGES[rule]]))
}

const long = 'xyzzyxyz'

describe('the rules of the sign-in and sign-up forms', () => {
  it.each([
    { mode: 'login', change: {}, says: {}, because: 'everything is there' },
    { mode: 'register', change: {}, says: {}, because: 'everything is there' },
    { mode: 'login', change: { email: '' }, says: { email: 'Email is required' }, because: 'nothing typed' },
    { mode: 'login', change: { email: '  ' }, says: { email: 'Email is required' }, because: 'blanks are nothing' },
    {
      mode: 'login',
      change: { email: 'amina' },
      says: { email: 'Please enter a valid email address' },
      because: 'no at-sign',
    },
    {
      mode: 'login',
      change: { email: 'amina@example' },
      says: { email: 'Please enter a valid email address' },
      because: 'no dot after it',
    },
    {
      mode: 'login',
      change: { email: '@example.org' },
      says: { email: 'Please enter a valid email address' },
      because: 'nothing before it',
    },
    { mode: 'login', change: { email: ' amina@example.org ' }, says: {}, because: 'blanks around it are forgiven' },
    { mode: 'login', change: { password: '' }, says: { password: 'Password is required' }, because: 'nothing typed' },
    { mode: 'login', change: { password: 'short' }, says: {}, because: 'the length only counts at sign-up' },
    { mode: 'login', change: { displayName: '', confirmPassword: '' }, says: {}, because: 'the sign-in has neither' },
    {
      mode: 'register',
      change: { password: '', confirmPassword: '' },
      says: { password: 'Password is required', confirmPassword: 'Please confirm your password' },
      because: 'both are empty',
    },
    {
      mode: 'register',
      change: { password: 'seven77', confirmPassword: 'seven77' },
      says: { password: 'Password must be at least 8 characters long' },
      because: 'seven is one too few',
    },
    {
      mode: 'register',
      change: { password: long, confirmPassword: long },
      says: {},
      because: 'eight is enough, whatever they are',
    },
    {
      mode: 'register',
      change: { displayName: '' },
      says: { displayName: 'Display name is required' },
      because: 'nothing typed',
    },
    {
      mode: 'register',
      change: { displayName: ' A ' },
      says: { displayName: 'Display name must be at least 2 characters long' },
      because: 'blanks are trimmed first',
    },
    { mode: 'register', change: { displayName: ' Al ' }, says: {}, because: 'two characters are enough' },
    {
      mode: 'register',
      change: { confirmPassword: 'a long passw0rd' },
      says: { confirmPassword: 'Passwords do not match' },
      because: 'one letter differs',
    },
    {
      mode: 'register',
      change: { birthMonth: '' },
      says: { birthMonth: 'Month and year of birth are required' },
      because: 'the month is missing',
    },
    {
      mode: 'register',
      change: { birthYear: ' ' },
      says: { birthMonth: 'Month and year of birth are required' },
      because: 'the year is missing',
    },
    {
      mode: 'register',
      change: { birthYear: '99' },
      says: { birthMonth: 'Please enter a valid month and year of birth' },
      because: 'two digits are no year',
    },
    {
      mode: 'register',
      change: { birthMonth: '12', birthYear: '2026' },
      says: { birthMonth: 'Please enter a valid month and year of birth' },
      because: 'it is still to come',
    },
    { mode: 'register', change: { birthYear: '2020' }, says: {}, because: 'only the server judges the age' },
  ] as const)('$mode with $change says $says: $because', ({ mode, change, says }) => {
    expect(messagesFor(mode, change)).toEqual(says)
  })
})

describe('what happens to the form', () => {
  const refused = nextForm(
    { ...emptyForm('register'), fields: good },
    { kind: 'refused', errors: { email: 'email-invalid', password: 'password-too-short' } },
  )

  it('clears only the error of the field that is edited', () => {
    const edited = nextForm(refused, { kind: 'edited', field: 'email', value: 'a@b.co' })
    expect(edited.errors).toEqual({ email: undefined, password: 'password-too-short' })
    expect(edited.fields.email).toBe('a@b.co')
  })

  it('clears the error of the month of birth when either part of it is edited', () => {
    const missing = nextForm(emptyForm('register'), { kind: 'refused', errors: { birthMonth: 'birth-month-required' } })
    expect(nextForm(missing, { kind: 'edited', field: 'birthYear', value: '1' }).errors.birthMonth).toBeUndefined()
    expect(nextForm(missing, { kind: 'edited', field: 'birthMonth', value: '01' }).errors.birthMonth).toBeUndefined()
    expect(birthMonthOf({ ...good, birthYear: ' 1999 ' })).toBe('1999-04')
  })

  it('asks for the second factor with everything typed still there, and goes back to it', () => {
    const secondFactor = { ticket: 't', methods: ['code' as const], expiresAt: now.toISOString() }
    const typed = { ...emptyForm('login'), fields: good, remember: true }
    const asked = nextForm(typed, { kind: 'failed', failure: undefined, errors: {}, secondFactor })
    expect(asked.secondFactor).toEqual(secondFactor)
    const back = nextForm(asked, { kind: 'went-back', failure: 'Too late.' })
    expect(back).toMatchObject({ fields: good, remember: true, failure: 'Too late.', secondFactor: undefined })
  })

  it('PR-13 asks who is too young no further, whatever tab is opened, and keeps nothing they typed', () => {
    const typed = { ...emptyForm('register'), fields: good }
    const refusedForm = nextForm(typed, { kind: 'failed', failure: 'Too young.', errors: {}, isTooYoung: true })
    expect(refusedForm).toEqual({ ...emptyForm('register'), tooYoung: 'Too young.' })
    const back = nextForm(nextForm(refusedForm, { kind: 'switched', mode: 'login' }), {
      kind: 'switched',
      mode: 'register',
    })
    expect(back.tooYoung).toBe('Too young.')
  })

  it('clears fields, errors and the failure when the mode is switched', () => {
    const failed = nextForm(refused, { kind: 'failed', failure: 'No.', errors: {} })
    expect(nextForm(failed, { kind: 'switched', mode: 'login' })).toEqual(emptyForm('login'))
  })

  it('keeps what was typed when the attempt fails', () => {
    const failed = nextForm(nextForm(refused, { kind: 'submitted' }), { kind: 'failed', failure: 'No.', errors: {} })
    expect(failed).toMatchObject({ fields: good, failure: 'No.', isSubmitting: false })
  })
})

describe('what a failed attempt says', () => {
  const problem = (error: string, fields?: { field: string; rule: string }[]) =>
    new ApiError('refused', error, {
      status: 401,
      problem: { success: false, error, code: 'invalid-credentials', requestId: 'r1', ...(fields && { fields }) },
    })

  it.each([
    { error: problem('The password is wrong.'), says: 'The password is wrong.', because: 'the server’s own words' },
    { error: problem(''), says: 'Authentication failed', because: 'the server has none' },
    { error: new ApiError('timeout', 'Request timeout'), says: 'Request timeout', because: 'no answer in time' },
    {
      error: new ApiError('unreachable', 'lost'),
      says: 'An unexpected error occurred. Please try again.',
      because: 'an exception',
    },
    {
      error: new TypeError('x is undefined'),
      says: 'An unexpected error occurred. Please try again.',
      because: 'a defect',
    },
  ])('says "$says": $because', ({ error, says }) => {
    expect(failureOf(error, now.getTime())).toEqual({ failure: says, errors: {} })
  })

  it('puts the server’s refusal of a field on that field', () => {
    const error = problem('Not valid.', [{ field: 'name', rule: 'name-too-long' }])
    expect(failureOf(error, now.getTime())).toEqual({ failure: undefined, errors: { displayName: 'name-too-long' } })
  })

  it('falls back to words when the field is not one of the form’s', () => {
    expect(failureOf(problem('Not valid.', [{ field: 'age', rule: 'too-low' }]), 0).failure).toBe('Not valid.')
  })

  it('says in the server’s words why a name is refused, and not on the field, which has none for it', () => {
    const error = problem('This display name cannot be used.', [{ field: 'name', rule: 'dangerous' }])
    expect(failureOf(error, 0)).toEqual({ failure: 'This display name cannot be used.', errors: {} })
  })

  it('AU-1 says until when the server wants to be left alone', () => {
    const error = new ApiError('refused', 'Too many attempts.', {
      status: 429,
      problem: { success: false, error: 'Too many attempts.', code: 'rate-limited', requestId: 'r1' },
      retryAfterMs: 42_000,
    })
    expect(failureOf(error, 1000)).toEqual({ failure: 'Too many attempts.', errors: {}, retryAt: 43_000 })
  })

  it('puts a stolen password on the field of the password', () => {
    const error = problem('Not valid.', [{ field: 'password', rule: 'password-stolen' }])
    expect(failureOf(error, 0).errors).toEqual({ password: 'password-stolen' })
  })
})
