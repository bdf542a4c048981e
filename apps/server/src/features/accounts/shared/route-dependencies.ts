import type { AuthAnswer } from '@placard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AttemptLimiters } from './attempt-limits.ts'
import type { AccountDependencies, SignIn } from './begin-sign-in.ts'
import type { OwnedFamily } from './refresh-family-rows.ts'
import type { Visitor } from './visitor.ts'

/** What the calls of accounts share. */
export interface AccountRoutes {
  readonly accounts: AccountDependencies
  readonly limits: AttemptLimiters
  /** Hands a sign-in to its browser, in place of the one it held before. */
  readonly hand: (request: FastifyRequest, reply: FastifyReply, signIn: SignIn) => Promise<AuthAnswer>
  /** The sign-in a public call comes with, if any. */
  readonly presenting: (request: FastifyRequest) => Promise<OwnedFamily | undefined>
  /** @throws {Problem} `origin-refused` when another site made a browser ask. */
  readonly visitor: (request: FastifyRequest) => Visitor
}
