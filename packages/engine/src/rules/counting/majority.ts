import type { DecidedBy } from '../../model/floor/pack.ts'
import type { Majority } from '../../model/floor/vote.ts'

/** The majority that decides a motion, as a vote's type; undefined where the chair grants it. */
export function majorityOf(decidedBy: DecidedBy): Majority | undefined {
  if (decidedBy === 'chair') return undefined
  if (decidedBy === 'council') return 'security-council'
  return decidedBy === 'two-thirds' ? 'two-thirds' : 'simple'
}

/** Whether a ballot may be an abstention: always on procedure; on substance only by a seat not "present and voting". */
export function mayAbstain(isSubstance: boolean, isPresentAndVoting: boolean): boolean {
  return !(isSubstance && isPresentAndVoting)
}
