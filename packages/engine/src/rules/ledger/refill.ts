import type { Commitment } from '../../model/committee/promise.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'

/** Points of capital, of 100, that a kept promise restores to the seat that kept it. */
export const REFILL = 12
/** Upper bound: the capital at the opening. */
export const FULL = 100

/**
 * The capital of a seat after it kept a promise; undefined when nothing is restored: for a threat carried out, a
 * promise to itself, a full capital, or a second promise about the same issue (or, again, about the whole draft), so
 * that small promises cannot be farmed.
 */
export function refillFor(state: CampaignState, kept: Commitment): number | undefined {
  const capital = state.capital[seatIndexOf(state, kept.by)]
  if (kept.kind !== 'promise' || kept.to === kept.by || capital === undefined || capital >= FULL) return undefined
  const isRepeated = state.commitments.some(
    ({ kind, status, by, change }) =>
      kind === 'promise' && status === 'kept' && by === kept.by && change?.issue === kept.change?.issue,
  )
  return isRepeated ? undefined : Math.min(FULL, capital + REFILL)
}
