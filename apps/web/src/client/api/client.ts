import { ProblemReply, pathOf, type RouteDefinition, type RoutePending, type RouteReply } from '@placard/contract'
import { type input, safeParse, type ZodMiniType } from 'zod/mini'
import { ApiError } from './api-error.ts'
import { apiMessages } from './messages.en.ts'
import { isTemporary, MAX_ATTEMPTS, MAX_DELAY_MS, pause, retryDelayMs } from './retry.ts'
import type { Transport, WireAnswer, WireRequest } from './transport.ts'

type Part<Route, Name extends string> = Route extends { readonly [Key in Name]: infer Schema extends ZodMiniType }
  ? { readonly [Key in Name]: input<Schema> }
  : { readonly [Key in Name]?: undefined }

/** What a route is called with: the parts it names, and a signal to stop waiting. */
export type CallInput<Route extends RouteDefinition> = Part<Route, 'params'> &
  Part<Route, 'query'> &
  Part<Route, 'body'> & {
    readonly signal?: AbortSignal | undefined
    /** Names one intention of the person, so that sending it again does not do it twice. Made up when left out. */
    readonly idempotencyKey?: string | undefined
  }

/** The `data` a route answers with: what was asked for or, where the route has that, how far the making of it is. */
export type RouteAnswer<Route extends RouteDefinition> = RouteReply<Route> | RoutePending<Route>

/**
 * Calls a route of the contract and gives the `data` of its answer.
 * @throws {ApiError} when there is no data; the signal's reason when it was aborted.
 */
export type Call = <Route extends RouteDefinition>(route: Route, input: CallInput<Route>) => Promise<RouteAnswer<Route>>

/** Who is calling. `refresh` gets a new token after a 401 and gives undefined when there is none to be had. */
export type Credentials = {
  readonly token: () => string | undefined
  readonly refresh: (rejected: string) => Promise<string | undefined>
}

export type SenderParts = {
  readonly transport: Transport
  readonly credentials?: Credentials
  readonly random: () => number
  readonly wait?: typeof pause
  /** What is said of a refusal that says nothing itself. */
  readonly failed?: string
}

export type ApiClientParts = SenderParts & { readonly newKey: () => string }

type LooseInput = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
}

function plainEntries(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]): [string, string][] =>
    part === undefined ? [] : [[name, String(part)]],
  )
}

/** The header by which a route that knows repeats is told one. */
export function keyHeader({ idempotent }: RouteDefinition, newKey: () => string): Readonly<Record<string, string>> {
  return idempotent === true ? { 'idempotency-key': newKey() } : {}
}

function requestFor(route: RouteDefinition, input: LooseInput, newKey: () => string): WireRequest {
  const query = new URLSearchParams(plainEntries(input.query)).toString()
  const path = pathOf(route, Object.fromEntries(plainEntries(input.params)))
  return {
    method: route.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: keyHeader(route, () => input.idempotencyKey ?? newKey()),
    body: input.body,
    signal: input.signal,
  }
}

/** What a failed answer says of itself: its `error`, else its `message`, else that it failed. */
function errorText(body: unknown, failed: string): string {
  if (typeof body !== 'object' || body === null) return failed
  const texts = [Reflect.get(body, 'error'), Reflect.get(body, 'message')]
  return texts.find((text) => typeof text === 'string' && text !== '') ?? failed
}

/** The `data` of an answer, or the whole of it where it has none; or the error it means. */
function dataOf(route: RouteDefinition, answer: WireAnswer, failed: string): unknown {
  const { status, statusText, body, retryAfterMs } = answer
  if (status >= 200 && status < 300 && body !== undefined) {
    const hasData = typeof body === 'object' && body !== null && 'data' in body
    return hasData && route.plain !== true ? body.data : body
  }
  const problem = safeParse(ProblemReply, body)
  if (problem.success) {
    throw new ApiError('refused', problem.data.error || failed, { status, problem: problem.data, retryAfterMs })
  }
  const text = body === undefined ? apiMessages.httpStatus(status, statusText) : errorText(body, failed)
  throw new ApiError('unreadable', text, { status, retryAfterMs })
}

/** Sends as whoever is signed in, and after a 401 once more with a new token where there is one to be had. */
export async function asSignedIn<Answer extends { readonly status: number }>(
  credentials: Credentials,
  send: (bearer: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const withToken = (token: string | undefined) => send(token === undefined ? {} : { authorization: `Bearer ${token}` })
  const token = credentials.token()
  const answer = await withToken(token)
  if (answer.status !== 401 || token === undefined) return answer
  const renewed = await credentials.refresh(token)
  return renewed === undefined ? answer : withToken(renewed)
}

/** The answer to something that is still being made. */
const PENDING_STATUS = 202

type Arrived = { readonly status: number; readonly data: unknown }

type Read = { readonly success: boolean; readonly data?: unknown; readonly error?: unknown }

/** What the schema that goes with the status has let through is what the route answers. */
function isAnswerTo<Route extends RouteDefinition>(
  _route: Route,
  read: Read,
): read is { readonly success: true; readonly data: RouteAnswer<Route> } {
  return read.success
}

/** Sends filled-in requests, again where that may help, and gives the `data` of their answers. Throws as `Call` does. */
export function createSender(parts: SenderParts) {
  const { transport, credentials, random, wait = pause, failed = apiMessages.failed } = parts

  function sendOnce(route: RouteDefinition, request: WireRequest): Promise<WireAnswer> {
    const isAnonymous = route.permission === 'public' && route.tellsCaller !== true
    if (credentials === undefined || isAnonymous) return transport(request)
    return asSignedIn(credentials, (bearer) => transport({ ...request, headers: { ...request.headers, ...bearer } }))
  }

  async function attempt(route: RouteDefinition, request: WireRequest, number = 1): Promise<Arrived> {
    try {
      const answer = await sendOnce(route, request)
      return { status: answer.status, data: dataOf(route, answer, failed) }
    } catch (error) {
      // A write is only sent again under a key, else it could happen twice.
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

export function createApiClient({ newKey, ...parts }: ApiClientParts): Call {
  const send = createSender(parts)
  return (route, input) => send(route, requestFor(route, input, newKey))
}
