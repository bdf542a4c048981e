import { auditLog } from './audit-schema.ts'
import type { Executor } from './executor.ts'

/** What an administrator did. */
export interface AuditedAct {
  readonly actorId: string
  /** Noun and past participle, such as `announcement-created`. */
  readonly action: string
  /** Id of what it was done to. */
  readonly subject: string
  /** What was changed, without secrets. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Records what an administrator did, in the same transaction as the deed. */
export async function recordAudit(db: Executor, act: AuditedAct, now: Date): Promise<void> {
  await db.insert(auditLog).values({ ...act, detail: act.detail ?? {}, at: now })
}
