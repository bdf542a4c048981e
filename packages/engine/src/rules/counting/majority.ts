import type { SeatId } from '../../model/committee/seat.ts'
import type { FloorOrder } from '../../model/floor/order.ts'
import type { DecidedBy } from '../../model/floor/pack.ts'
import { isOfSubstance, type Majority, type Vote } from '../../model/floor/vote.ts'

/** The majority that decides a motion, as a vote's type; undefined where the chair grants it. */
export function majorityOf(decidedBy: DecidedBy): Majority | undefined {
  if (decidedBy === 'chair') return undefined
  if (decidedBy === 'council') return 'security-council'
  return decidedBy === 'two-thirds' ? 'two-thirds' : 'simple'
}

/**
 * Whether the seat may abstain in the vote on the floor: always on procedure; on substance only where it has not noted
 * itself "present and voting".
 */
export function mayAbstain({ vote, order }: AbstentionFacts, seat: SeatId): boolean {
  return !(vote && isOfSubstance(vote.question) && order?.presentAndVoting.includes(seat))
}

/** The part of the floor that the rule asks. */
interface AbstentionFacts {
  readonly vote?: Pick<Vote, 'question'> | undefined
  readonly order?: Pick<FloorOrder, 'presentAndVoting'>
}
