import { ARCHIVES_A_DAY, privacyRequests } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { openArchive } from './archive/download.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { presentRequest } from './present-request.ts'
import { readRequests } from './request-rows.ts'
import { appeal, cancelRequest, confirmDeletion, makeRequest, readRequest } from './requests.ts'

/** Requests that one account may make in an hour. */
const REQUESTS = { name: 'privacy-requests', times: 30, windowMs: 60 * 60_000 } as const

/** Archives that one account may ask for in a day, and downloads in an hour: either reads much. */
const ARCHIVES = { name: 'privacy-archives', times: ARCHIVES_A_DAY, windowMs: 24 * 60 * 60_000 } as const
const DOWNLOADS = { name: 'privacy-downloads', times: 20, windowMs: 60 * 60_000 } as const

/** Registers the calls about privacy requests. Another person's is answered as missing. */
export function registerPrivacyRequests(app: App, dependencies: Dependencies, own: PrivacyDependencies): void {
  const { db, clock } = dependencies
  const mayAsk = rateLimit(app, REQUESTS, byCaller)
  const mayArchive = rateLimit(app, ARCHIVES, byCaller)
  const mayDownload = rateLimit(app, DOWNLOADS, byCaller)
  implement(app, dependencies, privacyRequests.list, async ({ user }) => {
    const now = clock.now()
    return { requests: (await readRequests(db, user.id)).map((whole) => presentRequest(whole, now)) }
  })
  implement(app, dependencies, privacyRequests.create, async ({ body, user, request }) => {
    await mayAsk(request)
    if (body.kind === 'know-pieces') await mayArchive(request)
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
  implement(
    app,
    dependencies,
    privacyRequests.archive,
    async ({ params, user, request }) => {
      await mayDownload(request)
      return openArchive(own, user, params.requestId)
    },
    { isPacked: true },
  )
  implement(app, dependencies, privacyRequests.appeal, async ({ params, body, user }) =>
    appeal(own, user, { id: params.requestId, reason: body.reason }),
  )
}
