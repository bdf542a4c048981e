import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** Audit log: acts of administrators, append only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The act, such as `announcement-created`. */
    action: text('action').notNull(),
    /** Id of the act's object. */
    subject: text('subject').notNull(),
    /** Names and values of the change; never a secret. */
    detail: jsonb('detail').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_actor').on(table.actorId)],
)
