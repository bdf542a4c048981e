import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AuthAnswer, auth, ProblemReply } from '@placard/contract'
import * as z from 'zod/mini'
import type { Dice } from '../../e2e/chaos/dice.ts'
import type { Findings } from './findings.ts'

/** Overall timeout for a final response. */
const PATIENCE_MS = 150_000
/** Timeout of one attempt: a frozen server does not respond, and another one may. */
const ATTEMPT_MS = 10_000
/** Error codes that ask for a retry. */
const AGAIN = new Set(['idempotency-key-in-flight', 'version-conflict', 'conflict', 'unavailable', 'rate-limited'])

const Anything = z.object({ data: z.unknown() })

/** A request that timed out without a final response. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

/** A request, retried under one idempotency key until the response is final. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly form?: () => FormData
  readonly key?: string
  /** Sent without authentication. */
  readonly isPublic?: boolean
  /** Whether an error that usually asks for a retry is final here. */
  readonly isLastWord?: (problem: ProblemReply) => boolean
  /** Uses this token instead of the person's own. */
  readonly token?: string
}

/** A final response. */
export interface Final {
  readonly status: number
  /** `data` of a success. */
  readonly data: unknown
  readonly problem: ProblemReply | undefined
}

/** Addresses of the servers. */
export interface Reach {
  readonly addresses: readonly string[]
}

/** A user who retries unanswered requests, on any server that is up. */
export class Person {
  readonly dice: Dice
  readonly email = `${randomUUID()}@example.org`
  readonly password = 'acknowledged, never lost'
  #token = ''
  #refreshToken = ''
  readonly #reach: Reach
  readonly #network: string
  readonly #refreshes: Findings

  constructor(reach: Reach, refreshes: Findings, dice: Dice) {
    this.#reach = reach
    this.#refreshes = refreshes
    this.dice = dice
    this.#network = `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`
  }

  get token(): string {
    return this.#token
  }

  /** A random server. */
  anyAddress(): string {
    const { addresses } = this.#reach
    return addresses[this.dice.below(addresses.length)] ?? ''
  }

  /** Signs up. */
  async join(): Promise<void> {
    this.#take(await this.signUp(this.email))
  }

  /** Signs up with an address. */
  async signUp(email: string): Promise<AuthAnswer> {
    const body = { email, password: this.password, name: 'Ada' }
    const { status, data, problem } = await this.ask({ ...auth.register, body, isPublic: true })
    if (status !== 201) throw new Error(`a sign-up was refused: ${problem?.code}`)
    return AuthAnswer.parse(data)
  }

  /** Refreshes the token; if the sign-in has ended, records it as lost and signs in again. */
  async refresh(): Promise<void> {
    const body = { refreshToken: this.#refreshToken }
    const { status, data, problem } = await this.ask({ ...auth.refresh, body, isPublic: true })
    if (status === 200) {
      this.#refreshes.acknowledged += 1
      this.#take(AuthAnswer.parse(data))
      return
    }
    this.#refreshes.lost.push(`${new Date().toISOString()}: the sign-in of ${this.email} ended (${problem?.code})`)
    const login = { email: this.email, password: this.password }
    const answer = await this.ask({ ...auth.login, body: login, isPublic: true })
    if (answer.status === 200) this.#take(AuthAnswer.parse(answer.data))
  }

  /** Retries until the response is final. @throws {Unanswered} */
  async ask(call: Call): Promise<Final> {
    const giveUpAt = performance.now() + PATIENCE_MS
    let last = 'no connection'
    while (performance.now() < giveUpAt) {
      const final = await this.#attempt(this.anyAddress(), call).catch(() => undefined)
      if (final !== undefined && isFinal(final, call)) return final
      last = final === undefined ? last : `${final.status} ${final.problem?.code}`
      if (final?.status === 401 && call.isPublic !== true && call.token === undefined) await this.refresh()
      await delay(100 + this.dice.below(300))
    }
    throw new Unanswered(`${call.method} ${call.path}: ${last}`)
  }

  async #attempt(address: string, call: Call): Promise<Final | undefined> {
    const { method, path, body, form, key, isPublic } = call
    const headers = {
      'x-forwarded-for': this.#network,
      ...(isPublic === true ? {} : { authorization: `Bearer ${call.token ?? this.#token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const sent = form === undefined ? (body === undefined ? null : JSON.stringify(body)) : form()
    const signal = AbortSignal.timeout(ATTEMPT_MS)
    const answer = await fetch(address + path, { method, headers, body: sent, signal })
    const json: unknown = await answer.json()
    if (answer.ok) return { status: answer.status, data: Anything.parse(json).data, problem: undefined }
    return { status: answer.status, data: undefined, problem: ProblemReply.parse(json) }
  }

  #take(answer: AuthAnswer): void {
    this.#token = answer.token
    this.#refreshToken = answer.refreshToken ?? ''
  }
}

function isFinal({ status, problem }: Final, { isPublic, token, isLastWord }: Call): boolean {
  if (problem !== undefined && isLastWord?.(problem) === true) return true
  if (status >= 500 || status === 429) return false
  // a signed-in user refreshes the token and retries
  if (status === 401) return isPublic === true || token !== undefined
  return !AGAIN.has(problem?.code ?? '')
}
