import type { FastifyRequest } from 'fastify'
import type { Configuration } from '../config/configuration.ts'
import { problem } from './problems.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Protection against cross-site request forgery: refuses a request that another site made a browser send. Programs
 * other than browsers send no `Origin`; the cookie, which only browsers have, is not accepted without one
 * (`mustBeNamed`).
 * @throws {Problem} `origin-refused`
 */
export function requireOwnOrigin(
  request: FastifyRequest,
  configuration: Pick<Configuration, 'publicOrigin' | 'isDevelopment'>,
  { mustBeNamed = false } = {},
): void {
  const { origin } = request.headers
  if (origin === undefined && !mustBeNamed) return
  if (origin === undefined || !isOwnOrigin(origin, request.headers.host, configuration)) throw problem('origin-refused')
}

/** Whether pages reach this server over an encrypted connection. */
export function isHttps({ publicOrigin }: Pick<Configuration, 'publicOrigin'>): boolean {
  return publicOrigin?.startsWith('https:') === true
}

/** Whether an `Origin` is that of our own page, as it was reached by `host`. */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  { publicOrigin, isDevelopment }: Pick<Configuration, 'publicOrigin' | 'isDevelopment'>,
): boolean {
  if (!URL.canParse(origin)) return false
  const found = new URL(origin)
  if (found.origin === publicOrigin || isSameHost(found, host)) return true
  // the page under development is served from another port of this machine
  return isDevelopment && LOOPBACK.has(found.hostname)
}

/** Compared as URLs, so that an explicit default port is equal to none. */
function isSameHost(origin: URL, host: string | undefined): boolean {
  const own = `${origin.protocol}//${host}`
  return host !== undefined && URL.canParse(own) && new URL(own).host === origin.host
}
