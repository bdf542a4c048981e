import type { Majority } from '../floor/vote.ts'
import type { DecidedBy, ProcedurePack } from './pack.ts'

/** Ballots of a vote, counted. Abstentions and absences are not votes cast. */
export interface Count {
  readonly yes: number
  readonly no: number
  readonly abstaining: number
  /** Permanent members among those against. */
  readonly permanentAgainst: number
  readonly seats: number
}

/** Whether a question of substance carries, or one of procedure. A tie does not, nor a vote nobody took part in. */
export function carries(majority: Majority, count: Count, isSubstance: boolean, pack: ProcedurePack): boolean {
  const { yes, no, seats, permanentAgainst } = count
  if (yes === 0) return false
  if (isSubstance && pack.veto && permanentAgainst > 0) return false
  if (majority === 'two-thirds') return 3 * yes >= 2 * (yes + no)
  if (majority === 'security-council') return yes >= Math.ceil(0.6 * seats)
  return yes > no
}

/** The majority a motion is decided by, as votes know it; undefined where the chair grants it. */
export function majorityOf(decidedBy: DecidedBy): Majority | undefined {
  if (decidedBy === 'chair') return undefined
  if (decidedBy === 'council') return 'security-council'
  return decidedBy === 'two-thirds' ? 'two-thirds' : 'simple'
}

/** Whether a ballot may be an abstention: always on procedure; on substance only by who is not "present and voting". */
export function mayAbstain(isSubstance: boolean, isPresentAndVoting: boolean): boolean {
  return !(isSubstance && isPresentAndVoting)
}
