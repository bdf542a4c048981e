import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { type Access, requireAdministrator, requireUser } from './access.ts'
import type { App } from './app.ts'
import { RequestDurations } from './request-durations.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures that features add to those shown at `/metrics`. */
    readonly figures: Registry
  }
}

/** Where the figures are read. */
const METRICS_PATH = '/metrics'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Counts and times requests by route, and shows the figures to this machine and to administrators. */
export function registerMetrics(app: App, access: Access): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.decorate('figures', registry)
  const durations = new RequestDurations()
  app.hearAnswers(durations.of)
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) requireAdministrator(await requireUser(access, request))
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${durations.text()}`)
  })
}

/** A proxy on this machine also comes from loopback, but says for whom. */
function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}
