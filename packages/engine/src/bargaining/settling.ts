import type { Reaction } from '../model/acts/act.ts'

/** Factor on a seat's surplus at or above which it welcomes a change of a settled text, and below which it refuses. */
const WELCOME_FACTOR = 1.3
const REFUSAL_FACTOR = 0.4
const EQUAL = 1e-9

/**
 * A seat's reaction to changes of a text that already leaves every seat a surplus. Gains and losses count relative to
 * the seat's surplus, so that a seat with little gives up little: the room then climbs towards the greatest product of
 * surpluses, Nash's solution, without any seat naming a number. A seat without surplus refuses.
 */
export function reactionToSettled(surplusBefore: number, surplusAfter: number): Reaction {
  if (surplusAfter <= 0) return 'cannot-accept'
  if (surplusAfter >= WELCOME_FACTOR * surplusBefore) return 'welcome'
  return surplusAfter < REFUSAL_FACTOR * surplusBefore ? 'cannot-accept' : 'live-with'
}

/** Whether a seat lets a change of a settled text pass without objection: it must not lose by it. */
export function consents(surplusBefore: number, surplusAfter: number): boolean {
  return surplusAfter >= surplusBefore - EQUAL
}
