/**
 * A pattern over words, not characters: items parted by blanks. `a|b` either word, `verb*` any word that begins so,
 * `item?` may be missing, `~3` up to three words none of which negates, `#3` up to three words of any kind, `@class` a word of a class, `^` the beginning.
 * Matching looks at a bounded window from each start, so its time grows with the number of words only.
 */
interface Item {
  readonly gap: number
  readonly crossesNegation: boolean
  readonly isOptional: boolean
  readonly words: ReadonlySet<string>
  readonly prefixes: readonly string[]
}

export interface Pattern<Meaning> {
  readonly meaning: Meaning
  readonly weight: number
  readonly atStart: boolean
  readonly items: readonly Item[]
}

/** What a pattern found: its meaning and the words it covers, `to` exclusive. */
export interface Match<Meaning> {
  readonly meaning: Meaning
  readonly weight: number
  readonly from: number
  readonly to: number
}

export const NEGATIONS: ReadonlySet<string> = new Set(
  'not never no nor neither without unable refuse refuses decline hardly cannot nobody none nothing'.split(' '),
)

function itemOf(source: string, classes: Readonly<Record<string, string>>): Item {
  const gap = /^[~#](\d*)$/.exec(source)
  if (gap !== null) {
    const width = gap[1] === '' ? 3 : Number(gap[1])
    return { gap: width, crossesNegation: source.startsWith('#'), isOptional: false, words: new Set(), prefixes: [] }
  }
  const isOptional = source.endsWith('?')
  const bare = isOptional ? source.slice(0, -1) : source
  const alternatives = bare
    .split('|')
    .flatMap((name) => (Object.hasOwn(classes, name) ? (classes[name] ?? '').split('|') : [name]))
  return {
    gap: 0,
    crossesNegation: false,
    isOptional,
    words: new Set(alternatives.filter((word) => !word.endsWith('*'))),
    prefixes: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  }
}

/** @throws {RangeError} for a pattern that could begin with nothing: a mistake in the tables. */
export function compilePattern<Meaning>(
  meaning: Meaning,
  weight: number,
  source: string,
  classes: Readonly<Record<string, string>>,
): Pattern<Meaning> {
  const parts = source.split(' ')
  const atStart = parts[0] === '^'
  const items = (atStart ? parts.slice(1) : parts).map((part) => itemOf(part, classes))
  const first = items[0]
  if (first === undefined || (!atStart && (first.gap > 0 || first.isOptional))) {
    throw new RangeError(`pattern without a beginning: ${source}`)
  }
  return { meaning, weight, atStart, items }
}

function fits(item: Item, word: string): boolean {
  return item.words.has(word) || item.prefixes.some((prefix) => word.startsWith(prefix))
}

/** The end (exclusive) of the shortest match of the items from `at` on, or −1. */
function endOf(items: readonly Item[], index: number, words: readonly string[], at: number): number {
  const item = items[index]
  if (item === undefined) return at
  if (item.gap > 0) {
    for (let skip = 0; skip <= item.gap; skip++) {
      const end = endOf(items, index + 1, words, at + skip)
      if (end >= 0) return end
      const skipped = words[at + skip]
      if (skipped === undefined || (!item.crossesNegation && NEGATIONS.has(skipped))) return -1
    }
    return -1
  }
  const word = words[at]
  if (word !== undefined && fits(item, word)) {
    const end = endOf(items, index + 1, words, at + 1)
    if (end >= 0) return end
  }
  return item.isOptional ? endOf(items, index + 1, words, at) : -1
}

/** Patterns sorted by the first letter they can begin with, so that each word is tried against few of them. */
export interface PatternBook<Meaning> {
  /** Those bound to the beginning of a sentence: tried there alone. */
  readonly openers: readonly Pattern<Meaning>[]
  readonly byLetter: ReadonlyMap<string, readonly Pattern<Meaning>[]>
}

export function bookOf<Meaning>(patterns: readonly Pattern<Meaning>[]): PatternBook<Meaning> {
  const byLetter = new Map<string, Pattern<Meaning>[]>()
  for (const pattern of patterns.filter(({ atStart }) => !atStart)) {
    const first = pattern.items[0]
    const beginnings = first === undefined ? [] : [...first.words, ...first.prefixes]
    for (const letter of new Set(beginnings.map((word) => word.charAt(0)))) {
      const list = byLetter.get(letter)
      if (list === undefined) byLetter.set(letter, [pattern])
      else list.push(pattern)
    }
  }
  return { openers: patterns.filter(({ atStart }) => atStart), byLetter }
}

/** Every pattern's first match in the words. Time: words × patterns of that letter × the patterns' bounded windows. */
export function matchesIn<Meaning>(book: PatternBook<Meaning>, words: readonly string[]): readonly Match<Meaning>[] {
  const found = new Map<Pattern<Meaning>, Match<Meaning>>()
  const attempt = (pattern: Pattern<Meaning>, from: number) => {
    if (found.has(pattern)) return
    const to = endOf(pattern.items, 0, words, from)
    if (to >= 0) found.set(pattern, { meaning: pattern.meaning, weight: pattern.weight, from, to })
  }
  for (const pattern of book.openers) attempt(pattern, 0)
  for (let from = 0; from < words.length; from++) {
    for (const pattern of book.byLetter.get((words[from] ?? '').charAt(0)) ?? []) attempt(pattern, from)
  }
  return [...found.values()]
}
