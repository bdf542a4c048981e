import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** Servers that run on this database, or ran until lately. Each start is a row of its own. */
export const servers = pgTable('servers', {
  id: uuid('id').primaryKey(),
  /** Where it runs, for the person who has to find it: machine and process. */
  place: text('place').notNull(),
  startedAt: instant('started_at').notNull(),
  /** Its last heartbeat by its own clock, the one it writes all other dates by. */
  seenAt: instant('seen_at').notNull(),
  /** By the database's clock, which all servers share: who has not been heard of since is taken to have died. */
  leaseUntil: instant('lease_until').notNull(),
  /** It stopped, or the next start in its data folder found that it had died. */
  endedAt: instant('ended_at'),
})

/** What tells whether a server's secret is the one the stored tokens were made with; the secret cannot be had from it. */
export const serverSecret = pgTable(
  'server_secret',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    fingerprint: bytes('fingerprint').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [check('server_secret_is_one', sql`${table.isOnly}`)],
)
