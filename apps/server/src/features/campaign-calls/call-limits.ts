import type { FastifyRequest } from 'fastify'
import type { App } from '../../app/app.ts'
import { problem } from '../../app/problems.ts'

/** Each of the two kinds of call may be made this often by one account; a person at a page makes a few. */
const CALLS = { max: 60, timeWindow: 60_000 } as const

/** Refuses an account that calls too often. */
export interface CallLimits {
  /** Calls that only tell: what a session would be, or is. */
  generating(request: FastifyRequest): Promise<void>
  /** Calls that do something in a session. */
  acting(request: FastifyRequest): Promise<void>
}

/** Makes the limits. They count in this process, by account. */
export function createCallLimits(app: App): CallLimits {
  return { generating: limit(app), acting: limit(app) }
}

function limit(app: App): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ ...CALLS, keyGenerator: ({ signedIn, ip }) => signedIn?.id ?? ip })
  return async (request) => {
    const found = await count(request)
    if (!found.isAllowed && found.isExceeded) throw problem('rate-limited', { retryAfterSeconds: found.ttlInSeconds })
  }
}
