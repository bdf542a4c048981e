import type { ChatMessage } from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'

/**
 * Kinds of failure shown to the user: rate limit, no network, no service, or a server key the model provider refuses.
 */
export type FailureKind = 'rate' | 'network' | 'unavailable' | 'gemini-key'

/** The host did not respond: the request can be retried with the same idempotency key. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.failure === 'unreachable' || error.failure === 'timeout')
}

/** The idempotency key was used for a different body: its first use did not know whether the conversation existed. */
function isKeyUsed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'idempotency-key-reused'
}

/** The session has expired: signing in again resumes. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The conversation does not exist or belongs to another user: the response is the same. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}

/** Conflict with a request in flight: the same one, or another answer in progress. */
function isInFlight(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** The daily or monthly word allowance is used up. */
export function isOutOfWords(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'usage-limit-reached'
}

/** The host refuses what the message says or how it is made: the person has to change it. */
function isInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'validation-failed'
}

/**
 * What becomes of a message that was not taken. `wait`: it is sent again by itself; `renew`: at once, under a new key;
 * `give-back`: the person has to change it, or has no words left for it; `keep`: it stays with the reason.
 */
export function outcomeOfRefusal(error: unknown): 'wait' | 'renew' | 'give-back' | 'keep' {
  if (isUnreachable(error) || isInFlight(error) || isSignedOut(error)) return 'wait'
  if (isKeyUsed(error)) return 'renew'
  return isOutOfWords(error) || isInvalid(error) ? 'give-back' : 'keep'
}

export function failureKindOf(error: unknown): FailureKind {
  if (isUnreachable(error)) return 'network'
  return error instanceof ApiError && error.code === 'rate-limited' ? 'rate' : 'unavailable'
}

/** Failure kind of a failed answer. */
export function failureKindOfAnswer({ fault, engine }: Pick<ChatMessage, 'fault' | 'engine'>): FailureKind {
  if (fault === 'quota' || fault === 'rate-limited') return 'rate'
  return fault === 'key-refused' && engine?.rung === 'gemini' ? 'gemini-key' : 'unavailable'
}

/** Where a failure can be read besides: at the message that it concerns, or nowhere. */
export type FailedAt = 'message' | 'elsewhere'
export type OnFailure = (kind: FailureKind, at?: FailedAt) => void
