import type { ChoiceMethod, ConsentPurpose } from '@placard/contract'
import { desc, eq } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { consents } from './privacy-schema.ts'

/** A decision about a consent. */
export interface ConsentDecision {
  readonly id: string
  readonly userId: string
  readonly purpose: ConsentPurpose
  readonly isGranted: boolean
  readonly method: ChoiceMethod
  readonly textVersion: string
}

/** Notes a decision; the one before it stays in the history. */
export async function recordConsent(tx: Executor, decision: ConsentDecision, now: Date): Promise<void> {
  await tx.insert(consents).values({ ...decision, at: now })
}

/** Decisions of a person, newest first. */
export function listConsents(db: Executor, userId: string) {
  return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.seq))
}
