import type { Role, User } from '@placard/contract'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/executor.ts'
import { users } from '../../data/schema.ts'
import { emailKey } from './email-key.ts'

/** An account as it is stored. */
export type StoredUser = typeof users.$inferSelect

/** What a new account is made of; the address is stored as typed and found by its key. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly role: Role
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

/** Finds an account by any spelling of its address. */
export async function findUserByEmail(db: Executor, email: string): Promise<StoredUser | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return row
}

/** Closes or reopens an account. */
export async function setUserStatus(
  db: Executor,
  userId: string,
  status: StoredUser['status'],
  now: Date,
): Promise<void> {
  await db.update(users).set({ status, updatedAt: now }).where(eq(users.id, userId))
}

/** Makes an account an administrator's. */
export async function promoteUser(db: Executor, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ role: 'ADMIN', status: 'active', updatedAt: now }).where(eq(users.id, userId))
}

/** Deletes an account and, by the schema's references, everything that is its person's alone. */
export async function deleteUser(db: Executor, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

/** The account as its person sees it. */
export function presentUser(
  user: Pick<StoredUser, 'id' | 'name' | 'email' | 'role' | 'createdAt' | 'updatedAt'>,
): User {
  const { id, name, email, role, createdAt, updatedAt } = user
  return { id, name, email, role, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
