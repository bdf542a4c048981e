import type { Act, Choice, MotionKind, MotionTerms, PointKind, Reaction, Stance } from '../acts/act.ts'
import type { PointKey } from '../acts/points.ts'
import type { ProcedureTerm } from '../acts/terms.ts'
import type { Change, Deal, UtilityTable } from '../committee/issue.ts'
import type { SeatId } from '../committee/seat.ts'
import type { TensionCauseCode } from '../committee/tension.ts'
import type { OrderChange, RulingReason } from '../floor/order.ts'
import type { Majority, Question, VoteResult } from '../floor/vote.ts'
import type { ActOrigin } from './command.ts'
import type { Restorable } from './restorable.ts'
import type { CampaignState, Conclusion, OwedAct } from './state.ts'

/** An event of the log, append-only. `at` is session ms, `now` the wall clock (epoch ms) for the transcript. */
export type SessionEvent = SessionEventBody & { readonly at: number; readonly now: number }

/**
 * The facts of a session. Outcomes of rules and draws are stored in the events; only what follows from public facts
 * (estimates of the other seats, moods, decay of relations) is derived while folding.
 */
export type SessionEventBody = LifeEvent | TextEvent | FloorEvent | CrisisEvent

type LifeEvent =
  | { readonly kind: 'session-opened'; readonly state: CampaignState }
  | { readonly kind: 'clock-advanced'; readonly elapsedMs: number; readonly cycle: boolean }
  | { readonly kind: 'phase-entered'; readonly phaseIndex: number }
  | { readonly kind: 'closing-offered'; readonly until: number }
  | { readonly kind: 'closing-answered'; readonly seat: SeatId; readonly close: boolean }
  | { readonly kind: 'session-paused' }
  | { readonly kind: 'session-resumed' }
  | { readonly kind: 'pace-changed'; readonly pace: number }
  | { readonly kind: 'session-concluded'; readonly conclusion: Conclusion }
  /** A person takes back its last act: `act` is the log position of its `act-taken`, `before` the state to restore. */
  | {
      readonly kind: 'act-withdrawn'
      readonly seat: SeatId
      readonly act: number
      readonly words: string
      readonly before: Restorable
    }

type TextEvent =
  | { readonly kind: 'draft-introduced'; readonly draft: string; readonly by: SeatId; readonly deal: Deal }
  | ({ readonly kind: 'proposal-put'; readonly proposal: string; readonly draft: string } & ProposalFacts)
  | ({
      readonly kind: 'proposal-met'
      readonly proposal: string
      readonly seat: SeatId
      readonly reaction: Reaction
      /** Change of this seat's regard for the proposer. */
      readonly regard: number
    } & Dated)
  | {
      readonly kind: 'proposal-settled'
      readonly proposal: string
      readonly status: 'adopted' | 'contested' | 'lapsed'
    }
  | {
      readonly kind: 'clause-changed'
      readonly draft: string
      readonly issue: number
      readonly before: number
      readonly after: number
      readonly by: SeatId
    }
  | ({
      readonly kind: 'stance-declared'
      readonly draft: string
      readonly seat: SeatId
      readonly stance: Stance
    } & Dated)
  | ({
      readonly kind: 'support-changed'
      readonly draft: string
      readonly seat: SeatId
      readonly as: 'sponsor' | 'signatory' | 'none'
    } & Dated)
  | {
      readonly kind: 'offer-made'
      readonly offer: string
      readonly by: SeatId
      readonly to: SeatId
      readonly give: Change
      readonly take: Change
    }
  | { readonly kind: 'offer-settled'; readonly offer: string; readonly status: 'accepted' | 'declined' | 'lapsed' }
  | ({ readonly kind: 'commitment-made'; readonly commitment: string } & CommitmentFacts)
  | { readonly kind: 'commitment-settled'; readonly commitment: string; readonly status: 'kept' | 'broken' }
  | { readonly kind: 'draft-settled'; readonly draft: string; readonly status: 'adopted' | 'rejected' | 'adjourned' }
  | { readonly kind: 'draft-reopened'; readonly draft: string }

/** A draft keeps when a seat last took its side, and a proposal when it was met; absent in logs older than that. */
interface Dated {
  readonly dated?: true
}

interface ProposalFacts {
  readonly by: SeatId
  readonly partner: SeatId | undefined
  readonly changes: readonly Change[]
}

interface CommitmentFacts {
  readonly as: 'promise' | 'threat'
  readonly by: SeatId
  readonly to: SeatId | undefined
  readonly change: Change | undefined
}

type FloorEvent =
  | {
      readonly kind: 'act-taken'
      readonly seat: SeatId
      readonly act: Act
      readonly words: string
      readonly origin: ActOrigin
      /** Provider that worded a delegate's act; absent for built-in phrases. */
      readonly wordedBy?: string
      /** The point a delegate makes, see `pointOf`; absent in logs older than the field. */
      readonly point?: PointKey
    }
  | {
      readonly kind: 'regard-changed'
      readonly from: SeatId
      readonly towards: SeatId
      readonly delta: number
      /** The part of it that is courtesy, counted against the cap of the courteous seat. */
      readonly courtesy: number
    }
  | {
      readonly kind: 'tension-changed'
      readonly code: TensionCauseCode
      readonly delta: number
      readonly seat: SeatId | undefined
      readonly target: SeatId | undefined
    }
  | { readonly kind: 'credibility-changed'; readonly seat: SeatId; readonly credibility: number }
  | { readonly kind: 'speakers-list-changed'; readonly list: readonly SeatId[] }
  | { readonly kind: 'replies-owed'; readonly owed: readonly OwedAct[] }
  /** Replies that are out of order after a change of the debate; `kept` lists those still owed. */
  | { readonly kind: 'replies-dropped'; readonly kept: readonly OwedAct[] }
  | {
      readonly kind: 'motion-raised'
      readonly motion: string
      readonly as: MotionKind
      readonly by: SeatId
      readonly terms?: MotionTerms
    }
  /** The chair's ruling; the ruling on an inquiry states the current state of play, or explains a term. */
  | {
      readonly kind: 'point-ruled'
      readonly seat: SeatId
      readonly point: PointKind
      readonly ruling: 'not-well-taken' | 'answered' | 'well-taken' | 'granted'
      /** The chair's reason; absent in rulings made before packs existed. */
      readonly reason?: RulingReason
      /** Source of the ruling: the chair, or the committee on an appeal; absent in rulings older than the field. */
      readonly by?: 'chair' | 'committee'
      /** The term that an inquiry had explained. */
      readonly term?: ProcedureTerm
      /** The motions that the chair named as in order, of an inquiry into the state of play. */
      readonly inOrder?: readonly MotionKind[]
    }
  | { readonly kind: 'motion-seconded'; readonly by: SeatId }
  | { readonly kind: 'motion-debate-opened'; readonly until: number }
  | { readonly kind: 'motion-debated'; readonly by: SeatId; readonly side: 'for' | 'against' }
  | {
      readonly kind: 'caucus-opened'
      readonly as: 'moderated' | 'unmoderated' | 'suspension'
      readonly by: SeatId
      /** The issue a moderated caucus is about, and the seconds a speech may last. */
      readonly issue: number | undefined
      readonly seconds: number | undefined
      readonly until: number
    }
  | { readonly kind: 'caucus-closed' }
  /**
   * The chair calls the next speaker of a moderated caucus, who must begin by `until`; undefined when no placard is up.
   */
  | { readonly kind: 'floor-given'; readonly seat: SeatId | undefined; readonly until: number }
  /** The chair cuts off a speech that exceeded its time limit: text beyond it is not in the record. */
  | { readonly kind: 'time-called'; readonly seat: SeatId }
  | ({ readonly kind: 'order-changed' } & OrderChange)
  | { readonly kind: 'motion-settled'; readonly motion: string; readonly carried: boolean }
  | {
      readonly kind: 'vote-opened'
      readonly vote: string
      readonly question: Question
      readonly manner: 'roll-call' | 'placards'
      readonly majority: Majority
      readonly order: readonly SeatId[]
      readonly deadlineAt: number
      readonly calledBy: SeatId | 'chair'
    }
  | {
      readonly kind: 'ballot-cast'
      readonly seat: SeatId
      /** The vote it is cast in; absent in logs older than the field. */
      readonly vote?: string
      readonly choice: Choice
      /** The seat did not answer its turn in time and counts as abstaining. */
      readonly absent: boolean
      readonly deadlineAt: number
    }
  | { readonly kind: 'vote-closed'; readonly vote: string; readonly result: VoteResult }

type CrisisEvent =
  | { readonly kind: 'crisis-opened'; readonly card: string; readonly deadlineAt: number }
  | { readonly kind: 'crisis-updated'; readonly description: string }
  | {
      readonly kind: 'crisis-answered'
      readonly seat: SeatId
      readonly choice: string
      readonly chanceRatio: number
      readonly succeeded: boolean
      readonly capital: number
    }
  | { readonly kind: 'crisis-lapsed' }
  /** A seat's capital for crises after it kept a promise; 0…100. */
  | { readonly kind: 'capital-changed'; readonly seat: SeatId; readonly capital: number }
  | {
      readonly kind: 'stakes-changed'
      readonly issue: number
      readonly tables: readonly UtilityTable[]
      readonly best: readonly number[]
    }

/** An event of one kind. */
export type EventOf<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { readonly kind: Kind }>
