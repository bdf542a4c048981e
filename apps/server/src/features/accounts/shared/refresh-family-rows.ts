import { createHmac } from 'node:crypto'
import type { Role } from '@placard/contract'
import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import { hashOfToken } from '../../../crypto/secret-tokens.ts'
import type { Executor } from '../../../database/executor.ts'
import { refreshFamilies, refreshTokens, users } from '../../../database/schema.ts'
import { findServer } from '../../../database/server-rows.ts'
import type { ThisServer } from '../../../ports/this-server.ts'
import type { StoredUser } from './user-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A sign-in that is remembered lasts this long however often it is refreshed. */
const REMEMBERED_MS = 30 * DAY_MS
/** One that is not remembered ends with the browser, and after this long in any case. */
const UNREMEMBERED_MS = DAY_MS
/** Two tabs that refresh at the same moment both get the same successor, also when one has used it already. */
const GRACE_MS = 10_000
/** Somebody who did not hear the answer asks again within this time of it, or of the server's being back. */
const LOST_ANSWER_MS = 60_000
/** An answer is out this long after the exchange; a server that lived longer took none with it. */
const ANSWER_MS = 10_000
/** Ended sign-ins are kept this long to recognise stolen tokens. */
const KEPT_AFTER_END_MS = 30 * DAY_MS

/** A sign-in as it is stored. */
export type Family = typeof refreshFamilies.$inferSelect
type RevocationReason = NonNullable<Family['revokedBecause']>

/** A sign-in with the refresh token to hand out. */
export interface IssuedFamily {
  readonly family: Family
  readonly token: string
}

/** What came of presenting a refresh token. `reused` has revoked the whole sign-in: somebody has a copy. */
export type Rotation =
  | { readonly outcome: 'rotated'; readonly user: StoredUser; readonly family: Family; readonly token: string }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'reused'; readonly userId: string }

/** A sign-in that is about to begin. */
export interface NewFamily {
  readonly id: string
  readonly userId: string
  readonly isRemembered: boolean
  readonly token: string
  readonly device: string
  readonly network: string
}

/** Begins a sign-in. */
export async function startFamily(db: Executor, { token, ...given }: NewFamily, now: Date): Promise<IssuedFamily> {
  const { id } = given
  const expiresAt = new Date(now.getTime() + (given.isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS))
  const family = { ...given, createdAt: now, lastUsedAt: now, expiresAt, revokedAt: null, revokedBecause: null }
  await db.insert(refreshFamilies).values(family)
  await db.insert(refreshTokens).values({ hash: hashOfToken(token), familyId: id, issuedAt: now, expiresAt })
  return { family, token }
}

/** What exchanging a token needs beside it. */
export interface RotationDependencies {
  readonly chainKey: Uint8Array
  readonly server: Pick<ThisServer, 'id' | 'startedAt'>
  readonly now: Date
}

/**
 * Exchanges a refresh token for its successor, which is derived from it: whoever presents the token again within the
 * grace, or because the answer was lost, gets the same one, without it ever being stored. Runs in a transaction that
 * locks the token's row.
 */
export async function rotateToken(tx: Executor, dependencies: RotationDependencies, token: string): Promise<Rotation> {
  const { chainKey, server, now } = dependencies
  const hash = hashOfToken(token)
  const [row] = await tx
    .select({ token: refreshTokens, family: refreshFamilies, user: users })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens })
  if (row === undefined || !isOpen(row.family, row.user, now) || row.token.expiresAt <= now) return { outcome: 'ended' }
  const { rotatedAt, rotatedBy } = row.token
  const successor = successorOf(chainKey, token)
  if (rotatedAt !== null && !(await isRepeatable(tx, dependencies, { rotatedAt, rotatedBy, successor }))) {
    await revokeFamily(tx, row.family.id, 'reuse', now)
    return { outcome: 'reused', userId: row.user.id }
  }
  if (rotatedAt === null) {
    const { id: familyId, expiresAt } = row.family
    await tx.update(refreshTokens).set({ rotatedAt: now, rotatedBy: server.id }).where(eq(refreshTokens.hash, hash))
    await tx.update(refreshFamilies).set({ lastUsedAt: now }).where(eq(refreshFamilies.id, familyId))
    await tx.insert(refreshTokens).values({ hash: hashOfToken(successor), familyId, issuedAt: now, expiresAt })
  }
  return { outcome: 'rotated', user: row.user, family: row.family, token: successor }
}

interface Exchange {
  readonly rotatedAt: Date
  readonly rotatedBy: string | null
  readonly successor: string
}

/** Whether a token that was exchanged before may be presented again: by a second tab, or because no answer was heard. */
async function isRepeatable(
  tx: Executor,
  { server, now }: RotationDependencies,
  { rotatedAt, rotatedBy, successor }: Exchange,
): Promise<boolean> {
  const since = (moment: Date) => now.getTime() - moment.getTime()
  if (since(rotatedAt) <= GRACE_MS) return true
  const [next] = await tx
    .select({ usedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOfToken(successor)))
  if (next === undefined || next.usedAt !== null) return false
  if (since(rotatedAt) <= LOST_ANSWER_MS) return true
  return since(server.startedAt) <= LOST_ANSWER_MS && (await diedWithAnswer(tx, rotatedBy, rotatedAt))
}

/** Whether a server died so soon after an exchange that its answer may never have left. */
async function diedWithAnswer(tx: Executor, serverId: string | null, rotatedAt: Date): Promise<boolean> {
  const server = serverId === null ? undefined : await findServer(tx, serverId)
  return server?.endedAt != null && server.seenAt.getTime() - rotatedAt.getTime() <= ANSWER_MS
}

function isOpen(family: Family, user: StoredUser, now: Date): boolean {
  return family.revokedAt === null && family.expiresAt > now && user.status === 'active'
}

/** Ends a sign-in; its access tokens die with it. One that has ended already keeps its reason. */
export async function revokeFamily(
  db: Executor,
  familyId: string,
  because: RevocationReason,
  now: Date,
): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)))
}

/** Ends all sign-ins of an account, or all but one. @returns how many it ended. */
export async function revokeAllFamilies(
  db: Executor,
  { userId, because, except }: { userId: string; because: RevocationReason; except?: string },
  now: Date,
): Promise<number> {
  const others = except === undefined ? undefined : ne(refreshFamilies.id, except)
  const ended = await db
    .update(refreshFamilies)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.revokedAt),
        gt(refreshFamilies.expiresAt, now),
        others,
      ),
    )
    .returning({ id: refreshFamilies.id })
  return ended.length
}

/** The sign-ins of an account that have not ended, the latest used first. */
export function listOpenFamilies(db: Executor, userId: string, now: Date): Promise<Family[]> {
  return db
    .select()
    .from(refreshFamilies)
    .where(
      and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt), gt(refreshFamilies.expiresAt, now)),
    )
    .orderBy(desc(refreshFamilies.lastUsedAt), desc(refreshFamilies.createdAt))
}

/** Ends one sign-in of an account. @returns whether there was one. */
export async function revokeFamilyOf(
  db: Executor,
  { userId, familyId }: { userId: string; familyId: string },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(refreshFamilies)
    .set({ revokedAt: now, revokedBecause: 'ended-elsewhere' })
    .where(
      and(
        eq(refreshFamilies.id, familyId),
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.revokedAt),
        gt(refreshFamilies.expiresAt, now),
      ),
    )
    .returning({ id: refreshFamilies.id })
  return ended.length > 0
}

/** A sign-in and whose it is. */
export type OwnedFamily = Pick<Family, 'id' | 'userId'>

/** The sign-in a refresh token belongs to, used or not. */
export async function findFamilyOf(db: Executor, token: string): Promise<OwnedFamily | undefined> {
  const [row] = await db
    .select({ id: refreshFamilies.id, userId: refreshFamilies.userId })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.hash, hashOfToken(token)))
  return row
}

/** The sign-in a refresh token belongs to, if it has not ended. */
export async function findOpenFamilyOf(db: Executor, token: string, now: Date): Promise<OwnedFamily | undefined> {
  const found = await findFamilyOf(db, token)
  if (found === undefined) return undefined
  const user = await findSignedIn(db, { userId: found.userId, familyId: found.id }, now)
  return user === undefined ? undefined : found
}

/** A sign-in by its id. */
export async function findFamily(db: Executor, id: string): Promise<Family | undefined> {
  const [row] = await db.select().from(refreshFamilies).where(eq(refreshFamilies.id, id))
  return row
}

/** The active account of a sign-in that has not ended. */
export async function findSignedIn(
  db: Executor,
  { userId, familyId }: { userId: string; familyId: string },
  now: Date,
): Promise<StoredUser | undefined> {
  const [row] = await db
    .select({ family: refreshFamilies, user: users })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(and(eq(refreshFamilies.id, familyId), eq(users.id, userId)))
  return row !== undefined && isOpen(row.family, row.user, now) ? row.user : undefined
}

/** Which of these sign-ins are open, their accounts active, with the role each has now. */
export async function findOpenRoles(db: Executor, ids: readonly string[], now: Date): Promise<Map<string, Role>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ family: refreshFamilies, user: users })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(inArray(refreshFamilies.id, [...ids]))
  const open = rows.filter(({ family, user }) => isOpen(family, user, now))
  return new Map(open.map(({ family, user }) => [family.id, user.role]))
}

/** Deletes sign-ins that ended long ago. */
export async function forgetOldFamilies(db: Executor, now: Date): Promise<void> {
  await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, new Date(now.getTime() - KEPT_AFTER_END_MS)))
}

function successorOf(chainKey: Uint8Array, token: string): string {
  return createHmac('sha256', chainKey).update(token).digest('base64url')
}
