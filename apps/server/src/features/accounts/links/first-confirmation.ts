import type { RemovedAtConfirmation } from '@placard/contract'
import type { Executor } from '../../../database/executor.ts'
import type { MailPost } from '../../../ports/mail-post.ts'
import { deletePasskeys } from '../passkeys/passkey-rows.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-rows.ts'
import { SECURITY_PATH } from '../shared/begin-sign-in.ts'
import { forgetDevices } from '../shared/known-device-rows.ts'
import { voidAllTokens } from '../shared/one-time-token-rows.ts'
import { tellReader } from '../shared/reader-mails.ts'
import { revokeAllFamilies } from '../shared/refresh-family-rows.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import { type StoredUser, updateUser } from '../shared/user-rows.ts'

/** Summary when nothing was removed. */
export const NOTHING_REMOVED: RemovedAtConfirmation = { passkeys: 0, twoFactor: false, pendingEmail: false, signIns: 0 }

/**
 * Removes every way to sign in that was set up before the address was confirmed: another person may have signed up
 * (account pre-hijacking). Only the sign-in that answers the mail itself continues. The owner is notified of what was
 * removed.
 * @param user as it is once its address is confirmed.
 * @param except the sign-in of this account that the call was made with.
 */
export async function endWhatWasBefore(
  mail: { readonly mail: Pick<MailPost, 'post'> },
  tx: Executor,
  { user, hadPending, except }: { user: StoredUser; hadPending: boolean; except: string | undefined },
  now: Date,
): Promise<RemovedAtConfirmation> {
  const { id: userId, name } = user
  const which = { userId, because: 'address-confirmed', ...(except === undefined ? {} : { except }) } as const
  const removed = {
    passkeys: await deletePasskeys(tx, userId),
    twoFactor: await deleteSecondFactor(tx, userId),
    pendingEmail: hadPending,
    signIns: await revokeAllFamilies(tx, which, now),
  }
  if (hadPending) await updateUser(tx, userId, { pendingEmail: null }, now)
  await forgetDevices(tx, userId)
  await voidAllTokens(tx, userId)
  if (!isAnything(removed)) return removed
  await recordSecurityEvent(tx, 'address-claimed', { userId }, now)
  const data = { name, ...removed, at: now, path: SECURITY_PATH }
  await tellReader(mail, tx, user, { template: 'address-claimed', data })
  return removed
}

function isAnything({ passkeys, twoFactor, pendingEmail, signIns }: RemovedAtConfirmation): boolean {
  return passkeys > 0 || twoFactor || pendingEmail || signIns > 0
}
