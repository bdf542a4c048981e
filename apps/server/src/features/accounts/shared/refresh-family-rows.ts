import { createHmac } from 'node:crypto'
import type { Role } from '@placard/contract'
import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { hashOfToken } from '../../../crypto/secret-tokens.ts'
import type { Executor } from '../../../database/executor.ts'
import { refreshFamilies, refreshTokens, users } from '../../../database/schema.ts'
import { findServer } from '../../../database/server-rows.ts'
import type { ThisServer } from '../../../ports/this-server.ts'
import type { StoredUser } from './user-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Absolute lifetime of a remembered sign-in, however often it is refreshed. */
export const REMEMBERED_MS = 30 * DAY_MS
/** Absolute lifetime of a sign-in that ends with the browser. */
const UNREMEMBERED_MS = DAY_MS
/**
 * Grace period of a rotated token: two tabs that refresh at once get the same successor, also when one has used it
 * already.
 */
const GRACE_MS = 10_000
/** Time in which a client whose answer was lost retries, from the rotation or from the server's return. */
const LOST_ANSWER_MS = 60_000
/** Time after a rotation in which its answer has left; a server that lived longer lost none. */
const ANSWER_MS = 10_000

/** A sign-in as it is stored. */
export type Family = typeof refreshFamilies.$inferSelect
type RevocationReason = NonNullable<Family['revokedBecause']>

/** A sign-in with the refresh token for its client. */
export interface IssuedFamily {
  readonly family: Family
  readonly token: string
}

/** Result of a rotation. `reused` has revoked the whole family: the token was stolen. */
export type Rotation =
  | { readonly outcome: 'rotated'; readonly user: StoredUser; readonly family: Family; readonly token: string }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'reused'; readonly userId: string }

/** A sign-in to begin. */
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

/** Dependencies of a rotation. */
export interface RotationDependencies {
  readonly chainKey: Uint8Array
  readonly server: Pick<ThisServer, 'id' | 'startedAt'>
  readonly now: Date
}

/**
 * Rotates a refresh token. Its successor is derived from it: presenting the token again within the grace period, or
 * after a lost answer, gives the same one, which is never stored. Must run in a transaction, for it locks the token's
 * row.
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

/** Whether a rotated token may be presented again: by a second tab, or after a lost answer. */
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

/** Whether a server died so soon after a rotation that its answer may have been lost. */
async function diedWithAnswer(tx: Executor, serverId: string | null, rotatedAt: Date): Promise<boolean> {
  const server = serverId === null ? undefined : await findServer(tx, serverId)
  return server?.endedAt != null && server.seenAt.getTime() - rotatedAt.getTime() <= ANSWER_MS
}

function isOpen(family: Family, user: StoredUser, now: Date): boolean {
  return family.revokedAt === null && family.expiresAt > now && user.status === 'active'
}

/** Revokes a sign-in, and with it its access tokens. One that has ended already keeps its reason. */
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

/** Revokes all sign-ins of an account, or all but one. @returns their number. */
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

/** Open sign-ins of an account, the latest used first. */
export function listOpenFamilies(db: Executor, userId: string, now: Date): Promise<Family[]> {
  return db
    .select()
    .from(refreshFamilies)
    .where(
      and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt), gt(refreshFamilies.expiresAt, now)),
    )
    .orderBy(desc(refreshFamilies.lastUsedAt), desc(refreshFamilies.createdAt))
}

/** Revokes one sign-in of an account. @returns whether there was one. */
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

/** A sign-in with its account. */
export type OwnedFamily = Pick<Family, 'id' | 'userId'>

/** The sign-in of a refresh token, used or not. */
export async function findFamilyOf(db: Executor, token: string): Promise<OwnedFamily | undefined> {
  const [row] = await db
    .select({ id: refreshFamilies.id, userId: refreshFamilies.userId })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.hash, hashOfToken(token)))
  return row
}

/** The sign-in of a refresh token, if it is open. */
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

/** The active account of an open sign-in. */
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

/** Which of these sign-ins are open with active accounts, and their current roles. */
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

function successorOf(chainKey: Uint8Array, token: string): string {
  return createHmac('sha256', chainKey).update(token).digest('base64url')
}
