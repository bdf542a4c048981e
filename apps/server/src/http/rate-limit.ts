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
    /** Counts what is done for `rateLimit`, over all servers. */
    readonly rateCounts: RateCounts
  }
}

/** How often something may be done in a time. */
export interface Rate {
  /** Tells the limit from all others, on every server and in every version. */
  readonly name: string
  readonly times: number
  readonly windowMs: number
  /**
   * Tries that a server counts at once and then lets pass without asking, 1 unless given: for calls of which a person
   * makes many. Together they stay within the limit; a server that stops takes what was left of them with it.
   */
  readonly portion?: number
}

/** Counts a request. @throws {Problem} `rate-limited`, with the wait, when there were too many. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/** A limit that can be asked before a request is read. */
export interface EarlyRateLimit extends RateLimit {
  /**
   * Counts nothing and asks nobody. The more of somebody's calls are being refused, the later each of them is: who goes on
   * regardless is answered so often and no oftener, however many connections they have.
   * @throws as counting would, where this server knows already that there were too many.
   */
  refuseSpent(request: FastifyRequest): Promise<void>
}

/** How much later a refusal comes for each one that is under way, and the latest it comes. */
const REFUSAL_MS = 50
const LATEST_REFUSAL_MS = 2_000

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
 * Makes a limit, by network address where nothing else is said. All servers count together, in the database, and every
 * try counts, also one that is refused. Without the database nothing is let through: the request fails as it would at
 * the next thing it does.
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

/** Lets limits be made. */
export function registerRateLimits(app: App, dependencies: CountDependencies): void {
  app.decorate('rateCounts', new RateCounts(dependencies))
}

type CountDependencies = Pick<Dependencies, 'db' | 'clock' | 'secret'>

/** What a server knows of a counter without asking, for the times between two moments of the clock limits go by. */
interface Known {
  readonly since: number
  readonly until: number
  /** Tries that are counted already and were not made yet. */
  left: number
  /** Whether no more are to be had once these are made. */
  readonly isLast: boolean
}

/** More is not remembered; what is forgotten costs a question to the database, and the tries that were left. */
const MOST_KNOWN = 10_000

class RateCounts {
  readonly #dependencies: CountDependencies
  readonly #hashKey: Uint8Array
  readonly #names = new Set<string>()
  readonly #known = new Map<string, Known>()
  readonly #turns = new KeyedMutex()
  /** Refusals under way, by counter. */
  readonly #refusals = new Map<string, number>()

  constructor(dependencies: CountDependencies) {
    this.#dependencies = dependencies
    this.#hashKey = deriveKey(dependencies.secret, 'rate-counters')
  }

  /** @throws when there is a limit of that name: the two would count as one. */
  add({ name }: Rate): void {
    if (this.#names.has(name)) throw new TypeError(`there is a rate limit called ${name} already`)
    this.#names.add(name)
  }

  /**
   * Tells how long to wait before the next try in ms, as far as this server knows without asking; 0 when it does not. Where
   * there is a wait, it takes its time to say so.
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

  /** Counts one try. @returns how long to wait before the next one in ms; 0 when it may go ahead. */
  async count(rate: Rate, who: string): Promise<number> {
    const key = this.#keyOf(rate, who)
    const id = key.toString('base64')
    const now = this.#dependencies.clock.now()
    const known = this.#recall(id, now.getTime())
    if (known !== undefined) return this.#take(known, now)
    // one question at a time: all would wait for the same row, each with a connection of its own
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

  /** What is known, if it answers the question; who is refused in any case costs the database nothing. */
  #recall(id: string, now: number): Known | undefined {
    const known = this.#known.get(id)
    // what was learned at a time that has not come yet was learned by a clock gone wrong
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
