import { ChatStreamEvent, type RouteDefinition, STREAM_HEARTBEAT_MS } from '@placard/contract'
import { createParser } from 'eventsource-parser'
import { safeParse } from 'zod/mini'
import type { OnChatEvent } from '../gateways/chat-gateway.ts'
import { refusalOf } from './answer.ts'
import { ApiError } from './api-error.ts'
import type { CallInput } from './client.ts'
import { asSignedIn, type Credentials } from './credentials.ts'
import { answerOf, fetched } from './fetched.ts'
import { apiMessages } from './messages.en.ts'
import { type RequestInput, requestFor } from './request.ts'

/** Heartbeat timeout: a stream without any data for this long is broken, whatever the state of its connection. */
const SILENCE_MS = 3 * STREAM_HEARTBEAT_MS
/** Longest line of a stream, in characters: an answer comes in small pieces, but its last event repeats it whole. */
const LONGEST_LINE = 8_000_000

export interface ChatStreamDependencies {
  readonly send: typeof fetch
  readonly credentials: Credentials
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>
  readonly newKey: () => string
}

/** The parameters of a stream's route, with its callback. */
export type StreamRequest<Route extends RouteDefinition> = Omit<CallInput<Route>, 'body'> & {
  readonly body?: unknown
  readonly onEvent: OnChatEvent
  readonly signal: AbortSignal
}

/**
 * Follows a stream of the chat. Resolves at the answer's end. @throws {ApiError} when it is refused or the connection
 * breaks.
 */
export type FollowStream = <Route extends RouteDefinition>(route: Route, request: StreamRequest<Route>) => Promise<void>

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

/** Reports the events of a body. @returns whether the answer's end was among them. */
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

/** Aborts a request whose heartbeat timed out; the user's own abort stays distinguishable. */
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

export function createChatStream({ send, credentials, headers, newKey }: ChatStreamDependencies): FollowStream {
  function ask(route: RouteDefinition, order: RequestInput, signal: AbortSignal): Promise<Response> {
    const request = requestFor(route, order, newKey)
    const known = { accept: 'text/event-stream', ...headers, ...request.headers }
    return asSignedIn(credentials, (bearer) => fetched(send, { ...request, headers: { ...known, ...bearer } }, signal))
  }

  return async (route, request) => {
    const { either, alive, stop } = watchSilence(request.signal)
    try {
      const answer = await ask(route, request, either)
      if (!answer.ok) throw refusalOf(await answerOf(answer), apiMessages.failed)
      const requestId = answer.headers.get('x-request-id') ?? undefined
      const tell: OnChatEvent = (event) => request.onEvent(event, requestId)
      const hasEnded = answer.body !== null && (await readEvents(answer.body, tell, alive))
      if (!hasEnded) throw new ApiError('unreachable', apiMessages.unreachable)
    } catch (cause) {
      if (request.signal.aborted) throw request.signal.reason
      if (cause instanceof ApiError) throw cause
      throw new ApiError('unreachable', apiMessages.unreachable, { cause })
    } finally {
      stop()
    }
  }
}
