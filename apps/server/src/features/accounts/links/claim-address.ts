import type { RemovedAtConfirmation } from '@placard/contract'
import type { Executor } from '../../../database/executor.ts'
import type { AccountDependencies } from '../shared/begin-sign-in.ts'
import { addressKeyOf, findHolder, makeProvisional, type StoredUser, updateUser } from '../shared/user-rows.ts'
import { endWhatWasBefore, NOTHING_REMOVED } from './first-confirmation.ts'

/**
 * Settles an account's address, because a mail there was answered. An unconfirmed account that has it becomes
 * provisional.
 */
export async function claimAddress(
  dependencies: Pick<AccountDependencies, 'mail'>,
  tx: Executor,
  { user, except }: { user: StoredUser; except?: string | undefined },
  now: Date,
): Promise<RemovedAtConfirmation> {
  const key = addressKeyOf(user)
  const holder = user.claimOf === null ? undefined : await findHolder(tx, key)
  if (holder !== undefined) await makeProvisional(tx, holder, now)
  const changes = { emailKey: key, claimOf: null, emailVerifiedAt: user.emailVerifiedAt ?? now }
  const claimed = await updateUser(tx, user.id, changes, now)
  if (user.emailVerifiedAt !== null || claimed === undefined) return NOTHING_REMOVED
  return endWhatWasBefore(dependencies, tx, { user: claimed, hadPending: user.pendingEmail !== null, except }, now)
}
