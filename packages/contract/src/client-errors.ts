import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** An error report of the page, which truncates longer texts; the server scrubs secrets before it logs anything. */
export const ClientErrorReport = z.strictObject({
  /** `view`: the whole view failed. `panel`: a part of it. `uncaught`: nothing visible. */
  kind: z.enum(['view', 'panel', 'uncaught']),
  /** Name of the error's class. */
  name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(500)),
  stack: z.optional(z.string().check(z.maxLength(4000))),
  /** Kind of the view that was shown; without its URL, which may contain private data. */
  view: z.string().check(z.maxLength(40)),
  /** The request that caused the error, if any. */
  requestId: z.optional(z.string().check(z.maxLength(100))),
})
export type ClientErrorReport = z.infer<typeof ClientErrorReport>

/** The call that reports an error of the page. */
export const clientErrors = {
  report: defineRoute({
    method: 'POST',
    path: '/api/client-errors',
    permission: 'user',
    summary:
      'Logs a failure of the page where the caller has consented to that, and answers the id it can be found by.',
    body: ClientErrorReport,
    /** The id of the log entry; null where nothing was logged, for want of the caller’s consent. */
    reply: z.strictObject({ requestId: z.nullable(z.string()) }),
    status: 202,
    bodyLimitBytes: 16_384,
  }),
} as const
