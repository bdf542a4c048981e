import {
  type AccountRule,
  confirmPasswordRuleBroken,
  emailRuleBroken,
  nameRuleBroken,
  newPasswordRuleBroken,
  signInPasswordRuleBroken,
} from '@placard/contract'
import { ApiError } from '../../shared/api/api-error.ts'
import { authMessages } from './messages.en.ts'

export const AUTH_MODES = ['login', 'register'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

export type AuthFields = {
  readonly displayName: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

/** The rule each refused field breaks. */
export type AuthErrors = { readonly [Field in keyof AuthFields]?: AccountRule | undefined }

export type AuthForm = {
  readonly mode: AuthMode
  readonly fields: AuthFields
  readonly errors: AuthErrors
  /** What the last attempt came back with. */
  readonly failure: string | undefined
  readonly isSubmitting: boolean
  /** Counts refusals, so that the first refused field can take the focus each time. */
  readonly refusals: number
}

export type AuthFormEvent =
  | { readonly kind: 'switched'; readonly mode: AuthMode }
  | { readonly kind: 'edited'; readonly field: keyof AuthFields; readonly value: string }
  | { readonly kind: 'refused'; readonly errors: AuthErrors }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'failed'; readonly failure: string | undefined; readonly errors: AuthErrors }

const EMPTY: AuthFields = { displayName: '', email: '', password: '', confirmPassword: '' }

export function emptyForm(mode: AuthMode): AuthForm {
  return { mode, fields: EMPTY, errors: {}, failure: undefined, isSubmitting: false, refusals: 0 }
}

/** Judges the fields of a form; an empty answer means it may be sent. */
export function judge(mode: AuthMode, fields: AuthFields): AuthErrors {
  const email = emailRuleBroken(fields.email)
  const broken: AuthErrors =
    mode === 'login'
      ? { email, password: signInPasswordRuleBroken(fields.password) }
      : {
          displayName: nameRuleBroken(fields.displayName),
          email,
          password: newPasswordRuleBroken(fields.password),
          confirmPassword: confirmPasswordRuleBroken(fields.password, fields.confirmPassword),
        }
  return Object.fromEntries(Object.entries(broken).filter(([, rule]) => rule !== undefined))
}

export function nextForm(form: AuthForm, event: AuthFormEvent): AuthForm {
  switch (event.kind) {
    case 'switched':
      return emptyForm(event.mode)
    case 'edited':
      return {
        ...form,
        fields: { ...form.fields, [event.field]: event.value },
        errors: { ...form.errors, [event.field]: undefined },
      }
    case 'refused':
      return { ...form, errors: event.errors, failure: undefined, refusals: form.refusals + 1 }
    case 'submitted':
      return { ...form, errors: {}, failure: undefined, isSubmitting: true }
    case 'failed':
      return {
        ...form,
        errors: event.errors,
        failure: event.failure,
        isSubmitting: false,
        refusals: form.refusals + 1,
      }
  }
}

/** What a failed attempt tells the person: on the fields the server names, else in words. */
export function failureOf(error: unknown): { failure: string | undefined; errors: AuthErrors } {
  if (!(error instanceof ApiError)) return { failure: authMessages.unexpected, errors: {} }
  if (error.failure === 'timeout') return { failure: error.message, errors: {} }
  if (error.failure !== 'refused') return { failure: authMessages.unexpected, errors: {} }
  const errors = fieldErrorsOf(error)
  const isOnFields = Object.keys(errors).length > 0
  return { failure: isOnFields ? undefined : error.problem?.error || authMessages.failed, errors }
}

const FIELD_OF: Readonly<Record<string, keyof AuthFields>> = {
  name: 'displayName',
  email: 'email',
  password: 'password',
}
const RULES: Readonly<Record<string, AccountRule>> = {
  'email-required': 'email-required',
  'email-invalid': 'email-invalid',
  'password-required': 'password-required',
  'password-too-short': 'password-too-short',
  'password-too-long': 'password-too-long',
  'name-required': 'name-required',
  'name-too-short': 'name-too-short',
  'name-too-long': 'name-too-long',
}

function fieldErrorsOf(error: ApiError): AuthErrors {
  const issues = error.problem?.fields ?? []
  return Object.fromEntries(
    issues.flatMap(({ field, rule }) => {
      const [name, broken] = [FIELD_OF[field], RULES[rule]]
      return name === undefined || broken === undefined ? [] : [[name, broken]]
    }),
  )
}
