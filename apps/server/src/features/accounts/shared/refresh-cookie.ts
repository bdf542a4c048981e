import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../../../config/configuration.ts'
import { isHttps, requireOwnOrigin } from '../../../http/origins.ts'

/** Path of the only calls that read the cookies, and the only ones an unencrypted cookie is sent with. */
const ACCOUNT_CALLS = '/api/auth'

/** Cookies of accounts. */
type AccountCookie = 'refresh' | 'device'

/**
 * Name and attributes of a cookie of accounts; no page's code can read it (HttpOnly), no other site can send it
 * (SameSite). The prefix `__Host-` lets only an encrypted answer of this very host set it, not even a neighbour under
 * the same domain; in return it has to be sent with every path.
 */
function accountCookie(configuration: Configuration, what: AccountCookie) {
  const attributes = { httpOnly: true, sameSite: 'strict' } as const
  return isHttps(configuration)
    ? { name: `__Host-placard-${what}`, attributes: { ...attributes, path: '/', secure: true } }
    : { name: `placard-${what}`, attributes: { ...attributes, path: ACCOUNT_CALLS, secure: false } }
}

/** The former name of the cookie; still read, so that an update signs nobody out, and replaced by the new one. */
function formerCookie(what: AccountCookie) {
  const attributes = { path: ACCOUNT_CALLS, httpOnly: true, sameSite: 'strict', secure: true } as const
  return { name: `__Secure-placard-${what}`, attributes }
}

/** The value of a cookie of accounts in a request. */
export function cookieOf(
  request: FastifyRequest,
  configuration: Configuration,
  what: AccountCookie,
): string | undefined {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const sent = request.server.parseCookie(cookie)
  const former = isHttps(configuration) ? sent[formerCookie(what).name] : undefined
  return sent[accountCookie(configuration, what).name] ?? former
}

/** Sets a cookie of accounts, and clears the one under its former name. */
export function setAccountCookie(
  reply: FastifyReply,
  configuration: Configuration,
  what: AccountCookie,
  given: { readonly value: string; readonly lifetime: { readonly expires?: Date; readonly maxAge?: number } },
): void {
  const { name, attributes } = accountCookie(configuration, what)
  clearFormer(reply, what)
  reply.setCookie(name, given.value, { ...attributes, ...given.lifetime })
}

function clearFormer(reply: FastifyReply, what: AccountCookie): void {
  const { name, attributes } = formerCookie(what)
  if (reply.request.headers.cookie?.includes(`${name}=`) === true) reply.clearCookie(name, attributes)
}

/** Sets the cookie of the refresh token, out of reach of the page's code. */
export function setRefreshCookie(
  reply: FastifyReply,
  configuration: Configuration,
  token: string,
  family: { readonly isRemembered: boolean; readonly expiresAt: Date },
): void {
  const lifetime = family.isRemembered ? { expires: family.expiresAt } : {}
  setAccountCookie(reply, configuration, 'refresh', { value: token, lifetime })
}

/** Clears the cookie of the refresh token. */
export function clearRefreshCookie(reply: FastifyReply, configuration: Configuration): void {
  const { name, attributes } = accountCookie(configuration, 'refresh')
  clearFormer(reply, 'refresh')
  reply.clearCookie(name, attributes)
}

/** A presented refresh token: in the body, or as a cookie of a same-site request. */
export interface PresentedToken {
  readonly token: string
  readonly isFromCookie: boolean
}

/**
 * Finds the presented refresh token; the body takes precedence over the cookie.
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
