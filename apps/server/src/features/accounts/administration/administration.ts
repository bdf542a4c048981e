import { emailRuleBroken, guessablePasswordRuleBroken } from '@placard/contract'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import type { MailPost } from '../../../ports/mail-post.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-rows.ts'
import { endAccount } from '../shared/end-account.ts'
import { hashPassword } from '../shared/passwords.ts'
import { revokeAllFamilies } from '../shared/refresh-family-rows.ts'
import { recordSecurityEvent, type SecurityEventKind } from '../shared/security-event-rows.ts'
import { tellOfSecurity } from '../shared/security-mails.ts'
import { isStolenPassword } from '../shared/stolen-passwords.ts'
import { findUserByEmail, insertUser, isLastAdministrator, type StoredUser, updateUser } from '../shared/user-rows.ts'

/** Dependencies of the command line's account commands. */
export type AdministrationDependencies = Pick<Dependencies, 'db' | 'clock' | 'random' | 'ids' | 'accountHooks'> & {
  readonly access: Pick<Dependencies['access'], 'forget'>
  readonly mail: Pick<MailPost, 'post'>
}

/** Result of a successful command. */
export type CommandDone =
  | 'created'
  | 'promoted'
  | 'promoted-unconfirmed'
  | 'demoted'
  | 'suspended'
  | 'restored'
  | 'second-factor-reset'
  | 'deleted'

/** Reason why a command did nothing. */
export type CommandRefusal =
  | 'email-invalid'
  | 'password-stolen'
  | 'password-guessable'
  | 'no-such-account'
  | 'no-administrator'
  | 'last-administrator'

/** Outcome of a command, for the operator at the terminal. */
export type CommandOutcome =
  | { readonly ok: true; readonly done: CommandDone; readonly password?: string }
  | { readonly ok: false; readonly rejection: { readonly code: CommandRefusal } }

function refused(code: CommandRefusal): CommandOutcome {
  return { ok: false, rejection: { code } }
}

/**
 * Creates an administrator: a new account with `password`, or with a generated one that is shown once and has to be
 * changed at the first sign-in; an existing account is promoted and keeps its password.
 */
export async function createAdministrator(
  dependencies: AdministrationDependencies,
  email: string,
  password?: string,
): Promise<CommandOutcome> {
  const { db, clock, random, ids, access, accountHooks } = dependencies
  if (emailRuleBroken(email) !== undefined) return refused('email-invalid')
  if (password !== undefined && isStolenPassword(password)) return refused('password-stolen')
  if (password !== undefined && guessablePasswordRuleBroken(password, email) !== undefined)
    return refused('password-guessable')
  const chosen = password ?? Buffer.from(random.bytes(15)).toString('base64url')
  const passwordHash = await hashPassword(chosen)
  const now = clock.now()
  let promoted: string | undefined
  return inTransaction<CommandOutcome>(db, async (tx) => {
    const account = { id: ids.next(), email: email.trim(), name: 'Administrator', passwordHash, role: 'ADMIN' } as const
    const hasTemporaryPassword = password === undefined
    const created = await insertUser(tx, { ...account, isAgeStated: true, hasTemporaryPassword }, now)
    const user = created ?? (await findUserByEmail(tx, email))
    if (user === undefined) return refused('no-such-account')
    if (created === undefined) await updateUser(tx, user.id, { role: 'ADMIN', status: 'active' }, now)
    else await accountHooks.opened(tx, created, now)
    await recordSecurityEvent(tx, 'administrator-created', { userId: user.id, byCommand: true }, now)
    promoted = user.id
    if (created === undefined) return { ok: true, done: user.emailVerifiedAt ? 'promoted' : 'promoted-unconfirmed' }
    return { ok: true, done: 'created', ...(password === undefined ? { password: chosen } : {}) }
  }).finally(() => {
    if (promoted !== undefined) access.forget(promoted)
  })
}

/** Takes the administrator role away and ends the sign-ins that had it; refused for the last administrator. */
export function removeAdministrator(dependencies: AdministrationDependencies, email: string): Promise<CommandOutcome> {
  return change(dependencies, email, { event: 'role-lost', done: 'demoted' }, async (tx, user, now) => {
    if (user.role !== 'ADMIN') return 'no-administrator'
    if (await isLastAdministrator(tx, user)) return 'last-administrator'
    await updateUser(tx, user.id, { role: 'USER' }, now)
    await revokeAllFamilies(tx, { userId: user.id, because: 'role' }, now)
    return undefined
  })
}

/** Suspends an account and ends its sign-ins; its content stays. Refused for the last administrator. */
export function suspendAccount(dependencies: AdministrationDependencies, email: string): Promise<CommandOutcome> {
  return change(dependencies, email, { event: 'account-suspended', done: 'suspended' }, async (tx, user, now) => {
    if (await isLastAdministrator(tx, user)) return 'last-administrator'
    await updateUser(tx, user.id, { status: 'suspended' }, now)
    await revokeAllFamilies(tx, { userId: user.id, because: 'suspended' }, now)
    return undefined
  })
}

/** Restores a suspended account. */
export function restoreAccount(dependencies: AdministrationDependencies, email: string): Promise<CommandOutcome> {
  return change(dependencies, email, { event: 'account-restored', done: 'restored' }, async (tx, user, now) => {
    await updateUser(tx, user.id, { status: 'active' }, now)
    return undefined
  })
}

/** Turns off the second factor of a user who lost both app and recovery codes, and ends their sign-ins. */
export function resetSecondFactor(dependencies: AdministrationDependencies, email: string): Promise<CommandOutcome> {
  const does = { event: 'second-factor-off', done: 'second-factor-reset' } as const
  return change(dependencies, email, does, async (tx, user, now) => {
    if (await deleteSecondFactor(tx, user.id))
      await tellOfSecurity(dependencies, tx, { user, what: 'second-factor-off' }, now)
    await revokeAllFamilies(tx, { userId: user.id, because: 'password' }, now)
    return undefined
  })
}

/**
 * Deletes an account with everything that is its owner's alone, and the provisional accounts under its address. Refused
 * for the last administrator.
 */
export function deleteAccount(dependencies: AdministrationDependencies, email: string): Promise<CommandOutcome> {
  return change(dependencies, email, { event: 'account-deleted', done: 'deleted' }, async (tx, user, now) => {
    if (await isLastAdministrator(tx, user)) return 'last-administrator'
    await dependencies.accountHooks.closing(tx, user, now)
    await endAccount(dependencies, tx, user, now)
    return undefined
  })
}

/** Changes the account of an address, records it, and invalidates its cached access. */
async function change(
  { db, clock, access }: AdministrationDependencies,
  email: string,
  { event, done }: { event: SecurityEventKind; done: CommandDone },
  work: (tx: Executor, user: StoredUser, now: Date) => Promise<CommandRefusal | undefined>,
): Promise<CommandOutcome> {
  const now = clock.now()
  let changed: string | undefined
  return inTransaction<CommandOutcome>(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user === undefined) return refused('no-such-account')
    const refusal = await work(tx, user, now)
    if (refusal !== undefined) return refused(refusal)
    const kept = done === 'deleted' ? null : user.id
    await recordSecurityEvent(tx, event, { userId: kept, byCommand: true }, now)
    changed = user.id
    return { ok: true, done }
  }).finally(() => {
    if (changed !== undefined) access.forget(changed)
  })
}
