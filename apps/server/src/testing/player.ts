import {
  CommandAnswer,
  ProblemReply,
  type SessionCommand,
  SessionDetail,
  SessionSummary,
  type StartSession,
  successReply,
} from '@placard/contract'
import * as z from 'zod/mini'
import type { App } from '../http/app.ts'

const Saved = z.strictObject({ saved: z.literal(true), seq: z.number() })

/** What a call answered: its data, or the problem. */
export interface Answered<Data> {
  readonly status: number
  readonly data: Data | undefined
  readonly problem: ProblemReply | undefined
}

/** Sends JSON to a server and parses what comes back by the contract. */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  request: { readonly body?: unknown; readonly key?: string | undefined },
) => Promise<{ readonly status: number; readonly json: unknown }>

/** A signed-in person who plays by the calls of the contract. */
export class Player {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** A person at a server that listens. */
  static at(address: string, token: string): Player {
    return new Player(async (method, path, { body, key }) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      }
      const answer = await fetch(address + path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      })
      return { status: answer.status, json: await answer.json() }
    })
  }

  /** A person at a server that does not listen. */
  static inside(app: App, token: string): Player {
    return new Player(async (method, url, { body, key }) => {
      const headers = { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) }
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const answer = await app.inject({ method, url, headers: { ...headers, ...type }, ...payload })
      return { status: answer.statusCode, json: answer.json() }
    })
  }

  async start(
    body: Partial<StartSession> & Record<string, unknown> = {},
    key?: string,
  ): Promise<Answered<SessionDetail>> {
    const whole = { campaignId: 'climate-crisis-summit', country: 'KEN', draw: { seed: 7 }, ...body }
    return this.#call(successReply(SessionDetail), 'POST', '/api/sessions/campaign', { body: whole, key })
  }

  /** Opens a session. @returns its id. */
  async open(body: Partial<StartSession> = {}): Promise<string> {
    const { data, problem } = await this.start(body)
    if (data === undefined) throw new Error(JSON.stringify(problem))
    return data.session.id
  }

  async get(sessionId: string, after = 0): Promise<Answered<SessionDetail>> {
    return this.#call(successReply(SessionDetail), 'GET', `/api/sessions/campaign/${sessionId}?after=${after}`, {})
  }

  async command(sessionId: string, body: SessionCommand, key?: string): Promise<Answered<CommandAnswer>> {
    const path = `/api/sessions/campaign/${sessionId}/commands`
    return this.#call(successReply(CommandAnswer), 'POST', path, { body, key })
  }

  async save(sessionId: string): Promise<Answered<{ saved: true; seq: number }>> {
    return this.#call(successReply(Saved), 'POST', '/api/sessions/campaign/save', { body: { sessionId } })
  }

  async history(): Promise<Answered<SessionSummary[]>> {
    return this.#call(successReply(z.array(SessionSummary)), 'GET', '/api/sessions/campaign/history', {})
  }

  async #call<Data>(
    schema: { parse(value: unknown): { data: Data } },
    method: 'GET' | 'POST',
    path: string,
    request: { readonly body?: unknown; readonly key?: string | undefined },
  ): Promise<Answered<Data>> {
    const { status, json } = await this.#send(method, path, request)
    if (status < 400) return { status, data: schema.parse(json).data, problem: undefined }
    return { status, data: undefined, problem: ProblemReply.parse(json) }
  }
}
