import {
  ChatStreamEvent,
  ProblemReply,
  pathOf,
  type RouteDefinition,
  STREAM_HEARTBEAT_MS,
  TIME_ZONE_HEADER,
} from '@placard/contract'
import { createParser } from 'eventsource-parser'
import { safeParse } from 'zod/mini'
import type { OnChatEvent } from '../gateways/chat-gateway.ts'
import { ApiError } from './api-error.ts'
import { asSignedIn, type Credentials } from './client.ts'
import { apiMessages } from './messages.en.ts'
import { retryAfterMs } from './retry.ts'

/** A stream that shows no life for so long is broken, whatever the connection says. */
const SILENCE_MS = 3 * STREAM_HEARTBEAT_MS
/** Longest line of a stream, in characters: an answer comes in small pieces, its end holds it once more. */
const LONGEST_LINE = 8_000_000

export interface ChatStreamParts {
  readonly send: typeof fetch
  readonly credentials: Credentials
  readonly timeZone: string
}

export interface StreamOrder {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly key?: string
  readonly onEvent: OnChatEvent
  readonly signal: AbortSignal
}

/** Follows a stream of the chat. Resolves at the answer's end. @throws {ApiError} when it is refused or breaks off. */
export type FollowStream = (route: RouteDefinition, order: StreamOrder) => Promise<void>

async function refusalOf(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined)
  const problem = safeParse(ProblemReply, body)
  const about = { status: answer.status, retryAfterMs: retryAfterMs(answer.headers.get('retry-after')) }
  if (!problem.success) {
    return new ApiError('unreadable', apiMessages.httpStatus(answer.status, answer.statusText), about)
  }
  return new ApiError('refused', problem.data.error, { ...about, problem: problem.data })
}

function eventOf(data: string): ChatStreamEvent {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch (cause) {
    throw new ApiError('unreadable', apiMessages.unknown, { cause })
  }
  const event = safeParse(ChatStreamEvent, value)
  if (!event.success) throw new ApiError('unreadable', apiMessages.unknown, { cause: event.error })
  return event.data
}

/** Tells the events of a body. @returns whether the answer's end was among them. */
async function readEvents(body: ReadableStream<Uint8Array>, onEvent: OnChatEvent, alive: () => void): Promise<boolean> {
  let hasEnded = false
  const parser = createParser({
    maxBufferSize: LONGEST_LINE,
    onEvent: ({ data }) => {
      const event = eventOf(data)
      hasEnded ||= event.kind === 'ended'
      onEvent(event)
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    while (!hasEnded) {
      const { done, value } = await reader.read()
      if (done) break
      alive()
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
  return hasEnded
}

function requestOf(route: RouteDefinition, { params, query, body, key }: StreamOrder) {
  const asked = new URLSearchParams(query).toString()
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key !== undefined) headers['idempotency-key'] = key
  return {
    path: `${pathOf(route, params)}${asked === '' ? '' : `?${asked}`}`,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }
}

/** Ends a request that stays silent for too long, apart from the person's own wish to end it. */
function watchSilence(signal: AbortSignal) {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  alive()
  return { either: AbortSignal.any([signal, silence.signal]), alive, stop: () => clearTimeout(timer) }
}

export function createChatStream({ send, credentials, timeZone }: ChatStreamParts): FollowStream {
  function ask(route: RouteDefinition, order: StreamOrder, signal: AbortSignal): Promise<Response> {
    const { path, headers, body } = requestOf(route, order)
    return asSignedIn(credentials, (bearer) =>
      send(path, {
        ...{ method: route.method, body, signal, credentials: 'same-origin', cache: 'no-store' },
        headers: { ...headers, [TIME_ZONE_HEADER]: timeZone, ...bearer },
      }),
    )
  }

  return async (route, order) => {
    const { either, alive, stop } = watchSilence(order.signal)
    try {
      const answer = await ask(route, order, either)
      if (!answer.ok) throw await refusalOf(answer)
      const requestId = answer.headers.get('x-request-id') ?? undefined
      const tell: OnChatEvent = (event) => order.onEvent(event, requestId)
      const hasEnded = answer.body !== null && (await readEvents(answer.body, tell, alive))
      if (!hasEnded) throw new ApiError('unreachable', apiMessages.unreachable)
    } catch (cause) {
      if (order.signal.aborted) throw order.signal.reason
      if (cause instanceof ApiError) throw cause
      throw new ApiError('unreachable', apiMessages.unreachable, { cause })
    } finally {
      stop()
    }
  }
}
