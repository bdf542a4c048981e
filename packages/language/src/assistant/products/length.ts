/** How long a text is to be. */
export interface Length {
  readonly unit: 'seconds' | 'words' | 'sentences'
  readonly count: number
}

/** A calm pace of speaking. */
const WORDS_A_MINUTE = 130
const WORDS_A_SENTENCE = 18
/** Speeches shorter or longer than this are nobody's. */
const BOUNDS = {
  seconds: { least: 15, most: 600 },
  words: { least: 30, most: 1300 },
  sentences: { least: 2, most: 40 },
} as const

/** The words that fit a length. */
export function wordsFor({ unit, count }: Length): number {
  if (unit === 'seconds') return Math.round((count * WORDS_A_MINUTE) / 60)
  return unit === 'words' ? count : count * WORDS_A_SENTENCE
}

/** How many seconds it takes to say so many words. */
export function secondsOf(words: number): number {
  return Math.round((words * 60) / WORDS_A_MINUTE)
}

/** A length within what can be spoken. */
export function bounded({ unit, count }: Length): Length {
  const { least, most } = BOUNDS[unit]
  return { unit, count: Math.min(most, Math.max(least, Math.round(count))) }
}

const RATIOS = { shorter: 0.6, longer: 1.5 } as const

/** A length after "shorter" or "longer"; seconds stay multiples of five. */
export function resized({ unit, count }: Length, to: 'shorter' | 'longer'): Length {
  const next = count * RATIOS[to]
  return bounded({ unit, count: unit === 'seconds' ? Math.round(next / 5) * 5 : next })
}
