import { PERSONALITIES } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { ATTACHMENTS_A_MESSAGE } from './attachment-limits.ts'
import { ChatAttachment } from './attachments.ts'
import { DrillContext } from './drill.ts'
import { AUTOMATIC, EngineChoice, MODEL_PROVIDERS } from './engine-choice.ts'
import { MAX_TOKENS, TEMPERATURE } from './settings.ts'

/** Maximum length of a user's message, in UTF-16 code units. */
export const CHAT_MESSAGE_MAX_LENGTH = 4000
/** Maximum length of a conversation's title, in UTF-16 code units. */
export const CHAT_TITLE_MAX_LENGTH = 120
/** Maximum length of the custom instructions of a conversation, in UTF-16 code units. */
export const CHAT_INSTRUCTIONS_MAX_LENGTH = 2000
/** Page size of the list of conversations. */
export const CONVERSATIONS_A_PAGE = 50
/** Maximum number of search hits. */
export const CHAT_HITS_MAX = 50
/** Seconds within which a removed conversation can be restored. */
export const RESTORE_WITHIN_SECONDS = 300
/** Range of the speech speed of an answer. */
export const ANSWER_SPEED = { least: 0.5, most: 2 } as const

/**
 * Where an answer was made: `cloud` a vendor's service, `own-server` a model the operator runs, `built-in` no model,
 * `own-key` a vendor's service with the user's key, `own-computer` a model server on the user's computer, `device` the
 * browser's own model, `elsewhere` another product, imported from its export.
 */
export const ENGINE_PLACES = [
  'cloud',
  'own-server',
  'built-in',
  'own-key',
  'own-computer',
  'device',
  'elsewhere',
] as const
/** Whether a language model answers there, whoever runs it. */
export function isModelPlace(place: (typeof ENGINE_PLACES)[number]): boolean {
  return place !== 'built-in' && place !== 'elsewhere'
}

/** Where an answer costs whoever runs the server something, and so counts towards what its user may use. */
export function isPaidByOperator(place: (typeof ENGINE_PLACES)[number]): boolean {
  return place === 'cloud' || place === 'own-server'
}

/** Products whose exports can be imported. */
export const CHAT_ORIGINS = ['chatgpt', 'claude', 'librechat', 'open-webui'] as const
export type ChatOrigin = (typeof CHAT_ORIGINS)[number]
/** Providers of answers: those of language models, the built-in assistant, and the browser's Prompt API. */
export const ANSWER_PROVIDERS = [...MODEL_PROVIDERS, 'embedded', 'prompt-api'] as const

/**
 * Why an answer failed or was interrupted. `unavailable`: no provider could answer; `quota`: the vendor's quota is used
 * up; `rate-limited`: the vendor's rate limit; `key-refused`: the vendor rejects the API key; `blocked`: the model
 * declined; `empty`: it returned no text; `lost`: the server that was writing it ended; `too-long`: the conversation
 * exceeds what the model can read; `bad-request`: the model rejects this request; `slow`: the model kept silent for too
 * long; `cut`: the answer reached its length limit; `withdrawn`: an administrator has withdrawn the chosen model;
 * `withheld`: the user has nothing sent to services outside the server; `no-engine`: no model is set up or allowed, and the built-in assistant was taken out.
 */
export const ANSWER_FAULTS = [
  'unavailable',
  'quota',
  'rate-limited',
  'key-refused',
  'blocked',
  'empty',
  'lost',
  'too-long',
  'bad-request',
  'slow',
  'cut',
  'withdrawn',
  'withheld',
  'no-engine',
] as const
export type AnswerFault = (typeof ANSWER_FAULTS)[number]

/** The engine of an answer: of several that tried, the one that ended it. */
export const AnswerEngine = z.strictObject({
  /** The provider; the member's name dates from the first version of the wire format. */
  rung: z.enum(ANSWER_PROVIDERS),
  /** The model's configured name; empty for the built-in assistant. */
  model: z.string().check(z.maxLength(200)),
  place: z.enum(ENGINE_PLACES),
  /** Version of the prompt, or of the built-in assistant's knowledge base, that produced the answer. */
  promptVersion: z.string().check(z.maxLength(64)),
  /** For an imported answer, the product; its `rung` is then the interface by which such models are usually called. */
  origin: z.optional(z.enum(CHAT_ORIGINS)),
  /** Of the engines asked before this one, the first, and why it did not end the answer. */
  insteadOf: z.optional(
    z.strictObject({
      rung: z.enum(ANSWER_PROVIDERS),
      model: z.string().check(z.maxLength(200)),
      fault: z.enum(ANSWER_FAULTS),
    }),
  ),
})
export type AnswerEngine = z.infer<typeof AnswerEngine>

/** A source of an answer. */
export const ChatSource = z.strictObject({
  kind: z.enum(['guide', 'procedure', 'campaign', 'country', 'roll-call', 'context', 'debate', 'attachment', 'topic']),
  /** Id of the entry among those of its kind. */
  id: z.string().check(z.maxLength(200)),
  title: z.string().check(z.maxLength(300)),
  /** The number under which a model’s answer cites it: 2 for “[2]”. */
  number: z.optional(z.int().check(z.gte(1))),
  /** For a document: how much of it was read for the answer, in UTF-16 code units. */
  read: z.optional(z.strictObject({ length: z.int().check(z.gte(0)), of: z.int().check(z.gte(0)) })),
})
export type ChatSource = z.infer<typeof ChatSource>

/** Maximum number of next messages that an answer suggests. */
export const SUGGESTIONS_AN_ANSWER = 3
/** Maximum length of a suggested message, in UTF-16 code units. */
export const SUGGESTION_MAX_LENGTH = 80
/** Messages that the user may want to send next, as they would be sent; the best one first. */
export const ChatSuggestions = z
  .array(z.string().check(z.maxLength(SUGGESTION_MAX_LENGTH), z.regex(/\S/)))
  .check(z.maxLength(SUGGESTIONS_AN_ANSWER))

/**
 * Status of a message. A user's is `complete`. An answer is `answering` until it is `complete`, `stopped` by its user,
 * `interrupted` by a fault that left a partial text (it can be continued), or `failed` without any text.
 */
export const MESSAGE_STATUSES = ['complete', 'answering', 'stopped', 'interrupted', 'failed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** How a conversation is held: written, or spoken and heard. Either can be gone on with in the other way. */
export const CONVERSATION_TYPES = ['chat', 'voice'] as const
export type ConversationType = (typeof CONVERSATION_TYPES)[number]

const id = z.uuid()
const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))

/**
 * One message. Messages of a conversation form a tree: an edit or a regenerated answer is a sibling of what it
 * replaces.
 */
export const ChatMessage = z.strictObject({
  id,
  conversationId: id,
  /** The message it follows; null for a first message of the conversation. */
  parentId: z.nullable(id),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  status: z.enum(MESSAGE_STATUSES),
  /** Present on an answer once an engine has begun it. */
  engine: z.optional(AnswerEngine),
  sources: z.optional(z.array(ChatSource)),
  suggestions: z.optional(ChatSuggestions),
  /** Documents attached to a user's message. */
  attachments: z.optional(z.array(ChatAttachment).check(z.maxLength(ATTACHMENTS_A_MESSAGE))),
  /** Present on an answer that failed or was interrupted. */
  fault: z.optional(z.enum(ANSWER_FAULTS)),
  /** Position of the last event of the answer's log that is contained in `content`; 0 for a user's message. */
  seq: count,
  /** Imported from a file or a demo: author and time are unverified claims of the sender. */
  isImported: z.optional(z.literal(true)),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Context of a conversation beside its messages. */
export const ChatContext = z.discriminatedUnion('kind', [
  /** The public dossier of a campaign of the catalogue. */
  z.strictObject({ kind: z.literal('campaign'), campaignId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  /** The record of one of the user's own concluded sessions. */
  z.strictObject({ kind: z.literal('debrief'), sessionId: id }),
  /** The conversation is a debate drill. */
  DrillContext,
])
export type ChatContext = z.infer<typeof ChatContext>
/** A context that refers to something whose facts are looked up. */
export type NamedContext = Exclude<ChatContext, DrillContext>

/** A conversation in a list. */
export const Conversation = z.strictObject({
  id,
  title: z.string(),
  /** How it was begun; it never changes. */
  type: z._default(z.enum(CONVERSATION_TYPES), 'chat'),
  /** The stance the assistant argues with. */
  mode: z.enum(PERSONALITIES),
  instructions: z.string(),
  context: z.nullable(ChatContext),
  engineChoice: z._default(EngineChoice, AUTOMATIC),
  /** The project that it belongs to. One that was removed is named until it is erased. */
  projectId: z._default(z.nullable(id), null),
  /** The last message of the branch that is shown; null when there is none. */
  leafId: z.nullable(id),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** Whether a link shares a copy of it. */
  isShared: z.boolean(),
  /** The answer being made; null when there is none. */
  answeringId: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
})
export type Conversation = z.infer<typeof Conversation>

/** A conversation with all branches, oldest message first. */
export const ConversationDetail = z.strictObject({ conversation: Conversation, messages: z.array(ChatMessage) })
export type ConversationDetail = z.infer<typeof ConversationDetail>

/** A partial update of a conversation. */
export const ConversationChange = z.strictObject({
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_TITLE_MAX_LENGTH))),
  mode: z.optional(z.enum(PERSONALITIES)),
  instructions: z.optional(z.string().check(z.trim(), z.maxLength(CHAT_INSTRUCTIONS_MAX_LENGTH))),
  context: z.optional(z.nullable(ChatContext)),
  engineChoice: z.optional(EngineChoice),
  /** A project of the user's; null takes the conversation out of its project. */
  projectId: z.optional(z.nullable(id)),
  /** Shows the branch that ends with this message. */
  leafId: z.optional(id),
  isPinned: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
})
export type ConversationChange = z.infer<typeof ConversationChange>

/** Most recordings of one message; a speech that pauses more often is played from its beginning to there. */
export const RECORDINGS_A_MESSAGE = 20

/**
 * A request to send a message. Without a conversation a new one begins, under the id that the sender gives or a new
 * one. `parentId` is the message it follows, null for a new beginning; by default the end of the shown branch.
 */
export const ChatSend = z.strictObject({
  message: z.string().check(z.maxLength(CHAT_MESSAGE_MAX_LENGTH), z.regex(/\S/)),
  conversationId: z.optional(id),
  parentId: z.optional(z.nullable(id)),
  /** Idempotency key made by the client; a message sent again under the same id is stored once. */
  clientId: z.optional(id),
  /** Attached documents: uploaded and not sent yet, or of this conversation. */
  attachmentIds: z.optional(z.array(id).check(z.maxLength(ATTACHMENTS_A_MESSAGE))),
  /** The kept recordings of which this is what was heard: several where a speech was given in parts. */
  recordingIds: z.optional(z.array(id).check(z.maxLength(RECORDINGS_A_MESSAGE))),
  /** How a new conversation is held; a written one by default. That of an existing one is kept. */
  type: z.optional(z.enum(CONVERSATION_TYPES)),
  mode: z.optional(z.enum(PERSONALITIES)),
  context: z.optional(ChatContext),
  /** What answers a new conversation; that of an existing one is kept. */
  engineChoice: z.optional(EngineChoice),
  /** The project of a new conversation; that of an existing one is kept. */
  projectId: z.optional(id),
  temperature: z.optional(z.number().check(z.gte(TEMPERATURE.least), z.lte(TEMPERATURE.most))),
  maxTokens: z.optional(z.int().check(z.gte(MAX_TOKENS.least), z.lte(MAX_TOKENS.most))),
  /** Custom instructions for a new conversation; those of an existing one are kept. */
  systemPrompt: z.optional(z.string().check(z.maxLength(CHAT_INSTRUCTIONS_MAX_LENGTH))),
  speechSpeed: z.optional(z.number().check(z.gte(ANSWER_SPEED.least), z.lte(ANSWER_SPEED.most))),
})
export type ChatSend = z.infer<typeof ChatSend>

/** A search hit. The match is marked by U+E000 and U+E001, which do not occur otherwise. */
export const ChatHit = z.strictObject({
  conversationId: id,
  title: z.string(),
  /** The message that matched; null when the conversation's title or a working paper did. */
  messageId: z.nullable(id),
  /** The working paper that matched, by its title or its text; null otherwise. */
  paper: z.nullable(z.strictObject({ id, title: z.string() })),
  excerpt: z.string(),
  timestamp: instant,
})
export type ChatHit = z.infer<typeof ChatHit>
