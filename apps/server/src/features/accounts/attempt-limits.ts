import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { App } from '../../app/app.ts'
import { problem } from '../../app/problems.ts'
import { emailKey } from './email-key.ts'

const MINUTE_MS = 60_000

/** How often something may be tried in a time. */
export interface AttemptLimit {
  readonly attempts: number
  readonly windowMs: number
}

/**
 * A whole class may sit behind one address: limits by address leave room for it. The limit that stops guessing is the
 * one by account and address; it never locks the owner out, who comes from elsewhere.
 */
const ATTEMPT_LIMITS = {
  loginByAccount: { attempts: 10, windowMs: 5 * MINUTE_MS },
  loginByAddress: { attempts: 200, windowMs: 5 * MINUTE_MS },
  loginByAnyone: { attempts: 3000, windowMs: MINUTE_MS },
  register: { attempts: 200, windowMs: 60 * MINUTE_MS },
  refresh: { attempts: 600, windowMs: 5 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>

/** Refuses what was tried too often. */
export interface AttemptLimiters {
  login(request: FastifyRequest): Promise<void>
  register(request: FastifyRequest): Promise<void>
  refresh(request: FastifyRequest): Promise<void>
}

const NamesAccount = z.object({ email: z.string() })

/** Makes the limiters. They count in this process; every try counts, also one that is refused. */
export function createAttemptLimiters(app: App): AttemptLimiters {
  const loginByAccount = limiter(app, ATTEMPT_LIMITS.loginByAccount, (request) => {
    const body = NamesAccount.safeParse(request.body)
    return `${request.ip} ${body.success ? emailKey(body.data.email) : ''}`
  })
  const loginByAddress = limiter(app, ATTEMPT_LIMITS.loginByAddress)
  const loginByAnyone = limiter(app, ATTEMPT_LIMITS.loginByAnyone, () => 'anyone')
  return {
    async login(request) {
      await loginByAddress(request)
      await loginByAccount(request)
      await loginByAnyone(request)
    },
    register: limiter(app, ATTEMPT_LIMITS.register),
    refresh: limiter(app, ATTEMPT_LIMITS.refresh),
  }
}

function limiter(app: App, limit: AttemptLimit, keyGenerator?: (request: FastifyRequest) => string) {
  const count = app.createRateLimit({
    max: limit.attempts,
    timeWindow: limit.windowMs,
    ...(keyGenerator === undefined ? {} : { keyGenerator }),
  })
  return async (request: FastifyRequest): Promise<void> => {
    const found = await count(request)
    if (!found.isAllowed && found.isExceeded) throw problem('rate-limited', { retryAfterSeconds: found.ttlInSeconds })
  }
}
