import type { AttachmentKind } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { conversations } from './chat-schema.ts'
import { instant } from './columns.ts'
import { projects } from './project-schema.ts'
import { users } from './schema.ts'

/** Documents attached to messages: the extracted text, never the files. The messages refer to them. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The conversation it was sent in; null until it is sent. */
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    /** The project that it is a file of; such a document is in no conversation. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    /** Size of the original file. */
    bytes: integer('bytes').notNull(),
    pages: integer('pages'),
    /** Length of `text` in UTF-16 code units; 0 where the text is missing. */
    length: integer('length').notNull(),
    fullLength: integer('full_length').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('chat_attachments_owner').on(table.userId),
    index('chat_attachments_conversation').on(table.conversationId),
    index('chat_attachments_project').on(table.projectId),
    index('chat_attachments_unsent').on(table.createdAt).where(sql`${table.conversationId} is null`),
  ],
)
