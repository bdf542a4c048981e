import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { LogController } from 'fastify'
import { registerAnswersHeard } from '../http/answers-heard.ts'
import { sendAnswersTogether } from '../http/answers-together.ts'
import type { App } from '../http/app.ts'
import { answerBrokenRequest } from '../http/broken-requests.ts'
import { registerCallerLanes } from '../http/caller-lanes.ts'
import { registerClientAddress } from '../http/client-address.ts'
import { registerErrorMapping, sendProblem } from '../http/error-mapping.ts'
import { registerJsonBody } from '../http/json-body.ts'
import { registerLoadShedding } from '../http/load-shedding.ts'
import { registerMetrics } from '../http/metrics.ts'
import { registerRateLimits } from '../http/rate-limit.ts'
import { hangUpRefusedUpgrades } from '../http/refused-upgrades.ts'
import { registerRequestLog } from '../http/request-log.ts'
import { compileSerializer, compileValidator } from '../http/schema-compilers.ts'
import { registerSecurityHeaders } from '../http/security-headers.ts'
import { registerInterfaceDescription, registerServiceRoutes } from '../http/service-routes.ts'
import { PAGE_FOLDER, registerStaticPage } from '../http/static-page.ts'
import { registerStatusChecks } from '../http/status-checks.ts'
import { hangUpUnused } from '../http/unused-connections.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { FEATURES, type Feature } from './features.ts'

/** Largest request body where a route does not say otherwise. */
const BODY_LIMIT_BYTES = 1024 * 1024
/** Request timeout: a request must have arrived completely. */
const REQUEST_TIMEOUT_MS = 30_000
/**
 * Interval at which connections are checked for late requests; Node's default of half a minute would double the
 * timeout.
 */
const LATE_LOOK_MS = 2_000

/** Options of the server; given by tests only. */
export interface AppOptions {
  readonly features?: readonly Feature[]
  readonly pageFolder?: string
  readonly requestTimeoutMs?: number
}

/** Composes the whole server around its dependencies. It does not listen yet. */
export async function buildApp(dependencies: Dependencies, options: AppOptions = {}): Promise<App> {
  const app = createServer(dependencies, options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS)
  registerClientAddress(app, dependencies.configuration)
  await registerSecurityHeaders(app, dependencies.configuration)
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  // the few calls that read cookies read them themselves
  await app.register(cookie, { hook: false })
  registerRateLimits(app, dependencies)
  registerCallerLanes(app)
  await registerLoadShedding(app)
  registerMetrics(app, dependencies)
  registerStatusChecks(app)
  await registerInterfaceDescription(app)
  registerServiceRoutes(app, dependencies)
  for (const feature of options.features ?? FEATURES) await feature(app, dependencies)
  await registerStaticPage(app, options.pageFolder ?? PAGE_FOLDER)
  return app
}

function createServer({ logger, ids }: Dependencies, requestTimeout: number): App {
  const app: App = Fastify({
    loggerInstance: logger,
    // one line per request, ours, instead of the framework's two
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout,
    // passed at creation: set later, it would hold for headers only, not for bodies
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(LATE_LOOK_MS, requestTimeout / 4),
    },
    requestIdHeader: false,
    genReqId: () => ids.next(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, ids.next()),
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  // without options the logger creates a child at half the cost
  app.setChildLoggerFactory((parent, bindings, options) =>
    Object.keys(options).length === 0 ? parent.child(bindings) : parent.child(bindings, options),
  )
  app.decorateRequest('signedIn', undefined)
  hangUpUnused(app)
  hangUpRefusedUpgrades(app)
  sendAnswersTogether(app)
  registerAnswersHeard(app)
  registerRequestLog(app, logger)
  registerErrorMapping(app)
  registerJsonBody(app)
  return app
}
