import { and, asc, count, eq, gte } from 'drizzle-orm'
import { passkeyCredentials } from '../../../database/account-schema.ts'
import type { Executor } from '../../../database/executor.ts'

/** Limit of passkeys per account. */
export const MOST_PASSKEYS = 20

/** A passkey as it is stored. */
export type StoredPasskey = typeof passkeyCredentials.$inferSelect

/** The passkeys of an account, in the order they were made. */
export function listPasskeys(db: Executor, userId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeyCredentials)
    .where(eq(passkeyCredentials.userId, userId))
    .orderBy(asc(passkeyCredentials.createdAt), asc(passkeyCredentials.id))
}

/** How many passkeys an account has. */
export async function countPasskeys(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(passkeyCredentials)
    .where(eq(passkeyCredentials.userId, userId))
  return row?.found ?? 0
}

/** Finds a passkey by its credential id. */
export async function findPasskey(db: Executor, credentialId: string): Promise<StoredPasskey | undefined> {
  const [row] = await db.select().from(passkeyCredentials).where(eq(passkeyCredentials.credentialId, credentialId))
  return row
}

/** Stores a passkey. `undefined` on a conflict with an existing one, of whatever account. */
export async function insertPasskey(db: Executor, passkey: StoredPasskey): Promise<StoredPasskey | undefined> {
  const [row] = await db
    .insert(passkeyCredentials)
    .values(passkey)
    .onConflictDoNothing({ target: passkeyCredentials.credentialId })
    .returning()
  return row
}

/** Key of one of an account's passkeys. */
export interface PasskeyOf {
  readonly id: string
  readonly userId: string
}

/** Renames one of an account's passkeys. */
export async function renamePasskey(
  db: Executor,
  { id, userId }: PasskeyOf,
  name: string,
): Promise<StoredPasskey | undefined> {
  const [row] = await db
    .update(passkeyCredentials)
    .set({ name })
    .where(and(eq(passkeyCredentials.id, id), eq(passkeyCredentials.userId, userId)))
    .returning()
  return row
}

/** Deletes one of an account's passkeys. @returns the deleted one; undefined when there was none. */
export async function deletePasskey(db: Executor, { id, userId }: PasskeyOf): Promise<StoredPasskey | undefined> {
  const [gone] = await db
    .delete(passkeyCredentials)
    .where(and(eq(passkeyCredentials.id, id), eq(passkeyCredentials.userId, userId)))
    .returning()
  return gone
}

/** Deletes the passkeys of an account made since a moment. */
export async function deletePasskeysSince(db: Executor, userId: string, since: Date): Promise<void> {
  await db
    .delete(passkeyCredentials)
    .where(and(eq(passkeyCredentials.userId, userId), gte(passkeyCredentials.createdAt, since)))
}

/** Deletes all passkeys of an account. @returns their number. */
export async function deletePasskeys(db: Executor, userId: string): Promise<number> {
  const gone = await db
    .delete(passkeyCredentials)
    .where(eq(passkeyCredentials.userId, userId))
    .returning({ id: passkeyCredentials.id })
  return gone.length
}

/** Records a use of a passkey. */
export async function notePasskeyUse(db: Executor, id: string, counter: number, now: Date): Promise<void> {
  await db.update(passkeyCredentials).set({ counter, lastUsedAt: now }).where(eq(passkeyCredentials.id, id))
}
