import type { Role, User } from '@placard/contract'
import { and, asc, eq } from 'drizzle-orm'
import { emailKey } from '../../../addresses/email-key.ts'
import type { Executor } from '../../../database/executor.ts'
import { users } from '../../../database/schema.ts'
import { isMinor } from '../../../ports/access.ts'

/** An account as it is stored. */
export type StoredUser = typeof users.$inferSelect

/** Values of a new account; the address is stored as typed and found by its key. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly role: Role
  readonly isAgeStated?: boolean
  readonly minorUntil?: Date | null
  readonly hasTemporaryPassword?: boolean
}

/** Inserts an account. `undefined` when the address has one already; of concurrent inserts exactly one succeeds. */
export async function insertUser(db: Executor, user: NewUser, now: Date): Promise<StoredUser | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, emailKey: emailKey(user.email), status: 'active', createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.emailKey })
    .returning()
  return row
}

/** Inserts a provisional account for an address that has one already. */
export async function insertClaimant(db: Executor, user: NewUser, now: Date): Promise<StoredUser | undefined> {
  const claimOf = emailKey(user.email)
  const [row] = await db
    .insert(users)
    .values({ ...user, claimOf, emailKey: claimKeyOf(user.id), status: 'active', createdAt: now, updatedAt: now })
    .returning()
  return row
}

/** Turns the account that has an address into a provisional one of it; nothing else about it changes. */
export async function makeProvisional(db: Executor, { id, emailKey: claimOf }: StoredUser, now: Date): Promise<void> {
  await updateUser(db, id, { claimOf, emailKey: claimKeyOf(id) }, now)
}

/** Unique key of a provisional account: contains no at-sign, so that no address has it. */
function claimKeyOf(userId: string): string {
  return `claim:${userId}`
}

/** Key of the address that an account has, or claims. */
export function addressKeyOf({ emailKey: key, claimOf }: Pick<StoredUser, 'emailKey' | 'claimOf'>): string {
  return claimOf ?? key
}

/**
 * Whether an account has its address for good: a mail there was answered, or the operator made it an administrator's.
 * Any other gives way to the account that answers the mail.
 */
export function isSettled({ emailVerifiedAt, role }: Pick<StoredUser, 'emailVerifiedAt' | 'role'>): boolean {
  return emailVerifiedAt !== null || role === 'ADMIN'
}

/** Finds the account that has an address, in any of its spellings. */
export async function findUserByEmail(db: Executor, email: string): Promise<StoredUser | undefined> {
  return findHolder(db, emailKey(email))
}

/** Finds the account that has the address of a key. */
export async function findHolder(db: Executor, addressKey: string): Promise<StoredUser | undefined> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, addressKey))
  return row
}

/** Finds the oldest provisional account of an address. */
export async function findFirstClaimant(db: Executor, addressKey: string): Promise<StoredUser | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.claimOf, addressKey))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  return row
}

/** Finds an account by its id. */
export async function findUser(db: Executor, userId: string): Promise<StoredUser | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row
}

/** Updates the given columns. */
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

/** The provisional accounts of an address, which no other transaction can change meanwhile. */
export function holdClaimants(tx: Executor, addressKey: string): Promise<StoredUser[]> {
  return tx.select().from(users).where(eq(users.claimOf, addressKey)).orderBy(asc(users.id)).for('update')
}

/**
 * Whether an account is the last active administrator's; the answer holds until the transaction ends. Of two
 * administrators who go at the same time, the second one asks once the first one is gone. To be asked before the row of
 * an administrator is held: theirs are locked in the order of their ids.
 */
export async function isLastAdministrator(
  tx: Executor,
  { id, role, status }: Pick<StoredUser, 'id' | 'role' | 'status'>,
): Promise<boolean> {
  if (role !== 'ADMIN' || status !== 'active') return false
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), eq(users.status, 'active')))
    .orderBy(asc(users.id))
    .for('no key update')
  return administrators.length === 1 && administrators[0]?.id === id
}

/** Deletes an account and, by cascade, everything that is its owner's alone. */
export async function deleteUser(db: Executor, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

/** Columns of an account that its owner sees. */
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
  | 'hasTemporaryPassword'
>

const written = new WeakMap<Date, string>()

/**
 * An instant in ISO 8601, cached: an account is shown often while its instants stay, and formatting them takes longest.
 */
function isoOf(at: Date): string {
  const known = written.get(at)
  if (known !== undefined) return known
  const text = at.toISOString()
  written.set(at, text)
  return text
}

/** The account as shown to its owner. */
export function presentUser(user: ShownUser, now: Date): User {
  const { id, name, email, role, createdAt, updatedAt, emailVerifiedAt } = user
  const { pendingEmail, confirmationSentAt, hasTemporaryPassword } = user
  return {
    id,
    name,
    email,
    role,
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(updatedAt),
    isEmailVerified: emailVerifiedAt !== null,
    isMinor: isMinor(user, now),
    ...(pendingEmail === null ? {} : { pendingEmail }),
    ...(confirmationSentAt === null ? {} : { confirmationSentAt: confirmationSentAt.toISOString() }),
    ...(hasTemporaryPassword ? { hasTemporaryPassword } : {}),
  }
}
