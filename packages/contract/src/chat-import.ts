import * as z from 'zod/mini'
import { ChatMessage, Conversation } from './chat.ts'
import { defineRoute } from './route.ts'

/** Most messages of one conversation that moves into an account. */
export const CHAT_IMPORT_MAX_MESSAGES = 10_000
/** Most conversations an account may hold when another is to move in. */
export const CHAT_IMPORT_MAX_CONVERSATIONS = 5_000

/** Most keys a message has on average, its engine and a dozen sources included. */
const KEYS_A_MESSAGE = 60

/** A conversation kept elsewhere, with all its branches, oldest message first. */
export const WholeConversation = z.strictObject({
  conversation: Conversation,
  messages: z.array(ChatMessage).check(z.minLength(1), z.maxLength(CHAT_IMPORT_MAX_MESSAGES)),
})
export type WholeConversation = z.infer<typeof WholeConversation>

/**
 * `kept`: something of it is in the account now that was not before; `already-kept`: all of it was there; `refused`: none of
 * it was taken. `hasGrown`: it was there, and something was added to it. `hasLostContext`: what it was about, a debrief or a
 * campaign, is not there for its owner. `damaged`: a message follows one that does not come before it; `too-many`: the
 * account holds as many as it may; `no-room`: its plan stores no more.
 */
export const ChatImportReceipt = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('kept'),
    conversationId: z.string(),
    hasGrown: z.optional(z.literal(true)),
    hasLostContext: z.optional(z.literal(true)),
  }),
  z.strictObject({ outcome: z.literal('already-kept'), conversationId: z.string() }),
  z.strictObject({ outcome: z.literal('refused'), fault: z.enum(['damaged', 'too-many', 'no-room']) }),
])
export type ChatImportReceipt = z.infer<typeof ChatImportReceipt>

/** The call by which a conversation of the demo, or of an export, moves into an account. */
export const chatImport = {
  conversation: defineRoute({
    method: 'POST',
    path: '/api/chat/import',
    permission: 'user',
    summary: 'Takes a conversation into the caller’s account; sent again, only what is new of it is added.',
    body: WholeConversation,
    reply: ChatImportReceipt,
    idempotent: true,
    bodyLimitBytes: 10_000_000,
    longList: { name: 'messages', most: CHAT_IMPORT_MAX_MESSAGES },
    bodyMaxKeys: CHAT_IMPORT_MAX_MESSAGES * KEYS_A_MESSAGE,
  }),
} as const
