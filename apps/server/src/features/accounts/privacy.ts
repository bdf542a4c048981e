import type { Dependencies } from '../../ports/dependencies.ts'
import { passwordFits } from './shared/passwords.ts'
import { countOtherAdministrators, findUser } from './shared/user-rows.ts'

/** What the privacy centre asks about accounts. */
export function accountPrivacy({ db }: Pick<Dependencies, 'db'>) {
  return {
    /** Whether a password is that of an account. */
    async isPassword(userId: string, password: string): Promise<boolean> {
      const user = await findUser(db, userId)
      return user !== undefined && passwordFits(user.passwordHash, password, userId)
    },
    /** Whether an account may go: that of the last administrator may not. */
    async mayGo(userId: string): Promise<boolean> {
      const user = await findUser(db, userId)
      return user?.role !== 'ADMIN' || (await countOtherAdministrators(db, userId)) > 0
    },
  }
}
