import type { AccountHooks } from '../../ports/account-hooks.ts'
import { endRequestsOf } from './request-rows.ts'

/** Has the requests of an account end with it, however it ends. */
export const privacyHooks: Pick<AccountHooks, 'closing' | 'moved'> = {
  closing: (tx, { id }, now) => endRequestsOf(tx, id, now),
  moved: endRequestsOf,
}
