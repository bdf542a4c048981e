import { readFileSync } from 'node:fs'
import { type NamedGame, readGames } from '@placard/engine/research'

/** The games of a file, or an error message. */
export function gamesOfFile(file: string): readonly NamedGame[] | string {
  try {
    const read = readGames(JSON.parse(readFileSync(file, 'utf8')))
    return read.ok ? read.games : `${file} is no scorable game: ${read.rejection.detail}`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return error instanceof SyntaxError ? `${file} is not JSON: ${reason}` : `${file} cannot be read: ${reason}`
  }
}

/** One result for a file's single game, or one for each of its games by name. */
export function answersByName<Answer>(games: readonly NamedGame[], answer: (game: NamedGame) => Answer): unknown {
  const [only] = games
  if (only !== undefined && only.name === undefined) return answer(only)
  return Object.fromEntries(games.map((game) => [game.name, answer(game)]))
}
