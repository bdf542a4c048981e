import { privacyNews } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { stopNews } from './consents.ts'

/** Calls that one address may make: those of guessing a link. */
const STOPS = { name: 'stop-news', times: 30, windowMs: 60_000 } as const

/** Registers the call that ends mails with news. Mail programs send a form with it, which says nothing more (RFC 8058). */
export function registerNews(app: App, dependencies: Dependencies): void {
  app.register(async (scope) => {
    const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/
    scope.addContentTypeParser(formType, { parseAs: 'buffer' }, async () => undefined)
    const limit = rateLimit(scope, STOPS)
    implement(scope, dependencies, privacyNews.stop, async ({ query, request }) => {
      await limit(request)
      await stopNews(dependencies, query.token)
      return {}
    })
  })
}
