import { clientErrors } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { requireOwnOrigin } from '../../http/origins.ts'
import { byAnyone, rateLimit } from '../../http/rate-limit.ts'
import type { ConsentGate } from '../../ports/consent-gate.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { scrubbed } from './scrub.ts'

/** Rate limit: a page that fails over and over, or a client pretending to be one, must not fill the log. */
const OF_ADDRESS = { name: 'client-errors-by-address', times: 30, windowMs: 5 * 60_000 } as const
const OF_ANYONE = { name: 'client-errors', times: 600, windowMs: 60_000 } as const

/**
 * Registers the call by which pages report errors. They are logged without whose they were, and not stored; those of people who
 * did not consent to it are dropped, whatever their page sends.
 */
export function registerClientErrors(app: App, dependencies: Dependencies, consents: ConsentGate): void {
  const ofAddress = rateLimit(app, OF_ADDRESS)
  const ofAnyone = rateLimit(app, OF_ANYONE, byAnyone)

  implement(app, dependencies, clientErrors.report, async ({ body, user, request }) => {
    requireOwnOrigin(request, dependencies.configuration)
    await ofAddress(request)
    await ofAnyone(request)
    if (!(await consents.holds(user.id, 'data-collection'))) return { requestId: null }
    const { kind, name, message, stack, view, requestId } = body
    const page = {
      kind,
      name: scrubbed(name),
      message: scrubbed(message),
      view: scrubbed(view),
      ...(stack === undefined ? {} : { stack: scrubbed(stack).split('\n').slice(0, 20) }),
      // an id of ours or nothing: the only text that is not scrubbed
      ...(requestId !== undefined && /^[\da-f-]{36}$/.test(requestId) ? { failedRequestId: requestId } : {}),
    }
    request.log.warn({ page }, 'the page failed')
    return { requestId: request.id }
  })
}
