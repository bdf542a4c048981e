import helmet from '@fastify/helmet'
import type { App } from './app.ts'
import type { Configuration } from './configuration.ts'

const SELF = "'self'"
const NONE = "'none'"

/** Where the page may open its websocket: some browsers do not count it as the page's own origin. */
function socketOrigins({ publicOrigin, host, port }: Configuration): string[] {
  const origin = publicOrigin ?? `http://${host}:${port}`
  return [origin.replace(/^http/, 'ws')]
}

/** Sets the headers that tell browsers what the page may do: everything from here, nothing inline, nothing framed. */
export async function registerSecurityHeaders(app: App, configuration: Configuration): Promise<void> {
  const isHttps = configuration.publicOrigin?.startsWith('https:') === true
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        scriptSrcAttr: [NONE],
        styleSrc: [SELF],
        imgSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF, ...socketOrigins(configuration)],
        workerSrc: [SELF],
        manifestSrc: [SELF],
        mediaSrc: [SELF, 'blob:'],
        objectSrc: [NONE],
        baseUri: [NONE],
        formAction: [SELF],
        frameAncestors: [NONE],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)')
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
