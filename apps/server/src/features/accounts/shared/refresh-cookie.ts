import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../../../config/configuration.ts'
import { requireOwnOrigin } from '../../../http/origins.ts'

/** The only calls that read the cookies, and the only ones a cookie that need not be encrypted is sent with. */
const ACCOUNT_CALLS = '/api/auth'

/** What the cookies of accounts are for. */
type AccountCookie = 'refresh' | 'device'

function isSecure({ publicOrigin }: Configuration): boolean {
  return publicOrigin?.startsWith('https:') === true
}

/**
 * The name and the attributes of one of the cookies of accounts; no page's code reads them, no other site sends them.
 * Browsers keep a cookie with the prefix `__Host-` from being set by anything but an encrypted answer of this very host,
 * not even by a neighbour under the same domain; it has to be sent with every path in return.
 */
function accountCookie(configuration: Configuration, what: AccountCookie) {
  const attributes = { httpOnly: true, sameSite: 'strict' } as const
  return isSecure(configuration)
    ? { name: `__Host-placard-${what}`, attributes: { ...attributes, path: '/', secure: true } }
    : { name: `placard-${what}`, attributes: { ...attributes, path: ACCOUNT_CALLS, secure: false } }
}

/** The name cookies had before; still read, so that an update signs nobody out, and given up for the new one. */
function formerCookie(what: AccountCookie) {
  const attributes = { path: ACCOUNT_CALLS, httpOnly: true, sameSite: 'strict', secure: true } as const
  return { name: `__Secure-placard-${what}`, attributes }
}

/** One of the cookies of accounts as the browser sent it. */
export function cookieOf(
  request: FastifyRequest,
  configuration: Configuration,
  what: AccountCookie,
): string | undefined {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const sent = request.server.parseCookie(cookie)
  const former = isSecure(configuration) ? sent[formerCookie(what).name] : undefined
  return sent[accountCookie(configuration, what).name] ?? former
}

/** Hands one of the cookies of accounts to the browser, in place of one it has under the former name. */
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

/** Hands the refresh token to the browser, out of reach of the page's code. */
export function setRefreshCookie(
  reply: FastifyReply,
  configuration: Configuration,
  token: string,
  family: { readonly isRemembered: boolean; readonly expiresAt: Date },
): void {
  const lifetime = family.isRemembered ? { expires: family.expiresAt } : {}
  setAccountCookie(reply, configuration, 'refresh', { value: token, lifetime })
}

/** Takes the refresh token back from the browser. */
export function clearRefreshCookie(reply: FastifyReply, configuration: Configuration): void {
  const { name, attributes } = accountCookie(configuration, 'refresh')
  clearFormer(reply, 'refresh')
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
