import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** Announcements of administrators; shown beside the sign-in form while active and unexpired. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    type: text('type', { enum: ['info', 'warning', 'success', 'urgent'] }).notNull(),
    priority: text('priority', { enum: ['low', 'medium', 'high', 'urgent'] }).notNull(),
    isPinned: boolean('is_pinned').notNull(),
    isActive: boolean('is_active').notNull(),
    targetAudience: text('target_audience', { enum: ['all', 'new-users', 'existing-users'] }).notNull(),
    /** The author; null once that account is deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The last account that it was mailed to, in the order of ids; null when it is not to be mailed, or has been to all. */
    mailedUpTo: uuid('mailed_up_to'),
  },
  (table) => [
    index('announcements_author').on(table.authorId),
    index('announcements_to_mail').on(table.createdAt).where(sql`${table.mailedUpTo} is not null`),
  ],
)
