import { type ClientErrorReport, clientErrors, privacy } from '@placard/contract'
import { ApiError } from '../../client/api/api-error.ts'
import type { Call } from '../../client/api/client.ts'
import { viewStore } from '../../client/navigation/view-store.ts'
import type { FailureKind } from '../../kit/failures/error-reports.ts'
import { signedInCall } from './api.ts'
import { authSession } from './auth.ts'

/** The report of a failure: the error, its stack, the view and the request id, never page content. */
export function reportOf(error: unknown, kind: FailureKind): ClientErrorReport {
  const view = viewStore.getState().view.kind
  if (!(error instanceof Error)) return { kind, name: typeof error, message: '', view }
  const places = error.stack?.split('\n').filter((line) => /^\s*at |@/.test(line))
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined
  return {
    kind,
    name: error.name.slice(0, 100),
    message: error.message.slice(0, 500),
    view,
    ...(places === undefined ? {} : { stack: places.join('\n').slice(0, 4000) }),
    ...(requestId === undefined ? {} : { requestId: requestId.slice(0, 100) }),
  }
}

/** Calls of whoever is signed in. */
const callsOfMember = (): Call | undefined =>
  authSession.token() === undefined ? undefined : signedInCall(authSession)

/**
 * Logs a failure of the page at the server where its user has consented to that, and returns the id of the log entry. Nothing of
 * the failure leaves the page before that is known.
 */
export async function sendReport(
  error: unknown,
  kind: FailureKind,
  call = callsOfMember(),
): Promise<string | undefined> {
  if (call === undefined) return undefined
  const { consents } = await call(privacy.consents, {})
  if (!consents.some(({ purpose, isGranted }) => purpose === 'data-collection' && isGranted)) return undefined
  return (await call(clientErrors.report, { body: reportOf(error, kind) })).requestId ?? undefined
}
