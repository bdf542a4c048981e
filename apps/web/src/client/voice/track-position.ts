import type { Span } from './sound-out.ts'
import { wordAtRatio } from './words.ts'

/** A piece whose sound has been handed to the browser. */
export interface PlayedPiece extends Span {
  readonly pieceAt: number
  readonly text: string
}

/** The piece and word that are heard at a time of the sound's clock; undefined before the first piece. */
export function positionAt(
  pieces: readonly PlayedPiece[],
  time: number,
): { readonly pieceAt: number; readonly wordAt: number } | undefined {
  const piece = pieces.findLast(({ startsAt }) => startsAt <= time)
  if (piece === undefined) return undefined
  const { startsAt, endsAt, text, pieceAt } = piece
  const ratio = endsAt > startsAt ? Math.min(1, (time - startsAt) / (endsAt - startsAt)) : 1
  return { pieceAt, wordAt: wordAtRatio(text, ratio) }
}
