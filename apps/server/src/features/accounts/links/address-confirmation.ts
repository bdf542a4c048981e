import { emailKey } from '../../../addresses/email-key.ts'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import type { AccountDependencies } from '../shared/begin-sign-in.ts'
import { issueToken } from '../shared/one-time-token-rows.ts'
import { addressKeyOf, findHolder, findUser, isSettled, type StoredUser, updateUser } from '../shared/user-rows.ts'

/** Expiry of a confirmation link: two days, for mail may wait over a day of the weekend. */
const CONFIRMATION_HOURS = 48
const HOUR_MS = 60 * 60 * 1000

/** Page where a new password is requested. */
export const FORGOTTEN_PATH = '/forgot-password'

/**
 * Sends the mail that is due when an account claims an address: the link by which the address's reader makes the
 * account theirs, or, where they have one already, merges it into that one. A request to change to an address that
 * another account has for good is reported to that account, without a link. The caller gets the same answer in all
 * cases (no account enumeration).
 */
export async function sendConfirmation(
  { random, mail }: Pick<AccountDependencies, 'random' | 'mail'>,
  tx: Executor,
  user: StoredUser,
  now: Date,
): Promise<void> {
  await updateUser(tx, user.id, { confirmationSentAt: now }, now)
  const to = user.pendingEmail ?? user.email
  const key = emailKey(to)
  const holder = await findHolder(tx, key)
  const other = holder !== undefined && holder.id !== user.id && isSettled(holder) ? holder : undefined
  if (other !== undefined && addressKeyOf(user) !== key) {
    const data = { name: other.name, signInPath: '/', resetPath: FORGOTTEN_PATH }
    return mail.post({ to: other.email, userId: other.id, template: 'account-exists', data }, tx)
  }
  const lifetimeMs = CONFIRMATION_HOURS * HOUR_MS
  const wanted = { purpose: 'verify-address', userId: user.id, data: { emailKey: key }, lifetimeMs } as const
  const { token, expiresAt: until } = await issueToken(tx, random, wanted, now)
  const link = { path: `/confirm-email#token=${token}`, hours: CONFIRMATION_HOURS }
  if (other === undefined) {
    const data = { name: user.name, ...link }
    return mail.post({ to, userId: user.id, template: 'verify-address', data, until }, tx)
  }
  const data = { name: other.name, ...link, resetPath: FORGOTTEN_PATH }
  return mail.post({ to: other.email, userId: user.id, template: 'second-account', data, until }, tx)
}

/**
 * Sends the confirmation mail for an account's address, or for the requested one, again. @returns when; undefined when
 * none is due.
 */
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
