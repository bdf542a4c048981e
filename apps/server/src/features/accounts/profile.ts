import type { ProfileBody } from '@placard/contract'
import * as z from 'zod/mini'
import { problem } from '../../app/problems.ts'
import { type Executor, inTransaction, sqlStateOf } from '../../data/executor.ts'
import { sendConfirmation } from './address-confirmation.ts'
import { type AccountDependencies, SECURITY_PATH } from './begin-sign-in.ts'
import { emailKey } from './email-key.ts'
import { PASSWORD_NEEDED } from './messages.en.ts'
import { type OneTimeToken, takeToken, voidTokens } from './one-time-tokens.ts'
import { reauthenticate } from './reauthentication.ts'
import { offerRestoring } from './restore-address.ts'
import { recordSecurityEvent } from './security-log.ts'
import { findUser, type StoredUser, updateUser } from './users.ts'

const UNIQUE_VIOLATION = '23505'
const ConfirmationData = z.object({ emailKey: z.string() })

/**
 * Changes the name at once; a new address takes effect when the mail to it is answered.
 * @throws {Problem} `password-wrong`; `validation-failed` when a new address comes without the password.
 */
export async function changeProfile(
  dependencies: AccountDependencies,
  userId: string,
  { name, email, currentPassword }: ProfileBody,
): Promise<StoredUser> {
  const { db, clock, access } = dependencies
  const user = await findUser(db, userId)
  if (user === undefined) throw problem('unauthenticated')
  const isNewAddress = email !== undefined && email !== user.email
  if (isNewAddress) await requirePassword(dependencies, userId, currentPassword)
  const now = clock.now()
  const changed = await inTransaction(db, async (tx) => {
    if (name !== undefined) await updateUser(tx, userId, { name }, now)
    if (email !== undefined) {
      await voidTokens(tx, userId, 'verify-address')
      const asked = await updateUser(tx, userId, { pendingEmail: isNewAddress ? email : null }, now)
      if (isNewAddress && asked !== undefined) await sendConfirmation(dependencies, tx, asked, now)
    }
    return findUser(tx, userId)
  })
  access.forget(userId)
  if (changed === undefined) throw problem('unauthenticated')
  return changed
}

async function requirePassword(dependencies: AccountDependencies, userId: string, password?: string): Promise<void> {
  if (password === undefined) {
    const fields = [{ field: 'currentPassword', rule: 'password-required' }]
    throw problem('validation-failed', { message: PASSWORD_NEEDED, fields })
  }
  await reauthenticate(dependencies, userId, password)
}

/** Sends the mail that an account's address, or the one asked for, is owed. @returns when; nothing when none is owed. */
export async function sendConfirmationAgain(
  dependencies: AccountDependencies,
  userId: string,
): Promise<Date | undefined> {
  const { db, clock, access } = dependencies
  const now = clock.now()
  const isSent = await inTransaction(db, async (tx) => {
    const user = await findUser(tx, userId)
    if (user === undefined || (user.emailVerifiedAt !== null && user.pendingEmail === null)) return false
    await sendConfirmation(dependencies, tx, user, now)
    return true
  })
  access.forget(userId)
  return isSent ? now : undefined
}

/**
 * Takes in the link that confirms an address; one that was asked for takes the old one's place.
 * @throws {Problem} `link-invalid` for a link that is no longer good, or when another account has the address by now.
 */
export async function confirmEmail(dependencies: AccountDependencies, token: string): Promise<string> {
  const { db, clock, access } = dependencies
  const now = clock.now()
  const confirmed = await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, 'verify-address', token, now)
    return taken === undefined ? undefined : confirm(dependencies, tx, taken, now)
  }).catch((error: unknown) => {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return undefined
    throw error
  })
  if (confirmed === undefined) throw problem('link-invalid')
  access.forget(confirmed.id)
  return confirmed.email
}

async function confirm(
  dependencies: AccountDependencies,
  tx: Executor,
  { userId, data }: OneTimeToken,
  now: Date,
): Promise<StoredUser | undefined> {
  const user = userId === null ? undefined : await findUser(tx, userId)
  const asked = ConfirmationData.safeParse(data)
  if (user === undefined || !asked.success) return undefined
  const key = asked.data.emailKey
  if (user.pendingEmail === null || emailKey(user.pendingEmail) !== key) {
    return user.emailKey === key ? updateUser(tx, user.id, { emailVerifiedAt: now }, now) : undefined
  }
  const changes = { email: user.pendingEmail, emailKey: key, claimOf: null, pendingEmail: null, emailVerifiedAt: now }
  const changed = await updateUser(tx, user.id, changes, now)
  await voidTokens(tx, user.id, 'password-reset')
  await recordSecurityEvent(tx, 'email-changed', { userId: user.id }, now)
  // a provisional account's old address is somebody else's, who need not hear of it
  if (user.claimOf === null) await tellFormer(dependencies, tx, { user, newEmail: user.pendingEmail }, now)
  return changed
}

/** Tells the address that is no longer the account's, with the way back. */
async function tellFormer(
  dependencies: AccountDependencies,
  tx: Executor,
  { user, newEmail }: { user: StoredUser; newEmail: string },
  now: Date,
): Promise<void> {
  const restore = await offerRestoring(dependencies, tx, user, now)
  const told = { name: user.name, newEmail, at: now, path: SECURITY_PATH }
  const data = { ...told, ...(restore === undefined ? {} : { restore }) }
  await dependencies.mail.post({ to: user.email, userId: user.id, template: 'address-changed', data }, tx)
}
