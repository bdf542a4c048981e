import * as z from 'zod/mini'
import { ChatMessage, Conversation } from './chat.ts'
import { HEARING_PROVIDERS } from './hearing.ts'
import { SPEECH_PROVIDERS, SPEECH_TYPES } from './voices.ts'

const position = z.int().check(z.gte(0))
/** Who answers: the assistant. */
const role = z.literal('assistant')
/** The delegate who answers in a session; the assistant is none. */
const stakeholderId = z.null()

/** A spoken question and its spoken answer, both stored as messages of a conversation. */
export const Conversed = z.strictObject({
  transcript: z.string(),
  /** The answer as one sound file, base64; empty where nothing of it was spoken. */
  replyAudioBase64: z.string(),
  role,
  stakeholderId,
  mediaType: z.nullable(z.enum(SPEECH_TYPES)),
  reply: z.string(),
  conversationId: z.uuid(),
  messageId: z.uuid(),
  /** A sentence for the person where the answer was not spoken, or not to its end. */
  notice: z.nullable(z.string()),
})
export type Conversed = z.infer<typeof Conversed>

/**
 * Server-sent events of a spoken answer, with the kind as their name. `transcript`: the words of the recording, stored
 * as a message. `text-delta`: text of the answer that goes in at `at`, in place of all that stood there; 0 begins anew.
 * `audio`: the next piece of it as a sound file of its own; whoever has heard it has heard the answer up to `upTo`.
 * `done`: the answer as it is stored. `error`: there is none. Positions are UTF-16 code units of the answer's content.
 */
export const ConverseEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('transcript'),
    text: z.string(),
    confidence: z.nullable(z.number()),
    provider: z.enum(HEARING_PROVIDERS),
    conversation: Conversation,
    message: ChatMessage,
    /** The answer, still empty. */
    answer: ChatMessage,
  }),
  z.strictObject({ kind: z.literal('text-delta'), at: position, text: z.string() }),
  z.strictObject({
    kind: z.literal('audio'),
    audioData: z.string(),
    mediaType: z.enum(SPEECH_TYPES),
    provider: z.enum(SPEECH_PROVIDERS),
    /** The words of this piece, as they are spoken. */
    spoken: z.string(),
    upTo: position,
  }),
  z.strictObject({
    kind: z.literal('done'),
    role,
    stakeholderId,
    answer: ChatMessage,
    conversation: Conversation,
    notice: z.nullable(z.string()),
  }),
  z.strictObject({
    kind: z.literal('error'),
    code: z.enum(['rate-limited', 'unavailable']),
    error: z.string(),
  }),
])
export type ConverseEvent = z.infer<typeof ConverseEvent>
