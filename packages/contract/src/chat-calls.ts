import * as z from 'zod/mini'
import {
  ChatHit,
  ChatMessage,
  ChatSend,
  CONVERSATION_TYPES,
  Conversation,
  ConversationChange,
  ConversationDetail,
} from './chat.ts'
import { defineRoute } from './route.ts'

const conversation = z.strictObject({ conversationId: z.uuid() })
const answer = z.strictObject({ messageId: z.uuid() })
/** A conversation's messages, without an upper bound. */
const MESSAGES = { name: 'messages', most: Number.POSITIVE_INFINITY } as const
const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** How much of an answer was heard, in UTF-16 code units of its content. */
const HeardPart = z.strictObject({ heard: z.int().check(z.gte(0)) })

/** The secret part of a shared link. */
const token = z.string().check(z.regex(/^[\w-]{22,64}$/))

/**
 * The calls of the chat. `send`, `regenerate` and `proceed` answer with a stream of `ChatStreamEvent` when the caller
 * accepts `text/event-stream`; disconnecting does not stop the answer.
 */
export const chat = {
  send: defineRoute({
    method: 'POST',
    path: '/api/chat/send',
    permission: 'user',
    summary: 'Stores what the caller says and answers it, whole or as a stream.',
    body: ChatSend,
    reply: z.strictObject({ messageId: z.string(), response: z.string(), conversationId: z.string() }),
    idempotent: true,
    streams: true,
  }),
  regenerate: defineRoute({
    method: 'POST',
    path: '/api/chat/messages/:messageId/regenerate',
    permission: 'user',
    summary: 'Answers anew what an answer of the caller’s answered; the answer that was there stays beside it.',
    params: answer,
    bodyOptional: true,
    reply: ChatMessage,
    idempotent: true,
    streams: true,
  }),
  proceed: defineRoute({
    method: 'POST',
    path: '/api/chat/messages/:messageId/continue',
    permission: 'user',
    summary: 'Goes on with an answer that was stopped or interrupted.',
    params: answer,
    bodyOptional: true,
    reply: ChatMessage,
    idempotent: true,
    streams: true,
  }),
  stop: defineRoute({
    method: 'POST',
    path: '/api/chat/messages/:messageId/stop',
    permission: 'user',
    summary: 'Ends an answer of the caller’s where it is; one that has ended stays as it is.',
    params: answer,
    reply: ChatMessage,
  }),
  cut: defineRoute({
    method: 'POST',
    path: '/api/chat/messages/:messageId/cut',
    permission: 'user',
    summary: 'Keeps of an answer of the caller’s what was heard of it, never more; one being made ends.',
    params: answer,
    body: HeardPart,
    reply: ChatMessage,
  }),
  events: defineRoute({
    method: 'GET',
    path: '/api/chat/messages/:messageId/events',
    permission: 'user',
    summary: 'An answer of the caller’s from a position of its log on, as a stream, to its end.',
    params: answer,
    query: z.strictObject({ after: z.optional(z.coerce.number().check(z.int(), z.gte(0))) }),
    reply: ChatMessage,
    streams: true,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/chat/sessions',
    permission: 'user',
    summary: 'The caller’s conversations: pinned first, then by their last change.',
    query: z.strictObject({
      archived: z.optional(z.enum(['true', 'false'])),
      /** Only those of this project. */
      projectId: z.optional(z.uuid()),
      /** Only those that are held so. */
      type: z.optional(z.enum(CONVERSATION_TYPES)),
      /** Pagination cursor: the end of the page before. */
      before: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: z.strictObject({ conversations: z.array(Conversation), next: z.nullable(z.string()) }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/chat/sessions/:conversationId',
    permission: 'user',
    summary: 'One conversation of the caller’s with all its branches.',
    params: conversation,
    reply: ConversationDetail,
    longList: MESSAGES,
  }),
  change: defineRoute({
    method: 'PATCH',
    path: '/api/chat/sessions/:conversationId',
    permission: 'user',
    summary: 'Renames, pins, archives or settles a conversation of the caller’s, or shows another branch.',
    params: conversation,
    body: ConversationChange,
    reply: Conversation,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/chat/sessions/:conversationId',
    permission: 'user',
    summary: 'Removes a conversation; it can be restored for five minutes and is erased after them.',
    params: conversation,
    reply: z.strictObject({ restorableUntil: z.iso.datetime() }),
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/chat/sessions/:conversationId/restore',
    permission: 'user',
    summary: 'Brings back a conversation that was removed less than five minutes ago.',
    params: conversation,
    reply: Conversation,
  }),
  search: defineRoute({
    method: 'GET',
    path: '/api/chat/search',
    permission: 'user',
    summary: 'Searches the titles, messages and working papers of the caller’s conversations.',
    query: z.strictObject({ words: Words }),
    reply: z.array(ChatHit),
  }),
  share: defineRoute({
    method: 'POST',
    path: '/api/chat/sessions/:conversationId/share',
    permission: 'user',
    summary: 'Makes a link to a copy of the shown branch as it is now; a link made before ends.',
    params: conversation,
    reply: z.strictObject({ token }),
    status: 201,
  }),
  unshare: defineRoute({
    method: 'DELETE',
    path: '/api/chat/sessions/:conversationId/share',
    permission: 'user',
    summary: 'Ends the link to a conversation.',
    params: conversation,
    reply: z.strictObject({}),
  }),
  shared: defineRoute({
    method: 'GET',
    path: '/api/chat/shared/:token',
    permission: 'public',
    summary: 'The copy a link shows: title and messages, without who they are from.',
    params: z.strictObject({ token }),
    reply: z.strictObject({ title: z.string(), sharedAt: z.iso.datetime(), messages: z.array(ChatMessage) }),
    longList: MESSAGES,
  }),
} as const
