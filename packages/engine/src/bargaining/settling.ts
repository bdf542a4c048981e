import type { Reaction } from '../model/acts/act.ts'

/** Factor on a seat's surplus from which a change of a settled text is welcome, and below which it is refused. */
const WELCOME_FACTOR = 1.3
const REFUSAL_FACTOR = 0.4
const EQUAL = 1e-9

/**
 * How a seat meets changes of a text that already leaves everybody a surplus. Gains and losses count by what they are of
 * the surplus the seat has, so that who has little gives up little: the room then climbs towards the greatest product of
 * surpluses, Nash's solution, without anybody naming a number. A seat without surplus refuses.
 */
export function reactionToSettled(surplusBefore: number, surplusAfter: number): Reaction {
  if (surplusAfter <= 0) return 'cannot-accept'
  if (surplusAfter >= WELCOME_FACTOR * surplusBefore) return 'welcome'
  return surplusAfter < REFUSAL_FACTOR * surplusBefore ? 'cannot-accept' : 'live-with'
}

/** Whether a seat lets a change of a settled text pass without objection: it must not lose by it at all. */
export function consents(surplusBefore: number, surplusAfter: number): boolean {
  return surplusAfter >= surplusBefore - EQUAL
}
