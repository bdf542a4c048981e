/*
 * Public interface of the engine for hosts, content and programs. `decide` opens and moves a session, `evolve` applies
 * events, `viewFor` gives a seat's view, and `due` lists what the clock and the AI delegates owe.
 */

export { evolve, replay } from './fold/evolve.ts'
export type {
  Act,
  ActKind,
  ActOf,
  Answer,
  Answered,
  Asked,
  DraftSupport,
  Leaning,
  MotionKind,
  MotionTerms,
  PointKind,
  QuestionTopic,
  Reaction,
  Stance,
  Verdict,
} from './model/acts/act.ts'
export { CHOICES, MOTIONS, POINTS, REACTIONS, STANCES } from './model/acts/act.ts'
export { changesOf } from './model/acts/changes.ts'
export { pointOf } from './model/acts/points.ts'
export type { CrisisCard, CrisisCondition, CrisisEffect } from './model/committee/crisis.ts'
export type { Change, Deal, Issue } from './model/committee/issue.ts'
export { applyChanges, utilityOf } from './model/committee/issue.ts'
export type { Delegate, Difficulty, Mood, Personality, Seat, SeatId, Temperament } from './model/committee/seat.ts'
export { DIFFICULTIES, PERSONALITIES } from './model/committee/seat.ts'
export type { Proposal } from './model/floor/draft.ts'
export type { Motion } from './model/floor/motion.ts'
export type { ProcedurePack } from './model/floor/pack.ts'
export { hasQuorum, supportNeeded } from './model/floor/pack.ts'
export { agreesTo, letsPass } from './model/floor/placards.ts'
export type { Ballot } from './model/floor/vote.ts'
export type { Command, RejectionCode } from './model/session/command.ts'
export type { Decision } from './model/session/decision.ts'
export type { SessionEvent } from './model/session/event.ts'
export { seatOf } from './model/session/lookup.ts'
export type { SeatPlan, SessionPlan } from './model/session/plan.ts'
export type { CampaignState, OwedAct, ResolutionType } from './model/session/state.ts'
export { RESOLUTION_TYPES, SCHEMA_VERSION } from './model/session/state.ts'
export { progressRatio } from './model/session/time.ts'
export { canonicalJson, stateHash } from './primitives/hash/hash.ts'
export { sha256OfText } from './primitives/hash/sha256.ts'
export type { Dice } from './primitives/random/random.ts'
export { dice, drawFrom } from './primitives/random/random.ts'
export { agreementTerm, hasAdoptedText, resolutionTypeOf, sessionScore } from './rules/conclusion/score.ts'
export { requiredVotes, tallyVote } from './rules/counting/tally.ts'
export { isReleased } from './rules/ledger/released.ts'
export type { DraftFacts, FloorFacts, MotionPending, MotionPut, RuleCode } from './rules/procedure/rulings.ts'
export { ruleOn, ruleOnPoint } from './rules/procedure/rulings.ts'
export type { Branch } from './session/branch.ts'
export { branchOf } from './session/branch.ts'
export { decide, WORDS_MAX_LENGTH } from './session/decide.ts'
export type { Due } from './session/due.ts'
export { due, nextDueAt } from './session/due.ts'
export { withdrawLast } from './session/withdrawal.ts'
export { drawSecrets } from './setup/draw.ts'
export { debriefOf, debriefSteps } from './view/debrief/debrief.ts'
export { outcomeQualityOf } from './view/debrief/quality.ts'
export { relationWord } from './view/relations.ts'
export { publicViewOf, viewFor } from './view/seat-view.ts'
export { transcriptOf } from './view/transcript.ts'
export type { CrisisChoiceInView, DebriefProgress, PublicView, SeatInView, SeatView } from './view/view.ts'
