import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './schema.ts'

/** Token usage of language models, by user, day, use and model. */
export const languageUsage = pgTable(
  'language_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In UTC, such as `2026-11-21`. */
    day: text('day').notNull(),
    /** `chat` or the name of a task. */
    use: text('use').notNull(),
    rung: text('rung').notNull(),
    model: text('model').notNull(),
    requests: integer('requests').notNull(),
    /** Requests whose tokens are estimated, because the service gave no figures. */
    estimatedRequests: integer('estimated_requests').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.use, table.rung, table.model] }),
    index('language_usage_day').on(table.day),
  ],
)
