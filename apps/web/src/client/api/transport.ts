import type { RouteMethod } from '@placard/contract'

/** An outgoing request, complete. */
export type WireRequest = {
  readonly method: RouteMethod
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** A file, or a JSON value, or undefined when there is no body. */
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

/** A response. `body` is undefined when it was neither JSON nor a file; a file is a `Blob`. */
export type WireAnswer = {
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  /** The delay requested by the server, in ms. */
  readonly retryAfterMs?: number | undefined
}

/**
 * Sends a request to the server. The demo sends none: its host implements the gateways.
 * @throws {ApiError} `timeout` or `unreachable`; the signal's reason when the caller aborted.
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>
