/*
 * Public interface of the research folder: published negotiation games and real roll calls, against which the engine's
 * bargaining and its placing of resolutions are benchmarked. No host code depends on it.
 */

export type { Game } from './games/game.ts'
export { bargainOfGame } from './games/game.ts'
export type { GameMeasure } from './games/measure.ts'
export { findParty, measureGame } from './games/measure.ts'
export type { NamedGame } from './games/read-games.ts'
export { readGames } from './games/read-games.ts'
export { solveGame } from './games/solve.ts'
export { passingCounts } from './solutions/passing.ts'
export { fitCutPoint, isYesAt } from './voting-model/cut-point.ts'
export type { VoteRule } from './voting-model/measure.ts'
export { measureRealVotes } from './voting-model/measure.ts'
export type { RollCall } from './voting-model/roll-call.ts'
