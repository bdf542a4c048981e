import type { Act, ActKind, MotionKind, PointKind, Stance } from '../model/acts/act.ts'
import type { Deal, Issue } from '../model/committee/issue.ts'
import type { PhaseId } from '../model/committee/phase.ts'
import type { Commitment } from '../model/committee/promise.ts'
import type { Delegate, Difficulty, Holder, Mood, SeatId, SeatSecrets } from '../model/committee/seat.ts'
import type { Tension, TensionLevel } from '../model/committee/tension.ts'
import type { Draft, Offer, Proposal } from '../model/floor/draft.ts'
import type { Motion } from '../model/floor/motion.ts'
import type { Caucus, ChairRuling, PointRuling } from '../model/floor/order.ts'
import type { MotionRule, ProcedurePack } from '../model/floor/pack.ts'
import type { Majority, Vote } from '../model/floor/vote.ts'
import type { Answered, Conclusion } from '../model/session/state.ts'

/** Names for a relation of −1…1, in five equal bands. */
export const RELATION_WORDS = ['hostile', 'cool', 'neutral', 'warm', 'allied'] as const
export type RelationWord = (typeof RELATION_WORDS)[number]

/** Public part of a seat. */
export interface SeatInView {
  readonly id: SeatId
  readonly country: string
  readonly countryName: string
  readonly flag: string
  readonly blocs: readonly string[]
  readonly holder: Holder['kind']
  readonly isYou: boolean
  readonly delegate: Delegate
  readonly positions: readonly number[]
  readonly isPermanentMember: boolean
  readonly credibility: number
  readonly mood: Mood
  readonly lastStatement: string
  /** Declared stance on the leading draft; 'undecided' without a draft. */
  readonly stance: Stance
  /** This seat's regard for the viewer, −1…1 and as a name; 0 and neutral for the viewer's own. */
  readonly relation: number
  readonly relationWord: RelationWord
  readonly hasFloor: boolean
  readonly isOnList: boolean
}

export interface PhaseInView {
  readonly id: PhaseId
  readonly status: 'done' | 'current' | 'ahead'
  readonly minMs: number
  readonly maxMs: number
}

/**
 * The clock, so that a page can extrapolate it: at wall time `asOf` the session was at `elapsedMs` and advances `pace`
 * ms per ms.
 */
export interface ClockInView {
  readonly durationMs: number
  readonly elapsedMs: number
  readonly remainingMs: number
  readonly progressRatio: number
  readonly pace: number
  readonly asOf: number
  readonly running: boolean
  readonly phases: readonly PhaseInView[]
  readonly phaseIndex: number
}

export interface CrisisChoiceInView {
  readonly id: string
  readonly text: string
  readonly type: string
  readonly consequences: string
  readonly diplomaticCost: number
  /** A forecast from public positions, rounded to 0.05. */
  readonly successChanceRatio: number
}

export interface CrisisInView {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly urgency: 'low' | 'medium' | 'high' | 'critical'
  readonly keyFacts: readonly string[]
  readonly stakeholders: readonly string[]
  readonly possibleOutcomes: readonly string[]
  /** The issue that it bears on; absent where it bears on none in particular. */
  readonly issue?: number
  readonly openedAt: number
  readonly deadlineAt: number
  readonly status: 'open' | 'answered' | 'lapsed'
  readonly choices: readonly CrisisChoiceInView[]
  readonly answer:
    | { readonly seat: SeatId; readonly choice: string; readonly chanceRatio: number; readonly succeeded: boolean }
    | undefined
}

/** Acts that the viewer may take now, as hints for the page; `decide` has the final say. */
export interface LegalActs {
  readonly kinds: readonly ActKind[]
  /** Why no spoken act is in order, if so. */
  readonly silencedBy: 'voting' | 'paused' | 'concluded' | undefined
  /** It is the viewer's turn in the vote in progress. */
  readonly yourTurnToVote: boolean
  /**
   * Motions and points in order now, under the session's pack; absent where it has none. Among `kinds`, `motion` stands
   * for the one to vote and `point` for an inquiry.
   */
  readonly motions?: readonly MotionKind[]
  readonly points?: readonly PointKind[]
}

/** The session's rules of procedure, and the committee's changes to its order of business. */
export interface ProcedureInView {
  readonly pack: ProcedurePack['id']
  readonly title: string
  readonly hasVeto: boolean
  readonly leastSeconds: number
  readonly mostSeconds: number
  readonly caucus: Caucus | undefined
  readonly ruling: PointRuling | undefined
  /** Motions set aside for one that takes precedence. */
  readonly waiting: readonly Motion[]
  readonly isListClosed: boolean
  readonly speechSeconds: number | undefined
  /**
   * Properties of the leading draft: needs two thirds, is voted on by roll call, issues whose clauses are voted on
   * separately.
   */
  readonly isImportant: boolean
  readonly isByName: boolean
  readonly divided: readonly number[]
  readonly presentAndVoting: readonly SeatId[]
  /** Requirements of each motion of the pack: a second, and who decides it. In order of precedence. */
  readonly prices: readonly MotionPrice[]
}

/** Requirements to carry a motion under the session's pack. */
export type MotionPrice = Pick<MotionRule, 'motion' | 'second' | 'decidedBy'>

/**
 * The chair at the podium: a seat of no country, without a vote, that keeps order by the pack alone; shown with its
 * last ruling.
 */
export interface ChairInView {
  readonly id: 'chair'
  readonly personality: 'neutral'
  readonly ruling: ChairRuling | undefined
}

/** The session as one seat may see it: everything public and its own secrets; all secrets once concluded. */
export interface SeatView {
  readonly schemaVersion: number
  readonly sessionId: string
  readonly campaignId: string
  readonly title: string
  readonly theme: string
  readonly difficulty: Difficulty
  readonly majority: Majority
  readonly procedure?: ProcedureInView
  /** Absent where the session has no pack: there are no rulings then. */
  readonly chair?: ChairInView
  readonly status: 'active' | 'paused' | 'concluded'
  readonly seq: number
  readonly you: SeatId
  readonly issues: readonly Issue[]
  readonly seats: readonly SeatInView[]
  readonly clock: ClockInView
  readonly speaker: SeatId | undefined
  readonly speakersList: readonly SeatId[]
  readonly motion: Motion | undefined
  readonly vote: Vote | undefined
  readonly votes: readonly Vote[]
  readonly drafts: readonly Draft[]
  readonly leadingDraft: string | undefined
  /** Signatories and sponsors that a draft of this committee needs before it may be voted on. */
  readonly signaturesNeeded: number
  readonly proposals: readonly Proposal[]
  readonly offers: readonly Offer[]
  readonly commitments: readonly Commitment[]
  readonly tension: Tension & { readonly level: TensionLevel }
  /** Relations between all seats, from public conduct: `relations[i][j]` is seat i's regard for seat j. */
  readonly relations: readonly (readonly number[])[]
  readonly crisis: CrisisInView | undefined
  readonly crisesClosed: readonly CrisisInView[]
  /** The viewer's own scores, reservation (BATNA) and red lines. */
  readonly own: SeatSecrets & { readonly capital: number; readonly utilityOfText: number; readonly statusQuo: number }
  /** The header's two scores, 0…10. */
  readonly agreementScore: number
  readonly relationsScore: number
  readonly autonomousActs: number
  readonly closingOfferUntil: number | undefined
  /** The delegation that last answered the viewer, and when; undefined before anybody has. */
  readonly answered: Answered | undefined
  readonly legal: LegalActs
  readonly conclusion: Conclusion | undefined
  /** All secrets, by seat: only once the session is concluded. */
  readonly revealed: Readonly<Record<SeatId, SeatSecrets>> | undefined
}

/** A view without anything private: what the press gallery sees. */
export type PublicView = Omit<SeatView, 'own' | 'you' | 'legal' | 'revealed' | 'answered'>

/** Data of the debrief: deal space, support and gains. Computed from the whole log, once the session is concluded. */
export interface Debrief {
  /** Pareto frontier, named solutions and the text's path; all feasible deals would be too many points. */
  readonly frontier: readonly DealPoint[]
  readonly cloud: readonly DealPoint[]
  readonly path: readonly (DealPoint & { readonly at: number; readonly seq: number; readonly by: SeatId })[]
  readonly nash: DealPoint
  readonly final: DealPoint | undefined
  readonly outcomeQuality: {
    readonly total: number
    readonly voteMargin: number
    readonly nashRatio: number
    readonly evenness: number
    readonly ownShare: number
  }
  readonly gains: readonly {
    readonly seat: SeatId
    readonly statusQuo: number
    readonly reservation: number
    readonly utility: number
    readonly best: number
  }[]
  /** Declared support for the leading draft over time. */
  readonly support: readonly {
    readonly at: number
    readonly favour: number
    readonly against: number
    readonly undecided: number
  }[]
  /** The events that changed gains or support most, with their log positions, in chronological order. */
  readonly moments: readonly {
    readonly seq: number
    readonly at: number
    readonly seat: SeatId
    readonly reason: 'clause' | 'support' | 'promise' | 'crisis' | 'vote'
    readonly detail: string
  }[]
  /** At most three of the seat's own acts, those that changed the expected result most, in chronological order. */
  readonly turningPoints: readonly {
    /** Log position and session ms of the act. */
    readonly seq: number
    readonly at: number
    readonly act: Act
    /** Expected result of the session after the act, and with silence in its place. */
    readonly made: Expectation
    readonly silent: Expectation
    /** The best alternative tried in its place; undefined when none was better. */
    readonly better: { readonly act: Act; readonly expected: Expectation } | undefined
    /** Random seeds used for each variant. */
    readonly draws: number
  }[]
}

/** Progress of a debrief, in simulated replays of the session. */
export interface DebriefProgress {
  readonly replayed: number
  /** Estimated total of replays: the first ones decide how many more there are. */
  readonly replays: number
}

/** Mean result of replays of a session, for one seat; each 0…1. */
export interface Expectation {
  readonly score: number
  readonly quality: number
  /** Share of the replays in which a text was adopted. */
  readonly adoptedRatio: number
}

/** A deal in the debrief's plane: the player's utility against the mean utility of the others. */
export interface DealPoint {
  readonly deal: Deal
  readonly own: number
  readonly others: number
}
