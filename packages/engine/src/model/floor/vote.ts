import type { Choice } from '../acts/act.ts'
import type { Change } from '../committee/issue.ts'
import type { SeatId } from '../committee/seat.ts'

const MAJORITIES = ['simple', 'two-thirds', 'security-council'] as const
export type Majority = (typeof MAJORITIES)[number]

/** What is being voted on. */
export type Question =
  | { readonly kind: 'motion'; readonly motion: string }
  | { readonly kind: 'amendment'; readonly proposal: string }
  | { readonly kind: 'draft'; readonly draft: string }
  /** One clause of a divided draft: whether it stays. */
  | { readonly kind: 'part'; readonly draft: string; readonly issue: number }
  /** Whether anybody objects to adopting without a vote: a ballot against is an objection. */
  | { readonly kind: 'consensus'; readonly draft: string }
  /** A show of hands that binds nobody: on the draft, or on one change of it. */
  | { readonly kind: 'straw-poll'; readonly draft: string | undefined; readonly change: Change | undefined }

/** Whether a question decides the text itself and not how the committee goes about it. */
export function isOfSubstance({ kind }: Question): boolean {
  return kind === 'draft' || kind === 'amendment' || kind === 'part'
}

export interface Ballot {
  readonly seat: SeatId
  readonly choice: Choice
  /** The seat did not answer and is counted as not there; only told where a pack knows a quorum. */
  readonly absent?: true
}

/** A vote in progress or done. A roll call takes the seats in `order`, a show of placards takes them in any order. */
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

/** Counts are ballots, never shares. */
export interface VoteResult {
  readonly for: number
  readonly against: number
  readonly abstain: number
  /** Votes in favour that carry at this turnout. */
  readonly required: number
  readonly carried: boolean
  /** Permanent members whose vote against stopped it; empty unless the pack has a veto. */
  readonly vetoedBy: readonly SeatId[]
}
