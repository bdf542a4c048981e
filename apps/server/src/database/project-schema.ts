import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** Projects: what the chats for one conference share. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** ISO 3166 alpha-3 of the country that is represented. */
    country: text('country'),
    committee: text('committee').notNull(),
    topics: jsonb('topics').$type<string[]>().notNull(),
    instructions: text('instructions').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** End of the time in which a removed one can be restored; null when it was not removed. */
    eraseAfter: instant('erase_after'),
  },
  (table) => [
    index('projects_owner').on(table.userId, table.updatedAt.desc().nullsFirst()),
    index('projects_erase').on(table.eraseAfter),
  ],
)
