import { parseArgs } from 'node:util'
import { findParty, type GameMeasure, measureGame, type NamedGame } from '@placard/engine/research'
import { answersByName, gamesOfFile } from './games-file.ts'
import { generatedGames } from './generated-games.ts'

const USAGE =
  'engine -- negotiate FILE [--seeds N] [--greedy PARTY]\n       engine -- negotiate --generated GAMES [--seeds N] [--greedy PARTY]'
const SEEDS = { usual: 100, most: 100_000 } as const
const MOST_GENERATED = 1_000

interface Options {
  /** The games of a file, or this number of random ones. */
  readonly from: string | number
  readonly seeds: number
  readonly greedy: string | undefined
}

/** Simulates scorable games, of a file or random ones, between AI parties and prints the results as JSON. */
export function negotiateCommand(args: string[]): number {
  const options = readOptions(args)
  if (typeof options === 'string') {
    console.error(`negotiate: ${options}\nUsage: ${USAGE}`)
    return 2
  }
  const games = typeof options.from === 'number' ? generatedGames(options.from) : gamesOfFile(options.from)
  if (typeof games === 'string') {
    console.error(`negotiate: ${games}`)
    return 1
  }
  const { greedy, seeds } = options
  if (greedy !== undefined && !games.some(({ game }) => findParty(game, greedy) !== undefined)) {
    console.error(`negotiate: no party or role is called "${greedy}"; there are ${partiesOf(games)}`)
    return 1
  }
  const measured = answersByName(games, ({ game }) => {
    return printed(measureGame(game, seeds, greedy === undefined ? undefined : findParty(game, greedy)))
  })
  console.log(JSON.stringify(measured, null, 2))
  return 0
}

function readOptions(args: string[]): Options | string {
  try {
    const text = { type: 'string' } as const
    const options = { seeds: text, greedy: text, generated: text }
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [file, ...rest] = positionals
    const generated = values.generated === undefined ? undefined : Number(values.generated)
    const isOne = (file === undefined) !== (generated === undefined) && rest.length === 0
    if (!isOne) return 'name one file, or how many games to draw'
    if (generated !== undefined && !(Number.isInteger(generated) && generated >= 1 && generated <= MOST_GENERATED)) {
      return `--generated must be a whole number from 1 to ${MOST_GENERATED}`
    }
    const seeds = Number(values.seeds ?? SEEDS.usual)
    if (!Number.isInteger(seeds) || seeds < 1 || seeds > SEEDS.most) {
      return `--seeds must be a whole number from 1 to ${SEEDS.most}`
    }
    return { from: file ?? generated ?? 0, seeds, greedy: values.greedy }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function partiesOf(games: readonly NamedGame[]): string {
  const names = games.flatMap(({ game }) => game.parties.flatMap(({ name, role }) => [role, name]))
  return [...new Set(names)].filter((name) => name !== 'player').join(', ')
}

/** Ratios to four decimals: more would exceed the precision of the sample. */
function printed(measure: GameMeasure): GameMeasure {
  const short = (ratio: number): number => Math.round(ratio * 10_000) / 10_000
  return {
    ...measure,
    passing: short(measure.passing),
    unanimous: short(measure.unanimous),
    medianNashRatio: short(measure.medianNashRatio),
    paretoOptimal: short(measure.paretoOptimal),
  }
}
