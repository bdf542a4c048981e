import { randomUUID } from 'node:crypto'
import { AuthAnswer, successReply } from '@placard/contract'
import type pg from 'pg'

/** Password of all accounts on the stage. */
export const STAGE_PASSWORD = 'measured twice, cut once'

/** A request with all that its route is given. */
export interface DearRequest {
  readonly token?: string | undefined
  /** What stands in the place of the address’s parameter. */
  readonly parameter?: string
  readonly query?: string
  /** Sent as JSON, unless it is bytes already. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A user with an account. */
export interface StagePerson {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly refreshToken: string
}

/** A server under measurement and its database, where what is measured on is put up. */
export class Stage {
  readonly address: string
  readonly db: pg.Pool
  #administrator: Promise<StagePerson> | undefined

  constructor(address: string, db: pg.Pool) {
    this.address = address
    this.db = db
  }

  /** Makes an account by the front door. */
  async person(): Promise<StagePerson> {
    const email = `${randomUUID()}@example.org`
    const body = { email, password: STAGE_PASSWORD, name: 'Ada', birthMonth: '1990-01' }
    const answer = await this.ask('POST', '/api/auth/register', { body })
    const { user, token, refreshToken = '' } = successReply(AuthAnswer).parse(JSON.parse(answer)).data
    return { id: user.id, email, token, refreshToken }
  }

  /** What was counted against limits is forgotten: it is dear requests that are measured, not refusals. */
  async forgetLimits(): Promise<void> {
    await this.db.query('delete from rate_counters')
  }

  /** The one administrator. */
  administrator(): Promise<StagePerson> {
    this.#administrator ??= this.person().then(async (person) => {
      await this.db.query(`update users set role = 'ADMIN' where id = $1`, [person.id])
      const body = { email: person.email, password: STAGE_PASSWORD }
      const answer = await this.ask('POST', '/api/auth/login', { body })
      return { ...person, token: successReply(AuthAnswer).parse(JSON.parse(answer)).data.token }
    })
    return this.#administrator
  }

  /** Sends a request and reads the answer whole. */
  async send(method: string, path: string, request: DearRequest): Promise<{ status: number; text: string }> {
    const { token, parameter, query, body, headers } = request
    const isRaw = body instanceof Uint8Array
    const address = path.replaceAll(/:\w+/g, parameter ?? randomUUID())
    const answer = await fetch(`${this.address}${address}${query === undefined ? '' : `?${query}`}`, {
      method,
      headers: {
        // as our own page sends it
        origin: this.address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: bodyOf(body),
    })
    return { status: answer.status, text: await answer.text() }
  }

  /** @returns the answer's text. @throws {Error} unless it was a success. */
  async ask(method: string, path: string, request: DearRequest = {}): Promise<string> {
    const { status, text } = await this.send(method, path, request)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`)
    return text
  }
}

function bodyOf(body: unknown): Uint8Array<ArrayBuffer> | string | null {
  if (body === undefined) return null
  return body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body)
}
