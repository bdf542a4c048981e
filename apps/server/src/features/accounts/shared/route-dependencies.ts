import type { AuthAnswer } from '@placard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AttemptLimiters } from './attempt-limits.ts'
import type { AccountDependencies, SignIn } from './begin-sign-in.ts'
import type { OwnedFamily } from './refresh-family-rows.ts'
import type { Visitor } from './visitor.ts'

/** Shared dependencies of the account routes. */
export interface AccountRoutes {
  readonly accounts: AccountDependencies
  readonly limits: AttemptLimiters
  /** Gives a sign-in to its browser, replacing the one it held before. */
  readonly hand: (request: FastifyRequest, reply: FastifyReply, signIn: SignIn) => Promise<AuthAnswer>
  /** The sign-in of a public call, if any. */
  readonly presenting: (request: FastifyRequest) => Promise<OwnedFamily | undefined>
  /** @throws {Problem} `origin-refused` when another site made a browser send the request. */
  readonly visitor: (request: FastifyRequest) => Visitor
}
