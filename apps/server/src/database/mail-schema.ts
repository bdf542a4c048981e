import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** The outbox: mails not yet delivered. The content of a mail is deleted as soon as it was delivered or given up. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** The account the mail is about; null for a recipient without one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    toAddress: text('to_address').notNull(),
    /** Key of the address's spellings (`emailKey`): mails to one mailbox are rate limited by it. */
    toKey: text('to_key'),
    template: text('template').notNull(),
    /** Values for the template; null once nothing is to be sent any more. */
    data: jsonb('data'),
    /** The same at every attempt, so that a mail server can recognise a retry. */
    messageId: text('message_id').notNull(),
    status: text('status', { enum: ['waiting', 'sent', 'given-up'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next. A claim moves it ahead: after a worker's death the mail is retried. */
    dueAt: instant('due_at').notNull(),
    /** Expiry: after this moment the mail is not sent any more. */
    usefulUntil: instant('useful_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** The mail server's last refusal. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
    index('mail_outbox_ended').on(table.endedAt),
    index('mail_outbox_user').on(table.userId),
    index('mail_outbox_reader').on(table.toKey, table.createdAt),
  ],
)
