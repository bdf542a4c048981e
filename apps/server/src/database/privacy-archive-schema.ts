import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { privacyRequests } from './privacy-schema.ts'
import { users } from './schema.ts'

/** Archives of everything that is kept about a person: one for each request for one. */
export const privacyArchives = pgTable(
  'privacy_archives',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['building', 'ready', 'removed'] }).notNull(),
    /** Fencing token: rises with every attempt, so that one that was given up cannot write. */
    attempt: integer('attempt').notNull().default(0),
    /** Until then one server builds it. */
    leaseUntil: instant('lease_until'),
    /** Steps of the attempt that are taken, out of all. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Why the last attempt failed; null when none did. */
    fault: text('fault', { enum: ['no-room', 'failed'] }),
    /** Size of the file; null until it is ready. */
    bytes: bigint('bytes', { mode: 'number' }),
    readyAt: instant('ready_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [index('privacy_archives_user').on(table.userId), index('privacy_archives_state').on(table.state)],
)

/** The bytes of archives, in pieces of some hundred kilobytes: every server can send them. */
export const privacyArchiveParts = pgTable(
  'privacy_archive_parts',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => privacyArchives.requestId, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.seq] })],
)
