import type { AnswerOptions } from '@placard/application'
import type {
  AnswerEngine,
  AnswerEvent,
  AnswerFault,
  ChatAttachment,
  ChatContext,
  ChatMessage,
  ChatSource,
} from '@placard/contract'
import type { Personality } from '@placard/engine'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
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
import { users } from './schema.ts'

/** Words as the full-text search finds them; made by the database. */
const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Signs between words, in ASCII, Latin-1, general and ideographic punctuation, symbols and pictures, as a regular expression has them. */
const SIGNS =
  '\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u2190-\\u2bff\\u3000-\\u303f\\ufe00-\\ufe0f\\uff00-\\uff0f\\uff1a-\\uff20\\U0001f000-\\U0001faff'

/**
 * The words of a text in lower case, without accents and signs, and whose row it is as a word of its own, so that a search
 * meets one person's rows only. The search of the chat store folds what is looked for in the same way.
 */
const wordsOf = (text: AnyPgColumn, userId: AnyPgColumn) =>
  sql`to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(${text}, 100000)), nfd), '[\\u0300-\\u036f]', '', 'g'), '[${sql.raw(SIGNS)}]', ' ', 'g')) || array_to_tsvector(array['owner:' || ${userId}::text])`

/** Conversations with the assistant. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    mode: text('mode').$type<Personality>().notNull(),
    instructions: text('instructions').notNull(),
    context: jsonb('context').$type<ChatContext>(),
    /** Last message of the branch that is shown. */
    leafId: uuid('leaf_id'),
    isPinned: boolean('is_pinned').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    /** Until then a removed one can be restored. */
    eraseAfter: instant('erase_after'),
    /** What its messages and their logs take; null while it was not counted. */
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
    index('conversations_erase').on(table.eraseAfter).where(sql`${table.eraseAfter} is not null`),
    index('conversations_search').using('gin', table.search),
  ],
)

/** What was said. A person's message never changes; an answer does until it has ended. */
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
    /** The order in which messages came. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    parentId: uuid('parent_id'),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** Of an answer, what its log added up to when it last ended. */
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: ['complete', 'answering', 'stopped', 'interrupted', 'failed'] }).notNull(),
    engine: jsonb('engine').$type<AnswerEngine>(),
    sources: jsonb('sources').$type<ChatSource[]>(),
    /** What is shown of the documents that go with it. */
    attachments: jsonb('attachments').$type<ChatAttachment[]>(),
    fault: text('fault').$type<AnswerFault>(),
    /** Whether it came in with a file or from a demo, so that who made it is only said. */
    isImported: boolean('is_imported').notNull().default(false),
    /** Position of the last event in `content`. */
    seq: integer('seq').notNull().default(0),
    /** How an answer is to be made. */
    answerOptions: jsonb('wish').$type<AnswerOptions>(),
    leaseUntil: instant('lease_until'),
    /** Rises with every claim, so that who lost an answer cannot write to it. */
    fence: integer('fence').notNull().default(0),
    stopAskedAt: instant('stop_asked_at'),
    /** The words that were set aside, while they are not counted. */
    wordsId: uuid('words_id'),
    /** Words of an answer that are counted already. */
    wordsCounted: integer('words_counted').notNull().default(0),
    /** What was set aside of the month, while it is not counted. */
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

/** Copies that a link shows to others. */
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
    /** The branch as it was shown at that moment. */
    messages: jsonb('messages').$type<ChatMessage[]>().notNull(),
    /** Size of the copy as text. */
    bytes: integer('bytes').generatedAlwaysAs(
      (): ReturnType<typeof sql> => sql`octet_length(${chatShares.messages}::text)`,
    ),
    sharedAt: instant('shared_at').notNull(),
  },
  (table) => [index('chat_shares_owner').on(table.userId)],
)
