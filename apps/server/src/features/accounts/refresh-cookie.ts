import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../../app/configuration.ts'
import { requireOwnOrigin } from '../../app/origins.ts'

/** The only calls the cookie is sent with. */
const COOKIE_PATH = '/api/auth'

function isSecure({ publicOrigin }: Configuration): boolean {
  return publicOrigin?.startsWith('https:') === true
}

/** The name and the attributes of one of the cookies of accounts; no page's code reads them, no other site sends them. */
export function accountCookie(configuration: Configuration, what: 'refresh' | 'device') {
  const secure = isSecure(configuration)
  return {
    // browsers keep a cookie with this prefix from being set by anything but an encrypted answer
    name: secure ? `__Secure-placard-${what}` : `placard-${what}`,
    attributes: { path: COOKIE_PATH, httpOnly: true, sameSite: 'strict', secure },
  } as const
}

/** One of the cookies of accounts as the browser sent it. */
export function cookieOf(
  request: FastifyRequest,
  configuration: Configuration,
  what: 'refresh' | 'device',
): string | undefined {
  const { cookie } = request.headers
  return cookie === undefined ? undefined : request.server.parseCookie(cookie)[accountCookie(configuration, what).name]
}

/** Hands the refresh token to the browser, out of reach of the page's code. */
export function setRefreshCookie(
  reply: FastifyReply,
  configuration: Configuration,
  token: string,
  family: { readonly isRemembered: boolean; readonly expiresAt: Date },
): void {
  const lifetime = family.isRemembered ? { expires: family.expiresAt } : {}
  const { name, attributes } = accountCookie(configuration, 'refresh')
  reply.setCookie(name, token, { ...attributes, ...lifetime })
}

/** Takes the refresh token back from the browser. */
export function clearRefreshCookie(reply: FastifyReply, configuration: Configuration): void {
  const { name, attributes } = accountCookie(configuration, 'refresh')
  reply.clearCookie(name, attributes)
}

/** A refresh token as it was presented: in the body, or by a browser that was not sent by another site. */
export interface PresentedToken {
  readonly token: string
  readonly isFromCookie: boolean
}

/**
 * Finds the presented refresh token; the body's goes before the cookie's.
 * @throws {Problem} `origin-refused` when the cookie came without our own page behind it.
 */
export function presentedToken(
  request: FastifyRequest,
  configuration: Configuration,
  inBody: string | undefined,
): PresentedToken | undefined {
  if (inBody !== undefined) return { token: inBody, isFromCookie: false }
  const token = cookieOf(request, configuration, 'refresh')
  if (token === undefined || token === '') return undefined
  requireOwnOrigin(request, configuration, { mustBeNamed: true })
  return { token, isFromCookie: true }
}
