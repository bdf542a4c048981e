import type { Debrief } from '@placard/contract'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { sessions } from './schema.ts'

/**
 * Cache of debriefs of concluded sessions; can be thrown away. A row with neither value nor fault is in the making
 * while its lease lasts. Servers of different versions running side by side have a row each, by `format`.
 */
export const sessionDebriefs = pgTable(
  'session_debriefs',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    format: integer('format').notNull(),
    value: jsonb('value').$type<Debrief>(),
    fault: text('fault', { enum: ['too-costly'] }),
    /** Number of replayed courses of the session so far, and their total. */
    replayed: integer('replayed').notNull().default(0),
    replays: integer('replays').notNull().default(0),
    leaseOwner: text('lease_owner').notNull(),
    leaseUntil: instant('lease_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.seat, table.format] })],
)
