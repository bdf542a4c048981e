export type { Act, ActKind, Choice, MotionKind, MotionTerms, PointKind, Reaction, Stance } from './acts/act.ts'
export { CHOICES, MOTIONS, POINTS, REACTIONS, STANCES } from './acts/act.ts'
export { changesOf } from './acts/changes.ts'
export { accepts, acceptsTrade, crossesRedLine, reactionTo, stanceOn } from './bargaining/acceptance.ts'
export { targetAt } from './bargaining/aspiration.ts'
export {
  estimatedSurplus,
  expectedSupport,
  flatEstimate,
  learnFromExplanation,
  learnFromProposal,
  learnFromReaction,
  learnFromStance,
  startEstimate,
  supportOf,
} from './bargaining/estimate.ts'
export type { Play } from './bargaining/play.ts'
export { playOf } from './bargaining/play.ts'
export type { ProposalChoice, ProposalLimits } from './bargaining/proposal.ts'
export { bestProposal } from './bargaining/proposal.ts'
export type { Standing } from './bargaining/standing.ts'
export type { TradeChoice, TradeLimits } from './bargaining/trade.ts'
export { bestTrade } from './bargaining/trade.ts'
export type { Clock, Phase, PhaseId } from './clock/phase.ts'
export { PHASES } from './clock/phase.ts'
export { agreementOf, agreementTerm, hasAdoptedText, resolutionTypeOf, sessionScore } from './clock/score.ts'
export type { CrisisCard, CrisisChoice, CrisisCondition, CrisisEffect } from './crises/crisis.ts'
export { debriefOf, debriefSteps } from './debrief/debrief.ts'
export { outcomeQualityOf } from './debrief/quality.ts'
export type { Motion } from './floor/motion.ts'
export { requiredVotes, tallyVote } from './floor/tally.ts'
export type { Ballot, Majority, Question, Vote, VoteResult } from './floor/vote.ts'
export { MAJORITIES } from './floor/vote.ts'
export type { Game, Party, Role } from './games/game.ts'
export { bargainOfGame, dealName } from './games/game.ts'
export type { GameMeasure } from './games/measure.ts'
export { findParty, measureGame } from './games/measure.ts'
export type { Negotiated } from './games/negotiate.ts'
export { negotiate } from './games/negotiate.ts'
export type { GamesRead, NamedGame } from './games/read-games.ts'
export { readGames } from './games/read-games.ts'
export type { GameSolution } from './games/solve.ts'
export { solveGame } from './games/solve.ts'
export { canonicalJson, stateHash } from './hash/hash.ts'
export { sha256OfText } from './hash/sha256.ts'
export type { Change, Deal, Issue, IssueOption, Topic, UtilityTable } from './issues/issue.ts'
export { applyChanges, TOPICS, utilityOf } from './issues/issue.ts'
export type { Memory } from './ledger/memory.ts'
export { memoriesIn } from './ledger/memory.ts'
export type { Commitment } from './ledger/promise.ts'
export type { Caucus, FloorOrder, PointRuling, RulingReason } from './procedure/order.ts'
export type { Business, DecidedBy, MotionRule, PointRule, Precedent, ProcedurePack } from './procedure/pack.ts'
export { hasQuorum, motionRule, supportNeeded, takesPrecedence } from './procedure/pack.ts'
export type { DraftFacts, FloorFacts, MotionPending, MotionPut, RuleCode, Ruling } from './procedure/rules.ts'
export { ruleOn, ruleOnPoint } from './procedure/rules.ts'
export { powerOf, rootOf } from './random/power.ts'
export type { Dice } from './random/random.ts'
export { dice, drawFrom, nextRandom } from './random/random.ts'
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
export type { Branch } from './session/branch.ts'
export { branchOf } from './session/branch.ts'
export type { ActOrigin, Command, CommandMeta, Rejection, RejectionCode } from './session/command.ts'
export { REJECTION_CODES } from './session/command.ts'
export { decide, WORDS_MAX_LENGTH } from './session/decide.ts'
export type { Decision } from './session/decision.ts'
export type { Due } from './session/due.ts'
export { due, nextDueAt } from './session/due.ts'
export type { SessionEvent, SessionEventBody } from './session/event.ts'
export { evolve, replay } from './session/evolve.ts'
export { draftOfRecord, leadingDraft, seatIndexOf, seatOf } from './session/lookup.ts'
export type {
  CampaignState,
  Conclusion,
  CrisisAnswer,
  Floor,
  OpenCrisis,
  OwedAct,
  ResolutionType,
  SeatEstimate,
} from './session/state.ts'
export { RESOLUTION_TYPES, SCHEMA_VERSION } from './session/state.ts'
export { progressRatio, sessionTimeAt } from './session/time.ts'
export { WITHDRAWAL_MS, withdrawLast } from './session/withdrawal.ts'
export type { Drawn } from './setup/draw.ts'
export { drawSecrets, isBalanced } from './setup/draw.ts'
export type { SeatPlan, SessionPlan } from './setup/plan.ts'
export { bargainOf } from './solutions/bargain.ts'
export { isParetoOptimal, paretoCount, paretoFrontier } from './solutions/pareto.ts'
export type { PassingCounts } from './solutions/passing.ts'
export { passingCounts } from './solutions/passing.ts'
export { egalitarian, gini, kalaiSmorodinsky, nashRatio, nashSolution, utilitarian } from './solutions/solutions.ts'
export type { Bargain } from './solutions/space.ts'
export { dealCount, enumerateDeals, utilitiesOf } from './solutions/space.ts'
export type { Tension, TensionCause, TensionCauseCode, TensionLevel } from './tension/tension.ts'
export { TENSION_CAUSES, TENSION_LEVELS, tensionLevel } from './tension/tension.ts'
export { relationWord } from './view/relations.ts'
export { publicViewOf, viewFor } from './view/seat-view.ts'
export { transcriptOf } from './view/transcript.ts'
export type {
  ClockInView,
  CrisisChoiceInView,
  CrisisInView,
  DealPoint,
  Debrief,
  DebriefProgress,
  Expectation,
  LegalActs,
  PhaseInView,
  ProcedureInView,
  PublicView,
  RelationWord,
  SeatInView,
  SeatView,
  TranscriptEntry,
} from './view/view.ts'
export { RELATION_WORDS } from './view/view.ts'
export type { CutPoint, PlacedVotes } from './voting-model/cut-point.ts'
export { fitCutPoint, isYesAt } from './voting-model/cut-point.ts'
export type { MeasuredVotes, RealVotesReport, VoteRule } from './voting-model/measure.ts'
export { measureRealVotes } from './voting-model/measure.ts'
export type { RollCall, RollCallQuestion, Subject } from './voting-model/roll-call.ts'
