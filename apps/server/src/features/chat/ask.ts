import type { Accepted, Allowance, ChatDefaults, ChatHost, ChatStore, Sent } from '@placard/application'
import type { ChatContext, ChatMessage, ChatSend, ChatStreamEvent } from '@placard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerOnce } from '../../http/idempotency.ts'
import { problem } from '../../http/problems.ts'
import type { RunSearch } from '../../http/searching.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import type { SignedInUser } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'
import type { StorageGate } from '../../ports/storage-gate.ts'
import type { UsageGate } from '../../ports/usage-gate.ts'
import { wordsToday } from './daily-words.ts'
import type { EngineSources } from './engines.ts'
import { chatMessages } from './messages.en.ts'
import type { OpenStreams } from './open-streams.ts'
import type { SearchChats } from './search.ts'

/** Dependencies of the calls of the chat. */
export interface ChatCallDependencies extends Pick<Dependencies, 'db' | 'clock' | 'server'> {
  readonly host: ChatHost
  readonly store: ChatStore
  readonly search: SearchChats
  readonly searching: RunSearch
  readonly streams: OpenStreams
  readonly usage: UsageGate
  readonly storage: StorageGate
  readonly engines: EngineSources
  /** Whether a conversation's context exists for its owner. */
  readonly isThere: (userId: string, context: ChatContext) => Promise<boolean>
  /** Whether the user has a project. */
  readonly hasProject: (userId: string, projectId: string) => Promise<boolean>
  /** Checks the input before it is stored. @throws {Problem} for what is refused. */
  readonly watchInput: InputWatch
  /** The user's defaults for answers. */
  readonly defaultsOf: (userId: string) => Promise<ChatDefaults>
}

/** A request for an answer. */
export interface AskCall {
  readonly user: SignedInUser
  readonly idempotencyKey: string | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An answer that was begun, now or by an earlier request with the same key. */
interface Begun {
  readonly answer: ChatMessage
  readonly accepted: Extract<ChatStreamEvent, { kind: 'accepted' }>
  readonly isRepeat: boolean
}

type Perform = (allowance: Allowance) => Promise<Sent>

/**
 * Begins an answer in its caller's turn, once per idempotency key; `useKey` recognises a repeat where the request has
 * no key.
 */
export async function begin(
  dependencies: ChatCallDependencies,
  call: AskCall,
  useKey: string | undefined,
  perform: Perform,
): Promise<Begun> {
  const { request } = call
  return request.server.lanes.dear.run(request, () => begunOnce(dependencies, call, useKey, perform))
}

async function begunOnce(
  dependencies: ChatCallDependencies,
  call: AskCall,
  useKey: string | undefined,
  perform: Perform,
): Promise<Begun> {
  const { user, idempotencyKey: key, request, reply } = call
  if (key === undefined) return begunBy(await allowed(dependencies, call, useKey, perform))
  let begun: Begun | undefined
  const kept = await answerOnce(dependencies, { userId: user.id, key, request, reply }, async () => {
    begun = begunBy(await allowed(dependencies, call, key, perform))
    const { answer, message } = begun.accepted
    return { status: 200, body: { answerId: answer.id, messageId: message?.id ?? null } }
  })
  return begun ?? begunBefore(dependencies, user.id, kept.body)
}

/**
 * Removes a context and a project that do not exist for their sender: the message is answered all the same, and what is
 * another user's, missing or not over gives the same answer.
 */
export async function aboutWhatIsThere(
  { isThere, hasProject }: Pick<ChatCallDependencies, 'isThere' | 'hasProject'>,
  userId: string,
  { context, projectId, ...said }: ChatSend,
): Promise<ChatSend> {
  const isAbout = context !== undefined && (await isThere(userId, context))
  const isIn = projectId !== undefined && (await hasProject(userId, projectId))
  return { ...said, ...(isAbout && { context }), ...(isIn && { projectId }) }
}

/** Estimated bytes of a message with its answer, which is never cut for want of room. */
const ANSWERED_BYTES = 30_000

/** Runs the work where the caller has storage for it, with their word allowance. */
function allowed(
  dependencies: ChatCallDependencies,
  call: AskCall,
  key: string | undefined,
  perform: Perform,
): Promise<Extract<Accepted, { outcome: 'stored' }>> {
  return dependencies.storage.storing(call.user, ANSWERED_BYTES, () => performed(dependencies, call, key, perform))
}

/** Runs the work with the caller's allowance; what is not used is released. */
async function performed(
  { usage, ...parts }: ChatCallDependencies,
  { user, request }: AskCall,
  key: string | undefined,
  perform: Perform,
): Promise<Extract<Accepted, { outcome: 'stored' }>> {
  const timeZone = timeZoneOf(request)
  const words = await wordsToday({ ...parts, usage }, { user, timeZone })
  const { id } = await usage.reserve({ user, kind: 'ai', amount: 1, what: chatMessages.use, key, timeZone })
  try {
    return stored(await perform({ words, reservationId: id }))
  } catch (error) {
    await usage.release(user.id, id).catch(() => undefined)
    throw error
  }
}

/** @throws {Problem} for a refusal of the host. */
function stored(sent: Sent): Extract<Accepted, { outcome: 'stored' }> {
  switch (sent.outcome) {
    case 'stored':
      return sent
    case 'not-found':
      throw problem('not-found')
    case 'answering':
      throw problem('conflict', { message: chatMessages.answering })
    case 'empty':
      throw problem('validation-failed', {
        message: chatMessages.empty,
        fields: [{ field: 'message', rule: 'too-small' }],
      })
    case 'no-document':
      throw problem('validation-failed', {
        message: chatMessages.noDocument,
        fields: [{ field: 'attachmentIds', rule: 'not-found' }],
      })
    case 'no-words': {
      const { remaining } = sent
      const message = remaining === 0 ? chatMessages.wordLimitReached : chatMessages.wordsDoNotFit(remaining)
      throw problem('usage-limit-reached', { message })
    }
  }
}

function begunBy({ conversation, message, answer, isRepeat }: Extract<Accepted, { outcome: 'stored' }>): Begun {
  const said = message === undefined ? {} : { message }
  return { answer, isRepeat, accepted: { kind: 'accepted', conversation, ...said, answer } }
}

/** The answer that an earlier request with the same key began. */
async function begunBefore({ store }: ChatCallDependencies, userId: string, kept: unknown): Promise<Begun> {
  const { answerId, messageId } = idsIn(kept)
  const state = await store.eventsAfter(userId, answerId, Number.MAX_SAFE_INTEGER)
  if (state === undefined) throw problem('not-found')
  const { answer, conversation } = state
  const whole = messageId === null ? undefined : await store.read(userId, conversation.id)
  const message = whole?.messages.find(({ id }) => id === messageId)
  return begunBy({ outcome: 'stored', isRepeat: true, conversation, message, answer })
}

function idsIn(kept: unknown): { answerId: string; messageId: string | null } {
  const has = typeof kept === 'object' && kept !== null && 'answerId' in kept && 'messageId' in kept
  if (!has || typeof kept.answerId !== 'string') throw new TypeError('a kept answer names its message')
  return { answerId: kept.answerId, messageId: typeof kept.messageId === 'string' ? kept.messageId : null }
}

/** Whether the caller asks for a stream. */
export function wantsStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') === true
}

/**
 * Answers with the begun answer, whole or as a stream, and returns it as it ended. A repeat while the answer is still
 * being made is refused when it wants the whole, and follows the stream when it wants one.
 */
export async function answerTo(dependencies: ChatCallDependencies, call: AskCall, begun: Begun): Promise<ChatMessage> {
  const { answer } = begun
  if (wantsStream(call.request)) return streamed(dependencies, call, answer, 0, begun.accepted)
  if (answer.status !== 'answering') return answer
  if (begun.isRepeat) throw problem('idempotency-key-in-flight', { retryAfterSeconds: 1 })
  const order = { userId: call.user.id, messageId: answer.id, after: answer.seq }
  for await (const event of dependencies.host.follow(order, new AbortController().signal)) {
    if (event.kind === 'ended') return event.answer
  }
  throw problem('unavailable', { retryAfterSeconds: 1 })
}

/**
 * Streams an answer's log as it grows, until its end or until the client disconnects: the answer continues either way.
 */
export async function streamed(
  { host, streams }: ChatCallDependencies,
  { user, reply }: Pick<AskCall, 'user' | 'reply'>,
  answer: ChatMessage,
  after: number,
  first?: ChatStreamEvent,
): Promise<ChatMessage> {
  await streams.run({ user, reply }, async (stream, disconnected) => {
    try {
      if (first !== undefined) await stream.send(first)
      const order = { userId: user.id, messageId: answer.id, after }
      for await (const event of host.follow(order, disconnected)) if (!(await stream.send(event))) break
      stream.end()
    } catch (error) {
      // the status line is sent: closing the connection is all that remains
      reply.log.warn({ err: error }, 'a stream broke off')
      stream.cut()
    }
  })
  return answer
}
