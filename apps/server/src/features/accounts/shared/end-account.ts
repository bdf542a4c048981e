import type { Executor } from '../../../database/executor.ts'
import type { Member } from '../../../ports/account-hooks.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { deleteUser, holdClaimants } from './user-rows.ts'

/**
 * Deletes an account that was closed (`AccountHooks.closing`), with everything that is its owner's alone, and the
 * provisional accounts under its address.
 */
export async function endAccount(
  { accountHooks }: Pick<Dependencies, 'accountHooks'>,
  tx: Executor,
  { id, emailKey }: Member,
  now: Date,
): Promise<void> {
  for (const claimant of await holdClaimants(tx, emailKey)) {
    await accountHooks.closing(tx, claimant, now)
    await deleteUser(tx, claimant.id)
  }
  await deleteUser(tx, id)
}
