import type { RouteDefinition, RoutePending, RouteReply } from '@placard/contract'
import { type input, safeParse, type ZodMiniType } from 'zod/mini'
import { dataOf } from './answer.ts'
import { ApiError } from './api-error.ts'
import { asSignedIn, type Credentials } from './credentials.ts'
import { apiMessages } from './messages.en.ts'
import { requestFor } from './request.ts'
import { isTemporary, MAX_ATTEMPTS, MAX_DELAY_MS, pause, retryDelayMs } from './retry.ts'
import type { Transport, WireAnswer, WireRequest } from './transport.ts'

type Part<Route, Name extends string> = Route extends { readonly [Key in Name]: infer Schema extends ZodMiniType }
  ? { readonly [Key in Name]: input<Schema> }
  : { readonly [Key in Name]?: undefined }

/** The parameters of a call: those its route has, and a signal to abort it. */
export type CallInput<Route extends RouteDefinition> = Part<Route, 'params'> &
  Part<Route, 'query'> &
  Part<Route, 'body'> & {
    readonly signal?: AbortSignal | undefined
    /**
     * Idempotency key: names one intention of the user, so that a retry does not repeat it. Generated when left out.
     */
    readonly idempotencyKey?: string | undefined
  }

/** The `data` of a route's response: the result or, where the route has that, its progress. */
export type RouteAnswer<Route extends RouteDefinition> = RouteReply<Route> | RoutePending<Route>

/**
 * Calls a route of the contract and returns the `data` of its response.
 * @throws {ApiError} when there is no data; the signal's reason when it was aborted.
 */
export type Call = <Route extends RouteDefinition>(route: Route, input: CallInput<Route>) => Promise<RouteAnswer<Route>>

export type SenderDependencies = {
  readonly transport: Transport
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly credentials?: Credentials
  readonly random: () => number
  readonly wait?: typeof pause
  /** Message of a refusal that has none. */
  readonly failed?: string
}

export type ApiClientDependencies = SenderDependencies & { readonly newKey: () => string }

/** Accepted: the result is still being made. */
const PENDING_STATUS = 202

type Arrived = { readonly status: number; readonly data: unknown }

type Read = { readonly success: boolean; readonly data?: unknown; readonly error?: unknown }

/** Type guard: the data has been parsed with the schema of its status. */
function isAnswerTo<Route extends RouteDefinition>(
  _route: Route,
  read: Read,
): read is { readonly success: true; readonly data: RouteAnswer<Route> } {
  return read.success
}

/** Sends requests, retries where that may help, and returns the `data` of their responses. Throws as `Call` does. */
export function createSender(dependencies: SenderDependencies) {
  const { transport, headers, credentials, random, wait = pause, failed = apiMessages.failed } = dependencies

  function sendOnce(route: RouteDefinition, bare: WireRequest): Promise<WireAnswer> {
    const request = { ...bare, headers: { ...headers, ...bare.headers } }
    const isAnonymous = route.permission === 'public' && route.tellsCaller !== true
    if (credentials === undefined || isAnonymous) return transport(request)
    return asSignedIn(credentials, (bearer) => transport({ ...request, headers: { ...request.headers, ...bearer } }))
  }

  async function attempt(route: RouteDefinition, request: WireRequest, number = 1): Promise<Arrived> {
    try {
      const answer = await sendOnce(route, request)
      return { status: answer.status, data: dataOf(route, answer, failed) }
    } catch (error) {
      // A write is only retried under an idempotency key, else it could happen twice.
      const mayRepeat = route.method === 'GET' || route.idempotent === true
      if (!mayRepeat || number >= MAX_ATTEMPTS || !isTemporary(error)) throw error
      const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
      if (asked > MAX_DELAY_MS) throw error
      await wait(Math.max(asked, retryDelayMs(request.path, number, random)), request.signal)
      return attempt(route, request, number + 1)
    }
  }

  return async function send<Route extends RouteDefinition>(
    route: Route,
    request: WireRequest,
  ): Promise<RouteAnswer<Route>> {
    const { status, data } = await attempt(route, request)
    const schema = status === PENDING_STATUS ? (route.pendingReply ?? route.reply) : route.reply
    const read = safeParse(schema, data)
    if (!isAnswerTo(route, read)) throw new ApiError('unreadable', apiMessages.unknown, { cause: read.error })
    return read.data
  }
}

export function createApiClient({ newKey, ...parts }: ApiClientDependencies): Call {
  const send = createSender(parts)
  return (route, input) => send(route, requestFor(route, input, newKey))
}
