import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/**
 * Bytes an account is about to store: what a write claims before it begins and gives back when it has ended. One row is
 * what parallel writes meet at.
 */
export const storageClaims = pgTable('storage_claims', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  updatedAt: instant('updated_at').notNull(),
})
