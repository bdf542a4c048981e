import { ChatStreamEvent, type RouteDefinition, STREAM_HEARTBEAT_MS } from '@placard/contract'
import { createParser } from 'eventsource-parser'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
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

/** Receives every event of a stream in order, and the request id where there is one. */
type OnEvent<Event> = (event: Event, requestId?: string) => void

/** The parameters of a stream's route, with its callback. */
export type StreamRequest<Route extends RouteDefinition, Event> = Omit<CallInput<Route>, 'body'> & {
  readonly body?: unknown
  readonly onEvent: OnEvent<Event>
  readonly signal: AbortSignal
}

/**
 * Follows a stream. Resolves at the answer's end. @throws {ApiError} when it is refused or the connection breaks.
 */
export type FollowStream<Event = ChatStreamEvent> = <Route extends RouteDefinition>(
  route: Route,
  request: StreamRequest<Route, Event>,
) => Promise<void>

/** What a stream consists of. */
export interface StreamKind<Event> {
  readonly schema: z.ZodMiniType<Event>
  readonly isLast: (event: Event) => boolean
}

const CHAT: StreamKind<ChatStreamEvent> = { schema: ChatStreamEvent, isLast: ({ kind }) => kind === 'ended' }

function eventOf<Event>(data: string, schema: StreamKind<Event>['schema']): Event {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch (cause) {
    throw new ApiError('unreadable', apiMessages.unknown, { cause })
  }
  const event = safeParse(schema, value)
  if (!event.success) throw new ApiError('unreadable', apiMessages.unknown, { cause: event.error })
  return event.data
}

/** Reports the events of a body. @returns whether the answer's end was among them. */
async function readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  { schema, isLast }: StreamKind<Event>,
  onEvent: OnEvent<Event>,
  alive: () => void,
): Promise<boolean> {
  let hasEnded = false
  const parser = createParser({
    maxBufferSize: LONGEST_LINE,
    onEvent: ({ data }) => {
      const event = eventOf(data, schema)
      hasEnded ||= isLast(event)
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

export function createChatStream(dependencies: ChatStreamDependencies): FollowStream {
  return createStream(dependencies, CHAT)
}

export function createStream<Event>(
  { send, credentials, headers, newKey }: ChatStreamDependencies,
  kind: StreamKind<Event>,
): FollowStream<Event> {
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
      const tell: OnEvent<Event> = (event) => request.onEvent(event, requestId)
      const hasEnded = answer.body !== null && (await readEvents(answer.body, kind, tell, alive))
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
