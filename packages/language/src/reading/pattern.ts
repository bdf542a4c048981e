/**
 * A pattern over words, not characters: items separated by blanks. `a|b` either word, `verb*` any word with this
 * prefix, `item?` optional, `~3` up to three words without a negation, `#3` up to three words of any kind, `@class` a
 * word of a class, `^` the beginning, `!` in front: not right after a negation. Matching looks at a bounded window from
 * each start, so its time is linear in the number of words.
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
  /** Does not match where one of the two words before is a negation. */
  readonly isGuarded: boolean
  readonly items: readonly Item[]
}

/** Words that a gap must not skip: what follows them is negated. */
const NEGATIONS: ReadonlySet<string> = new Set(
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

/** @throws {RangeError} for a pattern with an optional beginning: a mistake in the tables. */
export function compilePattern<Meaning>(
  meaning: Meaning,
  weight: number,
  source: string,
  classes: Readonly<Record<string, string>>,
): Pattern<Meaning> {
  const isGuarded = source.startsWith('! ')
  const parts = source.slice(isGuarded ? 2 : 0).split(' ')
  const atStart = parts[0] === '^'
  const items = (atStart ? parts.slice(1) : parts).map((part) => itemOf(part, classes))
  const first = items[0]
  if (first === undefined || (!atStart && (first.gap > 0 || first.isOptional))) {
    throw new RangeError(`pattern without a beginning: ${source}`)
  }
  return { meaning, weight, atStart, isGuarded, items }
}

function fits(item: Item, word: string): boolean {
  if (item.words.has(word)) return true
  return item.prefixes.length > 0 && item.prefixes.some((prefix) => word.startsWith(prefix))
}

/** Whether the items from `index` on match the words from `at` on. */
function fitsFrom(items: readonly Item[], index: number, words: readonly string[], at: number): boolean {
  const item = items[index]
  if (item === undefined) return true
  if (item.gap > 0) {
    for (let skip = 0; skip <= item.gap; skip++) {
      if (fitsFrom(items, index + 1, words, at + skip)) return true
      const skipped = words[at + skip]
      if (skipped === undefined || (!item.crossesNegation && NEGATIONS.has(skipped))) return false
    }
    return false
  }
  const word = words[at]
  if (word !== undefined && fits(item, word) && fitsFrom(items, index + 1, words, at + 1)) return true
  return item.isOptional && fitsFrom(items, index + 1, words, at)
}

/** Patterns indexed by the words of their rarest item, so that a sentence tests only few of them. */
export interface PatternBook<Meaning> {
  readonly byKey: ReadonlyMap<string, readonly Pattern<Meaning>[]>
}

const COMMON = new Set(
  'we i @self you the to of not can could will would that this it is are our my in on for and $ ,'.split(' '),
)
/** Cost of a common word in a key: how many rare words trigger a pattern as often as one common word does. */
const COMMON_COST = 25

function costOf({ words }: Item): number {
  let cost = 0
  for (const word of words) cost += COMMON.has(word) ? COMMON_COST : 1
  return cost
}

/** The index key of a pattern: its rarest required item. */
function keyOf({ items }: Pattern<unknown>): Item | undefined {
  const required = items.filter(({ gap, isOptional, prefixes }) => gap === 0 && !isOptional && prefixes.length === 0)
  return required.reduce<Item | undefined>(
    (best, item) => (best === undefined || costOf(item) < costOf(best) ? item : best),
    undefined,
  )
}

/** @throws {RangeError} for a pattern of gaps, `verb*` and optional words only: a mistake in the tables. */
export function bookOf<Meaning>(patterns: readonly Pattern<Meaning>[]): PatternBook<Meaning> {
  const byKey = new Map<string, Pattern<Meaning>[]>()
  for (const pattern of patterns) {
    const key = keyOf(pattern)
    if (key === undefined) throw new RangeError('a pattern needs a whole word that must be there')
    for (const word of key.words) {
      const list = byKey.get(word)
      if (list === undefined) byKey.set(word, [pattern])
      else list.push(pattern)
    }
  }
  return { byKey }
}

/** Positions where a pattern may begin: every position when its first item has a prefix wildcard. */
function* startsOf(
  { atStart, items }: Pattern<unknown>,
  places: ReadonlyMap<string, readonly number[]>,
  count: number,
): Generator<number> {
  const first = items[0]
  if (atStart || first === undefined) yield 0
  else if (first.prefixes.length > 0) for (let from = 0; from < count; from++) yield from
  else for (const word of first.words) yield* places.get(word) ?? []
}

function isDenied(words: readonly string[], at: number): boolean {
  return NEGATIONS.has(words[at - 1] ?? '') || NEGATIONS.has(words[at - 2] ?? '')
}

function isIn(
  pattern: Pattern<unknown>,
  words: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
): boolean {
  for (const from of startsOf(pattern, places, words.length)) {
    if (pattern.isGuarded && isDenied(words, from)) continue
    if (fitsFrom(pattern.items, 0, words, from)) return true
  }
  return false
}

/** The patterns that match the words. Time: candidate patterns × their possible starts × their bounded windows. */
export function matchesIn<Meaning>(book: PatternBook<Meaning>, words: readonly string[]): readonly Pattern<Meaning>[] {
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    const list = places.get(word)
    if (list === undefined) places.set(word, [at])
    else list.push(at)
  }
  const woken = new Set<Pattern<Meaning>>()
  for (const word of places.keys()) for (const pattern of book.byKey.get(word) ?? []) woken.add(pattern)
  return [...woken].filter((pattern) => isIn(pattern, words, places))
}
