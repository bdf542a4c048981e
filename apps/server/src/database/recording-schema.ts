import type { RecordingType } from '@placard/contract'
import { index, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { chatMessages } from './chat-schema.ts'
import { bytes, instant } from './columns.ts'
import { sessions, users } from './schema.ts'

/** Recordings of what people said who have them kept: for a day at most. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sound: bytes('sound').notNull(),
    mediaType: text('media_type').$type<RecordingType>().notNull(),
    seconds: real('seconds').notNull(),
    /** What was heard. */
    text: text('text').notNull(),
    /** The message that it became; null until it is sent, and in sessions. */
    messageId: uuid('message_id').references(() => chatMessages.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('recordings_owner').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('recordings_end').on(table.endsAt),
    index('recordings_message').on(table.messageId),
    index('recordings_session').on(table.sessionId),
  ],
)
