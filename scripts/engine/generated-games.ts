import { type Dice, dice, drawFrom } from '@placard/engine'
import { bargainOfGame, type Game, type NamedGame, passingCounts } from '@placard/engine/research'

const ROLES = ['p1', 'p2', 'player', 'player', 'player', 'player'] as const
/** Points of every party's best deal, as in the published games. */
const POINTS = 100
/** Target share of passing deals; the published games' are between 0.071 and 0.079. */
const PASSING = { least: 0.05, most: 0.12 } as const
/** Thresholds tried, as shares of each party's points, the most demanding first. */
const FIRST_SHARE = 0.8
const SHARE_STEP = 0.01

/**
 * Random scorable games in the published format: six parties, two of them with a veto, 5 to 7 issues of 3 to 6 options,
 * thresholds at which 5 to 12 % of the deals pass and at least one satisfies every party. Deterministic.
 */
export function generatedGames(count: number): readonly NamedGame[] {
  return Array.from({ length: count }, (_, seed) => ({ name: `generated ${seed + 1}`, game: drawnGame(seed) }))
}

function drawnGame(seed: number): Game {
  for (let attempt = 0; ; attempt++) {
    const game = candidate(dice(drawFrom(seed, `generated game ${attempt}`)))
    if (game) return game
  }
}

function candidate(rolled: Dice): Game | undefined {
  const sizes = Array.from({ length: 5 + rolled.below(3) }, () => 3 + rolled.below(4))
  const drawn = ROLES.map((role, at) => {
    return { name: `party ${at + 1}`, role, scores: scoresOf(sizes, rolled), leaning: 0.9 + 0.2 * rolled.next() }
  })
  for (let share = FIRST_SHARE; share > 0; share -= SHARE_STEP) {
    const parties = drawn.map(({ leaning, ...party }) => ({
      ...party,
      threshold: Math.round(POINTS * share * leaning),
    }))
    const game: Game = { parties, opening: undefined }
    const { deals, passing, unanimous } = passingCounts(bargainOfGame(game))
    if (passing < PASSING.least * deals) continue
    return passing <= PASSING.most * deals && unanimous > 0 ? game : undefined
  }
  return undefined
}

/** Points by issue and option: an issue's weight for the best option, less with an option's distance from it. */
function scoresOf(sizes: readonly number[], rolled: Dice): readonly (readonly number[])[] {
  const weights = sizes.map(() => (rolled.chance(0.15) ? 0 : 0.1 + rolled.next() ** 2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return sizes.map((size, issue) => {
    const most = Math.round((POINTS * (weights[issue] ?? 0)) / Math.max(0.1, sum))
    // most prefer one end of an axis, some a point between
    const ends = [0, size - 1]
    const wanted = rolled.chance(0.75) ? (rolled.pick(ends) ?? 0) : rolled.below(size)
    const reach = Math.max(wanted, size - 1 - wanted)
    return Array.from({ length: size }, (_, option) => Math.round(most * (1 - Math.abs(option - wanted) / reach)))
  })
}
