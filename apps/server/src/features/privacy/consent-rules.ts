import type { ConsentPurpose } from '@placard/contract'

/** Consents that are not offered to people under 16. */
const NOT_FOR_MINORS: readonly ConsentPurpose[] = ['data-collection', 'analytics', 'marketing']
/** What holds as long as nobody has decided: the services that answer for this server work for it, as the notice says. */
const BEFORE_ANY: readonly ConsentPurpose[] = ['third-party-sharing']

/** What bears on the offer of consents to a person. */
export interface Offered {
  /** Whether the protective defaults of people under 16 hold. */
  readonly isYoung: boolean
  /** Whether they have limited the use of sensitive information. */
  readonly isDataLimited: boolean
}

/** Whether a consent is offered to a person. One that is not offered does not hold. */
export function isOfferedTo({ isYoung, isDataLimited }: Offered, purpose: ConsentPurpose): boolean {
  if (purpose === 'sensitive-data') return !isYoung && !isDataLimited
  return !isYoung || !NOT_FOR_MINORS.includes(purpose)
}

/** Whether a consent that is offered holds, given the last decision; null where there was none. */
export function grantedNow(purpose: ConsentPurpose, decided: boolean | null): boolean {
  return decided ?? BEFORE_ANY.includes(purpose)
}
