import type { SpeechProviderId } from '@placard/contract'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from './schema.ts'

/** The voices that a person gave to delegates of a session of theirs; the others have the ones they are dealt. */
export const voiceAssignments = pgTable(
  'voice_assignments',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    voiceId: text('voice_id').notNull(),
    voiceName: text('voice_name').notNull(),
    provider: text('provider').$type<SpeechProviderId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId, table.seat] }),
    index('voice_assignments_person').on(table.userId),
  ],
)
