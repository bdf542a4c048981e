import type { OwnEngineKind } from '@placard/contract'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './schema.ts'

/** Models that users have added with keys of their own. */
export const ownEngines = pgTable(
  'own_engines',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OwnEngineKind>().notNull(),
    model: text('model').notNull(),
    /** The key, encrypted under the server's secret and bound to the row's id. */
    sealedKey: bytes('sealed_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('own_engines_user').on(table.userId)],
)
