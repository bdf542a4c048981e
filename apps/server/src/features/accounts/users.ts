import type { Role, User } from '@placard/contract'
import { and, count, eq, isNotNull, lt, ne } from 'drizzle-orm'
import type { Executor } from '../../data/executor.ts'
import { users } from '../../data/schema.ts'
import { emailKey } from './email-key.ts'

/** How long the person whose mail it is has to say which account of an address is theirs. */
const CLAIM_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** An account as it is stored. */
export type StoredUser = typeof users.$inferSelect

/** What a new account is made of; the address is stored as typed and found by its key. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly role: Role
  readonly isAgeStated?: boolean
  readonly minorUntil?: Date | null
}

/** The accounts an address can mean. */
export interface AccountsOfAddress {
  /** The one that has the address. */
  readonly holder: StoredUser | undefined
  /** One that was made later under the same address with another password; see the decision on sign-ups. */
  readonly claimant: StoredUser | undefined
}

/** Adds an account. `undefined` when the address has one already; of any number at once exactly one is added. */
export async function insertUser(db: Executor, user: NewUser, now: Date): Promise<StoredUser | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, emailKey: emailKey(user.email), status: 'active', createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.emailKey })
    .returning()
  return row
}

/**
 * Adds a provisional account to an address that has one already, in place of an earlier one. `undefined` when somebody
 * else did so at the same moment.
 */
export async function insertClaimant(db: Executor, user: NewUser, now: Date): Promise<StoredUser | undefined> {
  const claimOf = emailKey(user.email)
  await db.delete(users).where(eq(users.claimOf, claimOf))
  const [row] = await db
    .insert(users)
    .values({ ...user, claimOf, emailKey: claimKeyOf(user.id), status: 'active', createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.claimOf })
    .returning()
  return row
}

/** Makes an account that holds an address a provisional one of it, in place of an earlier one. */
export async function makeProvisional(db: Executor, userId: string, claimOf: string, now: Date): Promise<void> {
  await deleteClaimant(db, claimOf)
  await updateUser(db, userId, { claimOf, emailKey: claimKeyOf(userId) }, now)
}

/** No address has this for a key: there is no at-sign in it. */
function claimKeyOf(userId: string): string {
  return `claim:${userId}`
}

/** Finds the account that has an address, in any of its spellings. */
export async function findUserByEmail(db: Executor, email: string): Promise<StoredUser | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return row
}

/** Finds all accounts an address can mean. */
export async function findAccountsOf(db: Executor, email: string): Promise<AccountsOfAddress> {
  const key = emailKey(email)
  const [holder, [claimant]] = await Promise.all([
    findUserByEmail(db, email),
    db.select().from(users).where(eq(users.claimOf, key)),
  ])
  return { holder, claimant }
}

/** Finds an account by its id. */
export async function findUser(db: Executor, userId: string): Promise<StoredUser | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row
}

/** Changes what is given, and nothing else. */
export async function updateUser(
  db: Executor,
  userId: string,
  changes: Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>>,
  now: Date,
): Promise<StoredUser | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  return row
}

/** Ends the provisional account of an address: whoever reads its mail has shown which account is theirs. */
export async function deleteClaimant(db: Executor, key: string): Promise<void> {
  await db.delete(users).where(eq(users.claimOf, key))
}

/** Deletes provisional accounts whose address nobody has answered for in so long. */
export async function forgetOldClaimants(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CLAIM_KEPT_MS)
  await db.delete(users).where(and(isNotNull(users.claimOf), lt(users.createdAt, before)))
}

/** How many active administrators there are besides an account. */
export async function countOtherAdministrators(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), eq(users.status, 'active'), ne(users.id, userId)))
  return row?.others ?? 0
}

/** Deletes an account and, by the schema's references, everything that is its person's alone. */
export async function deleteUser(db: Executor, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

/** What of an account its person sees. */
export type ShownUser = Pick<
  StoredUser,
  | 'id'
  | 'name'
  | 'email'
  | 'role'
  | 'createdAt'
  | 'updatedAt'
  | 'emailVerifiedAt'
  | 'pendingEmail'
  | 'confirmationSentAt'
  | 'isAgeStated'
  | 'minorUntil'
>

const written = new WeakMap<Date, string>()

/** An instant in ISO 8601. An account is shown many times while its instants stay, and writing them takes longest. */
function isoOf(at: Date): string {
  const known = written.get(at)
  if (known !== undefined) return known
  const text = at.toISOString()
  written.set(at, text)
  return text
}

/** The account as its person sees it. */
export function presentUser(user: ShownUser, now: Date): User {
  const { id, name, email, role, createdAt, updatedAt, emailVerifiedAt, isAgeStated, minorUntil } = user
  const { pendingEmail, confirmationSentAt } = user
  return {
    id,
    name,
    email,
    role,
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(updatedAt),
    isEmailVerified: emailVerifiedAt !== null,
    isMinor: !isAgeStated || (minorUntil !== null && minorUntil > now),
    ...(pendingEmail === null ? {} : { pendingEmail }),
    ...(confirmationSentAt === null ? {} : { confirmationSentAt: confirmationSentAt.toISOString() }),
  }
}
