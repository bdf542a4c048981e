import type { Act } from '../acts/act.ts'
import type { PointKey } from '../acts/points.ts'
import type { CrisisCard } from '../committee/crisis.ts'
import type { Change, Issue } from '../committee/issue.ts'
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
  /** The seat that has, or last had, the floor. */
  readonly speaker: SeatId | undefined
  readonly speakersList: readonly SeatId[]
  readonly motion: Motion | undefined
  readonly vote: Vote | undefined
  /** Closed votes, oldest first. */
  readonly votes: readonly Vote[]
  /** Changes that motions and points made to the order of business; absent before the first. */
  readonly order?: FloorOrder
}

/** The current crisis and the choices made. */
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

/** Estimate of a seat from its public acts alone: estimated scores, in the shape of its own table. */
export interface SeatEstimate {
  readonly table: readonly (readonly number[])[]
  readonly observations: number
}

/** Result of a concluded session. */
export interface Conclusion {
  readonly type: ResolutionType
  /** 0…1 in thousandths. */
  readonly score: number
  readonly outcomes: readonly string[]
  readonly forced: boolean
  readonly at: number
}

/** The delegation that last answered a seat, when (session ms), and on what. */
export interface Answered {
  readonly by: SeatId
  readonly at: number
  readonly change?: Change | undefined
}

/** A condition for a vote or a name under the draft, and when it was named (session ms). */
export interface Term {
  readonly change: Change
  readonly at: number
}

/** The whole session as readonly plain JSON. Contains every secret: show it through `viewFor` only. */
export interface CampaignState {
  readonly schemaVersion: typeof SCHEMA_VERSION
  readonly sessionId: string
  readonly campaignId: string
  readonly title: string
  readonly theme: string
  readonly difficulty: Difficulty
  readonly majority: Majority
  /** The session's rules of procedure; absent in sessions opened before packs, whose only motion is the one to vote. */
  readonly procedure?: ProcedurePack
  readonly status: 'active' | 'paused' | 'concluded'
  /** Number of events folded in: the log position. */
  readonly seq: number
  readonly rng: number
  /** Salt of the opening and of every draw, see `drawIn`; absent in sessions opened without. */
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
  /** Courtesy already credited to seat i, capped so that polite wording cannot be farmed. */
  readonly courtesy: readonly number[]
  readonly tension: Tension
  readonly deck: readonly CrisisCard[]
  readonly crisis: OpenCrisis | undefined
  readonly crisesClosed: readonly OpenCrisis[]
  /** Diplomatic capital of each seat, 0…100. */
  readonly capital: readonly number[]
  readonly estimates: readonly SeatEstimate[]
  /** Last act of each seat in session ms; decides the next speaker. */
  readonly lastActAt: readonly number[]
  readonly owed: readonly OwedAct[]
  /** How often each AI delegate has made each of its points; absent until one has made any. */
  readonly points?: Readonly<Record<SeatId, Readonly<Record<PointKey, number>>>>
  /** Who last answered each seat's words, and when in session ms; absent until somebody has. */
  readonly answered?: Readonly<Record<SeatId, Answered>>
  /** The condition that a seat last named for its vote or its name, and when (session ms); absent until one has. */
  readonly terms?: Readonly<Record<SeatId, Term>>
  readonly autonomousActs: number
  /** Substantive acts by people; a session without any cannot succeed. */
  readonly personActs: number
  /** Session ms at which the offer to close early takes effect unanswered; undefined without an offer. */
  readonly closingOfferUntil: number | undefined
  /** Set once the offer was refused: it is not repeated. */
  readonly closingRefused: boolean
  readonly conclusion: Conclusion | undefined
}
