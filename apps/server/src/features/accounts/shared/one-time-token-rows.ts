import { and, count, eq, gt, sql, sum } from 'drizzle-orm'
import type { Randomness } from '../../../crypto/randomness.ts'
import { hashOfToken, newToken } from '../../../crypto/secret-tokens.ts'
import { oneTimeTokens } from '../../../database/account-schema.ts'
import type { Executor } from '../../../database/executor.ts'

/** Purpose of a one-time token. */
type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose']
/** A token as it is stored. */
export type OneTimeToken = typeof oneTimeTokens.$inferSelect

/** A token to be issued. */
export interface NewToken {
  readonly purpose: Purpose
  readonly userId: string | null
  readonly data: Readonly<Record<string, unknown>>
  readonly lifetimeMs: number
}

/** An issued token; only its hash is stored. */
export interface IssuedToken {
  readonly token: string
  readonly expiresAt: Date
}

/** Issues an unguessable token; only its hash is stored. */
export async function issueToken(
  db: Executor,
  random: Randomness,
  { purpose, userId, data, lifetimeMs }: NewToken,
  now: Date,
): Promise<IssuedToken> {
  const token = newToken(random)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await db.insert(oneTimeTokens).values({ hash: hashOfToken(token), purpose, userId, data, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** Consumes a token: of concurrent callers one gets it, the others and later ones nothing. */
export async function takeToken(
  db: Executor,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const [row] = await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hashOfToken(token)), eq(oneTimeTokens.purpose, purpose)))
    .returning()
  return row !== undefined && row.expiresAt > now ? row : undefined
}

/** Reads a token and locks its row; it stays valid. */
export async function holdToken(
  tx: Executor,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const [row] = await tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hashOfToken(token)), eq(oneTimeTokens.purpose, purpose)))
    .for('update')
  return row !== undefined && row.expiresAt > now ? row : undefined
}

/** Counts a wrong answer to a token. */
export async function countFailure(db: Executor, { hash, failures }: OneTimeToken): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ failures: failures + 1 })
    .where(eq(oneTimeTokens.hash, hash))
}

/** Number of tokens issued to an account since a moment, and of wrong answers to them. */
export async function countTokens(
  db: Executor,
  { userId, purpose, since }: { userId: string; purpose: Purpose; since: Date },
): Promise<{ readonly given: number; readonly failures: number }> {
  const [row] = await db
    .select({ given: count(), failures: sum(oneTimeTokens.failures).mapWith(Number) })
    .from(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.createdAt, since)),
    )
  return { given: row?.given ?? 0, failures: row?.failures ?? 0 }
}

/** Ends the tokens of a purpose that an account still has; unlike voided ones they count against limits. */
export async function endTokens(db: Executor, userId: string, purpose: Purpose, now: Date): Promise<void> {
  const { userId: owner, purpose: of, expiresAt } = oneTimeTokens
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: now })
    .where(and(eq(owner, userId), eq(of, purpose), gt(expiresAt, now)))
}

/** Voids all of an account's tokens of one purpose. */
export async function voidTokens(db: Executor, userId: string, purpose: Purpose): Promise<void> {
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
}

/** Voids all of an account's tokens. */
export async function voidAllTokens(db: Executor, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

/** Voids the links that confirm a requested address; the link to the account's own stays valid. */
export async function voidPendingChanges(db: Executor, userId: string, ownAddressKey: string): Promise<void> {
  const isOthers = sql`${oneTimeTokens.data} ->> 'emailKey' is distinct from ${ownAddressKey}`
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, 'verify-address'), isOthers))
}

/** Reads a token of any purpose without consuming it. */
export async function findToken(db: Executor, token: string): Promise<OneTimeToken | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.hash, hashOfToken(token)))
  return row
}
