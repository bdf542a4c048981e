import { ApiError } from '../../../client/api/api-error.ts'
import { sessionMessages } from '../messages.en.ts'

/** Where on the page something was asked for: a refusal is told there. */
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
  | 'undo'

/** Why the last thing asked for at a control did not happen. */
export type Refusal = { readonly at: Control; readonly text: string }

/**
 * The rule's reason in words; a rule this page does not know yet is told as the host words it. The words of the rules
 * come when one is first refused by.
 */
export async function refusalText(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return sessionMessages.refused.unknown
  const { rejection } = error.problem ?? {}
  if (rejection === undefined) return isUnreachable(error) ? sessionMessages.refused.unreachable : error.message
  const { rejectionMessages } = await import('../rejections.en.ts').catch(() => ({ rejectionMessages: {} }))
  return Object.entries<string>(rejectionMessages).find(([code]) => code === rejection.code)?.[1] ?? rejection.detail
}

/** The host gave no answer: what was asked may be asked again, under the same key. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.failure === 'unreachable' || error.failure === 'timeout')
}

/** There is no such session, or it is somebody else's: the answer is the same. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}
