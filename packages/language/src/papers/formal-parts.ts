import { type Fault, faultsOf } from '../assistant/resolution-faults.ts'
import { type Part, partsOf } from '../assistant/resolution-lines.ts'
import { withCorrections } from '../assistant/resolution-text.ts'

/** Rounds after which nothing follows from the corrections any more. */
const ROUNDS_MOST = 4

/**
 * The parts of a resolution in the form of one: numbers, capitals and punctuation. What would change a word, or move a
 * clause, is its author's to decide and stays as it is.
 */
export function formalParts(text: string): readonly Part[] {
  let parts = partsOf(text)
  for (let round = 0; round < ROUNDS_MOST; round++) {
    const now = parts
    const chosen = faultsOf(now).filter((fault) => isFormal(fault, now[fault.at]))
    if (chosen.length === 0) break
    parts = withCorrections(now, chosen)
  }
  return parts
}

/** What a resolution's form still lacks that only its author can say. */
export function faultsLeft(text: string): readonly Fault[] {
  const parts = partsOf(text)
  return faultsOf(parts).filter((fault) => !isFormal(fault, parts[fault.at]))
}

function isFormal({ isAdvice = false, mended }: Fault, part: Part | undefined): boolean {
  if (isAdvice || mended === undefined || part === undefined) return false
  return mended.kind === part.kind && wordsOf(mended.text) === wordsOf(part.text)
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
