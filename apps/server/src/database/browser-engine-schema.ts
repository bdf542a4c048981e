import type { AnswerFault, BrowserEngineAd, BrowserEngineRequest } from '@placard/contract'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** Browsers that lend an engine to an answer of their user: a row is a browser that waits, and then one request of it. */
export const browserEngineTurns = pgTable(
  'browser_engine_turns',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    engine: jsonb('engine').$type<BrowserEngineAd>().notNull(),
    /** Null while the browser waits. */
    request: jsonb('request').$type<BrowserEngineRequest>(),
    /** What the engine has said so far. */
    text: text('text').notNull().default(''),
    /** Pieces of it that arrived: a repeated one is known by its place. */
    pieces: integer('pieces').notNull().default(0),
    isOver: boolean('is_over').notNull().default(false),
    /** Why the answer is not whole; null while it is being made, and for a whole one. */
    fault: text('fault').$type<AnswerFault>(),
    /** When the browser was last heard of. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('browser_engine_turns_user').on(table.userId), index('browser_engine_turns_seen').on(table.seenAt)],
)
