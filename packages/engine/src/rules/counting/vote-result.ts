import type { Seat } from '../../model/committee/seat.ts'
import { hasQuorum, type ProcedurePack } from '../../model/floor/pack.ts'
import { isOfSubstance, type Vote, type VoteResult } from '../../model/floor/vote.ts'
import { tallyVote } from './tally.ts'

/** The facts about the committee that a count depends on. */
export interface Committee {
  readonly seats: readonly Pick<Seat, 'id' | 'isPermanentMember'>[]
  /** Absent in sessions opened before packs existed. */
  readonly procedure?: ProcedurePack | undefined
}

/** Counts a complete vote: majority, veto and quorum, by the committee's procedure. */
export function resultOf(committee: Committee, vote: Vote): VoteResult {
  if (vote.question.kind === 'consensus') return objectionsIn(committee, vote)
  const { seats } = committee
  const result = tallyVote(vote.ballots, vote.majority, {
    seats: seats.length,
    vetoHolders: vetoHolders(committee, vote),
  })
  return isQuorate(committee, vote) ? result : { ...result, carried: false }
}

/** Seats that may veto this decision: permanent members, on substance, where the procedure has a veto. */
function vetoHolders({ seats, procedure }: Committee, { question, majority }: Vote): readonly string[] {
  const hasVeto = procedure ? procedure.veto && isOfSubstance(question) : question.kind === 'draft'
  if (!hasVeto || majority !== 'security-council') return []
  return seats.filter((seat) => seat.isPermanentMember).map((seat) => seat.id)
}

function isQuorate({ seats, procedure }: Committee, { question, ballots }: Vote): boolean {
  const present = ballots.filter(({ absent }) => absent !== true).length
  return !procedure || !isOfSubstance(question) || hasQuorum(procedure, present, seats.length, 'decision')
}

/** Consensus: adopted without a vote unless a seat objects; silence is consent. */
function objectionsIn({ seats }: Committee, { ballots }: Vote): VoteResult {
  const against = ballots.filter(({ choice }) => choice === 'against').length
  const agreed = seats.length - against
  return { for: agreed, against, abstain: 0, required: seats.length, carried: against === 0, vetoedBy: [] }
}
