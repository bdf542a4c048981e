import type { ProfileBody } from '@placard/contract'
import { visibleEmail } from '../../../addresses/email-key.ts'
import { inTransaction } from '../../../database/executor.ts'
import { problem } from '../../../http/problems.ts'
import { sendConfirmation } from '../links/address-confirmation.ts'
import type { AccountDependencies } from '../shared/begin-sign-in.ts'
import { PASSWORD_NEEDED } from '../shared/messages.en.ts'
import { voidPendingChanges } from '../shared/one-time-token-rows.ts'
import { reauthenticate } from '../shared/reauthentication.ts'
import { addressKeyOf, findUser, type StoredUser, updateUser } from '../shared/user-rows.ts'

/**
 * Changes the name at once; a new address takes effect when the mail to it is answered.
 * @throws {Problem} `password-wrong`; `validation-failed` when a new address comes without the password.
 */
export async function changeProfile(
  dependencies: AccountDependencies,
  userId: string,
  { name, email: typed, currentPassword }: ProfileBody,
): Promise<StoredUser> {
  const { db, clock, access } = dependencies
  const email = typed === undefined ? undefined : visibleEmail(typed)
  const user = await findUser(db, userId)
  if (user === undefined) throw problem('unauthenticated')
  const isNewAddress = email !== undefined && email !== user.email
  if (isNewAddress) await requirePassword(dependencies, userId, currentPassword)
  const now = clock.now()
  const changed = await inTransaction(db, async (tx) => {
    if (name !== undefined) await updateUser(tx, userId, { name }, now)
    if (email !== undefined) {
      await voidPendingChanges(tx, userId, addressKeyOf(user))
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
