import type { RollCall, RollCallQuestion } from './roll-call.ts'

/**
 * How much the roll calls of the past tell of a new one. The four numbers were chosen on sessions 67 to 69 of the General
 * Assembly, and by none of those they are measured on; see docs/decisions/0051-placing-resolutions.md.
 */
const KINSHIP = {
  /** Titles alike count by this power of their likeness, so that last year's text outweighs all that merely share a word. */
  power: 4,
  /** What a text without any word in common still tells, against 1 for the same title. */
  least: 0.0001,
  /** What a year takes off. */
  yearlyRatio: 0.7,
  /** How much more a vote on a paragraph tells of one on a paragraph, and one on a text of one on a text. */
  sameSubject: 1.5,
} as const

const SHORTEST_WORD = 3
const EMPTY_WORDS = new Set(['the', 'and', 'for', 'with', 'its', 'from', 'which', 'are', 'against'])

/** Weighs the roll calls of the past by how near a new one lies to them; the weights sum to 1. */
export type Kinship = (question: RollCallQuestion, session: number) => readonly number[]

/** Reads the titles of the past once. */
export function kinshipWith(past: readonly RollCall[]): Kinship {
  const words = past.map(({ title }) => wordsOf(title))
  const weightOf = wordWeights(words)
  const norms = words.map((own) => normOf(own, weightOf))
  return (question, session) => {
    const asked = wordsOf(question.title)
    const norm = normOf(asked, weightOf)
    const weights = past.map((rollCall, index) => {
      const shared = [...asked].filter((word) => words[index]?.has(word))
      const product = norm * (norms[index] ?? 0)
      const likeness = product === 0 ? 0 : shared.reduce((sum, word) => sum + weightOf(word) ** 2, 0) / product
      const years = Math.max(0, session - 1 - rollCall.session)
      const subject = rollCall.subject === question.subject ? KINSHIP.sameSubject : 1
      return (power(likeness, KINSHIP.power) + KINSHIP.least) * power(KINSHIP.yearlyRatio, years) * subject
    })
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.map((weight) => weight / total)
  }
}

function wordsOf(title: string): ReadonlySet<string> {
  const found = title.toLowerCase().match(/[a-z]+/g) ?? []
  return new Set(found.filter((word) => word.length >= SHORTEST_WORD && !EMPTY_WORDS.has(word)))
}

/** A rare word tells more than a common one. */
function wordWeights(titles: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const title of titles) for (const word of title) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.sqrt((titles.length + 1) / ((counts.get(word) ?? 0) + 1))
}

function normOf(words: ReadonlySet<string>, weightOf: (word: string) => number): number {
  return Math.sqrt([...words].reduce((sum, word) => sum + weightOf(word) ** 2, 0))
}

/** By multiplication alone, whose bits are the same in every JavaScript engine. */
function power(base: number, exponent: number): number {
  let result = 1
  for (let step = 0; step < exponent; step++) result *= base
  return result
}
