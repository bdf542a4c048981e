import * as z from 'zod/mini'
import { AnswerEngine, ChatMessage, ChatSource, ChatSuggestions, Conversation } from './chat.ts'

const seq = z.int().check(z.gte(1))

const EVENTS = [
  z.strictObject({ kind: z.literal('engine'), seq, engine: AnswerEngine }),
  z.strictObject({ kind: z.literal('text'), seq, text: z.string() }),
  z.strictObject({ kind: z.literal('retract'), seq }),
  z.strictObject({ kind: z.literal('sources'), seq, sources: z.array(ChatSource) }),
  z.strictObject({ kind: z.literal('suggestions'), seq, suggestions: ChatSuggestions }),
] as const

/**
 * One event of an answer's log. Log positions count from 1 without gaps: a reader that has `seq` asks for what follows.
 * `engine`: this one begins. `text`: more of the answer. `retract`: discards the text so far, another engine starts
 * over. `sources`: the answer's sources. `suggestions`: messages that may follow it. The text of an answer is every `text` since the last `retract`, joined.
 */
export const AnswerEvent = z.discriminatedUnion('kind', EVENTS)
export type AnswerEvent = z.infer<typeof AnswerEvent>

/**
 * Server-sent events while an answer is made, with the kind as their name: first what was stored (to the sender only),
 * then the log, and finally the answer in its final form.
 */
export const ChatStreamEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accepted'),
    conversation: Conversation,
    /** The user's message; absent when an answer is regenerated or continued. */
    message: z.optional(ChatMessage),
    answer: ChatMessage,
  }),
  ...EVENTS,
  z.strictObject({ kind: z.literal('ended'), answer: ChatMessage, conversation: Conversation }),
])
export type ChatStreamEvent = z.infer<typeof ChatStreamEvent>

/** Heartbeat interval: a silent stream sends a comment line after this time; in ms. */
export const STREAM_HEARTBEAT_MS = 10_000
