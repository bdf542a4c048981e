import { termsOf } from '../text/terms.ts'
import type { RecordedBallots, VotingRecord } from './content.ts'

/** How often two members cast the same ballot, over the votes in which both cast one. */
export interface Agreement {
  readonly shared: number
  readonly same: number
  /** Shared votes with one in favour and the other against. */
  readonly opposed: number
}

/** One vote with the ballots of two members. */
export interface DistinctiveVote {
  readonly vote: RecordedBallots
  readonly ballots: readonly RecordedBallots['ballots'][number][]
}

type Ballot = RecordedBallots['ballots'][number]

const placeOf = (record: VotingRecord, iso3: string) => record.members.indexOf(iso3)

/** Agreement of two members over the whole record, or over the votes on one topic. */
export function agreementOf(record: VotingRecord, one: string, other: string, topic?: string): Agreement {
  const [a, b] = [placeOf(record, one), placeOf(record, other)]
  let [shared, same, opposed] = [0, 0, 0]
  for (const { ballots, topics } of record.rollCalls) {
    if (topic !== undefined && !topics.includes(topic)) continue
    const [left, right] = [ballots[a] ?? null, ballots[b] ?? null]
    if (left === null || right === null) continue
    shared++
    if (left === right) same++
    else if (left !== 'abstain' && right !== 'abstain') opposed++
  }
  return { shared, same, opposed }
}

/** Share of equal ballots among shared votes; 0 when there are none. */
export function sameRatio({ shared, same }: Agreement): number {
  return shared === 0 ? 0 : same / shared
}

/**
 * The members by similarity of their votes to a member's, among those with enough votes in common; most alike first.
 */
export function neighboursOf(record: VotingRecord, iso3: string): readonly { iso3: string; ratio: number }[] {
  const least = record.rollCalls.length / 4
  return record.members
    .filter((member) => member !== iso3)
    .map((member) => ({ member, agreement: agreementOf(record, iso3, member) }))
    .filter(({ agreement }) => agreement.shared >= least)
    .map(({ member, agreement }) => ({ iso3: member, ratio: sameRatio(agreement) }))
    .sort((left, right) => right.ratio - left.ratio)
}

/** Distance of two ballots, 0…2. */
function distance(left: Ballot, right: Ballot): number {
  const side = { for: 1, abstain: 0, against: -1 } as const
  return left === null || right === null ? 0 : Math.abs(side[left] - side[right])
}

/** Share of the voting members who cast the rarer of the two ballots: agreement against a majority is more telling. */
function contestedRatio({ ballots }: RecordedBallots): number {
  const cast = ballots.filter((ballot) => ballot !== null)
  const yes = cast.filter((ballot) => ballot === 'for').length
  return cast.length === 0 ? 0 : Math.min(yes, cast.length - yes) / cast.length
}

/**
 * The votes that show best how two members differ; when they never do, the votes in which they agree against others.
 */
export function distinctiveVotes(
  record: VotingRecord,
  one: string,
  other: string,
  most = 3,
): readonly DistinctiveVote[] {
  const [a, b] = [placeOf(record, one), placeOf(record, other)]
  const ranked = record.rollCalls
    .map((vote, age) => {
      const ballots = [vote.ballots[a] ?? null, vote.ballots[b] ?? null]
      const apart = distance(ballots[0] ?? null, ballots[1] ?? null)
      const isWhole = vote.subject === 'whole' && /\p{L}{3}/u.test(vote.title) && !/^Resolution /.test(vote.title)
      const rank = apart * 2 + contestedRatio(vote) + age / record.rollCalls.length + (isWhole ? 1 : 0)
      return { distinctive: { vote, ballots }, rank }
    })
    .filter(({ distinctive }) => distinctive.ballots.every((ballot) => ballot !== null))
    .sort((left, right) => right.rank - left.rank)
  return distinct(ranked.map(({ distinctive }) => distinctive)).slice(0, most)
}

/** Removes duplicates: at most one vote per title and per topic. */
function distinct(votes: readonly DistinctiveVote[]): readonly DistinctiveVote[] {
  const seen = new Set<string>()
  return votes.filter(({ vote }) => {
    const keys = [termsOf(vote.title).slice(0, 3).join(' '), vote.topics[0] ?? 'other']
    const isNew = keys.every((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

/** Votes whose title matches a topic, best and newest first, one per title; empty when none does. */
export function votesOn(record: VotingRecord, topic: string, most = 5): readonly RecordedBallots[] {
  const terms = [...new Set(termsOf(topic))].filter(
    (term) => !/^(?:vot|un|resolut|united|general|assembly)$/.test(term),
  )
  if (terms.length === 0) return []
  const ranked = record.rollCalls
    .filter(({ subject }) => subject === 'whole')
    .map((vote, age) => {
      const title = new Set(termsOf(vote.title))
      const found = terms.filter((term) => title.has(term)).length
      return { vote, share: found / terms.length, rank: found / terms.length + age / record.rollCalls.length / 10 }
    })
    .filter(({ share }) => share >= 0.5)
    .sort((left, right) => right.rank - left.rank)
  const seen = new Set<string>()
  return ranked
    .map(({ vote }) => vote)
    .filter(({ title }) => !seen.has(title) && seen.add(title))
    .slice(0, most)
}

/** A member's ballot; null when it cast none. */
export function ballotOf(record: VotingRecord, vote: RecordedBallots, iso3: string): Ballot {
  return vote.ballots[placeOf(record, iso3)] ?? null
}

/** Counts of the ballots of a vote. */
export function countOf({ ballots }: RecordedBallots): {
  readonly yes: number
  readonly no: number
  readonly abstain: number
} {
  const count = (choice: Ballot) => ballots.filter((ballot) => ballot === choice).length
  return { yes: count('for'), no: count('against'), abstain: count('abstain') }
}
