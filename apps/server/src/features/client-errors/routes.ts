import { clientErrors } from '@placard/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { implement } from '../../app/implement.ts'
import { requireOwnOrigin } from '../../app/origins.ts'
import { problem } from '../../app/problems.ts'
import { scrubbed } from './scrub.ts'

/** A page that fails over and over, or somebody who only pretends to be one, must not fill the log. */
const BY_ADDRESS = { max: 30, timeWindow: 5 * 60_000 }
const BY_ANYONE = { max: 600, timeWindow: 60_000, keyGenerator: () => 'anyone' }

/** Registers the place where pages tell of their failures. Nothing is kept but the line in the log. */
export function registerClientErrors(app: App, dependencies: Dependencies): void {
  const limits = [app.createRateLimit(BY_ADDRESS), app.createRateLimit(BY_ANYONE)]

  async function requireRoom(request: FastifyRequest): Promise<void> {
    for (const limit of limits) {
      const found = await limit(request)
      if (!found.isAllowed && found.isExceeded) throw problem('rate-limited', { retryAfterSeconds: found.ttlInSeconds })
    }
  }

  implement(app, dependencies, clientErrors.report, async ({ body, request }) => {
    requireOwnOrigin(request, dependencies.configuration)
    await requireRoom(request)
    const { kind, name, message, stack, view, requestId } = body
    const page = {
      kind,
      name: scrubbed(name),
      message: scrubbed(message),
      view: scrubbed(view),
      ...(stack === undefined ? {} : { stack: scrubbed(stack).split('\n').slice(0, 20) }),
      // an id of ours or nothing: it is the one thing that is not scrubbed
      ...(requestId !== undefined && /^[\da-f-]{36}$/.test(requestId) ? { failedRequestId: requestId } : {}),
    }
    request.log.warn({ page }, 'the page failed')
    return { requestId: request.id }
  })
}
