import type { Act } from '../acts/act.ts'
import type { CrisisCard } from '../committee/crisis.ts'
import type { Issue } from '../committee/issue.ts'
import type { Clock } from '../committee/phase.ts'
import type { Commitment } from '../committee/promise.ts'
import type { Difficulty, Seat, SeatId } from '../committee/seat.ts'
import type { Tension } from '../committee/tension.ts'
import type { Draft, Offer, Proposal } from '../floor/draft.ts'
import type { Motion } from '../floor/motion.ts'
import type { FloorOrder } from '../floor/order.ts'
import type { ProcedurePack } from '../floor/pack.ts'
import type { Majority, Vote } from '../floor/vote.ts'

export const SCHEMA_VERSION = 1

export const RESOLUTION_TYPES = [
  'diplomatic_success',
  'partial_resolution',
  'stalemate',
  'time_expired',
  'crisis_escalation',
] as const
export type ResolutionType = (typeof RESOLUTION_TYPES)[number]

/** A reply an AI delegate owes: due from `notBefore` (session ms) on. */
export interface OwedAct {
  readonly seat: SeatId
  readonly notBefore: number
  readonly act: Act
  /** The log position of the act it answers. */
  readonly replyTo: number
  /** Whether the seat takes the floor with words, or only raises its placard. */
  readonly spoken: boolean
}

export interface Floor {
  /** Who has, or last had, the floor. */
  readonly speaker: SeatId | undefined
  readonly speakersList: readonly SeatId[]
  readonly motion: Motion | undefined
  readonly vote: Vote | undefined
  /** Closed votes, oldest first. */
  readonly votes: readonly Vote[]
  /** What motions and points have changed about the order of business; absent until the first has. */
  readonly order?: FloorOrder
}

/** The crisis on the table and what was answered. */
export interface OpenCrisis {
  readonly card: CrisisCard
  readonly openedAt: number
  readonly deadlineAt: number
  readonly description: string
  readonly updatesTold: number
  readonly status: 'open' | 'answered' | 'lapsed'
  readonly answer: CrisisAnswer | undefined
}

export interface CrisisAnswer {
  readonly seat: SeatId
  readonly choice: string
  readonly chanceRatio: number
  readonly succeeded: boolean
  readonly at: number
}

/** What others can tell about a seat from its public acts alone: estimated scores, same shape as its own table. */
export interface SeatEstimate {
  readonly table: readonly (readonly number[])[]
  readonly observations: number
}

/** How a concluded session ended. */
export interface Conclusion {
  readonly type: ResolutionType
  /** 0…1 in thousandths. */
  readonly score: number
  readonly outcomes: readonly string[]
  readonly forced: boolean
  readonly at: number
}

/** The whole session as readonly plain JSON. Contains every secret: only `viewFor` may show it to anybody. */
export interface CampaignState {
  readonly schemaVersion: typeof SCHEMA_VERSION
  readonly sessionId: string
  readonly campaignId: string
  readonly title: string
  readonly theme: string
  readonly difficulty: Difficulty
  readonly majority: Majority
  /** The rules the session is held under; absent in sessions opened before packs, which know the motion to vote alone. */
  readonly procedure?: ProcedurePack
  readonly status: 'active' | 'paused' | 'concluded'
  /** Number of events folded in: the log position. */
  readonly seq: number
  readonly rng: number
  /** What the opening was salted with and every draw is keyed by, see `drawIn`; absent in sessions opened without. */
  readonly salt?: string
  readonly issues: readonly Issue[]
  readonly seats: readonly Seat[]
  readonly clock: Clock
  readonly floor: Floor
  readonly drafts: readonly Draft[]
  readonly proposals: readonly Proposal[]
  readonly offers: readonly Offer[]
  readonly commitments: readonly Commitment[]
  /** Current and prior relation of seat i to seat j, −1…1. */
  readonly relations: readonly (readonly number[])[]
  readonly priorRelations: readonly (readonly number[])[]
  /** Courtesy already credited to seat i, capped so that wording alone cannot be farmed. */
  readonly courtesy: readonly number[]
  readonly tension: Tension
  readonly deck: readonly CrisisCard[]
  readonly crisis: OpenCrisis | undefined
  readonly crisesClosed: readonly OpenCrisis[]
  /** Diplomatic capital of each seat, 0…100. */
  readonly capital: readonly number[]
  readonly estimates: readonly SeatEstimate[]
  /** Last act of each seat: session ms, for choosing who speaks next. */
  readonly lastActAt: readonly number[]
  readonly owed: readonly OwedAct[]
  readonly autonomousActs: number
  /** Substantive acts by people: silence is never success. */
  readonly personActs: number
  /** Session ms at which the offer to close early lapses into closing; undefined while none stands. */
  readonly closingOfferUntil: number | undefined
  /** Set once the offer was refused: it is not repeated in this session. */
  readonly closingRefused: boolean
  readonly conclusion: Conclusion | undefined
}
