import { privacyHooks } from '../features/privacy/account-hooks.ts'
import { subscriptionHooks } from '../features/subscriptions/account-hooks.ts'
import type { AccountHooks } from '../ports/account-hooks.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** What all features do when an account begins or ends. */
export function accountHooksOf(dependencies: Pick<Dependencies, 'secret'>): AccountHooks {
  const subscriptions = subscriptionHooks(dependencies)
  return {
    opened: subscriptions.opened,
    async closing(tx, member, now) {
      await subscriptions.closing(tx, member, now)
      await privacyHooks.closing(tx, member, now)
    },
    async moved(tx, fromId, now) {
      await subscriptions.moved(tx, fromId, now)
      await privacyHooks.moved(tx, fromId, now)
    },
  }
}
