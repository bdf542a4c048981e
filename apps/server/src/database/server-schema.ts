import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** Servers that run on this database, or ran until lately. Each start is a row of its own. */
export const servers = pgTable('servers', {
  id: uuid('id').primaryKey(),
  /** Machine and process, for the operator who has to find it. */
  place: text('place').notNull(),
  startedAt: instant('started_at').notNull(),
  /** Its last heartbeat by its own clock, which it uses for all other timestamps. */
  seenAt: instant('seen_at').notNull(),
  /** Expiry of its lease by the database's clock, which all servers share: then it is taken for dead. */
  leaseUntil: instant('lease_until').notNull(),
  /** It stopped, or the next start in its data folder found that it had died. */
  endedAt: instant('ended_at'),
})

/** Fingerprint of the secret that the stored tokens were made with; the secret cannot be derived from it. */
export const serverSecret = pgTable(
  'server_secret',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    fingerprint: bytes('fingerprint').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [check('server_secret_is_one', sql`${table.isOnly}`)],
)
