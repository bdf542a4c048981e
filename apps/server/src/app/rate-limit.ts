import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { networkOf } from './network-address.ts'
import { problem } from './problems.ts'

/** How often something may be done in a time. */
export interface Rate {
  readonly times: number
  readonly windowMs: number
}

/** Counts a request. @throws {Problem} `rate-limited`, with the wait, when there were too many. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/** Whom a request counts against. */
type Who = (request: FastifyRequest) => string

/** One client where nobody is known: in version 6 a machine has as many addresses as it likes within 64 bits. */
const CLIENT = { ipv4: 32, ipv6: 64 } as const

/** The network address. */
export const byAddress: Who = ({ clientAddress }) => networkOf(clientAddress, CLIENT)
/** The caller's account; the network address of somebody who is not signed in. */
export const byCaller: Who = (request) => request.signedIn?.id ?? byAddress(request)
/** Everybody together. */
export const byAnyone: Who = () => 'anyone'

/**
 * Makes a limit, by network address where nothing else is said. It counts in this process, and every try counts, also
 * one that is refused.
 */
export function rateLimit(app: App, { times, windowMs }: Rate, who: Who = byAddress): RateLimit {
  const count = app.createRateLimit({ max: times, timeWindow: windowMs, keyGenerator: who })
  return async (request) => {
    const found = await count(request)
    if (!found.isAllowed && found.isExceeded) throw problem('rate-limited', { retryAfterSeconds: found.ttlInSeconds })
  }
}
