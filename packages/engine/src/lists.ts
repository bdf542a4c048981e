// second public interface of the engine: the enumerations that a wire format repeats, without any logic
export type { Act, ActKind } from './model/acts/act.ts'
export {
  ACT_KINDS,
  ANSWERED,
  CHANGES_MOST,
  CHOICES,
  DRAFT_SUPPORT,
  LEANINGS,
  MOTIONS,
  POINTS,
  PROMISE_STANDINGS,
  QUESTION_TOPICS,
  REACTIONS,
  REMARK_TOPICS,
  STANCES,
  VERDICTS,
} from './model/acts/act.ts'
export { PROCEDURE_TERMS } from './model/acts/terms.ts'
export { DIFFICULTIES, PERSONALITIES, TEMPERAMENTS } from './model/committee/seat.ts'
export { REJECTION_CODES } from './model/session/command.ts'
