import { FENCE, spokenText } from './spoken-text.ts'

/** What of a text can be read by now: up to `to`. */
export interface ReadAhead {
  readonly to: number
  readonly spoken: string
}

/** Shorter pieces wait for more: each begins with a small pause. */
const LEAST = 40

/**
 * What can be read aloud of an answer that is still being written, from a place on: whole blocks and whole sentences, and
 * nothing that may yet turn out to be code, a table or a link.
 */
export function readAhead(text: string, from: number, isWhole: boolean): ReadAhead {
  const rest = text.slice(from)
  const length = isWhole ? rest.length : completeLength(rest)
  if (!isWhole && length < LEAST) return { to: from, spoken: '' }
  return { to: from + length, spoken: spokenText(rest.slice(0, length)) }
}

function completeLength(rest: string): number {
  let safe = 0
  let at = 0
  let fence: string | undefined
  for (const line of rest.split(/(?<=\n)/)) {
    const start = at
    at += line.length
    const isLineWhole = line.endsWith('\n')
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (isLineWhole && mark?.startsWith(fence) === true) {
        fence = undefined
        safe = at
      }
    } else if (mark !== undefined) {
      safe = start
      fence = mark
    } else if (isLineWhole && line.trim() === '') safe = at
  }
  return fence === undefined ? safe + sentencesIn(rest.slice(safe)) : safe
}

/** Length of the whole sentences at the beginning of a block that is not finished. */
function sentencesIn(block: string): number {
  if (/^\s*\|/m.test(block)) return 0
  const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(block)].slice(0, -1)
  let length = 0
  for (const { segment, index } of segments) {
    const end = index + segment.length
    // "1. " is a number, and a bracket or a back-tick that is open may hold more than a sentence
    const isSentence = /\p{L}.*[.!?…:]["'”’)\]*_]*\s*$/su.test(segment) && !/^\s*\d+[.)]\s*$/.test(segment)
    if (isSentence && isBalanced(block.slice(0, end))) length = end
  }
  return length
}

function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1
  return count('[') <= count(']') && count('(') <= count(')') && count('`') % 2 === 0
}
