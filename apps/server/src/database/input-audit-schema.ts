import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** Inputs that looked dangerous, the last thousand. */
export const inputAudit = pgTable(
  'input_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The beginning of the input. */
    input: text('input').notNull(),
    threatLevel: text('threat_level', { enum: ['low', 'medium', 'high'] }).notNull(),
    threats: jsonb('threats').notNull(),
    action: text('action', { enum: ['BLOCKED', 'FLAGGED'] }).notNull(),
  },
  (table) => [index('input_audit_user').on(table.userId)],
)
