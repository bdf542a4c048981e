import type { Debrief } from '@placard/contract'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { sessions } from './schema.ts'

/**
 * What concluded sessions look like afterwards, worked out once; they can be thrown away. A row without value and fault is
 * being worked on while its lease lasts. Servers of two versions, beside each other, have a row each, by `format`.
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
    /** Courses of the session played anew, and how many are to be. */
    replayed: integer('replayed').notNull().default(0),
    replays: integer('replays').notNull().default(0),
    leaseOwner: text('lease_owner').notNull(),
    leaseUntil: instant('lease_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.seat, table.format] })],
)
