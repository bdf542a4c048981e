import {
  type AccountRule,
  birthMonthRuleBroken,
  confirmPasswordRuleBroken,
  emailRuleBroken,
  nameRuleBroken,
  newPasswordRuleBroken,
  type SecondFactorAsked,
  signInPasswordRuleBroken,
} from '@placard/contract'

export const AUTH_MODES = ['login', 'register'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

export type AuthFields = {
  readonly displayName: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  /** `01` to `12`. */
  readonly birthMonth: string
  readonly birthYear: string
}

/** The rule that each refused field breaks; month and year of birth are validated together, as `birthMonth`. */
export type AuthErrors = { readonly [Field in keyof AuthFields]?: AccountRule | undefined }

/** The result of the last failed attempt. */
export type AuthFailure = {
  readonly failure: string | undefined
  readonly errors: AuthErrors
  /** When the rate limit ends, in ms since 1970. */
  readonly retryAt?: number | undefined
  /** Set when the password was right and a second factor is required. */
  readonly secondFactor?: SecondFactorAsked | undefined
  /** The age gate: no account may be created, whatever is typed next. */
  readonly isTooYoung?: boolean | undefined
}

export type AuthForm = {
  readonly mode: AuthMode
  readonly fields: AuthFields
  readonly remember: boolean
  readonly errors: AuthErrors
  readonly failure: string | undefined
  readonly retryAt: number | undefined
  readonly secondFactor: SecondFactorAsked | undefined
  /** The message of the age gate, which stays for the life of the page. */
  readonly tooYoung: string | undefined
  readonly isSubmitting: boolean
  /** Counts refusals, so that the first refused field is focused each time. */
  readonly refusals: number
}

export type AuthFormEvent =
  | { readonly kind: 'switched'; readonly mode: AuthMode }
  | { readonly kind: 'edited'; readonly field: keyof AuthFields; readonly value: string }
  | { readonly kind: 'remembered'; readonly remember: boolean }
  | { readonly kind: 'refused'; readonly errors: AuthErrors }
  | { readonly kind: 'submitted' }
  | ({ readonly kind: 'failed' } & AuthFailure)
  /** The user returned from the second factor to the password. */
  | { readonly kind: 'went-back'; readonly failure?: string | undefined }
  | { readonly kind: 'waited' }

const EMPTY: AuthFields = {
  displayName: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthMonth: '',
  birthYear: '',
}

export function emptyForm(mode: AuthMode): AuthForm {
  return {
    mode,
    fields: EMPTY,
    remember: false,
    errors: {},
    failure: undefined,
    retryAt: undefined,
    secondFactor: undefined,
    tooYoung: undefined,
    isSubmitting: false,
    refusals: 0,
  }
}

/** The month of birth in the format of the call: `2011-04`, or empty while a part of it is missing. */
export function birthMonthOf({ birthMonth, birthYear }: AuthFields): string {
  return birthMonth === '' || birthYear.trim() === '' ? '' : `${birthYear.trim()}-${birthMonth}`
}

function birthRuleBroken(fields: AuthFields, now: Date): AccountRule | undefined {
  const birthMonth = birthMonthOf(fields)
  const broken = birthMonthRuleBroken(birthMonth)
  // a month in the future is invalid
  return broken ?? (birthMonth > now.toISOString().slice(0, 7) ? 'birth-month-invalid' : undefined)
}

/** Validates the fields of a form; an empty result means that it may be sent. */
export function judge(mode: AuthMode, fields: AuthFields, now: Date): AuthErrors {
  const email = emailRuleBroken(fields.email)
  const broken: AuthErrors =
    mode === 'login'
      ? { email, password: signInPasswordRuleBroken(fields.password) }
      : {
          displayName: nameRuleBroken(fields.displayName),
          email,
          password: newPasswordRuleBroken(fields.password, fields.email),
          confirmPassword: confirmPasswordRuleBroken(fields.password, fields.confirmPassword),
          birthMonth: birthRuleBroken(fields, now),
        }
  return Object.fromEntries(Object.entries(broken).filter(([, rule]) => rule !== undefined))
}

/** The error that editing a field clears. */
function errorOf(field: keyof AuthFields): keyof AuthFields {
  return field === 'birthYear' ? 'birthMonth' : field
}

export function nextForm(form: AuthForm, event: AuthFormEvent): AuthForm {
  switch (event.kind) {
    case 'switched':
      return { ...emptyForm(event.mode), tooYoung: form.tooYoung }
    case 'edited':
      return {
        ...form,
        fields: { ...form.fields, [event.field]: event.value },
        errors: { ...form.errors, [errorOf(event.field)]: undefined },
      }
    case 'remembered':
      return { ...form, remember: event.remember }
    case 'refused':
      return { ...form, errors: event.errors, failure: undefined, refusals: form.refusals + 1 }
    case 'submitted':
      return { ...form, errors: {}, failure: undefined, retryAt: undefined, isSubmitting: true }
    case 'failed':
      return failed(form, event)
    case 'went-back':
      return { ...form, secondFactor: undefined, failure: event.failure }
    case 'waited':
      return { ...form, retryAt: undefined, failure: undefined }
  }
}

function failed(form: AuthForm, { failure, errors, retryAt, secondFactor, isTooYoung }: AuthFailure): AuthForm {
  if (isTooYoung === true) return { ...emptyForm(form.mode), tooYoung: failure }
  return {
    ...form,
    errors,
    failure,
    retryAt,
    secondFactor,
    isSubmitting: false,
    refusals: form.refusals + 1,
  }
}
