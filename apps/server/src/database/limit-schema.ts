import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** Rate limit counters, shared by all servers. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    /** Keyed hash of the limit and of whom it counts: reveals no address and no account. */
    key: bytes('key').primaryKey(),
    count: integer('count').notNull(),
    /** The end of the window. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counters_end').on(table.endsAt)],
)

/** Held places, such as open sockets, by the servers they are held on. */
export const heldPlaces = pgTable('held_places', {
  /** Keyed hash of the kind of place and of its holder. */
  key: bytes('key').primaryKey(),
  /** Number per server id; those of dead servers do not count. */
  holders: jsonb('holders').$type<Readonly<Record<string, number>>>().notNull(),
})
