import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import { VENDOR_ADDRESSES } from '@placard/contract'
import Fastify from 'fastify'
import type { Configuration } from '../config/configuration.ts'
import type { App } from './app.ts'
import { isHttps } from './origins.ts'

const SELF = "'self'"
const NONE = "'none'"
const PERMISSIONS = 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)'
/** Headers of HTTP itself, which are set per answer. */
const OF_EVERY_ANSWER = new Set(['date', 'connection', 'content-length', 'content-type', 'keep-alive'])

/** Origins to which the page may open its websocket: some browsers do not count it as the page's own origin. */
function socketOrigins({ publicOrigin, host, port }: Configuration): string[] {
  const origin = publicOrigin ?? `http://${host}:${port}`
  return [origin.replace(/^http/, 'ws')]
}

/**
 * Where the page may call models that a user added: the vendors, and the user's own computer. It never calls them of its own
 * accord.
 */
const OWN_MODELS = [
  ...Object.values(VENDOR_ADDRESSES).map((address) => new URL(address).origin),
  'http://localhost:*',
  'http://127.0.0.1:*',
]

/** Security headers that apply to answers other than the page; the others govern what a page may do. */
const OF_DATA = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]
/**
 * Workers of the page that run WebAssembly: they alone may. Below `assets/`, where the bundler puts a hash behind their names;
 * a worker is held to the policy that its own file comes with.
 */
const WASM_WORKERS = /^\/assets\/(?:flite-worker|hearing-worker)-[\w-]+\.js$/
const WITH_WASM = "'wasm-unsafe-eval'"

/** Policy of an API answer that a browser is made to show as a page: loads and runs nothing. */
const DATA_POLICY = `default-src ${NONE};frame-ancestors ${NONE}`

/**
 * Sets the security headers: everything from this origin, nothing inline, nothing framed. API answers are not to be
 * shown as pages and are not cached. The headers are the same for every answer, so they are built once; the library
 * would build them each time, for a tenth of the time of a small answer.
 */
export async function registerSecurityHeaders(app: App, configuration: Configuration): Promise<void> {
  const { 'content-security-policy': pagePolicy = '', ...others } = await policyHeaders(configuration)
  const ofPage = { ...others, 'content-security-policy': pagePolicy, 'permissions-policy': PERMISSIONS }
  const kept = Object.entries(ofPage).filter(([name]) => OF_DATA.includes(name))
  const ofData = { ...Object.fromEntries(kept), 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' }
  const policy = pagePolicy.replace(`script-src ${SELF}`, `script-src ${SELF} ${WITH_WASM}`)
  const ofWasmWorker = { ...ofPage, 'content-security-policy': policy }
  const headersOf = (url: string) => {
    if (url.startsWith('/api/')) return ofData
    return WASM_WORKERS.test(url) ? ofWasmWorker : ofPage
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url)).header('x-request-id', request.id)
    done()
  })
}

/** The library's headers, taken from an answer of a bare server. */
async function policyHeaders(configuration: Configuration): Promise<Record<string, string>> {
  const probe = Fastify()
  await probe.register(helmet, policies(configuration))
  probe.get('/', async (_request, reply) => reply.code(204).send())
  const { headers } = await probe.inject('/')
  await probe.close()
  const ours = Object.entries(headers).filter(([name]) => !OF_EVERY_ANSWER.has(name))
  return Object.fromEntries(ours.map(([name, value]) => [name, String(value)]))
}

function policies(configuration: Configuration): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        scriptSrcAttr: [NONE],
        styleSrc: [SELF],
        imgSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF, ...socketOrigins(configuration), ...OWN_MODELS],
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
    hsts: isHttps(configuration) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  }
}
