import * as z from 'zod/mini'
import { AnswerEngine, ChatMessage, ChatSource, Conversation } from './chat.ts'

const seq = z.int().check(z.gte(1))

const EVENTS = [
  z.strictObject({ kind: z.literal('engine'), seq, engine: AnswerEngine }),
  z.strictObject({ kind: z.literal('text'), seq, text: z.string() }),
  z.strictObject({ kind: z.literal('retract'), seq }),
  z.strictObject({ kind: z.literal('sources'), seq, sources: z.array(ChatSource) }),
] as const

/**
 * One line of an answer's log. Its position counts from 1 without a gap: a reader that has `seq` asks for what comes after.
 * `engine`: this one begins. `text`: more of the answer. `retract`: what came so far does not count, another engine starts
 * anew. `sources`: what it rests on. The text of an answer is every `text` since the last `retract`, joined.
 */
export const AnswerEvent = z.discriminatedUnion('kind', EVENTS)
export type AnswerEvent = z.infer<typeof AnswerEvent>

/**
 * What a page is told while an answer is made, as server-sent events with the kind as their name: first what was
 * stored (only to the one who sent), then the log, and at last the answer as it stands.
 */
export const ChatStreamEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accepted'),
    conversation: Conversation,
    /** What the person sent; left out when an answer is made anew or goes on. */
    message: z.optional(ChatMessage),
    answer: ChatMessage,
  }),
  ...EVENTS,
  z.strictObject({ kind: z.literal('ended'), answer: ChatMessage, conversation: Conversation }),
])
export type ChatStreamEvent = z.infer<typeof ChatStreamEvent>

/** How long a stream may be silent before it shows that it lives, by a comment line; in ms. */
export const STREAM_HEARTBEAT_MS = 10_000
