import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** How often something was done in a window of time, counted by all servers together. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    /** A keyed hash of the limit and of whom it counts: no address and no account can be read from it. */
    key: bytes('key').primaryKey(),
    count: integer('count').notNull(),
    /** The end of the window. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counters_end').on(table.endsAt)],
)

/** Places somebody holds at this moment, such as open sockets, by the servers they are held on. */
export const heldPlaces = pgTable('held_places', {
  /** A keyed hash of what kind of place it is and of whom it is held by. */
  key: bytes('key').primaryKey(),
  /** How many each server holds, by its id; those of servers that run no more count nothing. */
  holders: jsonb('holders').$type<Readonly<Record<string, number>>>().notNull(),
})
