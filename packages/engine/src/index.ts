export type { Act, ActKind, Choice, MotionKind, Reaction, Stance } from './acts/act.ts'
export { CHOICES, MOTIONS, REACTIONS, STANCES } from './acts/act.ts'
export type { Clock, Phase, PhaseId } from './clock/phase.ts'
export { PHASES } from './clock/phase.ts'
export type { CrisisCard, CrisisChoice, CrisisEffect } from './crises/crisis.ts'
export type { Ballot, Majority, Question, Vote, VoteResult } from './floor/vote.ts'
export { MAJORITIES } from './floor/vote.ts'
export type { Change, Deal, Issue, IssueOption, Topic, UtilityTable } from './issues/issue.ts'
export { applyChanges, TOPICS, utilityOf } from './issues/issue.ts'
export type { Commitment } from './ledger/promise.ts'
export type { ClauseMark, Draft, Offer, Proposal } from './resolution/draft.ts'
export type {
  Delegate,
  Difficulty,
  Holder,
  Mood,
  Personality,
  Seat,
  SeatId,
  SeatSecrets,
  Temperament,
} from './seats/seat.ts'
export { DIFFICULTIES, MOODS, PERSONALITIES, TEMPERAMENTS } from './seats/seat.ts'
export type { ActOrigin, Command, CommandMeta, Rejection, RejectionCode } from './session/command.ts'
export { REJECTION_CODES } from './session/command.ts'
export type { SessionEvent, SessionEventBody } from './session/event.ts'
export type {
  CampaignState,
  Conclusion,
  CrisisAnswer,
  Floor,
  Motion,
  OpenCrisis,
  OwedAct,
  ResolutionType,
  SeatEstimate,
} from './session/state.ts'
export { RESOLUTION_TYPES, SCHEMA_VERSION } from './session/state.ts'
export type { SeatPlan, SessionPlan } from './setup/plan.ts'
export type { Tension, TensionCause, TensionCauseCode, TensionLevel } from './tension/tension.ts'
export { TENSION_CAUSES, TENSION_LEVELS, tensionLevel } from './tension/tension.ts'
export type {
  ClockInView,
  CrisisChoiceInView,
  CrisisInView,
  DealPoint,
  Debrief,
  LegalActs,
  PhaseInView,
  RelationWord,
  SeatInView,
  SeatView,
  TranscriptEntry,
} from './view/view.ts'
export { RELATION_WORDS } from './view/view.ts'
