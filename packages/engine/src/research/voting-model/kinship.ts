import type { RollCall, RollCallQuestion } from './roll-call.ts'

/**
 * Similarity weights of earlier roll calls. The four numbers were tuned on sessions 67 to 69 of the General Assembly,
 * which are none of those they are measured on; see docs/decisions/0051-placing-resolutions.md.
 */
const KINSHIP = {
  /** Exponent of title similarity, so that last year's text outweighs all that merely share a word. */
  power: 4,
  /** Minimum weight of a text without any word in common; the same title weighs 1. */
  least: 0.0001,
  /** Decay factor per year. */
  yearlyRatio: 0.7,
  /** Factor where both votes are on paragraphs, or both on whole texts. */
  sameSubject: 1.5,
} as const

const SHORTEST_WORD = 3
const EMPTY_WORDS = new Set(['the', 'and', 'for', 'with', 'its', 'from', 'which', 'are', 'against'])

/** Weighs earlier roll calls by their similarity to a new one; the weights sum to 1. */
export type Kinship = (question: RollCallQuestion, session: number) => readonly number[]

/** Tokenises the earlier titles once. */
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

/** Inverse document frequency: a rare word weighs more than a common one. */
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
