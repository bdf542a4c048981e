import { type ClientErrorReport, clientErrors } from '@placard/contract'
import { ApiError } from '../../client/api/api-error.ts'
import { viewStore } from '../../client/navigation/view-store.ts'
import type { FailureKind } from '../../kit/failures/error-reports.ts'
import { visitorCall } from './api.ts'

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

/** Logs a failure of the page at the server, and returns the id of the log entry. */
export async function sendReport(error: unknown, kind: FailureKind): Promise<string> {
  return (await visitorCall(clientErrors.report, { body: reportOf(error, kind) })).requestId
}
