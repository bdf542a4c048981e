import type { ChoiceMethod, ConsentPurpose } from '@placard/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { consents } from './privacy-schema.ts'
import { users } from './schema.ts'

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

/** The last decision of a person about one purpose, and what else bears on it. */
export interface ConsentState {
  /** Null while nothing was decided. */
  readonly isGranted: boolean | null
  readonly isAgeStated: boolean
  readonly minorUntil: Date | null
}

/** Reads what a consent depends on in one query; undefined where there is no such account. */
export async function readConsentState(
  db: Executor,
  userId: string,
  purpose: ConsentPurpose,
): Promise<ConsentState | undefined> {
  const last = db
    .select({ isGranted: consents.isGranted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.seq))
    .limit(1)
    .as('last')
  const [found] = await db
    .select({
      isGranted: last.isGranted,
      isAgeStated: users.isAgeStated,
      minorUntil: users.minorUntil,
    })
    .from(users)
    .leftJoin(last, sql`true`)
    .where(eq(users.id, userId))
  return found
}
