import type { Role } from '@placard/contract'
import type { FastifyRequest } from 'fastify'
import { problem } from './problems.ts'

/** The account behind a request, as it stands in the database at this moment. */
export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly createdAt: Date
  readonly updatedAt: Date
  /** The sign-in the token belongs to. */
  readonly familyId: string
}

/** Recognises people by their access tokens. */
export interface Access {
  /**
   * Who a token belongs to; `undefined` when it is forged, expired, signed out, or its account is suspended or deleted.
   * Asks the database every time, so an answer is never older than the request.
   */
  authenticate(token: string): Promise<SignedInUser | undefined>
  /** Which of these accounts are active and of these sign-ins not ended; for connections that outlive a request. */
  stillSignedIn(familyIds: readonly string[]): Promise<ReadonlySet<string>>
}

const BEARER = /^Bearer ([\w\-.=]+)$/i

/** The access token of a request; `undefined` when it carries none. */
export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}

/** @throws {Problem} `unauthenticated` when nobody, or nobody active, is behind the request. */
export async function requireUser(access: Access, request: FastifyRequest): Promise<SignedInUser> {
  const token = bearerTokenOf(request)
  const user = token === undefined ? undefined : await access.authenticate(token)
  if (user === undefined) throw problem('unauthenticated')
  return user
}

/** @throws {Problem} `forbidden` for everyone but administrators. */
export function requireAdministrator(user: SignedInUser): void {
  if (user.role !== 'ADMIN') throw problem('forbidden')
}
