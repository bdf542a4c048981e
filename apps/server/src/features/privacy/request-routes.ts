import { privacyRequests } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { presentRequest } from './present-request.ts'
import { readRequests } from './request-rows.ts'
import { appeal, cancelRequest, confirmDeletion, makeRequest, readRequest } from './requests.ts'

/** Requests that one account may make in an hour. */
const REQUESTS = { name: 'privacy-requests', times: 30, windowMs: 60 * 60_000 } as const

/** Registers the calls about privacy requests. Another person's is answered as missing. */
export function registerPrivacyRequests(app: App, dependencies: Dependencies, own: PrivacyDependencies): void {
  const { db, clock } = dependencies
  const mayAsk = rateLimit(app, REQUESTS, byCaller)
  implement(app, dependencies, privacyRequests.list, async ({ user }) => {
    const now = clock.now()
    return { requests: (await readRequests(db, user.id)).map((whole) => presentRequest(whole, now)) }
  })
  implement(app, dependencies, privacyRequests.create, async ({ body, user, request }) => {
    await mayAsk(request)
    return makeRequest(own, user, body)
  })
  implement(app, dependencies, privacyRequests.read, async ({ params, user }) =>
    readRequest(own, user.id, params.requestId),
  )
  implement(app, dependencies, privacyRequests.confirm, async ({ params, body, user }) =>
    confirmDeletion(own, user, { id: params.requestId, when: body.when }),
  )
  implement(app, dependencies, privacyRequests.cancel, async ({ params, user }) =>
    cancelRequest(own, user, params.requestId),
  )
  implement(app, dependencies, privacyRequests.appeal, async ({ params, body, user }) =>
    appeal(own, user, { id: params.requestId, reason: body.reason }),
  )
}
