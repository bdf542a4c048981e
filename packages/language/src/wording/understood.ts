import type { Change, PublicView } from '@placard/engine'

/** Shortest word, and how much of its beginning, by which two words are taken for the same one. */
const LONG = 4
const STEM = 5

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter(({ length }) => length >= LONG)
    .map((word) => word.slice(0, STEM))

/**
 * Whether a person's last words name an option by any word of its label. Where they do not, whoever answers says what it
 * took them to mean; what a delegate asks is said by its act.
 */
export function isNamedBy(speaker: string | undefined, option: Change, { seats, issues }: PublicView): boolean {
  const person = seats.find(({ id, holder }) => id === speaker && holder === 'person')
  if (person === undefined) return true
  const label = issues[option.issue]?.options[option.option]?.label ?? ''
  const said = new Set(stemsOf(person.lastStatement))
  return stemsOf(label).some((stem) => said.has(stem))
}

const ASKS_TO_MOVE = /\b(?:flexib\w+|give way|compromise|soften|be reasonable|take a step|move (?:a little|towards))\b/i

/** Whether a person's last words ask a delegation, by its name in the same sentence, to give way. */
export function isAskedToMove(
  seat: string,
  speaker: string | undefined,
  { seats }: Pick<PublicView, 'seats'>,
): boolean {
  const person = seats.find(({ id, holder }) => id === speaker && holder === 'person')
  const name = seats.find(({ id }) => id === seat)?.countryName ?? ''
  const sentences = person?.lastStatement.split(/(?<=[.?!])\s+/) ?? []
  return sentences.some((sentence) => sentence.includes(name) && ASKS_TO_MOVE.test(sentence))
}
