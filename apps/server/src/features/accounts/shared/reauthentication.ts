import { problem } from '../../../http/problems.ts'
import type { AccountDependencies } from './begin-sign-in.ts'
import { passwordFits } from './passwords.ts'
import { findUser, type StoredUser } from './user-rows.ts'

/**
 * Reauthenticates the user of a sign-in.
 * @throws {Problem} `password-wrong`; `unauthenticated` when the account is gone.
 */
export async function reauthenticate(
  { db }: Pick<AccountDependencies, 'db'>,
  userId: string,
  password: string,
): Promise<StoredUser> {
  const user = await findUser(db, userId)
  if (user === undefined) throw problem('unauthenticated')
  if (!(await passwordFits(user.passwordHash, password, userId))) {
    throw problem('password-wrong', { fields: [{ field: 'currentPassword', rule: 'password-wrong' }] })
  }
  return user
}
