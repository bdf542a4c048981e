import { wordsOf } from '../text/sentences.ts'
import { stemOf } from '../text/stem.ts'
import type { StanceWords } from './knowledge.ts'
import { NEGATES } from './lexicon.ts'

/** Words that, close together, speak for one side of a motion. */
export interface Stance {
  readonly stems: readonly string[]
  /** Whether a negation belongs to them: "not verify". */
  readonly isDenied: boolean
  /** What it weighs: positive for the motion, negative against it. */
  readonly weight: number
}

/** How far apart the words of one stance may stand, for each word of it. */
const WITHIN = 2.5
/** A single word is weaker than words that meet. */
const WEIGHT = { single: 0.5, several: 0.9 } as const
/** How many words before a word its negation stands. */
const REACH = 2
/** "It's no tariff" is not quite the opposite of "it's a tariff"; of several words nobody knows which is denied. */
const TURNED = { single: -0.5, several: 0 } as const

function stancesFor(words: string, way: 1 | -1, share: number): readonly Stance[] {
  return words.split(', ').map((phrase) => {
    const all = wordsOf(phrase)
    const stems = all.filter((word) => !NEGATES.has(word)).map(stemOf)
    const weight = way * share * (stems.length > 1 ? WEIGHT.several : WEIGHT.single)
    return { stems, isDenied: stems.length < all.length, weight }
  })
}

/** Prepares the stances of one motion; `share` is what they weigh beside those that were written for it alone. */
export const stancesOf = (words: StanceWords, share = 1): readonly Stance[] => [
  ...stancesFor(words.for, 1, share),
  ...stancesFor(words.against, -1, share),
]

interface Heard {
  /** Where each stem stands. */
  readonly places: ReadonlyMap<string, readonly number[]>
  readonly denials: readonly number[]
}

function heardIn(text: string): Heard {
  const words = wordsOf(text).map((word) => word.replaceAll('’', "'"))
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word.replace(/'s$/, ''))
    places.set(stem, [...(places.get(stem) ?? []), at])
  }
  return { places, denials: words.flatMap((word, at) => (NEGATES.has(word) ? [at] : [])) }
}

/** Where the words of a stance stand together; undefined where they do not. */
function spanOf({ stems }: Stance, { places }: Heard): readonly [number, number] | undefined {
  const [first = '', ...others] = stems
  for (const start of places.get(first) ?? []) {
    const near = others.map((stem) => places.get(stem)?.find((at) => Math.abs(at - start) <= WITHIN * stems.length))
    const found = near.filter((at) => at !== undefined)
    if (found.length === others.length) return [Math.min(start, ...found), Math.max(start, ...found)]
  }
  return undefined
}

function weightOf(stance: Stance, heard: Heard): number {
  const span = spanOf(stance, heard)
  if (span === undefined) return 0
  const [from, to] = span
  const { weight } = stance
  const isDenied = heard.denials.some((at) => at >= from - REACH && at <= to)
  if (stance.isDenied) return isDenied ? weight : 0
  return isDenied ? weight * TURNED[stance.stems.length > 1 ? 'several' : 'single'] : weight
}

/** Whether words take any stance at all. */
export function isStance(text: string, stances: readonly Stance[]): boolean {
  const heard = heardIn(text)
  return stances.some((stance) => weightOf(stance, heard) !== 0)
}

/** How far words speak for a motion, by the stances of its two sides; negative against it. */
export function stanceIn(text: string, stances: readonly Stance[]): number {
  const heard = heardIn(text)
  return stances.reduce((sum, stance) => sum + weightOf(stance, heard), 0)
}
