import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Dependencies } from '../ports/dependencies.ts'
import { requireAdministrator, requireOwnPassword, requireUser } from './access.ts'
import type { App } from './app.ts'
import { RequestDurations } from './request-durations.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Registry to which features add metrics. */
    readonly figures: Registry
    /** All current metrics in the Prometheus text format. */
    readonly figuresText: () => Promise<string>
  }
}

/** Path of the metrics. */
export const METRICS_PATH = '/metrics'

/**
 * Counts and times requests by route. The metrics are shown to administrators and to callers with the token: a caller
 * from this machine may be a proxy that does not name its client.
 */
export function registerMetrics(
  app: App,
  { access, configuration }: Pick<Dependencies, 'access' | 'configuration'>,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new RequestDurations()
  app.hearAnswers(durations.of)
  app.decorate('figures', registry)
  app.decorate('figuresText', async () => `${await registry.metrics()}\n${durations.text()}`)
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = configuration
    const isScraper = metricsToken !== undefined && hasToken(request.headers.authorization, metricsToken)
    if (!isScraper) {
      const user = await requireUser(access, request)
      requireOwnPassword(user)
      requireAdministrator(user)
    }
    return reply.type(registry.contentType).send(await app.figuresText())
  })
}

/** Whether a request carries the token; compared in constant time. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(given), hashOf(token))
}
