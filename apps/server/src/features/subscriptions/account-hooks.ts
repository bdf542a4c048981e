import { deriveKey } from '../../crypto/derive-key.ts'
import type { AccountHooks } from '../../ports/account-hooks.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { endPaymentsOf } from './payment-endings.ts'
import { recallUsage, rememberUsage } from './remembered-usage-rows.ts'

/** Has use follow an address from one account to the next, and payments end with their account. */
export function subscriptionHooks({ secret }: Pick<Dependencies, 'secret'>): AccountHooks {
  const key = deriveKey(secret, 'remembered-usage')
  return {
    opened: (tx, { id: userId, emailKey }, now) => recallUsage(tx, { userId, emailKey, key }, now),
    async closing(tx, { id: userId, emailKey }, now) {
      await rememberUsage(tx, { userId, emailKey, key }, now)
      await endPaymentsOf(tx, userId, now)
    },
    moved: (tx, fromId, now) => endPaymentsOf(tx, fromId, now),
  }
}
