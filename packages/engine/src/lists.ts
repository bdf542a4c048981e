// The second door of the engine: what a wire format says word for word, and nothing that decides.
export type { Act, ActKind } from './model/acts/act.ts'
export { ACT_KINDS, CHOICES, MOTIONS, POINTS, REACTIONS, STANCES } from './model/acts/act.ts'
export { DIFFICULTIES, PERSONALITIES, TEMPERAMENTS } from './model/committee/seat.ts'
