import type { AccountRule } from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'
import { isAccountRule, refusalOf } from '../shared/refusal.ts'
import type { AuthErrors, AuthFailure, AuthFields } from './auth-form.ts'
import { authMessages } from './messages.en.ts'

/**
 * Field errors or a message from a failed attempt.
 * @param now in ms since 1970.
 */
export function failureOf(error: unknown, now: number): AuthFailure {
  const { failure, retryAt } = refusalOf(error, now)
  if (!(error instanceof ApiError)) return { failure, errors: {} }
  const secondFactor = error.problem?.secondFactor
  if (secondFactor !== undefined) return { failure: undefined, errors: {}, secondFactor }
  const errors = fieldErrorsOf(error)
  const isOnFields = Object.keys(errors).length > 0
  return {
    failure: isOnFields ? undefined : wordsOf(error, failure),
    errors,
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(error.code === 'too-young' ? { isTooYoung: true } : {}),
  }
}

function wordsOf(error: ApiError, failure: string | undefined): string | undefined {
  const hasNoWords = error.failure === 'refused' && (error.problem?.error ?? '') === ''
  return hasNoWords ? authMessages.failed : (failure ?? error.message)
}

const FIELD_OF: Readonly<Record<string, keyof AuthFields>> = {
  name: 'displayName',
  email: 'email',
  password: 'password',
  birthMonth: 'birthMonth',
}

function fieldErrorsOf(error: ApiError): AuthErrors {
  const issues = error.problem?.fields ?? []
  return Object.fromEntries(
    issues.flatMap(({ field, rule }): [keyof AuthFields, AccountRule][] => {
      const name = FIELD_OF[field]
      return name === undefined || !isAccountRule(rule) ? [] : [[name, rule]]
    }),
  )
}
