import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Results of the status checks, which run every minute. */
export const statusSamples = pgTable(
  'status_samples',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    service: text('service').notNull(),
    status: text('status', {
      enum: ['operational', 'maintenance', 'degraded_performance', 'partial_outage', 'major_outage'],
    }).notNull(),
    /** Response time of the service; null when it did not answer. */
    responseTimeMs: integer('response_time_ms'),
  },
  (table) => [index('status_samples_at').on(table.at)],
)
