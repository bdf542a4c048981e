import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Campaigns that were begun or finished by people who consented to statistics. Nothing in a row leads to who it was or to their
 * session: its id is drawn by chance, so that rows have no order, and its time is a week.
 */
export const playedCampaigns = pgTable(
  'played_campaigns',
  {
    id: uuid('id').primaryKey(),
    step: text('step', { enum: ['begun', 'finished'] }).notNull(),
    campaignId: text('campaign_id').notNull(),
    difficulty: text('difficulty').notNull(),
    /** The language of the settings, without its region. */
    language: text('language').notNull(),
    /** ISO 8601 week, such as `2026-W48`. */
    week: text('week').notNull(),
    /** How it ended; null when it was begun. */
    result: text('result'),
    /** Minutes from its beginning to its end, to the next five; null when it was begun. */
    minutes: integer('minutes'),
  },
  (table) => [index('played_campaigns_week').on(table.week)],
)
