import type { AddressConfirmed } from '@placard/contract'
import * as z from 'zod/mini'
import { emailKey } from '../../../addresses/email-key.ts'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import { lockAddress } from '../../../database/lock-address.ts'
import { moveOwned } from '../../../database/owned-rows.ts'
import { problem } from '../../../http/problems.ts'
import { type AccountDependencies, SECURITY_PATH } from '../shared/begin-sign-in.ts'
import { SIGN_IN_TO_CHANGE } from '../shared/messages.en.ts'
import { type OneTimeToken, takeToken, voidTokens } from '../shared/one-time-token-rows.ts'
import { tellReader } from '../shared/reader-mails.ts'
import type { OwnedFamily } from '../shared/refresh-family-rows.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import {
  addressKeyOf,
  deleteUser,
  findHolder,
  findUser,
  isSettled,
  makeProvisional,
  type StoredUser,
  updateUser,
} from '../shared/user-rows.ts'
import { claimAddress } from './claim-address.ts'
import { endWhatWasBefore, NOTHING_REMOVED } from './first-confirmation.ts'
import { issueResetToken } from './password-changes.ts'
import { offerRestoring } from './restore-address.ts'

const ConfirmationData = z.object({ emailKey: z.string() })

/** Result of a link, with the accounts it changed. */
interface Confirmed {
  readonly answer: AddressConfirmed
  readonly changed: readonly string[]
}

/**
 * Redeems a link that confirms an address. The link's account has the address from then on; where another one has it
 * for good, the link's account is merged into that one. A requested address replaces the old one. The first
 * confirmation by a caller who is not signed in to the account also ends its password.
 * @param by the sign-in that the call was made with.
 * @throws {Problem} `link-invalid` for a link that is no longer good, or when another account has the new address by
 * now;
 * `forbidden` for a change of address by a caller who is not signed in to the account.
 */
export async function confirmEmail(
  dependencies: AccountDependencies,
  token: string,
  by: OwnedFamily | undefined,
): Promise<AddressConfirmed> {
  const { db, clock, access } = dependencies
  const now = clock.now()
  const { answer, changed } = await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, 'verify-address', token, now)
    // thrown, so that the rollback keeps a link that is refused for now
    if (taken === undefined) throw problem('link-invalid')
    return confirm(dependencies, tx, { taken, by }, now)
  })
  for (const userId of changed) access.forget(userId)
  return answer
}

interface Given {
  readonly taken: OneTimeToken
  readonly by: OwnedFamily | undefined
}

async function confirm(
  dependencies: AccountDependencies,
  tx: Executor,
  { taken: { userId, data }, by }: Given,
  now: Date,
): Promise<Confirmed> {
  const asked = ConfirmationData.safeParse(data)
  if (!asked.success || userId === null) throw problem('link-invalid')
  const key = asked.data.emailKey
  await lockAddress(tx, key)
  const user = await findUser(tx, userId)
  if (user === undefined) throw problem('link-invalid')
  const signIn = by?.userId === user.id ? by : undefined
  if (addressKeyOf(user) === key && (user.claimOf !== null || !isAskedFor(user, key))) {
    return answerForOwn(dependencies, tx, { user, signIn }, now)
  }
  if (!isAskedFor(user, key)) throw problem('link-invalid')
  return changeAddress(dependencies, tx, { user, signIn }, now)
}

function isAskedFor({ pendingEmail }: StoredUser, key: string): boolean {
  return pendingEmail !== null && emailKey(pendingEmail) === key
}

/** The owner of the link, and the sign-in of that account the call was made with. */
interface FollowedLink {
  readonly user: StoredUser
  readonly signIn: OwnedFamily | undefined
}

async function answerForOwn(
  dependencies: AccountDependencies,
  tx: Executor,
  { user, signIn }: FollowedLink,
  now: Date,
): Promise<Confirmed> {
  const key = addressKeyOf(user)
  const holder = user.claimOf === null ? undefined : await findHolder(tx, key)
  if (holder !== undefined && isSettled(holder)) return merge(dependencies, tx, { from: user, into: holder }, now)
  const removed = await claimAddress(dependencies, tx, { user, except: signIn?.id }, now)
  const isStrangers = signIn === undefined && user.emailVerifiedAt === null
  const next = isStrangers ? await endPassword(dependencies, tx, user, now) : {}
  const answer = { email: user.email, outcome: 'confirmed', removed, ...next } as const
  return { answer, changed: [user.id, holder?.id ?? user.id] }
}

/**
 * Ends the password of an account whose link was opened by a caller not signed in to it: another person may know it,
 * who signed up under the reader's address. The reader goes on to set a password of their own.
 */
async function endPassword(
  dependencies: AccountDependencies,
  tx: Executor,
  { id }: StoredUser,
  now: Date,
): Promise<{ readonly resetToken: string }> {
  await updateUser(tx, id, { passwordHash: dependencies.decoyHash }, now)
  const { token } = await issueResetToken(dependencies, tx, id, now)
  return { resetToken: token }
}

/** Merges an account into the one that has its address for good; the account is deleted, with its credentials. */
async function merge(
  dependencies: AccountDependencies,
  tx: Executor,
  { from, into }: { from: StoredUser; into: StoredUser },
  now: Date,
): Promise<Confirmed> {
  if (into.status !== 'active') throw problem('link-invalid')
  // credentials, sign-ins and settings are not moved; a plan moves where the other account has none
  await moveOwned(tx, { from: from.id, into: into.id })
  await dependencies.accountHooks.moved(tx, from.id, now)
  await deleteUser(tx, from.id)
  await recordSecurityEvent(tx, 'account-merged', { userId: into.id }, now)
  const data = { name: into.name, at: now, path: SECURITY_PATH }
  await tellReader(dependencies, tx, into, { template: 'account-merged', data })
  const answer = { email: into.email, outcome: 'merged', removed: NOTHING_REMOVED } as const
  return { answer, changed: [from.id, into.id] }
}

/**
 * Replaces the address with the requested one. Only for a caller signed in to the account: the reader of the mail need
 * not be its owner, and would be given an account that others can sign in to.
 */
async function changeAddress(
  dependencies: AccountDependencies,
  tx: Executor,
  { user, signIn }: FollowedLink,
  now: Date,
): Promise<Confirmed> {
  const { pendingEmail: email } = user
  if (email === null) throw problem('link-invalid')
  if (signIn === undefined) throw problem('forbidden', { message: SIGN_IN_TO_CHANGE })
  const holder = await findHolder(tx, emailKey(email))
  const isOthers = holder !== undefined && holder.id !== user.id
  if (isOthers && isSettled(holder)) throw problem('link-invalid')
  if (isOthers) await makeProvisional(tx, holder, now)
  const changes = { email, emailKey: emailKey(email), claimOf: null, pendingEmail: null, emailVerifiedAt: now }
  const changed = await updateUser(tx, user.id, changes, now)
  if (changed === undefined) throw problem('link-invalid')
  await voidTokens(tx, user.id, 'password-reset')
  await recordSecurityEvent(tx, 'email-changed', { userId: user.id }, now)
  const isFirst = user.emailVerifiedAt === null
  const before = { user: changed, hadPending: false, except: signIn.id }
  const removed = isFirst ? await endWhatWasBefore(dependencies, tx, before, now) : NOTHING_REMOVED
  await tellFormer(dependencies, tx, { user, newEmail: email }, now)
  return { answer: { email, outcome: 'confirmed', removed }, changed: [user.id, holder?.id ?? user.id] }
}

/** Notifies the former address, with a link that undoes the change. */
async function tellFormer(
  dependencies: AccountDependencies,
  tx: Executor,
  { user, newEmail }: { user: StoredUser; newEmail: string },
  now: Date,
): Promise<void> {
  const restore = await offerRestoring(dependencies, tx, user, now)
  const told = { name: user.name, newEmail, at: now, path: SECURITY_PATH }
  const data = { ...told, ...(restore === undefined ? {} : { restore }) }
  await tellReader(dependencies, tx, user, { template: 'address-changed', data })
}
