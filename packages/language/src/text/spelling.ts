/** Known words by first letter. */
export type Spellings = ReadonlyMap<string, ReadonlySet<string>>

/** Shorter words are too near to each other to guess. */
const LEAST = 5
/** Longer strings are no words; leaves them alone and the time bounded. */
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

/** Whether one letter added, left out, changed, or two neighbours swapped turn `a` into `b`. */
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

/** Long words are so far from each other that two slips are forgiven. */
const LONG = 8

/** Whether two letters added, left out, changed or swapped turn `a` into `b`: both begin and end alike. */
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

/** What words were taken for: people say the same ones again and again. */
const remembered = new WeakMap<Spellings, Map<string, string>>()
const MOST_REMEMBERED = 4_000

/** The known word this one was meant to be; itself when it is known, short, or near to none. */
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
