import { nashRatio, nashSolution } from '../../bargaining/solutions/solutions.ts'
import { drawFrom } from '../../primitives/random/random.ts'
import { isParetoOptimal } from '../solutions/pareto.ts'
import { bargainOfGame, type Game } from './game.ts'
import { negotiate } from './negotiate.ts'

/** Results of a game over many seeds; shares of games are 0…1. */
export interface GameMeasure {
  readonly seeds: number
  /** Share of games whose final text passed under the published rule. */
  readonly passing: number
  /** Share of games in which every party voted for it. */
  readonly unanimous: number
  /** Median of the final deals' Nash ratios, failed games included. */
  readonly medianNashRatio: number
  /** Share of final deals that are Pareto-optimal. */
  readonly paretoOptimal: number
  /** Name of the greedy party; null for none. */
  readonly greedy: string | null
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** Index of a party by its name or else its role ("p1"); undefined when the game has none. */
export function findParty({ parties }: Game, wanted: string): number | undefined {
  const plain = wanted.trim().toLowerCase()
  const byName = parties.findIndex(({ name }) => name.toLowerCase() === plain)
  const found = byName >= 0 ? byName : parties.findIndex(({ role }) => role === plain)
  return found >= 0 ? found : undefined
}

/** Plays a game with seeds 0 to `seeds` − 1 and aggregates the outcomes. */
export function measureGame(game: Game, seeds: number, greedy?: number): GameMeasure {
  const bargain = bargainOfGame(game)
  const product = nashSolution(bargain)?.product ?? 0
  const ratios: number[] = []
  const optimal = new Map<string, boolean>()
  const counts = { passing: 0, unanimous: 0, optimal: 0 }
  for (let seed = 0; seed < seeds; seed++) {
    const { deal, ballots, passed } = negotiate(game, drawFrom(seed, 'game'), greedy)
    const key = deal.join()
    const isOptimal = optimal.get(key) ?? isParetoOptimal(bargain, deal)
    optimal.set(key, isOptimal)
    ratios.push(nashRatio(bargain, deal, product))
    if (passed) counts.passing++
    if (ballots.every(Boolean)) counts.unanimous++
    if (isOptimal) counts.optimal++
  }
  return {
    seeds,
    passing: counts.passing / seeds,
    unanimous: counts.unanimous / seeds,
    medianNashRatio: median(ratios),
    paretoOptimal: counts.optimal / seeds,
    greedy: greedy === undefined ? null : (game.parties[greedy]?.name ?? null),
  }
}
