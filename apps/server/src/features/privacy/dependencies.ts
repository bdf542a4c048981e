import type { Dependencies } from '../../ports/dependencies.ts'

/** What the privacy centre asks about accounts. */
export interface PrivacyPorts {
  /** Whether a password is that of an account. */
  readonly isPassword: (userId: string, password: string) => Promise<boolean>
  /** Whether an account may go: the last administrator’s may not. */
  readonly mayGo: (userId: string) => Promise<boolean>
}

/** Dependencies of the use cases about privacy. */
export type PrivacyDependencies = Pick<
  Dependencies,
  'db' | 'clock' | 'ids' | 'random' | 'secret' | 'mail' | 'access' | 'accountHooks' | 'configuration' | 'logger'
> &
  PrivacyPorts
