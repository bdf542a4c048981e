import { isTier } from '@placard/contract'
import { recordSecurityEvent } from '../features/accounts/shared/security-event-rows.ts'
import { findUserByEmail } from '../features/accounts/shared/user-rows.ts'
import { setPlan } from '../features/subscriptions/subscription-service.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Result of setting a plan, for the operator at the terminal. */
export type TierOutcome =
  | { readonly ok: true; readonly done: 'tier-set' }
  | {
      readonly ok: false
      readonly rejection: { readonly code: 'tier-unknown' | 'no-such-account' | 'pays-by-card' }
    }

/**
 * Sets the plan of an account without a payment; FREE takes such a plan back. Refused while a plan is paid for by card:
 * the user cancels it first, or the payment service would keep charging.
 */
export async function setTierOf(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  email: string,
  tier: string | undefined,
): Promise<TierOutcome> {
  const wanted = (tier ?? '').toUpperCase()
  if (!isTier(wanted)) return { ok: false, rejection: { code: 'tier-unknown' } }
  const user = await findUserByEmail(db, email)
  if (user === undefined) return { ok: false, rejection: { code: 'no-such-account' } }
  if (!(await setPlan({ db, clock }, user.id, wanted))) return { ok: false, rejection: { code: 'pays-by-card' } }
  await recordSecurityEvent(db, 'plan-set', { userId: user.id, byCommand: true }, clock.now())
  return { ok: true, done: 'tier-set' }
}
