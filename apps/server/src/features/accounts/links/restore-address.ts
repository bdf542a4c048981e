import { RESTORE_DAYS } from '@placard/contract'
import * as z from 'zod/mini'
import { newToken } from '../../../crypto/secret-tokens.ts'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import { lockAddress } from '../../../database/lock-address.ts'
import { problem } from '../../../http/problems.ts'
import { deletePasskeysSince } from '../passkeys/passkey-rows.ts'
import { deleteSecondFactor, findSecondFactor } from '../second-factor/second-factor-rows.ts'
import type { AccountDependencies } from '../shared/begin-sign-in.ts'
import { ADDRESS_TAKEN } from '../shared/messages.en.ts'
import { issueToken, takeToken, voidTokens } from '../shared/one-time-token-rows.ts'
import { hashPassword } from '../shared/passwords.ts'
import { revokeAllFamilies } from '../shared/refresh-family-rows.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import { findHolder, findUser, isSettled, makeProvisional, type StoredUser, updateUser } from '../shared/user-rows.ts'
import { FORGOTTEN_PATH } from './address-confirmation.ts'
import { issueResetToken } from './password-changes.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RESTORE_MS = RESTORE_DAYS * DAY_MS

const RestoreData = z.object({
  email: z.string(),
  emailKey: z.string(),
  changedAt: z.pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  ),
})
type Former = z.infer<typeof RestoreData>

/**
 * Issues the link by which the reader of a replaced address undoes the change. Only for a confirmed address: an
 * unconfirmed one may be a stranger's, who must not be given the account.
 */
export async function offerRestoring(
  { random }: Pick<AccountDependencies, 'random'>,
  tx: Executor,
  { id: userId, email, emailKey, emailVerifiedAt }: StoredUser,
  now: Date,
): Promise<{ path: string; days: number } | undefined> {
  if (emailVerifiedAt === null) return undefined
  const data = { email, emailKey, changedAt: now.toISOString() }
  const wanted = { purpose: 'restore-address', userId, data, lifetimeMs: RESTORE_MS } as const
  const { token } = await issueToken(tx, random, wanted, now)
  return { path: `/restore-address#token=${token}`, days: RESTORE_DAYS }
}

/**
 * Restores an account's former address by the link in the mail to it. The person who changed the address knew the
 * password: it is removed, with all sign-ins and with every credential set up in the days before the change or since.
 * @returns the address, and the secret by which a new password is set.
 * @throws {Problem} `link-invalid`; `conflict` when the reader of the mail there has another account by now.
 */
export async function restoreAddress(
  dependencies: AccountDependencies,
  token: string,
): Promise<{ email: string; resetToken: string }> {
  const { db, clock, random, access } = dependencies
  const now = clock.now()
  const passwordHash = await hashPassword(newToken(random))
  const restored = await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, 'restore-address', token, now)
    const user = taken === undefined || taken.userId === null ? undefined : await findUser(tx, taken.userId)
    const former = RestoreData.safeParse(taken?.data)
    // thrown, so that the rollback keeps a link that is refused for now
    if (user === undefined || user.status !== 'active' || !former.success) throw problem('link-invalid')
    await makeRoom(tx, user, former.data, now)
    await restore(dependencies, tx, { user, former: former.data, passwordHash }, now)
    return { userId: user.id, email: former.data.email, ...(await issueResetToken(dependencies, tx, user.id, now)) }
  })
  access.forget(restored.userId)
  return { email: restored.email, resetToken: restored.token }
}

/** Makes an account created under the address since then provisional, unless its address is confirmed. */
async function makeRoom(tx: Executor, { id }: StoredUser, { emailKey }: Former, now: Date): Promise<void> {
  await lockAddress(tx, emailKey)
  const holder = await findHolder(tx, emailKey)
  if (holder === undefined || holder.id === id) return
  if (isSettled(holder)) throw problem('conflict', { message: ADDRESS_TAKEN })
  await makeProvisional(tx, holder, now)
}

async function restore(
  { mail }: AccountDependencies,
  tx: Executor,
  { user, former, passwordHash }: { user: StoredUser; former: Former; passwordHash: string },
  now: Date,
): Promise<void> {
  const { id: userId, name, email: replaced } = user
  const { email, emailKey, changedAt } = former
  await updateUser(tx, userId, { email, emailKey, pendingEmail: null, emailVerifiedAt: now, passwordHash }, now)
  await revokeAllFamilies(tx, { userId, because: 'address-restored' }, now)
  const since = new Date(changedAt.getTime() - RESTORE_MS)
  await deletePasskeysSince(tx, userId, since)
  const factor = await findSecondFactor(tx, userId)
  if (factor?.confirmedAt != null && factor.confirmedAt >= since) await deleteSecondFactor(tx, userId)
  for (const purpose of [
    'restore-address',
    'verify-address',
    'password-reset',
    'second-factor',
    'passkey-creation',
  ] as const) {
    await voidTokens(tx, userId, purpose)
  }
  await recordSecurityEvent(tx, 'email-restored', { userId }, now)
  const data = { name, at: now, path: FORGOTTEN_PATH }
  await mail.post({ to: replaced, userId, template: 'address-restored', data }, tx)
}
