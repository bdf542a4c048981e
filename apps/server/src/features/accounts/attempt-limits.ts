import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { byAddress, byAnyone, byCaller, type Rate, type RateLimit, rateLimit } from '../../app/rate-limit.ts'
import { deviceTokenOf } from './device-cookie.ts'
import { emailKey } from './email-key.ts'
import { isKnownDevice } from './known-devices.ts'
import { findAccountsOf } from './users.ts'

const MINUTE_MS = 60_000

/**
 * A whole class may sit behind one address: limits by address leave room for it. The limit that stops guessing is the
 * one by account and address; a browser its person signed in with before has one of its own, so that nobody is locked
 * out by strangers, not even by those at the next desk.
 */
const ATTEMPT_LIMITS = {
  loginByAccount: { times: 10, windowMs: 5 * MINUTE_MS },
  loginByAddress: { times: 200, windowMs: 5 * MINUTE_MS },
  loginByAnyone: { times: 1800, windowMs: MINUTE_MS },
  register: { times: 200, windowMs: 60 * MINUTE_MS },
  refresh: { times: 600, windowMs: 5 * MINUTE_MS },
  /** Links out of mails and tickets: nobody types these by hand. */
  link: { times: 60, windowMs: 5 * MINUTE_MS },
  mailByAccount: { times: 5, windowMs: 60 * MINUTE_MS },
  mailByAddress: { times: 100, windowMs: 60 * MINUTE_MS },
  reauthentication: { times: 10, windowMs: 5 * MINUTE_MS },
} as const satisfies Record<string, Rate>

/** Refuses what was tried too often. */
export interface AttemptLimiters {
  /** A password for an address, at sign-in or sign-up. */
  readonly password: RateLimit
  readonly register: RateLimit
  readonly refresh: RateLimit
  /** The secret of a link or ticket. */
  readonly link: RateLimit
  /** A mail to an address somebody typed, or to the caller's own. */
  readonly mail: RateLimit
  /** The password of somebody signed in, or a code. */
  readonly reauthentication: RateLimit
}

const NamesAccount = z.object({ email: z.string() })

/** Makes the limiters. */
export function createAttemptLimiters(
  app: App,
  { db, configuration }: Pick<Dependencies, 'db' | 'configuration'>,
): AttemptLimiters {
  const byAccount = (request: FastifyRequest) => `${byAddress(request)} ${accountOf(request)}`
  const byDevice = (request: FastifyRequest) => `${deviceTokenOf(request, configuration)} ${accountOf(request)}`
  const loginByAccount = rateLimit(app, ATTEMPT_LIMITS.loginByAccount, byAccount)
  const loginByDevice = rateLimit(app, ATTEMPT_LIMITS.loginByAccount, byDevice)
  const loginByAddress = rateLimit(app, ATTEMPT_LIMITS.loginByAddress)
  const loginByAnyone = rateLimit(app, ATTEMPT_LIMITS.loginByAnyone, byAnyone)
  const mailByAccount = rateLimit(app, ATTEMPT_LIMITS.mailByAccount, byAccount)
  const mailByAddress = rateLimit(app, ATTEMPT_LIMITS.mailByAddress)
  const isOwner = async (request: FastifyRequest) => {
    const token = deviceTokenOf(request, configuration)
    if (token === undefined) return false
    const { holder, claimant } = await findAccountsOf(db, accountOf(request))
    const known = [holder, claimant].map((user) => user !== undefined && isKnownDevice(db, user.id, token))
    return (await Promise.all(known)).includes(true)
  }
  return {
    async password(request) {
      const isKnown = await isOwner(request)
      if (!isKnown) await loginByAddress(request)
      await (isKnown ? loginByDevice : loginByAccount)(request)
      await loginByAnyone(request)
    },
    async mail(request) {
      await mailByAddress(request)
      await mailByAccount(request)
    },
    register: rateLimit(app, ATTEMPT_LIMITS.register),
    refresh: rateLimit(app, ATTEMPT_LIMITS.refresh),
    link: rateLimit(app, ATTEMPT_LIMITS.link),
    reauthentication: rateLimit(app, ATTEMPT_LIMITS.reauthentication, byCaller),
  }
}

/** The account a request is about: the one it names, or its caller's. */
function accountOf(request: FastifyRequest): string {
  const body = NamesAccount.safeParse(request.body)
  return body.success ? emailKey(body.data.email) : (request.signedIn?.id ?? '')
}
