import type { Executor } from '../database/executor.ts'

/** An account that comes or goes, with what makes the spellings of its address one. */
export interface Member {
  readonly id: string
  readonly emailKey: string
}

/** What other features do when accounts come and go, in the transaction in which they do. */
export interface AccountHooks {
  /** A new account has been made. */
  opened(tx: Executor, member: Member, now: Date): Promise<void>
  /** An account is about to be deleted. Nothing outside is waited for. */
  closing(tx: Executor, member: Member, now: Date): Promise<void>
  /** What was made in an account has been moved into another of the same person; the account itself is deleted next. */
  moved(tx: Executor, fromId: string, now: Date): Promise<void>
}
