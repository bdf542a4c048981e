import { ACCOUNT_RULE_MESSAGES, type AccountRule } from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'
import { accountMessages } from './messages.en.ts'

/** A refusal of an account call, prepared for the form. */
export type Refusal = {
  /** A message that belongs to no field. */
  readonly failure: string | undefined
  /** The message for each field that the server names. */
  readonly fields: Readonly<Record<string, string>>
  /** When the rate limit ends, in ms since 1970. */
  readonly retryAt: number | undefined
}

export function isAccountRule(rule: string): rule is AccountRule {
  return Object.hasOwn(ACCOUNT_RULE_MESSAGES, rule)
}

function fieldsOf(error: ApiError): Record<string, string> {
  if (error.code === 'password-wrong') return { currentPassword: error.problem?.error ?? error.message }
  const issues = error.problem?.fields ?? []
  return Object.fromEntries(
    issues.flatMap(({ field, rule }) => (isAccountRule(rule) ? [[field, ACCOUNT_RULE_MESSAGES[rule]]] : [])),
  )
}

/**
 * Parses a refusal.
 * @param now in ms since 1970.
 */
export function refusalOf(error: unknown, now: number): Refusal {
  const unexpected = { failure: accountMessages.unexpected, fields: {}, retryAt: undefined }
  if (!(error instanceof ApiError)) return unexpected
  if (error.failure === 'timeout') return { ...unexpected, failure: error.message }
  if (error.failure !== 'refused') return unexpected
  const fields = fieldsOf(error)
  const isLimited = error.status === 429 && error.retryAfterMs !== undefined
  return {
    failure: Object.keys(fields).length > 0 ? undefined : error.problem?.error || error.message,
    fields,
    retryAt: isLimited ? now + (error.retryAfterMs ?? 0) : undefined,
  }
}
