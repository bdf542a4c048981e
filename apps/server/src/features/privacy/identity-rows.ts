import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { identityChecks, identityCodes } from '../../database/privacy-schema.ts'

/** Wrong codes after which a code no longer counts. */
const MOST_FAILURES = 5

/** How a sign-in was verified; undefined where it was not, or the time is over. */
export async function readCheck(db: Executor, familyId: string, now: Date) {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.familyId, familyId), gt(identityChecks.verifiedUntil, now)))
  return row
}

/** Notes that a sign-in was verified. */
export async function noteVerified(db: Executor, check: typeof identityChecks.$inferInsert): Promise<void> {
  const { method, verifiedUntil } = check
  await db
    .insert(identityChecks)
    .values(check)
    .onConflictDoUpdate({ target: identityChecks.familyId, set: { method, verifiedUntil } })
}

/** Keeps the hash of a code in place of the one before. */
export async function keepCode(db: Executor, code: Omit<typeof identityCodes.$inferInsert, 'failures'>): Promise<void> {
  const fresh = { hash: code.hash, expiresAt: code.expiresAt, failures: 0 }
  await db.insert(identityCodes).values(code).onConflictDoUpdate({ target: identityCodes.userId, set: fresh })
}

/** The hash to compare with; the try is counted before, so that no number of tries at once gets more of them. */
export async function tryCode(db: Executor, userId: string, now: Date): Promise<Uint8Array | undefined> {
  const [row] = await db
    .update(identityCodes)
    .set({ failures: sql`${identityCodes.failures} + 1` })
    .where(
      and(
        eq(identityCodes.userId, userId),
        gt(identityCodes.expiresAt, now),
        lt(identityCodes.failures, MOST_FAILURES),
      ),
    )
    .returning({ hash: identityCodes.hash })
  return row?.hash
}

/** Uses a code up. False when it was used meanwhile. */
export async function useCode(db: Executor, userId: string, hash: Uint8Array): Promise<boolean> {
  const used = await db.delete(identityCodes).where(and(eq(identityCodes.userId, userId), eq(identityCodes.hash, hash)))
  return used.rowCount === 1
}
