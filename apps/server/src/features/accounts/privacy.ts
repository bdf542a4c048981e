import type { Executor } from '../../database/executor.ts'
import type { Member } from '../../ports/account-hooks.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { endAccount } from './shared/end-account.ts'
import { passwordFits } from './shared/passwords.ts'
import { recordSecurityEvent } from './shared/security-event-rows.ts'
import { findUser, isLastAdministrator } from './shared/user-rows.ts'

/** What the privacy centre asks of accounts. */
export function accountPrivacy({ db, accountHooks }: Pick<Dependencies, 'db' | 'accountHooks'>) {
  return {
    /** Whether a password is that of an account. */
    async isPassword(userId: string, password: string): Promise<boolean> {
      const user = await findUser(db, userId)
      return user !== undefined && passwordFits(user.passwordHash, password, userId)
    },
    /** Whether an account may go: that of the last administrator may not. */
    async mayGo(tx: Executor, userId: string): Promise<boolean> {
      const user = await findUser(tx, userId)
      return user === undefined || !(await isLastAdministrator(tx, user))
    },
    /** Deletes an account that was closed, and records that one was deleted. */
    async removeAccount(tx: Executor, member: Member, now: Date): Promise<void> {
      await endAccount({ accountHooks }, tx, member, now)
      await recordSecurityEvent(tx, 'account-deleted', { userId: null }, now)
    },
  }
}
