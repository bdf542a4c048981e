import type { CommandAnswer } from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'
import { sessionMessages } from '../messages.en.ts'

/** The control of a request, where its refusal is shown. */
export type Control =
  | 'composer'
  | 'acts'
  | 'proposal'
  | 'offer'
  | 'vote'
  | 'crisis'
  | 'closing'
  | 'clock'
  | 'agenda'
  | 'opening'
  | 'undo'

/** Why the last request at a control failed. */
export type Refusal = { readonly at: Control; readonly text: string }

/**
 * The reason in this page's wording; for a rule unknown to this page, in the host's wording. The wording of the rules
 * is loaded with the first refusal.
 */
export async function refusalText(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return sessionMessages.refused.unknown
  const { rejection } = error.problem ?? {}
  if (rejection === undefined) return isUnreachable(error) ? sessionMessages.refused.unreachable : error.message
  const { rejectionMessages } = await import('../rejections.en.ts').catch(() => ({ rejectionMessages: {} }))
  return Object.entries<string>(rejectionMessages).find(([code]) => code === rejection.code)?.[1] ?? rejection.detail
}

/** The acts of a message that were left out, each with its reason. */
export async function leftOutText(refused: NonNullable<CommandAnswer['refused']>): Promise<string> {
  const { rejectionMessages } = await import('../rejections.en.ts')
  const { leftOut, leftOutOne } = sessionMessages.refused
  return leftOut(refused.map(({ index, code }) => leftOutOne(index + 1, rejectionMessages[code])))
}

/** The host did not respond: the request may be retried, under the same idempotency key. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.failure === 'unreachable' || error.failure === 'timeout')
}

/** The session does not exist or is another user's: both have the same error. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}
