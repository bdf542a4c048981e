// a door of its own: figures by which the engine plays, for pages and checks that tell of them
export { APPEAL_RATIO, MODES_OF_PLAY } from './bargaining/play.ts'
export { CYCLE_MS } from './model/session/time.ts'
export { EXPIRED } from './rules/conclusion/conclusion.ts'
export { SCORE, TYPE_FROM } from './rules/conclusion/score.ts'
export { FULL, REFILL } from './rules/ledger/refill.ts'
