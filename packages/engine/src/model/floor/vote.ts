import type { Choice } from '../acts/act.ts'
import type { Change } from '../committee/issue.ts'
import type { SeatId } from '../committee/seat.ts'

const MAJORITIES = ['simple', 'two-thirds', 'security-council'] as const
export type Majority = (typeof MAJORITIES)[number]

/** The question put to the vote. */
export type Question =
  | { readonly kind: 'motion'; readonly motion: string }
  | { readonly kind: 'amendment'; readonly proposal: string }
  | { readonly kind: 'draft'; readonly draft: string }
  /** Division: whether one clause of a divided draft is kept. */
  | { readonly kind: 'part'; readonly draft: string; readonly issue: number }
  /** Adoption without a vote: a ballot against is an objection. */
  | { readonly kind: 'consensus'; readonly draft: string }
  /** A non-binding show of hands: on the draft, or on one change of it. */
  | { readonly kind: 'straw-poll'; readonly draft: string | undefined; readonly change: Change | undefined }

/** Whether a question is on the text itself, not on procedure. */
export function isOfSubstance({ kind }: Question): boolean {
  return kind === 'draft' || kind === 'amendment' || kind === 'part'
}

export interface Ballot {
  readonly seat: SeatId
  readonly choice: Choice
  /** The seat did not answer and counts as absent; recorded only where the pack has a quorum. */
  readonly absent?: true
}

/** A vote in progress or closed. A roll call takes the seats in `order`, a show of placards in any order. */
export interface Vote {
  readonly id: string
  readonly question: Question
  readonly manner: 'roll-call' | 'placards'
  readonly majority: Majority
  readonly order: readonly SeatId[]
  readonly ballots: readonly Ballot[]
  readonly openedAt: number
  /** Session time at which the seat whose turn it is counts as abstaining. */
  readonly deadlineAt: number
  readonly result: VoteResult | undefined
}

/** Counts are numbers of ballots, not shares. */
export interface VoteResult {
  readonly for: number
  readonly against: number
  readonly abstain: number
  /** Votes in favour that suffice at this turnout. */
  readonly required: number
  readonly carried: boolean
  /** Permanent members that vetoed it; empty unless the pack has a veto. */
  readonly vetoedBy: readonly SeatId[]
}
