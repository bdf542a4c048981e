import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/**
 * Storage claims: bytes an account is about to store, claimed before a write begins and released when it has ended. The
 * row serialises concurrent writes.
 */
export const storageClaims = pgTable('storage_claims', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  updatedAt: instant('updated_at').notNull(),
})
