import { PERSONALITIES } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { ATTACHMENTS_A_MESSAGE } from './attachment-limits.ts'
import { ChatAttachment } from './attachments.ts'
import { DrillContext } from './drill.ts'
import { MAX_TOKENS, TEMPERATURE } from './settings.ts'

/** Longest message a person may send, in UTF-16 code units. */
export const CHAT_MESSAGE_MAX_LENGTH = 4000
/** Longest title of a conversation, in UTF-16 code units. */
export const CHAT_TITLE_MAX_LENGTH = 120
/** Longest instructions a person gives for a conversation, in UTF-16 code units. */
export const CHAT_INSTRUCTIONS_MAX_LENGTH = 2000
/** Conversations on one page of the list. */
export const CONVERSATIONS_A_PAGE = 50
/** Most hits of a search. */
export const CHAT_HITS_MAX = 50
/** How long a removed conversation can be brought back, in seconds. */
export const RESTORE_WITHIN_SECONDS = 300
/** Ends of the speech speed an answer may be asked for. */
export const ANSWER_SPEED = { least: 0.5, most: 2 } as const

/**
 * Where an answer was made: `cloud` a vendor's service, `own-server` a model the operator runs, `built-in` no model,
 * `elsewhere` another product, whose export it came out of.
 */
export const ENGINE_PLACES = ['cloud', 'own-server', 'built-in', 'elsewhere'] as const
/** Products whose exports can be imported. */
export const CHAT_ORIGINS = ['chatgpt', 'claude', 'librechat', 'open-webui'] as const
export type ChatOrigin = (typeof CHAT_ORIGINS)[number]
/** What can answer, by the interface it is spoken to. */
export const ANSWER_PROVIDERS = ['gemini', 'openai-compatible', 'anthropic', 'embedded'] as const

/** What made an answer: of several that tried, the one that ended it. */
export const AnswerEngine = z.strictObject({
  /** The provider; named as the first version of the wire named it. */
  rung: z.enum(ANSWER_PROVIDERS),
  /** The model's name as it is configured; empty for the built-in assistant. */
  model: z.string().check(z.maxLength(200)),
  place: z.enum(ENGINE_PLACES),
  /** Version of the prompt, or of the built-in assistant's knowledge, that the answer came of. */
  promptVersion: z.string().check(z.maxLength(64)),
  /** Of an answer made elsewhere, the product; its `rung` is then the interface such models are usually spoken to. */
  origin: z.optional(z.enum(CHAT_ORIGINS)),
})
export type AnswerEngine = z.infer<typeof AnswerEngine>

/** What an answer of the built-in assistant rests on. */
export const ChatSource = z.strictObject({
  kind: z.enum(['guide', 'procedure', 'campaign', 'country', 'roll-call', 'context', 'debate', 'attachment']),
  /** Names the entry among those of its kind. */
  id: z.string().check(z.maxLength(200)),
  title: z.string().check(z.maxLength(300)),
  /** Of a document: how much of it was read for the answer, in UTF-16 code units. */
  read: z.optional(z.strictObject({ length: z.int().check(z.gte(0)), of: z.int().check(z.gte(0)) })),
})
export type ChatSource = z.infer<typeof ChatSource>

/**
 * How far a message is. A person's is `complete`. An answer is `answering` until it is `complete`, `stopped` by its
 * person, `interrupted` by a fault that kept what had come (it can be continued), or `failed` without a word.
 */
export const MESSAGE_STATUSES = ['complete', 'answering', 'stopped', 'interrupted', 'failed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/**
 * Why an answer failed or was cut. `unavailable`: nothing that could answer did; `quota`: the vendor's quota is used up;
 * `rate-limited`: the vendor asks for patience; `key-refused`: the vendor does not know the key; `blocked`: the model
 * declined; `empty`: it said nothing; `lost`: the server that was writing ended.
 */
export const ANSWER_FAULTS = [
  'unavailable',
  'quota',
  'rate-limited',
  'key-refused',
  'blocked',
  'empty',
  'lost',
] as const
export type AnswerFault = (typeof ANSWER_FAULTS)[number]

const id = z.uuid()
const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))

/** One message. Messages of a conversation form a tree: an edit or another answer is a sibling of what it replaces. */
export const ChatMessage = z.strictObject({
  id,
  conversationId: id,
  /** The message it follows; null for the first of a branch that begins the conversation. */
  parentId: z.nullable(id),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  status: z.enum(MESSAGE_STATUSES),
  /** Of an answer that began to be made. */
  engine: z.optional(AnswerEngine),
  sources: z.optional(z.array(ChatSource)),
  /** Documents that go with a person's message. */
  attachments: z.optional(z.array(ChatAttachment).check(z.maxLength(ATTACHMENTS_A_MESSAGE))),
  /** Of an answer that failed or was cut. */
  fault: z.optional(z.enum(ANSWER_FAULTS)),
  /** Position of the last event of an answer's log that `content` holds; 0 for a person's message. */
  seq: count,
  /** It came in with a file or from a demo: who said or made it, and when, is what the sender says. */
  isImported: z.optional(z.literal(true)),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** What a conversation may be given to argue about, beside its messages. */
export const ChatContext = z.discriminatedUnion('kind', [
  /** The public dossier of a campaign of the catalogue. */
  z.strictObject({ kind: z.literal('campaign'), campaignId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  /** The record of a concluded session of the person's own. */
  z.strictObject({ kind: z.literal('debrief'), sessionId: id }),
  /** The conversation is a debate drill. */
  DrillContext,
])
export type ChatContext = z.infer<typeof ChatContext>
/** A context that names something whose facts are looked up. */
export type NamedContext = Exclude<ChatContext, DrillContext>

/** A conversation as a list shows it. */
export const Conversation = z.strictObject({
  id,
  title: z.string(),
  /** The stance the assistant argues with. */
  mode: z.enum(PERSONALITIES),
  instructions: z.string(),
  context: z.nullable(ChatContext),
  /** The last message of the branch that is shown; null while there is none. */
  leafId: z.nullable(id),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** Whether a link shows a copy of it to others. */
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

/** What a person may change about a conversation. */
export const ConversationChange = z.strictObject({
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_TITLE_MAX_LENGTH))),
  mode: z.optional(z.enum(PERSONALITIES)),
  instructions: z.optional(z.string().check(z.trim(), z.maxLength(CHAT_INSTRUCTIONS_MAX_LENGTH))),
  context: z.optional(z.nullable(ChatContext)),
  /** Shows the branch that ends with this message. */
  leafId: z.optional(id),
  isPinned: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
})
export type ConversationChange = z.infer<typeof ConversationChange>

/**
 * What a person sends. Without a conversation one begins, under the id the sender gives it or a new one. `parentId` says
 * after which message it goes, null for a new beginning; left out, it goes on from the shown branch.
 */
export const ChatSend = z.strictObject({
  message: z.string().check(z.maxLength(CHAT_MESSAGE_MAX_LENGTH), z.regex(/\S/)),
  conversationId: z.optional(id),
  parentId: z.optional(z.nullable(id)),
  /** Made up by the sender; a message sent again under the same id is stored once. */
  clientId: z.optional(id),
  /** Documents that go with it: added and not sent yet, or of this conversation. */
  attachmentIds: z.optional(z.array(id).check(z.maxLength(ATTACHMENTS_A_MESSAGE))),
  mode: z.optional(z.enum(PERSONALITIES)),
  context: z.optional(ChatContext),
  temperature: z.optional(z.number().check(z.gte(TEMPERATURE.least), z.lte(TEMPERATURE.most))),
  maxTokens: z.optional(z.int().check(z.gte(MAX_TOKENS.least), z.lte(MAX_TOKENS.most))),
  /** Instructions for the conversation this begins; those of one that stands are kept. */
  systemPrompt: z.optional(z.string().check(z.maxLength(CHAT_INSTRUCTIONS_MAX_LENGTH))),
  speechSpeed: z.optional(z.number().check(z.gte(ANSWER_SPEED.least), z.lte(ANSWER_SPEED.most))),
})
export type ChatSend = z.infer<typeof ChatSend>

/** What a search found. Text between U+E000 and U+E001 is what matched; neither occurs otherwise. */
export const ChatHit = z.strictObject({
  conversationId: id,
  title: z.string(),
  /** The message that matched; null when only the title did. */
  messageId: z.nullable(id),
  excerpt: z.string(),
  timestamp: instant,
})
export type ChatHit = z.infer<typeof ChatHit>
