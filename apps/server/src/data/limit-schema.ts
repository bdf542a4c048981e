import { index, integer, pgTable } from 'drizzle-orm/pg-core'
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
