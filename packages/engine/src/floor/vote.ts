import type { Choice } from '../acts/act.ts'
import type { SeatId } from '../seats/seat.ts'

export const MAJORITIES = ['simple', 'two-thirds', 'security-council'] as const
export type Majority = (typeof MAJORITIES)[number]

/** What is being voted on. */
export type Question =
  | { readonly kind: 'motion'; readonly motion: string }
  | { readonly kind: 'amendment'; readonly proposal: string }
  | { readonly kind: 'draft'; readonly draft: string }

export interface Ballot {
  readonly seat: SeatId
  readonly choice: Choice
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
