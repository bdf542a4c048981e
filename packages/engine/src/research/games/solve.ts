import { egalitarian, kalaiSmorodinsky, nashSolution, utilitarian } from '../../bargaining/solutions/solutions.ts'
import { paretoCount } from '../solutions/pareto.ts'
import { passingCounts } from '../solutions/passing.ts'
import { bargainOfGame, dealName, type Game } from './game.ts'

/** Exact facts of a game: deals in the games' notation, values in the units of its scores. */
export interface GameSolution {
  readonly deals: number
  readonly passing: number
  readonly unanimous: number
  readonly paretoCount: number
  /** Null when no deal leaves every party a surplus. */
  readonly nash: { readonly deal: string; readonly product: number } | null
  readonly egalitarian: { readonly deal: string; readonly minSurplus: number }
  readonly utilitarian: { readonly deal: string; readonly sum: number }
  readonly kalaiSmorodinsky: { readonly deal: string; readonly minRatio: number }
}

const MILLION = 1_000_000

/** Rounded to six decimals, like the published facts. */
function printed(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * MILLION) / MILLION
}

/** Solves a game by enumeration. Tie-break: the first deal in enumeration order. */
export function solveGame(game: Game): GameSolution {
  const bargain = bargainOfGame(game)
  const nash = nashSolution(bargain)
  const least = egalitarian(bargain)
  const most = utilitarian(bargain)
  const even = kalaiSmorodinsky(bargain)
  return {
    ...passingCounts(bargain),
    paretoCount: paretoCount(bargain),
    nash: nash === undefined ? null : { deal: dealName(nash.deal), product: printed(nash.product) },
    egalitarian: { deal: dealName(least.deal), minSurplus: printed(least.minSurplus) },
    utilitarian: { deal: dealName(most.deal), sum: printed(most.sum) },
    kalaiSmorodinsky: { deal: dealName(even.deal), minRatio: printed(even.minRatio) },
  }
}
