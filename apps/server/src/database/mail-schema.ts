import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** Mails on their way out. What a mail says is forgotten as soon as it was handed over or given up. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** The account the mail is about; a mail to somebody without one has none. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    toAddress: text('to_address').notNull(),
    /** What makes the spellings of the address one: how many mails one mailbox gets is counted by it. */
    toKey: text('to_key'),
    template: text('template').notNull(),
    /** What the template is filled with; null once nothing is to be sent any more. */
    data: jsonb('data'),
    /** The same at every attempt, so that a mail server can tell a repeat from a second mail. */
    messageId: text('message_id').notNull(),
    status: text('status', { enum: ['waiting', 'sent', 'given-up'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is to be tried next. A claim moves it ahead: a worker that died leaves the mail to the next one. */
    dueAt: instant('due_at').notNull(),
    /** After this moment the mail is of no use any more. */
    usefulUntil: instant('useful_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** What the mail server said last when it did not take the mail. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
    index('mail_outbox_ended').on(table.endedAt),
    index('mail_outbox_user').on(table.userId),
    index('mail_outbox_reader').on(table.toKey, table.createdAt),
  ],
)
