import type { FastifyRequest } from 'fastify'
import type { Access, SignedInUser } from '../ports/access.ts'
import { problem } from './problems.ts'

const BEARER = /^Bearer ([\w\-.=]+)$/i

/** The access token of a request; `undefined` when it carries none. */
export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * The caller of a call that is for everybody; undefined for a visitor. A token that is no longer good makes a visitor of
 * its bearer.
 */
export async function callerBehind(access: Access, request: FastifyRequest): Promise<SignedInUser | undefined> {
  const token = bearerTokenOf(request)
  return token === undefined ? undefined : access.authenticate(token)
}

/** @throws {Problem} `unauthenticated` without a valid token of an active account. */
export async function requireUser(access: Access, request: FastifyRequest): Promise<SignedInUser> {
  const user = await callerBehind(access, request)
  if (user === undefined) throw problem('unauthenticated')
  return user
}

/** The caller from the cache, without a query; undefined where it is not cached. */
export function recallUser(access: Access, { headers }: FastifyRequest): SignedInUser | undefined {
  // a cached token needs no check of its format
  const { authorization } = headers
  return authorization?.startsWith('Bearer ') ? access.recall(authorization.slice(7)) : undefined
}

/** @throws {Problem} `password-change-required` for users with a temporary password. */
export function requireOwnPassword(user: SignedInUser): void {
  if (user.hasTemporaryPassword) throw problem('password-change-required')
}

/** @throws {Problem} `forbidden` for everyone but administrators. */
export function requireAdministrator(user: SignedInUser): void {
  if (user.role !== 'ADMIN') throw problem('forbidden')
}
