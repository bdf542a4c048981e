import { auditLog } from './audit-schema.ts'
import type { Executor } from './executor.ts'

/** An act of an administrator. */
export interface AuditedAct {
  readonly actorId: string
  /** Noun and past participle, such as `announcement-created`. */
  readonly action: string
  /** Id of its object. */
  readonly subject: string
  /** What was changed, without secrets. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Appends to the audit log, in the same transaction as the act. */
export async function recordAudit(db: Executor, act: AuditedAct, now: Date): Promise<void> {
  await db.insert(auditLog).values({ ...act, detail: act.detail ?? {}, at: now })
}
