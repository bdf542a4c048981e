import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What the minutely checks of the services found. */
export const statusSamples = pgTable(
  'status_samples',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    service: text('service').notNull(),
    status: text('status', {
      enum: ['operational', 'maintenance', 'degraded_performance', 'partial_outage', 'major_outage'],
    }).notNull(),
    /** How long the service took to answer; null when it did not. */
    responseTimeMs: integer('response_time_ms'),
  },
  (table) => [index('status_samples_at').on(table.at)],
)
