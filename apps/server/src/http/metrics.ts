import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Dependencies } from '../ports/dependencies.ts'
import { requireAdministrator, requireUser } from './access.ts'
import type { App } from './app.ts'
import { RequestDurations } from './request-durations.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures that features add to those shown at `/metrics`. */
    readonly figures: Registry
    /** All figures as they are now, in the form Prometheus reads. */
    readonly figuresText: () => Promise<string>
  }
}

/** Where the figures are read. */
export const METRICS_PATH = '/metrics'

/**
 * Counts and times requests by route. Figures are shown here to administrators and to whoever has the token: a caller
 * from this machine may be a proxy that does not say whom it calls for.
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
    if (!isScraper) requireAdministrator(await requireUser(access, request))
    return reply.type(registry.contentType).send(await app.figuresText())
  })
}

/** Whether a request carries the token; how long the answer takes says nothing about it. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(given), hashOf(token))
}
