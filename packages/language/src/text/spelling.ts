/** Dictionary: known words by first letter. */
export type Spellings = ReadonlyMap<string, ReadonlySet<string>>

/** Shortest word to correct; shorter ones are too similar to each other. */
const LEAST = 5
/** Longest word to correct, which bounds the time; longer strings are no words. */
const MOST = 24

export function spellingsOf(words: readonly string[]): Spellings {
  const byLetter = new Map<string, Set<string>>()
  for (const word of words) {
    const known = byLetter.get(word.charAt(0))
    if (known === undefined) byLetter.set(word.charAt(0), new Set([word]))
    else known.add(word)
  }
  return byLetter
}

/**
 * Whether `a` and `b` are one typo apart: a letter added, left out or changed, or two neighbours swapped (edit distance
 * 1).
 */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [left, right] = [a.length - start - end, b.length - start - end]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/** Word length from which on two typos are corrected: long words are less similar to each other. */
const LONG = 8

/** Whether `a` and `b` are two typos apart; their first and last letters must be equal. */
function areTwoSlipsApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2 || a.at(-1) !== b.at(-1)) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [left, right] = [a.slice(at), b.slice(at)]
  const mended = [
    right.charAt(0) + left,
    left.slice(1),
    right.charAt(0) + left.slice(1),
    left.charAt(1) + left.charAt(0) + left.slice(2),
  ]
  return mended.some((half) => isOneSlipAway(half, right))
}

function findRespelt(word: string, near: ReadonlySet<string>): string {
  for (const candidate of near) if (candidate.length >= LEAST && isOneSlipAway(word, candidate)) return candidate
  if (word.length < LONG) return word
  for (const candidate of near) if (candidate.length >= LONG && areTwoSlipsApart(word, candidate)) return candidate
  return word
}

/** Cache of corrections, as people repeat words. */
const remembered = new WeakMap<Spellings, Map<string, string>>()
const MOST_REMEMBERED = 4_000

/**
 * Spelling correction: the known word nearest to this one; the word itself when it is known, short, or near to none.
 */
export function respelt(word: string, known: Spellings): string {
  const near = known.get(word.charAt(0))
  if (near === undefined || word.length < LEAST || word.length > MOST || near.has(word)) return word
  const before = remembered.get(known) ?? new Map<string, string>()
  if (before.size === 0 || before.size >= MOST_REMEMBERED) {
    before.clear()
    remembered.set(known, before)
  }
  const found = before.get(word) ?? findRespelt(word, near)
  before.set(word, found)
  return found
}
