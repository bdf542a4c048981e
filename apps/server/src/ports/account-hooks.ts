import type { Executor } from '../database/executor.ts'

/** An account that is opened or closed, with the key of its address (`emailKey`). */
export interface Member {
  readonly id: string
  readonly emailKey: string
}

/** Hooks of other features into the life of accounts, run in the same transaction. */
export interface AccountHooks {
  /** A new account has been made. */
  opened(tx: Executor, member: Member, now: Date): Promise<void>
  /** An account is about to be deleted. Must not wait for anything outside the database. */
  closing(tx: Executor, member: Member, now: Date): Promise<void>
  /** An account's content has been merged into another one of the same person; the account itself is deleted next. */
  moved(tx: Executor, fromId: string, now: Date): Promise<void>
}
