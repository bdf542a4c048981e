import { parseArgs } from 'node:util'
import { findParty, type GameMeasure, measureGame, type NamedGame } from '@placard/engine'
import { answersByName, gamesOfFile } from './games-file.ts'

const USAGE = 'engine -- negotiate FILE [--seeds N] [--greedy PARTY]'
const SEEDS = { usual: 100, most: 100_000 } as const

interface Order {
  readonly file: string
  readonly seeds: number
  readonly greedy: string | undefined
}

/** Plays a file's scorable games between AI parties and prints as JSON where they end. */
export function negotiateCommand(args: string[]): number {
  const order = readOrder(args)
  if (typeof order === 'string') {
    console.error(`negotiate: ${order}\nUsage: ${USAGE}`)
    return 2
  }
  const games = gamesOfFile(order.file)
  if (typeof games === 'string') {
    console.error(`negotiate: ${games}`)
    return 1
  }
  const { greedy, seeds } = order
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

function readOrder(args: string[]): Order | string {
  try {
    const options = { seeds: { type: 'string' }, greedy: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0) return 'name one file'
    const seeds = Number(values.seeds ?? SEEDS.usual)
    if (!Number.isInteger(seeds) || seeds < 1 || seeds > SEEDS.most) {
      return `--seeds must be a whole number from 1 to ${SEEDS.most}`
    }
    return { file, seeds, greedy: values.greedy }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function partiesOf(games: readonly NamedGame[]): string {
  const names = games.flatMap(({ game }) => game.parties.flatMap(({ name, role }) => [role, name]))
  return [...new Set(names)].filter((name) => name !== 'player').join(', ')
}

/** Ratios to four decimals: more would only show the size of the sample. */
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
