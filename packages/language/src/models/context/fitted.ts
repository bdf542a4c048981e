import { cutAt } from '../../text/cut-at.ts'
import { tokensIn } from '../tokens.ts'

/** Tries until a cut text fits: tokens are not spread evenly over it. */
const TRIES = 4

/** The beginning of a text that fits into a number of tokens. */
export function beginningOf(text: string, room: number): string {
  let cut = text
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tokens = tokensIn(cut)
    if (tokens <= room) return cut
    cut = cutAt(cut, Math.floor((cut.length * Math.max(0, room)) / tokens))
  }
  return tokensIn(cut) <= room ? cut : ''
}
