import type { Executor } from '../../database/executor.ts'
import type { AccountHooks } from '../../ports/account-hooks.ts'
import { withdrawArchivesOf } from './archive/archive-rows.ts'
import { endRequestsOf } from './request-rows.ts'

/** Has the requests and archives of an account end with it, however it ends. */
export const privacyHooks: Pick<AccountHooks, 'closing' | 'moved'> = {
  closing: (tx, { id }, now) => endAllOf(tx, id, now),
  moved: endAllOf,
}

async function endAllOf(tx: Executor, userId: string, now: Date): Promise<void> {
  await endRequestsOf(tx, userId, now)
  await withdrawArchivesOf(tx, userId)
}
