import { solveGame } from '@placard/engine/research'
import { answersByName, gamesOfFile } from './games-file.ts'

const USAGE = 'engine -- solve FILE'

/** Prints the exact facts of a file's scorable games as JSON. */
export function solveCommand(args: string[]): number {
  const [file, ...rest] = args
  if (file === undefined || file.startsWith('--') || rest.length > 0) {
    console.error(`Usage: ${USAGE}`)
    return 2
  }
  const games = gamesOfFile(file)
  if (typeof games === 'string') {
    console.error(`solve: ${games}`)
    return 1
  }
  console.log(
    JSON.stringify(
      answersByName(games, ({ game }) => solveGame(game)),
      null,
      2,
    ),
  )
  return 0
}
