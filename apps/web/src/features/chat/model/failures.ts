import type { ChatMessage } from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'

/**
 * What people are told of a failure: that they must wait, that there is no way through, that nobody answers, or that the
 * vendor does not know the server's key.
 */
export type FailureKind = 'rate' | 'network' | 'unavailable' | 'gemini-key'

/** The host gave no answer: what was asked may be asked again, under the same key. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.failure === 'unreachable' || error.failure === 'timeout')
}

/** The key was used for the same words said differently: before it was known whether their conversation was there. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'idempotency-key-reused'
}

/** The sign-in has ended: whoever signs in again goes on. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** There is no such conversation, or it is somebody else's: the answer is the same. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}

/** The same was asked a moment ago and is being done, or something else is being answered first. */
export function isInFlight(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** The day, or the month, has no more words. */
export function isOutOfWords(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'usage-limit-reached'
}

export function failureKindOf(error: unknown): FailureKind {
  if (isUnreachable(error)) return 'network'
  return error instanceof ApiError && error.code === 'rate-limited' ? 'rate' : 'unavailable'
}

/** What a failed answer means to whoever waits for it. */
export function failureKindOfAnswer({ fault, engine }: Pick<ChatMessage, 'fault' | 'engine'>): FailureKind {
  if (fault === 'quota' || fault === 'rate-limited') return 'rate'
  return fault === 'key-refused' && engine?.rung === 'gemini' ? 'gemini-key' : 'unavailable'
}
