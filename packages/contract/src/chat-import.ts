import * as z from 'zod/mini'
import { ChatMessage, Conversation } from './chat.ts'
import { defineRoute } from './route.ts'

/** Maximum number of messages in an imported conversation. */
export const CHAT_IMPORT_MAX_MESSAGES = 10_000
/** Limit of conversations in an account, above which imports are refused. */
export const CHAT_IMPORT_MAX_CONVERSATIONS = 5_000

/** Limit of JSON keys per message on average, its engine and a dozen sources included. */
const KEYS_A_MESSAGE = 60

/** A conversation from elsewhere, with all its branches, oldest message first. */
export const WholeConversation = z.strictObject({
  conversation: Conversation,
  messages: z.array(ChatMessage).check(z.minLength(1), z.maxLength(CHAT_IMPORT_MAX_MESSAGES)),
})
export type WholeConversation = z.infer<typeof WholeConversation>

/**
 * Result of an import. `kept`: something was added to the account; `already-kept`: all of it was there; `refused`:
 * nothing was imported. `hasGrown`: the conversation existed, and messages were added. `hasLostContext`: its context, a
 * debrief or a campaign, does not exist for its owner. `damaged`: a message refers to a parent that does not come
 * before it; `too-many`: the account's limit of conversations is reached; `no-room`: the plan's storage is full.
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

/** The call that imports a conversation of the demo, or of an export, into an account. */
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
