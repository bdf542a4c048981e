import type { AgendaIndex } from './agenda.ts'
import type { Piece } from './names.ts'
import type { Word } from './text.ts'
import { IGNORED } from './vocabulary.ts'

/** Placeholder in the patterns for an agenda term found whole: its words are part of a name. */
export const TOPIC = '@topic'

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Agenda terms of two words and more found whole; the longest wins where several begin together. */
function termsIn(words: readonly Word[], index: AgendaIndex): readonly Stretch[] {
  const said = words.flatMap(({ text, stem }, at) => (IGNORED.has(text) ? [] : [{ stem, at }]))
  const found: Stretch[] = []
  for (let start = 0; start < said.length; start++) {
    let length = 1
    for (const { stems } of index.phrases.get(said[start]?.stem ?? '') ?? []) {
      if (stems.length > length && stems.every((stem, ahead) => said[start + ahead]?.stem === stem))
        length = stems.length
    }
    if (length === 1) continue
    found.push({ from: said[start]?.at ?? 0, to: (said[start + length - 1]?.at ?? 0) + 1 })
    start += length - 1
  }
  return found
}

/** The texts of the pieces with every agenda term merged into a placeholder, so that "no first use" is no refusal. */
export function textsWithTopics(
  pieces: readonly Piece[],
  words: readonly Word[],
  index: AgendaIndex,
): readonly string[] {
  const terms = termsIn(words, index)
  const texts: string[] = []
  let within: Stretch | undefined
  for (const { text, from, to } of pieces) {
    const term = text.startsWith('@') ? undefined : terms.find((term) => from >= term.from && to <= term.to)
    if (term === undefined) texts.push(text)
    else if (term !== within) texts.push(TOPIC)
    within = term
  }
  return texts
}
