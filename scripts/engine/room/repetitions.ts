import { type Fault, faultIn, type Heard } from './heard.ts'
import type { SpokenSession } from './spoken-session.ts'

/** A seat may make a point so often: the first time, and once more for those who did not listen. */
const MOST_TIMES = 2
/** Share of pairs of words in common from which two texts are as good as the same (Dice's coefficient). */
const ALIKE = 0.7

/** A speech with the names of delegations and all figures taken out. */
function normalised(text: string, names: readonly string[]): readonly string[] {
  const bare = names.reduce((rest, name) => rest.replaceAll(name, 'name'), text)
  return bare.replace(/\d+(?:[:.,]\d+)*/g, 'figure').match(/[a-z]+/g) ?? []
}

function pairsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.length < 2 ? words : words.slice(1).map((word, index) => `${words[index]} ${word}`))
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return (2 * shared) / Math.max(1, one.size + other.size)
}

/** The sentences of a text that bear matter: formulas of a few words are none. */
function matterOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.split(' ').length > 5)
}

/**
 * Speeches that make a point for the third time or more: nearly the same text; or the same side of the same option, in
 * whatever words, without a fact that the seat has not given before.
 */
export function repetitionsIn(
  { seats }: SpokenSession,
  heard: readonly Heard[],
  book: readonly string[],
): readonly Fault[] {
  const names = seats.map(({ countryName }) => countryName.toLowerCase())
  return seats.flatMap(({ id }) => {
    const own = heard
      .filter(({ saying }) => saying.seat === id)
      .map((one) => ({ ...one, pairs: pairsOf(normalised(one.text, names)) }))
    return own.flatMap((one, index) => {
      const before = own.slice(0, index)
      const alike = before.filter(({ pairs }) => likeness(pairs, one.pairs) >= ALIKE)
      if (alike.length >= MOST_TIMES) return [faultIn('said for the third time', one.saying, alike[0]?.text ?? '')]
      const same = before.filter((other) => isSamePoint(one, other))
      const facts = book.filter((argument) => one.text.includes(argument))
      const isNew = facts.some((fact) => !before.some(({ text }) => text.includes(fact)))
      const isSame = same.length >= MOST_TIMES && !isNew && matterOf(one.text).length <= 2
      return isSame ? [faultIn('same point without new matter', one.saying, same[0]?.text ?? '')] : []
    })
  })
}

/** Whether two speeches take the same side of the same option by the same kind of act. */
function isSamePoint(one: Heard, other: Heard): boolean {
  const [first] = one.options
  const [second] = other.options
  if (one.side === 'none' || one.side !== other.side || first === undefined || second === undefined) return false
  return one.saying.act.kind === other.saying.act.kind && first.issue === second.issue && first.option === second.option
}
