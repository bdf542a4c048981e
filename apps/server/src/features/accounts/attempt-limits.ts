import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { problem } from '../../app/problems.ts'
import { deviceTokenOf } from './device-cookie.ts'
import { emailKey } from './email-key.ts'
import { isKnownDevice } from './known-devices.ts'
import { findAccountsOf } from './users.ts'

const MINUTE_MS = 60_000

/** How often something may be tried in a time. */
export interface AttemptLimit {
  readonly attempts: number
  readonly windowMs: number
}

/**
 * A whole class may sit behind one address: limits by address leave room for it. The limit that stops guessing is the
 * one by account and address; a browser its person signed in with before has one of its own, so that nobody is locked
 * out by strangers, not even by those at the next desk.
 */
const ATTEMPT_LIMITS = {
  loginByAccount: { attempts: 10, windowMs: 5 * MINUTE_MS },
  loginByAddress: { attempts: 200, windowMs: 5 * MINUTE_MS },
  loginByAnyone: { attempts: 1800, windowMs: MINUTE_MS },
  register: { attempts: 200, windowMs: 60 * MINUTE_MS },
  refresh: { attempts: 600, windowMs: 5 * MINUTE_MS },
  /** Links out of mails and tickets: nobody types these by hand. */
  link: { attempts: 60, windowMs: 5 * MINUTE_MS },
  mailByAccount: { attempts: 5, windowMs: 60 * MINUTE_MS },
  mailByAddress: { attempts: 100, windowMs: 60 * MINUTE_MS },
  reauthentication: { attempts: 10, windowMs: 5 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>

/** Refuses what was tried too often. @throws {Problem} `rate-limited` */
type Limiter = (request: FastifyRequest) => Promise<void>

/** Refuses what was tried too often. */
export interface AttemptLimiters {
  /** A password for an address, at sign-in or sign-up. */
  readonly password: Limiter
  readonly register: Limiter
  readonly refresh: Limiter
  /** The secret of a link or ticket. */
  readonly link: Limiter
  /** A mail to an address somebody typed, or to the caller's own. */
  readonly mail: Limiter
  /** The password of somebody signed in, or a code. */
  readonly reauthentication: Limiter
}

const NamesAccount = z.object({ email: z.string() })

/** Makes the limiters. They count in this process; every try counts, also one that is refused. */
export function createAttemptLimiters(
  app: App,
  { db, configuration }: Pick<Dependencies, 'db' | 'configuration'>,
): AttemptLimiters {
  const byAccount = (request: FastifyRequest) => `${request.ip} ${accountOf(request)}`
  const byDevice = (request: FastifyRequest) => `${deviceTokenOf(request, configuration)} ${accountOf(request)}`
  const loginByAccount = limiter(app, ATTEMPT_LIMITS.loginByAccount, byAccount)
  const loginByDevice = limiter(app, ATTEMPT_LIMITS.loginByAccount, byDevice)
  const loginByAddress = limiter(app, ATTEMPT_LIMITS.loginByAddress)
  const loginByAnyone = limiter(app, ATTEMPT_LIMITS.loginByAnyone, () => 'anyone')
  const mailByAccount = limiter(app, ATTEMPT_LIMITS.mailByAccount, byAccount)
  const mailByAddress = limiter(app, ATTEMPT_LIMITS.mailByAddress)
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
    register: limiter(app, ATTEMPT_LIMITS.register),
    refresh: limiter(app, ATTEMPT_LIMITS.refresh),
    link: limiter(app, ATTEMPT_LIMITS.link),
    reauthentication: limiter(app, ATTEMPT_LIMITS.reauthentication, ({ signedIn, ip }) => signedIn?.id ?? ip),
  }
}

/** The account a request is about: the one it names, or its caller's. */
function accountOf(request: FastifyRequest): string {
  const body = NamesAccount.safeParse(request.body)
  return body.success ? emailKey(body.data.email) : (request.signedIn?.id ?? '')
}

function limiter(app: App, limit: AttemptLimit, keyGenerator?: (request: FastifyRequest) => string): Limiter {
  const count = app.createRateLimit({
    max: limit.attempts,
    timeWindow: limit.windowMs,
    ...(keyGenerator === undefined ? {} : { keyGenerator }),
  })
  return async (request) => {
    const found = await count(request)
    if (!found.isAllowed && found.isExceeded) throw problem('rate-limited', { retryAfterSeconds: found.ttlInSeconds })
  }
}
