import type { RouteMethod } from '@placard/contract'

/** One call on its way out, already filled in. */
export type WireRequest = {
  readonly method: RouteMethod
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** A JSON value, or undefined when there is no body. */
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

/** What came back. `body` is undefined when it was not JSON. */
export type WireAnswer = {
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  /** The wait the server asked for, in ms. */
  readonly retryAfterMs?: number | undefined
}

/**
 * Carries a call to the server. The demo asks none: its host implements the gateways.
 * @throws {ApiError} `timeout` or `unreachable`; the signal's reason when the caller aborted.
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>
