import { readConsentState } from '../../database/consent-rows.ts'
import { isMinor } from '../../ports/access.ts'
import type { ConsentGate, GatedPurpose } from '../../ports/consent-gate.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { grantedNow, isOfferedTo } from './consent-rules.ts'

/** The gate over the decisions that are stored. It remembers nothing: what was withdrawn on one server holds on all. */
export function createConsentGate({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): ConsentGate {
  return {
    async holds(userId: string, purpose: GatedPurpose) {
      const state = await readConsentState(db, userId, purpose)
      if (state === undefined) return false
      const isOffered = isOfferedTo({ isYoung: isMinor(state, clock.now()), isDataLimited: false }, purpose)
      return isOffered && grantedNow(purpose, state.isGranted)
    },
  }
}
