import type { AnswerEngine, PaperKind, VersionMaking } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { conversations } from './chat-schema.ts'
import { instant } from './columns.ts'
import { users } from './schema.ts'
import { searchable, wordsOf } from './searchable.ts'

/** Working papers as they read now. */
export const workingPapers = pgTable(
  'working_papers',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The answer it was opened from; without a reference, because a paper outlives its branch. */
    messageId: uuid('message_id'),
    kind: text('kind').$type<PaperKind>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    search: searchable('search').generatedAlwaysAs(
      (): ReturnType<typeof sql> =>
        wordsOf(sql`${workingPapers.title} || ' ' || ${workingPapers.text}`, workingPapers.userId),
    ),
  },
  (table) => [
    index('working_papers_owner').on(table.userId, table.updatedAt.desc().nullsFirst()),
    uniqueIndex('working_papers_message').on(table.conversationId, table.messageId),
    index('working_papers_search').using('gin', table.search),
  ],
)

/** Their versions, the current one included; none is ever changed. */
export const workingPaperVersions = pgTable(
  'working_paper_versions',
  {
    paperId: uuid('paper_id')
      .notNull()
      .references(() => workingPapers.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    making: text('making').$type<VersionMaking>().notNull(),
    engine: jsonb('engine').$type<AnswerEngine>(),
    /** The version that a restored one repeats. */
    of: integer('restored_from'),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.version] })],
)
