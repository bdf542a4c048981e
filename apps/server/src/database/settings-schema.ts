import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './schema.ts'

/** What people have settled, a row a setting; what is missing has its default. */
export const settings = pgTable(
  'settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    value: jsonb('value').notNull(),
    /** The stamp of the device that changed it, in ms since 1970: of two changes the later one wins. */
    stampedAt: bigint('stamped_at', { mode: 'number' }).notNull(),
    /** Id the device made up for itself; decides between equal stamps. */
    device: text('device').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
)
