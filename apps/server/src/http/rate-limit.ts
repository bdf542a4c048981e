import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../addresses/network-address.ts'
import { KeyedMutex } from '../concurrency/keyed-mutex.ts'
import { deriveKey } from '../crypto/derive-key.ts'
import { countRate } from '../database/rate-counter-rows.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import type { App } from './app.ts'
import { problem } from './problems.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counters of `rateLimit`, shared by all servers. */
    readonly rateCounts: RateCounts
  }
}

/** How often something may be done in a window of time. */
export interface Rate {
  /** Unique name of the limit, on every server and in every version. */
  readonly name: string
  readonly times: number
  readonly windowMs: number
  /**
   * Tries that a server reserves at once and then lets pass without a query, 1 unless given: for calls that users make
   * often. Together they stay within the limit; a server that stops forfeits the rest of its portion.
   */
  readonly portion?: number
}

/** Counts a request. @throws {Problem} `rate-limited`, with the wait, when there were too many. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/** A rate limit that can be checked before a request's body is read. */
export interface EarlyRateLimit extends RateLimit {
  /**
   * Checks the local state alone: counts nothing, makes no query. Refusals are delayed the more, the more of a caller's
   * are in progress: a caller that keeps calling has a bounded rate of refusals, however many connections it has.
   * @throws as counting would, where this server knows already that there were too many.
   */
  refuseSpent(request: FastifyRequest): Promise<void>
}

/** Delay of a refusal for each other one in progress, and the longest delay. */
const REFUSAL_MS = 50
const LATEST_REFUSAL_MS = 2_000

/** The key that a request counts against. */
type Who = (request: FastifyRequest) => string

/** Prefix lengths of one client: with IPv6 a machine has as many addresses as it likes within 64 bits. */
const CLIENT = { ipv4: 32, ipv6: 64 } as const

/** By network address. */
export const byAddress: Who = ({ clientAddress }) => networkOf(clientAddress, CLIENT)
/** By account; by network address for a caller who is not signed in. */
export const byCaller: Who = (request) => request.signedIn?.id ?? byAddress(request)
/** All callers together. */
export const byAnyone: Who = () => 'anyone'

/**
 * Creates a rate limit, by network address unless given. All servers count together, in the database, and every try
 * counts, also a refused one. Without the database nothing passes: the request fails as it would at its next query.
 */
export function rateLimit({ rateCounts }: App, rate: Rate, who: Who = byAddress): EarlyRateLimit {
  rateCounts.add(rate)
  const refuse = (waitMs: number) => {
    if (waitMs > 0) throw problem('rate-limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  const count = async (request: FastifyRequest) => refuse(await rateCounts.count(rate, who(request)))
  return Object.assign(count, {
    refuseSpent: async (request: FastifyRequest) => refuse(await rateCounts.knownWait(rate, who(request))),
  })
}

/** Registers the counters of the rate limits. */
export function registerRateLimits(app: App, dependencies: CountDependencies): void {
  app.decorate('rateCounts', new RateCounts(dependencies))
}

type CountDependencies = Pick<Dependencies, 'db' | 'clock' | 'secret'>

/** A server's local state of a counter, valid for a span of time. */
interface Known {
  readonly since: number
  readonly until: number
  /** Reserved tries that were not made yet. */
  left: number
  /** Whether the limit is reached once these are used. */
  readonly isLast: boolean
}

/** Size limit of the local state; an evicted entry costs a query, and the tries left of its portion. */
const MOST_KNOWN = 10_000

class RateCounts {
  readonly #dependencies: CountDependencies
  readonly #hashKey: Uint8Array
  readonly #rates = new Map<string, Rate>()
  readonly #known = new Map<string, Known>()
  readonly #turns = new KeyedMutex()
  /** Refusals in progress, by counter. */
  readonly #refusals = new Map<string, number>()

  constructor(dependencies: CountDependencies) {
    this.#dependencies = dependencies
    this.#hashKey = deriveKey(dependencies.secret, 'rate-counters')
  }

  /** @throws when another limit has the name: the two would share one counter. */
  add(rate: Rate): void {
    const { name } = rate
    const known = this.#rates.get(name)
    if (known !== undefined && known !== rate) throw new TypeError(`there is a rate limit called ${name} already`)
    this.#rates.set(name, rate)
  }

  /**
   * Wait before the next try in ms, as far as this server knows without a query; 0 when it does not. Where there is a
   * wait, resolves after the delay of a refusal.
   */
  async knownWait(rate: Rate, who: string): Promise<number> {
    const now = this.#dependencies.clock.now()
    const id = this.#keyOf(rate, who).toString('base64')
    const known = this.#recall(id, now.getTime())
    if (known?.left !== 0) return 0
    const refusals = (this.#refusals.get(id) ?? 0) + 1
    this.#refusals.set(id, refusals)
    await delay(Math.min(refusals * REFUSAL_MS, LATEST_REFUSAL_MS))
    const left = (this.#refusals.get(id) ?? 1) - 1
    if (left > 0) this.#refusals.set(id, left)
    else this.#refusals.delete(id)
    return waitOf(known, now)
  }

  /** Counts one try. @returns the wait before the next one in ms; 0 when it may proceed. */
  async count(rate: Rate, who: string): Promise<number> {
    const key = this.#keyOf(rate, who)
    const id = key.toString('base64')
    const now = this.#dependencies.clock.now()
    const known = this.#recall(id, now.getTime())
    if (known !== undefined) return this.#take(known, now)
    // one query per counter at a time: all would wait for the same row, each with a connection of its own
    return this.#turns.runExclusive(id, async () =>
      this.#take(this.#recall(id, now.getTime()) ?? this.#remember(id, await this.#ask(rate, key, now)), now),
    )
  }

  #keyOf({ name }: Rate, who: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(`${name}\n${who}`).digest()
  }

  #take(known: Known, now: Date): number {
    if (known.left === 0) return waitOf(known, now)
    known.left -= 1
    return 0
  }

  /** The local state, if it answers the question; a caller refused in any case costs the database nothing. */
  #recall(id: string, now: number): Known | undefined {
    const known = this.#known.get(id)
    // a state from the future was stored under a clock that was wrong
    const isOfNow = known !== undefined && known.since <= now && now < known.until
    return isOfNow && (known.left > 0 || known.isLast) ? known : undefined
  }

  async #ask({ times, windowMs, portion = 1 }: Rate, key: Uint8Array, now: Date): Promise<Known> {
    const { count, endsAt } = await countRate(this.#dependencies.db, { key, tries: portion, now, windowMs })
    const left = Math.min(portion, Math.max(0, times - count + portion))
    return { since: now.getTime(), until: endsAt.getTime(), left, isLast: left < portion }
  }

  #remember(id: string, known: Known): Known {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(id, known)
    return known
  }
}

function waitOf({ until }: Known, now: Date): number {
  return Math.max(1, until - now.getTime())
}
