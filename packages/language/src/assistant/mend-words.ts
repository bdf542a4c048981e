import { capital } from '../text/capital.ts'
import { stemOf } from '../text/stem.ts'
import { EVERYDAY, SHORT_FORMS } from './chat-spellings.en.ts'
import { MOTION_WORDS } from './motion-words.en.ts'

/** Writes out short forms and mends misspelt words. */
export interface Mender {
  mended(text: string): string
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu
const LEAST = 4
const MOST = 24
/** Word length from which on two slips are mended. */
const LONG = 7
/** Shorter words of names are one slip from too many others. */
const NAME_LEAST = 6
/** Weight of everyday words and of words of orders. */
const EVERYDAY_COUNT = 200
const REMEMBERED_MOST = 4_000

const wordsIn = (text: string) => (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"))

/** Knows the words of these texts, and names as well as everyday words; takes some tens of milliseconds. */
export function menderOf(texts: Iterable<string>, names: Iterable<string> = []): Mender {
  const counts = new Map<string, number>()
  for (const word of wordsIn(EVERYDAY)) counts.set(word, EVERYDAY_COUNT)
  for (const name of names)
    for (const word of wordsIn(name)) if (word.length >= NAME_LEAST) counts.set(word, EVERYDAY_COUNT)
  for (const text of [MOTION_WORDS, ...texts])
    for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const stems = new Set([...counts.keys()].map(stemOf))
  const byLetter = Map.groupBy([...counts.keys()].filter(isWord), (word) => word.charAt(0))
  const remembered = new Map<string, string>()
  const mendedWord = (word: string) => {
    if (counts.has(word) || !isWord(word) || stems.has(stemOf(word))) return word
    const before = remembered.get(word)
    if (before !== undefined) return before
    if (remembered.size >= REMEMBERED_MOST) remembered.clear()
    const found = nearestTo(word, byLetter, counts)
    remembered.set(word, found)
    return found
  }
  return {
    mended: (text) =>
      text
        .replaceAll(CLAUSE_KINDS, (whole, kind: string) =>
          /^o/i.test(kind) ? whole.replace(kind, 'operative') : whole.replace(kind, 'preambulatory'),
        )
        .replaceAll(/\b(?:w\/o|wo\/)(?=\s)/gi, 'without')
        .replaceAll(/\bw\/(?=\s|\w)/gi, 'with ')
        .replaceAll(/\bsec(?:retary)?[- ]gen(?:eral)?\b/gi, 'Secretary-General')
        .replaceAll(WORD, (raw) => rewritten(raw, mendedWord))
        .replaceAll(/[ \t]{2,}/g, ' ')
        .trim(),
  }
}

/** "PP" is a position paper, but not beside operative clauses. */
const CLAUSE_KINDS = /\b(PPs?|OPs?)\b(?=\s+(?:clauses?|(?:and|or|vs\.?|from) (?:PPs?|OPs?)\b))/gi

const isWord = (word: string) => word.length >= LEAST && word.length <= MOST && /^\p{L}+$/u.test(word)

function rewritten(raw: string, mendedWord: (word: string) => string): string {
  const lower = raw.toLowerCase().replaceAll('’', "'")
  const isAcronym = raw.length > 1 && raw === raw.toUpperCase()
  if (Object.hasOwn(SHORT_FORMS, lower) && (!isAcronym || raw.length > 3)) return SHORT_FORMS[lower] ?? raw
  if (isAcronym && raw.length < 6) return raw
  const found = mendedWord(lower)
  if (found === lower) return raw
  const isCapital = raw.charAt(0) !== raw.charAt(0).toLowerCase()
  return isCapital ? capital(found) : found
}

function nearestTo(
  word: string,
  byLetter: ReadonlyMap<string, readonly string[]>,
  counts: ReadonlyMap<string, number>,
): string {
  const most = word.length >= LONG ? 2 : 1
  const firsts = new Set([word.charAt(0), word.charAt(1)])
  let [best, least, count] = [word, most + 1, 0]
  for (const first of firsts) {
    for (const candidate of byLetter.get(first) ?? []) {
      if (Math.abs(candidate.length - word.length) > most) continue
      const isSwapped = first !== word.charAt(0)
      if (isSwapped && candidate.charAt(1) !== word.charAt(0)) continue
      const known = counts.get(candidate) ?? 0
      const weight = known + (candidate.length === word.length ? EVERYDAY_COUNT : 0)
      if ((word.length === LEAST || candidate.length === LEAST) && known < EVERYDAY_COUNT) continue
      // a whole word is not the beginning of another: "media" is not "median"
      if (candidate.startsWith(word) && known < EVERYDAY_COUNT) continue
      const slips = slipsBetween(word, candidate, most, isVowelSlip(word, candidate, known))
      if (slips < least || (slips === least && slips <= most && weight > count))
        [best, least, count] = [candidate, slips, weight]
    }
  }
  return best
}

const VOWELS = /[aeiou]/g

/** Whether an everyday word has other vowels in the same places: "speach". */
const isVowelSlip = (word: string, candidate: string, known: number): boolean =>
  known >= EVERYDAY_COUNT &&
  word.length > LEAST + 1 &&
  word.length === candidate.length &&
  word.replaceAll(VOWELS, '') === candidate.replaceAll(VOWELS, '')

/** Edit distance with swapped neighbours as one slip; above `most` it is `most + 1`. */
function slipsBetween(one: string, other: string, most: number, isVowel: boolean): number {
  // in a short word another letter makes another word more often than a slip
  const changed = one.length < LONG && !isVowel ? 2 : 1
  let [older, old]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      line[at] = Math.min(
        (old[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (old[at - 1] ?? 0) + (isSame ? 0 : changed),
        isSwap ? (older[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...line) > most) return most + 1
    ;[older, old] = [old, line]
  }
  return Math.min(old[other.length] ?? 0, most + 1)
}
