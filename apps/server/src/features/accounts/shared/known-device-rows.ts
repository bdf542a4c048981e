import { and, eq, gt, or } from 'drizzle-orm'
import { hashOfToken } from '../../../crypto/secret-tokens.ts'
import { knownDevices } from '../../../database/account-schema.ts'
import type { Executor } from '../../../database/executor.ts'
import { refreshFamilies, users } from '../../../database/schema.ts'
import type { Visitor } from './visitor.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Expiry of a program without cookies, which is recognised by its user agent and network. */
const LIKENESS_KEPT_MS = 90 * DAY_MS

/** Whether this browser signed in to the account before. */
async function isKnownDevice(db: Executor, userId: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  const rows = await db
    .select({ at: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashOfToken(token))))
  return rows.length > 0
}

/** Whether the account was signed in to from a similar device lately, so that no warning is due. */
export async function isFamiliar(
  db: Executor,
  userId: string,
  { device, network, deviceToken }: Visitor,
  now: Date,
): Promise<boolean> {
  if (await isKnownDevice(db, userId, deviceToken)) return true
  const alike = await db
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        eq(refreshFamilies.device, device),
        eq(refreshFamilies.network, network),
        gt(refreshFamilies.createdAt, new Date(now.getTime() - LIKENESS_KEPT_MS)),
      ),
    )
    .limit(1)
  return alike.length > 0
}

/** The accounts of an address that this browser signed in to before. */
export async function findKnownAccounts(db: Executor, addressKey: string, token: string): Promise<string[]> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(eq(knownDevices.hash, hashOfToken(token)), or(eq(users.emailKey, addressKey), eq(users.claimOf, addressKey))),
    )
  return rows.map(({ userId }) => userId)
}

/** Whether this browser signed in to any account before. */
export async function isAnybodysDevice(db: Executor, token: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.hash, hashOfToken(token)))
    .limit(1)
  return row !== undefined
}

/** Forgets all browsers of an account. */
export async function forgetDevices(db: Executor, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Remembers this browser for the account. */
export async function rememberDevice(db: Executor, userId: string, token: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, hash: hashOfToken(token), createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.hash], set: { lastUsedAt: now } })
}
