import { setTimeout as delay } from 'node:timers/promises'
import { problem } from '../../app/problems.ts'
import { type Executor, inTransaction } from '../../data/executor.ts'
import { FORGOTTEN_PATH } from './address-confirmation.ts'
import { type AccountDependencies, answerSignIn, beginSignIn, type SignIn } from './begin-sign-in.ts'
import { emailKey } from './email-key.ts'
import { countTokens, type IssuedToken, issueToken, takeToken, voidTokens } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'
import { reauthenticate } from './reauthentication.ts'
import { revokeAllFamilies } from './refresh-families.ts'
import { recordSecurityEvent } from './security-log.ts'
import { refuseStolenPassword } from './stolen-passwords.ts'
import { deleteClaimant, findUser, findUserByEmail, type StoredUser, updateUser } from './users.ts'
import type { Visitor } from './visitor.ts'

const MINUTE_MS = 60_000
/** A link for a new password is good once, and for so long. */
const RESET_MINUTES = 30
/** Nobody's mailbox is flooded: more links than this an hour are not sent. */
const LINKS_PER_HOUR = 3
/** Every answer about a forgotten password takes at least so long, whatever was done for it. */
const ANSWER_FLOOR_MS = 250

/** Sends a link for a new password, if there is an account; the answer and its time are the same if not. */
export async function forgotPassword(dependencies: AccountDependencies, email: string): Promise<void> {
  await Promise.all([sendResetLink(dependencies, email), delay(ANSWER_FLOOR_MS)])
}

/** Gives out the secret by which the password of an account is set anew. */
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
    const user = await findUserByEmail(tx, email)
    if (user === undefined || user.status !== 'active') return
    const since = new Date(now.getTime() - 60 * MINUTE_MS)
    const { given } = await countTokens(tx, { userId: user.id, purpose: 'password-reset', since })
    if (given >= LINKS_PER_HOUR) return
    const { token, expiresAt } = await issueResetToken(dependencies, tx, user.id, now)
    const data = { name: user.name, path: `/reset-password#token=${token}`, minutes: RESET_MINUTES }
    await mail.post({ to: user.email, userId: user.id, template: 'password-reset', data, until: expiresAt }, tx)
  })
}

/**
 * Sets a new password by a link out of a mail, and ends all sign-ins. Whoever reads the mail of an address has shown
 * that it is theirs: the address counts as confirmed, and a provisional account under it ends.
 * @throws {Problem} `link-invalid`; `validation-failed` for a stolen password, and the link stays good.
 */
export async function resetPassword(
  dependencies: AccountDependencies,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, clock, access } = dependencies
  refuseStolenPassword(password, 'password')
  const now = clock.now()
  const passwordHash = await hashPassword(password)
  const user = await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, 'password-reset', token, now)
    const found = taken === undefined || taken.userId === null ? undefined : await findUser(tx, taken.userId)
    if (found === undefined || found.status !== 'active') return undefined
    await setPassword(dependencies, tx, found, passwordHash, now)
    if (found.emailVerifiedAt === null) await updateUser(tx, found.id, { emailVerifiedAt: now }, now)
    if (found.claimOf === null) await deleteClaimant(tx, emailKey(found.email))
    await recordSecurityEvent(tx, 'password-reset', { userId: found.id }, now)
    return found
  })
  if (user === undefined) throw problem('link-invalid')
  access.forget(user.id)
}

/**
 * Changes the password of somebody who knows the present one: ends all sign-ins and begins a new one for the caller.
 * @throws {Problem} `password-wrong`; `validation-failed` for a stolen password.
 */
export async function changePassword(
  dependencies: AccountDependencies,
  given: { userId: string; currentPassword: string; newPassword: string; isRemembered: boolean },
  visitor: Visitor,
): Promise<SignIn> {
  const { db, clock, access } = dependencies
  refuseStolenPassword(given.newPassword, 'newPassword')
  const user = await reauthenticate(dependencies, given.userId, given.currentPassword)
  const now = clock.now()
  const passwordHash = await hashPassword(given.newPassword, user.id)
  const begun = await inTransaction(db, async (tx) => {
    await setPassword(dependencies, tx, user, passwordHash, now)
    await recordSecurityEvent(tx, 'password-changed', { userId: user.id }, now)
    const admitted = { user, visitor, isRemembered: given.isRemembered, isExpected: true }
    return beginSignIn(dependencies, tx, admitted, now)
  })
  access.forget(user.id)
  return answerSignIn(dependencies, user, begun.issued, begun.deviceToken)
}

async function setPassword(
  { mail }: AccountDependencies,
  tx: Executor,
  user: StoredUser,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await updateUser(tx, user.id, { passwordHash, passwordChangedAt: now }, now)
  await revokeAllFamilies(tx, { userId: user.id, because: 'password' }, now)
  for (const purpose of ['password-reset', 'second-factor', 'passkey-creation'] as const) {
    await voidTokens(tx, user.id, purpose)
  }
  const data = { name: user.name, at: now, path: FORGOTTEN_PATH }
  await mail.post({ to: user.email, userId: user.id, template: 'password-changed', data }, tx)
}
