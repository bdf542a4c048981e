import { setTimeout as delay } from 'node:timers/promises'
import type { ChangePasswordBody, RemovedAtConfirmation } from '@placard/contract'
import { emailKey } from '../../../addresses/email-key.ts'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import { lockAddress } from '../../../database/lock-address.ts'
import { problem } from '../../../http/problems.ts'
import { hashForAddress } from '../shared/address-passwords.ts'
import { type AccountDependencies, answerSignIn, beginSignIn, type SignIn } from '../shared/begin-sign-in.ts'
import {
  countTokens,
  endTokens,
  findToken,
  type IssuedToken,
  issueToken,
  takeToken,
  voidPendingChanges,
  voidTokens,
} from '../shared/one-time-token-rows.ts'
import { hashPassword, passwordFits } from '../shared/passwords.ts'
import { tellReader } from '../shared/reader-mails.ts'
import { reauthenticate } from '../shared/reauthentication.ts'
import { revokeAllFamilies } from '../shared/refresh-family-rows.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import { refusedPassword, refuseOwnAddress, refuseStolenPassword } from '../shared/stolen-passwords.ts'
import {
  addressKeyOf,
  findFirstClaimant,
  findHolder,
  findUser,
  type StoredUser,
  updateUser,
} from '../shared/user-rows.ts'
import type { Visitor } from '../shared/visitor.ts'
import { FORGOTTEN_PATH } from './address-confirmation.ts'
import { claimAddress } from './claim-address.ts'

const MINUTE_MS = 60_000
/** Expiry of a one-time link for a new password. */
const RESET_MINUTES = 30
/** Rate limit of links per mailbox; further ones are not sent. */
const LINKS_PER_HOUR = 3
/** Minimum response time about a forgotten password, so that timing reveals nothing. */
const ANSWER_FLOOR_MS = 250

/** Sends a link for a new password, if there is an account; answer and response time are the same if not. */
export async function forgotPassword(dependencies: AccountDependencies, email: string): Promise<void> {
  await Promise.all([sendResetLink(dependencies, email), delay(ANSWER_FLOOR_MS)])
}

/** Issues the secret for a password reset. */
export function issueResetToken(
  { random }: Pick<AccountDependencies, 'random'>,
  tx: Executor,
  userId: string,
  now: Date,
): Promise<IssuedToken> {
  const lifetimeMs = RESET_MINUTES * MINUTE_MS
  return issueToken(tx, random, { purpose: 'password-reset', userId, data: {}, lifetimeMs }, now)
}

async function sendResetLink(dependencies: AccountDependencies, email: string): Promise<void> {
  const { db, clock, mail } = dependencies
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const key = emailKey(email)
    const user = (await findHolder(tx, key)) ?? (await findFirstClaimant(tx, key))
    if (user === undefined || user.status !== 'active') return
    const since = new Date(now.getTime() - 60 * MINUTE_MS)
    const { given } = await countTokens(tx, { userId: user.id, purpose: 'password-reset', since })
    if (given >= LINKS_PER_HOUR) return
    // the page says that a newer link replaces the older ones
    await endTokens(tx, user.id, 'password-reset', now)
    const { token, expiresAt } = await issueResetToken(dependencies, tx, user.id, now)
    const data = { name: user.name, path: `/reset-password#token=${token}`, minutes: RESET_MINUTES }
    await mail.post({ to: user.email, userId: user.id, template: 'password-reset', data, until: expiresAt }, tx)
  })
}

/**
 * Resets a password by a link from a mail, and ends all sign-ins. Reading the mail proves ownership: the address counts
 * as confirmed, and what was set up before that is removed. A requested change of address is cancelled in any case:
 * another person may have requested it.
 * @throws {Problem} `link-invalid`; `validation-failed` for a stolen password, and the link stays good.
 */
export async function resetPassword(
  dependencies: AccountDependencies,
  { token, password }: { token: string; password: string },
): Promise<RemovedAtConfirmation> {
  const { db, clock, access } = dependencies
  refuseStolenPassword(password, 'password')
  // no expensive hash for an unknown link
  const given = await findToken(db, token)
  const asked =
    given?.purpose === 'password-reset' && given.userId !== null ? await findUser(db, given.userId) : undefined
  if (asked === undefined) throw problem('link-invalid')
  refuseOwnAddress(password, asked.email, 'password')
  const now = clock.now()
  const passwordHash = await hashPassword(password, asked.id)
  const done = await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, 'password-reset', token, now)
    const found = taken === undefined || taken.userId === null ? undefined : await findUser(tx, taken.userId)
    if (found === undefined || found.status !== 'active') return undefined
    return { userId: found.id, removed: await startAnew(dependencies, tx, { userId: found.id, passwordHash }, now) }
  })
  if (done?.removed === undefined) throw problem('link-invalid')
  access.forget(done.userId)
  return done.removed
}

async function startAnew(
  dependencies: AccountDependencies,
  tx: Executor,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<RemovedAtConfirmation | undefined> {
  const seen = await findUser(tx, userId)
  if (seen !== undefined) await lockAddress(tx, addressKeyOf(seen))
  const user = await findUser(tx, userId)
  if (user === undefined) return undefined
  const reader = { ...user, emailVerifiedAt: user.emailVerifiedAt ?? now }
  await setPassword(dependencies, tx, reader, passwordHash, now)
  const removed = await claimAddress(dependencies, tx, { user }, now)
  await updateUser(tx, userId, { pendingEmail: null }, now)
  await voidPendingChanges(tx, userId, addressKeyOf(user))
  await recordSecurityEvent(tx, 'password-reset', { userId }, now)
  return { ...removed, pendingEmail: user.pendingEmail !== null }
}

/**
 * Changes the password given the present one, which may be left out while it is a temporary one: ends all sign-ins and
 * starts a new one for the caller.
 * @throws {Problem} `password-wrong`; `validation-failed` for a stolen password, or without a present one.
 */
export async function changePassword(
  dependencies: AccountDependencies,
  given: ChangePasswordBody & { readonly userId: string; readonly isRemembered: boolean },
  visitor: Visitor,
): Promise<SignIn> {
  const { db, clock, access } = dependencies
  refuseStolenPassword(given.newPassword, 'newPassword')
  const asked = await passwordOwner(dependencies, given)
  refuseOwnAddress(given.newPassword, asked.email, 'newPassword')
  const now = clock.now()
  const passwordHash = await hashFor(dependencies, asked, given.newPassword)
  const user = { ...asked, hasTemporaryPassword: false }
  const begun = await inTransaction(db, async (tx) => {
    await setPassword(dependencies, tx, user, passwordHash, now)
    await recordSecurityEvent(tx, 'password-changed', { userId: user.id }, now)
    const admitted = { user, visitor, isRemembered: given.isRemembered, isExpected: true }
    return beginSignIn(dependencies, tx, admitted, now)
  })
  access.forget(user.id)
  return answerSignIn(dependencies, user, begun.issued, begun.deviceToken)
}

/** The account whose password is changed: by its present password, or by having a temporary one that is replaced. */
async function passwordOwner(
  dependencies: AccountDependencies,
  { userId, currentPassword, newPassword }: ChangePasswordBody & { readonly userId: string },
): Promise<StoredUser> {
  const user =
    currentPassword === undefined
      ? await findUser(dependencies.db, userId)
      : await reauthenticate(dependencies, userId, currentPassword)
  if (user === undefined) throw problem('unauthenticated')
  if (currentPassword === undefined && !user.hasTemporaryPassword) {
    throw refusedPassword('currentPassword', 'password-required')
  }
  if (user.hasTemporaryPassword && (await passwordFits(user.passwordHash, newPassword, userId))) {
    throw refusedPassword('newPassword', 'password-unchanged')
  }
  return user
}

/** Unconfirmed accounts of an address share a salt, so that one hash finds any of them. */
async function hashFor(dependencies: AccountDependencies, user: StoredUser, password: string): Promise<string> {
  if (user.emailVerifiedAt !== null) return hashPassword(password, user.id)
  return hashForAddress(dependencies.db, dependencies, { key: addressKeyOf(user), password, from: user.id })
}

async function setPassword(
  dependencies: AccountDependencies,
  tx: Executor,
  user: StoredUser,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await updateUser(tx, user.id, { passwordHash, passwordChangedAt: now, hasTemporaryPassword: false }, now)
  await revokeAllFamilies(tx, { userId: user.id, because: 'password' }, now)
  for (const purpose of ['password-reset', 'second-factor', 'passkey-creation'] as const) {
    await voidTokens(tx, user.id, purpose)
  }
  const data = { name: user.name, at: now, path: FORGOTTEN_PATH }
  await tellReader(dependencies, tx, user, { template: 'password-changed', data })
}
