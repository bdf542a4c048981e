import type { RuledEngine } from '@placard/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Engines that an administrator has withdrawn from everybody; without a row an engine is allowed. */
export const withdrawnEngines = pgTable('withdrawn_engines', {
  engine: text('engine').$type<RuledEngine>().primaryKey(),
  withdrawnAt: instant('withdrawn_at').notNull(),
})
