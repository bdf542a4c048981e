import { emailRuleBroken } from '@placard/contract'
import type { Clock, Ids, Randomness } from '../../app/dependencies.ts'
import { type Database, inTransaction } from '../../data/executor.ts'
import { hashPassword } from './passwords.ts'
import { revokeAllFamilies } from './refresh-families.ts'
import { recordSecurityEvent } from './security-log.ts'
import { deleteUser, findUserByEmail, insertUser, promoteUser, setUserStatus } from './users.ts'

/** What the command line works with. */
export interface AdministrationDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly random: Randomness
  readonly ids: Ids
}

/** What came of a command, for the person at the terminal. */
export type CommandOutcome =
  | { readonly ok: true; readonly done: 'created' | 'promoted' | 'suspended' | 'deleted'; readonly password?: string }
  | { readonly ok: false; readonly rejection: { readonly code: 'email-invalid' | 'no-such-account' } }

const NO_SUCH_ACCOUNT = { ok: false, rejection: { code: 'no-such-account' } } as const

/**
 * Makes an administrator: a new account under `password`, or under a generated one that is told once; an account that
 * exists is promoted and keeps its password.
 */
export async function createAdministrator(
  { db, clock, random, ids }: AdministrationDependencies,
  email: string,
  password?: string,
): Promise<CommandOutcome> {
  if (emailRuleBroken(email) !== undefined) return { ok: false, rejection: { code: 'email-invalid' } }
  const chosen = password ?? Buffer.from(random.bytes(15)).toString('base64url')
  const passwordHash = await hashPassword(chosen)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const account = { id: ids.next(), email: email.trim(), name: 'Administrator', passwordHash, role: 'ADMIN' } as const
    const created = await insertUser(tx, account, now)
    const user = created ?? (await findUserByEmail(tx, email))
    if (user === undefined) return NO_SUCH_ACCOUNT
    if (created === undefined) await promoteUser(tx, user.id, now)
    await recordSecurityEvent(tx, 'administrator-created', { userId: user.id, byCommand: true }, now)
    if (created === undefined) return { ok: true, done: 'promoted' }
    return { ok: true, done: 'created', ...(password === undefined ? { password: chosen } : {}) }
  })
}

/** Closes an account and ends its sign-ins; what its person made stays. */
export async function suspendAccount(
  { db, clock }: AdministrationDependencies,
  email: string,
): Promise<CommandOutcome> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user === undefined) return NO_SUCH_ACCOUNT
    await setUserStatus(tx, user.id, 'suspended', now)
    await revokeAllFamilies(tx, user.id, now)
    await recordSecurityEvent(tx, 'account-suspended', { userId: user.id, byCommand: true }, now)
    return { ok: true, done: 'suspended' }
  })
}

/** Deletes an account with everything that is its person's alone. */
export async function deleteAccount({ db, clock }: AdministrationDependencies, email: string): Promise<CommandOutcome> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user === undefined) return NO_SUCH_ACCOUNT
    await deleteUser(tx, user.id)
    await recordSecurityEvent(tx, 'account-deleted', { userId: null, byCommand: true }, now)
    return { ok: true, done: 'deleted' }
  })
}
