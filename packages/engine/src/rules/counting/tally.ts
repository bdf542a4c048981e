import type { Ballot, Majority, VoteResult } from '../../model/floor/vote.ts'

/**
 * Number of votes in favour that carry.
 * @param cast votes for and against together; abstentions and absences are not votes cast.
 * @param seats size of the committee, which the Security Council's majority is a share of (nine of fifteen, scaled).
 */
export function requiredVotes(majority: Majority, cast: number, seats: number): number {
  if (majority === 'security-council') return Math.ceil(0.6 * seats)
  if (majority === 'two-thirds') return Math.max(1, Math.ceil((cast * 2) / 3))
  return Math.floor(cast / 2) + 1
}

/** A committee's size and the seats with a veto. */
export interface Electorate {
  readonly seats: number
  /** Permanent members, where the pack has a veto and the question is one of substance; else empty. */
  readonly vetoHolders: readonly string[]
}

/**
 * Decides whether a vote carries. A tie does not, nor does a vote without votes cast.
 * @param ballots one per seat; abstentions are recorded but are not votes cast.
 * @throws {RangeError} when a seat votes twice: a caller's bug, not a player's mistake.
 */
export function tallyVote(ballots: readonly Ballot[], majority: Majority, electorate: Electorate): VoteResult {
  if (new Set(ballots.map((ballot) => ballot.seat)).size < ballots.length) {
    throw new RangeError('tallyVote: a seat may cast only one ballot')
  }
  const count = (choice: Ballot['choice']) => ballots.filter((ballot) => ballot.choice === choice).length
  const votes = { for: count('for'), against: count('against'), abstain: count('abstain') }
  const cast = votes.for + votes.against
  const required = requiredVotes(majority, cast, electorate.seats)
  const vetoedBy = ballots
    .filter((ballot) => ballot.choice === 'against' && electorate.vetoHolders.includes(ballot.seat))
    .map((ballot) => ballot.seat)
  return { ...votes, required, vetoedBy, carried: cast > 0 && votes.for >= required && vetoedBy.length === 0 }
}
