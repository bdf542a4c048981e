// second public interface of the engine: the enumerations that a wire format repeats, without any logic
export type { Act, ActKind } from './model/acts/act.ts'
export { ACT_KINDS, CHOICES, MOTIONS, POINTS, REACTIONS, STANCES } from './model/acts/act.ts'
export { DIFFICULTIES, PERSONALITIES, TEMPERAMENTS } from './model/committee/seat.ts'
