import type { AnswerOptions } from '@placard/application'
import type {
  AnswerEngine,
  AnswerEvent,
  AnswerFault,
  ChatAttachment,
  ChatContext,
  ChatMessage,
  ChatSource,
  EngineChoice,
} from '@placard/contract'
import type { Personality } from '@placard/engine'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { projects } from './project-schema.ts'
import { users } from './schema.ts'
import { searchable, wordsOf } from './searchable.ts'

/** Conversations with the assistant. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    type: text('type', { enum: ['chat', 'voice'] })
      .notNull()
      .default('chat'),
    mode: text('mode').$type<Personality>().notNull(),
    instructions: text('instructions').notNull(),
    context: jsonb('context').$type<ChatContext>(),
    engineChoice: jsonb('engine_choice').$type<EngineChoice>().notNull().default({ kind: 'automatic' }),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Last message of the branch on display. */
    leafId: uuid('leaf_id'),
    isPinned: boolean('is_pinned').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    /** End of the time in which a removed one can be restored. */
    eraseAfter: instant('erase_after'),
    /** Size of its messages and their logs; null until it was counted. */
    bytes: bigint('bytes', { mode: 'number' }),
    search: searchable('search').generatedAlwaysAs(
      (): ReturnType<typeof sql> => wordsOf(conversations.title, conversations.userId),
    ),
  },
  (table) => [
    index('conversations_owner').on(
      table.userId,
      table.isArchived,
      table.isPinned.desc().nullsFirst(),
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('conversations_project').on(table.projectId),
    index('conversations_erase').on(table.eraseAfter).where(sql`${table.eraseAfter} is not null`),
    index('conversations_search').using('gin', table.search),
  ],
)

/** Messages. A user's message never changes; an answer does until it has ended. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Insertion order of messages. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    parentId: uuid('parent_id'),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** Of an answer, the folded log as of when it last ended. */
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: ['complete', 'answering', 'stopped', 'interrupted', 'failed'] }).notNull(),
    engine: jsonb('engine').$type<AnswerEngine>(),
    sources: jsonb('sources').$type<ChatSource[]>(),
    /** Messages that may follow an answer. */
    suggestions: jsonb('suggestions').$type<string[]>(),
    /** Attachments as shown. */
    attachments: jsonb('attachments').$type<ChatAttachment[]>(),
    fault: text('fault').$type<AnswerFault>(),
    /** Whether it was imported from a file or a demo, so that its provider is only a claim. */
    isImported: boolean('is_imported').notNull().default(false),
    /** Position of the last event in `content`. */
    seq: integer('seq').notNull().default(0),
    /** Options of an answer's making. */
    answerOptions: jsonb('wish').$type<AnswerOptions>(),
    leaseUntil: instant('lease_until'),
    /** Fencing token: rises with every claim, so that a server that lost the lease cannot write. */
    fence: integer('fence').notNull().default(0),
    stopAskedAt: instant('stop_asked_at'),
    /** Reservation of words, until it is settled. */
    wordsId: uuid('words_id'),
    /** Words of an answer already settled. */
    wordsCounted: integer('words_counted').notNull().default(0),
    /** Reservation of the monthly usage, until it is settled. */
    usageId: uuid('usage_id'),
    search: searchable('search').generatedAlwaysAs(
      (): ReturnType<typeof sql> => wordsOf(chatMessages.content, chatMessages.userId),
    ),
  },
  (table) => [
    index('chat_messages_conversation').on(table.conversationId, table.position),
    index('chat_messages_owner').on(table.userId, table.position.desc().nullsFirst()),
    index('chat_messages_parent').on(table.parentId),
    uniqueIndex('chat_messages_answering').on(table.conversationId).where(sql`${table.status} = 'answering'`),
    index('chat_messages_search').using('gin', table.search),
  ],
)

/** The logs of answers, append only. */
export const chatEvents = pgTable(
  'chat_events',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<AnswerEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.seq] })],
)

/** Shared copies of conversations, shown by a link. */
export const chatShares = pgTable(
  'chat_shares',
  {
    conversationId: uuid('conversation_id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    title: text('title').notNull(),
    /** The branch as shown at the time of sharing. */
    messages: jsonb('messages').$type<ChatMessage[]>().notNull(),
    /** Size of the copy as text. */
    bytes: integer('bytes').generatedAlwaysAs(
      (): ReturnType<typeof sql> => sql`octet_length(${chatShares.messages}::text)`,
    ),
    sharedAt: instant('shared_at').notNull(),
  },
  (table) => [index('chat_shares_owner').on(table.userId)],
)
