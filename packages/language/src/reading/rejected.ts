import type { Word } from './text.ts'

/** Openings of a phrase that names a rejected or abandoned thing: "instead of …", "gives up …". */
const OPENINGS: readonly (readonly string[])[] = [
  ['instead', 'of'],
  ['rather', 'than'],
  ['in', 'place', 'of'],
  ['gives', 'up'],
  ['give', 'up'],
  ['drops'],
  ['drop'],
  ['abandon'],
  ['abandons'],
]
/** After these a position is dropped, not an option: "drop our objection to …". */
const POSITIONS = new Set(
  'objection objections opposition resistance veto reservations demand demands block blockade'.split(' '),
)
const ENDINGS = new Set([',', 'and', 'but', 'for', 'then', 'we', 'i'])
/** Who asks "Would you drop the fund for small farms?" names one thing. */
const ASKED_ENDINGS = new Set([...ENDINGS].filter((text) => text !== 'for'))

/** Verbs that move away from what follows; "soften the levy" asks for less of it. */
const LESSENING = new Set(
  'soften softens weaken weakens delete deletes remove removes scrap scraps forgo shelve shelves'.split(' '),
)

function openingAt(words: readonly Word[], at: number): number {
  const opening = OPENINGS.find((texts) => texts.every((text, index) => words[at + index]?.text === text))
  if (opening === undefined) return 0
  const next = [1, 2].map((ahead) => words[at + opening.length + ahead - 1]?.text ?? '')
  return next.some((text) => POSITIONS.has(text)) ? 0 : opening.length
}

/** Whether the words drop, weaken or abandon what they name. */
export function movesAway(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => LESSENING.has(text) || (openingAt(words, at) > 0 && text !== 'instead'))
}

/** The words of a statement or question without rejected things; the same array when there are none. */
export function withoutRejected(words: readonly Word[], isQuestion = false): readonly Word[] {
  const endings = isQuestion ? ASKED_ENDINGS : ENDINGS
  const kept: Word[] = []
  for (let at = 0; at < words.length; ) {
    const opening = openingAt(words, at)
    if (opening === 0) {
      const word = words[at]
      if (word !== undefined) kept.push(word)
      at++
      continue
    }
    at += opening
    while (at < words.length && !endings.has(words[at]?.text ?? '')) at++
  }
  return kept.length === words.length ? words : kept
}
