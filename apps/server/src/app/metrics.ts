import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Access, requireAdministrator, requireUser } from './access.ts'
import type { App } from './app.ts'

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
  const durations = new Histogram({
    name: 'placard_http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.04, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  // Looking a histogram up by its labels costs more than counting in it.
  const known = new Map<string, ReturnType<typeof durations.labels>>()
  app.addHook('onResponse', (request, reply, done) => {
    // the pattern, not the address: addresses carry ids and are without number
    const route = request.routeOptions.url ?? 'none'
    const status = String(reply.statusCode)
    const key = `${request.method} ${status} ${route}`
    let duration = known.get(key)
    if (duration === undefined) {
      duration = durations.labels({ method: request.method, route, status })
      known.set(key, duration)
    }
    duration.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) requireAdministrator(await requireUser(access, request))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A proxy on this machine also comes from loopback, but says for whom. */
function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}
