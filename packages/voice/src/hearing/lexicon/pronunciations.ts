import type { Dictionary } from './dictionary.ts'
import { sounded } from './letter-sounds.ts'
import { spelled } from './letters.ts'
import { OWN_WORDS } from './own-words.ts'
import { ACRONYM } from './spoken-words.ts'

/** Most ways to say one word: each makes the search slower. */
const WAYS_MOST = 4
/** Longest word that may be an acronym in small letters. */
const ACRONYM_MOST = 5
/** An acronym of this length and more may be said as a word, such as NATO. */
const SAYABLE_LEAST = 4

/** British spellings, which the dictionary lacks, and their American ones. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz'],
  [/our(?=s?$|ed$|ing$|able$)/, 'or'],
  [/tre(?=s?$)/, 'ter'],
  [/mme(?=s?$)/, 'm'],
  [/ll(?=ed$|ing$|er$)/, 'l'],
  [/ence$/, 'ense'],
]
/** Endings that a known word may have, with their sounds. */
const ENDINGS: readonly (readonly [RegExp, string, string])[] = [
  [/'s$/, '', 'Z'],
  [/(?<=[^s])s$/, '', 'Z'],
  [/ing$/, '', 'IH NG'],
  [/ing$/, 'e', 'IH NG'],
  [/ed$/, '', 'D'],
  [/ed$/, 'e', 'D'],
  [/ly$/, '', 'L IY'],
]
const PREFIXES: Readonly<Record<string, string>> = {
  bio: 'B AY OW',
  cyber: 'S AY B ER',
  de: 'D IY',
  inter: 'IH N T ER',
  non: 'N AA N',
  re: 'R IY',
  un: 'AH N',
}
/** Shortest rest of a word that a prefix stands before. */
const STEM_LEAST = 4

/** The ways to say a word, at least one for every word that has a letter. */
export type Pronouncer = (word: string) => readonly string[]

/** Says words of a dictionary as it has them, others by their parts, and the rest by their letters. */
export function pronouncerOf(dictionary: Dictionary): Pronouncer {
  const known = new Map<string, readonly string[]>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const ways = [...new Set(waysOf(dictionary, word))].slice(0, WAYS_MOST)
    known.set(word, ways)
    return ways
  }
}

function waysOf(dictionary: Dictionary, word: string): readonly string[] {
  const [, letters, plural] = ACRONYM.exec(word) ?? []
  if (letters !== undefined) return acronymWays(dictionary, letters).map((way) => (plural === 's' ? `${way} Z` : way))
  const found = lookedUp(dictionary, word)
  if (found !== undefined) return found
  const guessed = sounded(word)
  const mayBeAcronym = word.length <= ACRONYM_MOST || guessed.length === 0
  return [...guessed, ...(mayBeAcronym ? [spelled(word)] : [])].filter((way) => way !== '')
}

function acronymWays(dictionary: Dictionary, letters: string): readonly string[] {
  return [
    spelled(letters),
    ...(letters.length < SAYABLE_LEAST ? [] : (lookedUp(dictionary, letters) ?? sounded(letters))),
  ]
}

function lookedUp(dictionary: Dictionary, word: string): readonly string[] | undefined {
  const own = Object.hasOwn(OWN_WORDS, word) ? OWN_WORDS[word] : undefined
  if (own !== undefined) return own
  const entries = dictionary(word)
  if (entries.length > 0) return entries
  for (const [british, american] of SPELLINGS) {
    const respelt = british.test(word) ? dictionary(word.replace(british, american)) : []
    if (respelt.length > 0) return respelt
  }
  return withEnding(dictionary, word) ?? withPrefix(dictionary, word)
}

function withEnding(dictionary: Dictionary, word: string): readonly string[] | undefined {
  for (const [ending, instead, sound] of ENDINGS) {
    const stem = ending.test(word) ? dictionary(word.replace(ending, instead)) : []
    if (stem.length > 0) return stem.map((way) => `${way} ${sound}`)
  }
  return undefined
}

function withPrefix(dictionary: Dictionary, word: string): readonly string[] | undefined {
  for (const [prefix, sound] of Object.entries(PREFIXES)) {
    const stem = word.slice(prefix.length)
    const ways = word.startsWith(prefix) && stem.length >= STEM_LEAST ? dictionary(stem) : []
    if (ways.length > 0) return ways.map((way) => `${sound} ${way}`)
  }
  return undefined
}
