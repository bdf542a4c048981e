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

/** The known word this one was meant to be; itself when it is known, short, or near to none. */
export function respelt(word: string, known: Spellings): string {
  const near = known.get(word.charAt(0))
  if (near === undefined || word.length < LEAST || word.length > MOST || near.has(word)) return word
  for (const candidate of near) if (candidate.length >= LEAST && isOneSlipAway(word, candidate)) return candidate
  return word
}
