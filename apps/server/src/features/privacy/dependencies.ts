import type { Executor } from '../../database/executor.ts'
import type { Member } from '../../ports/account-hooks.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** What the privacy centre asks of accounts. */
export interface PrivacyPorts {
  /** Whether a password is that of an account. */
  readonly isPassword: (userId: string, password: string) => Promise<boolean>
  /**
   * Whether an account may go: the last administrator’s may not. In a transaction the answer holds until its end; to be
   * asked before the row of the account is held.
   */
  readonly mayGo: (tx: Executor, userId: string) => Promise<boolean>
  /** Deletes an account that was closed, and records that one was deleted. */
  readonly removeAccount: (tx: Executor, member: Member, now: Date) => Promise<void>
}

/** Dependencies of the use cases about privacy. */
export type PrivacyDependencies = Pick<
  Dependencies,
  'db' | 'clock' | 'ids' | 'random' | 'secret' | 'mail' | 'access' | 'accountHooks' | 'configuration' | 'logger'
> &
  PrivacyPorts
