import type { Executor } from '../../../database/executor.ts'
import { securityEvents } from '../../../database/schema.ts'

/** A kind of security event for administrators. */
export type SecurityEventKind = (typeof securityEvents.$inferInsert)['kind']

/** Records an event in the same transaction as what caused it. */
export async function recordSecurityEvent(
  db: Executor,
  kind: SecurityEventKind,
  { userId, byCommand = false }: { userId: string | null; byCommand?: boolean },
  now: Date,
): Promise<void> {
  await db.insert(securityEvents).values({ kind, userId, byCommand, at: now })
}
