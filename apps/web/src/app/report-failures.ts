import { clientErrors } from '@placard/contract'
import type { FailureReport } from '../shared/error-reports.ts'
import { visitorCall } from './api.ts'

/** Logs a failure of the page at the server, and gives the id it can be found by. */
export async function sendReport(report: FailureReport): Promise<string> {
  return (await visitorCall(clientErrors.report, { body: report })).requestId
}
