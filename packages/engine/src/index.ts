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
export { bargainOf } from './bargaining/solutions/bargain.ts'
export { isParetoOptimal, paretoCount, paretoFrontier } from './bargaining/solutions/pareto.ts'
export type { PassingCounts } from './bargaining/solutions/passing.ts'
export { passingCounts } from './bargaining/solutions/passing.ts'
export {
  egalitarian,
  gini,
  kalaiSmorodinsky,
  nashRatio,
  nashSolution,
  utilitarian,
} from './bargaining/solutions/solutions.ts'
export type { Bargain } from './bargaining/solutions/space.ts'
export { dealCount, enumerateDeals, utilitiesOf } from './bargaining/solutions/space.ts'
export type { Standing } from './bargaining/standing.ts'
export type { TradeChoice, TradeLimits } from './bargaining/trade.ts'
export { bestTrade } from './bargaining/trade.ts'
export { evolve, replay } from './fold/evolve.ts'
export type { Act, ActKind, Choice, MotionKind, MotionTerms, PointKind, Reaction, Stance } from './model/acts/act.ts'
export { CHOICES, MOTIONS, POINTS, REACTIONS, STANCES } from './model/acts/act.ts'
export { changesOf } from './model/acts/changes.ts'
export type { CrisisCard, CrisisChoice, CrisisCondition, CrisisEffect } from './model/committee/crisis.ts'
export type { Change, Deal, Issue, IssueOption, Topic, UtilityTable } from './model/committee/issue.ts'
export { applyChanges, TOPICS, utilityOf } from './model/committee/issue.ts'
export type { Clock, Phase, PhaseId } from './model/committee/phase.ts'
export { PHASES } from './model/committee/phase.ts'
export type { Commitment } from './model/committee/promise.ts'
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
} from './model/committee/seat.ts'
export { DIFFICULTIES, MOODS, PERSONALITIES, TEMPERAMENTS } from './model/committee/seat.ts'
export type { Tension, TensionCause, TensionCauseCode, TensionLevel } from './model/committee/tension.ts'
export { TENSION_CAUSES, TENSION_LEVELS, tensionLevel } from './model/committee/tension.ts'
export type { ClauseMark, Draft, Offer, Proposal } from './model/floor/draft.ts'
export type { Motion } from './model/floor/motion.ts'
export type { Caucus, FloorOrder, PointRuling, RulingReason } from './model/floor/order.ts'
export type { Business, DecidedBy, MotionRule, PointRule, Precedent, ProcedurePack } from './model/floor/pack.ts'
export { hasQuorum, motionRule, supportNeeded, takesPrecedence } from './model/floor/pack.ts'
export type { Ballot, Majority, Question, Vote, VoteResult } from './model/floor/vote.ts'
export { MAJORITIES } from './model/floor/vote.ts'
export type { ActOrigin, Command, CommandMeta, Rejection, RejectionCode } from './model/session/command.ts'
export { REJECTION_CODES } from './model/session/command.ts'
export type { Decision } from './model/session/decision.ts'
export type { SessionEvent, SessionEventBody } from './model/session/event.ts'
export { draftOfRecord, leadingDraft, seatIndexOf, seatOf } from './model/session/lookup.ts'
export type { SeatPlan, SessionPlan } from './model/session/plan.ts'
export type {
  CampaignState,
  Conclusion,
  CrisisAnswer,
  Floor,
  OpenCrisis,
  OwedAct,
  ResolutionType,
  SeatEstimate,
} from './model/session/state.ts'
export { RESOLUTION_TYPES, SCHEMA_VERSION } from './model/session/state.ts'
export { progressRatio, sessionTimeAt } from './model/session/time.ts'
export { canonicalJson, stateHash } from './primitives/hash/hash.ts'
export { sha256OfText } from './primitives/hash/sha256.ts'
export { powerOf, rootOf } from './primitives/random/power.ts'
export type { Dice } from './primitives/random/random.ts'
export { dice, drawFrom, nextRandom } from './primitives/random/random.ts'
export type { Game, Party, Role } from './research/games/game.ts'
export { bargainOfGame, dealName } from './research/games/game.ts'
export type { GameMeasure } from './research/games/measure.ts'
export { findParty, measureGame } from './research/games/measure.ts'
export type { Negotiated } from './research/games/negotiate.ts'
export { negotiate } from './research/games/negotiate.ts'
export type { GamesRead, NamedGame } from './research/games/read-games.ts'
export { readGames } from './research/games/read-games.ts'
export type { GameSolution } from './research/games/solve.ts'
export { solveGame } from './research/games/solve.ts'
export type { CutPoint, PlacedVotes } from './research/voting-model/cut-point.ts'
export { fitCutPoint, isYesAt } from './research/voting-model/cut-point.ts'
export type { MeasuredVotes, RealVotesReport, VoteRule } from './research/voting-model/measure.ts'
export { measureRealVotes } from './research/voting-model/measure.ts'
export type { RollCall, RollCallQuestion, Subject } from './research/voting-model/roll-call.ts'
export { agreementOf, agreementTerm, hasAdoptedText, resolutionTypeOf, sessionScore } from './rules/conclusion/score.ts'
export { requiredVotes, tallyVote } from './rules/counting/tally.ts'
export type { Memory } from './rules/ledger/memory.ts'
export { memoriesIn } from './rules/ledger/memory.ts'
export type { DraftFacts, FloorFacts, MotionPending, MotionPut, RuleCode, Ruling } from './rules/procedure/rulings.ts'
export { ruleOn, ruleOnPoint } from './rules/procedure/rulings.ts'
export type { Branch } from './session/branch.ts'
export { branchOf } from './session/branch.ts'
export { decide, WORDS_MAX_LENGTH } from './session/decide.ts'
export type { Due } from './session/due.ts'
export { due, nextDueAt } from './session/due.ts'
export { WITHDRAWAL_MS, withdrawLast } from './session/withdrawal.ts'
export type { Drawn } from './setup/draw.ts'
export { drawSecrets, isBalanced } from './setup/draw.ts'
export { debriefOf, debriefSteps } from './view/debrief/debrief.ts'
export { outcomeQualityOf } from './view/debrief/quality.ts'
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
