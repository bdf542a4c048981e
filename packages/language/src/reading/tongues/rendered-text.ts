import type { HeardSentence } from '../../text/heard-tongues.ts'
import type { Piece } from './clause.ts'
import type { Lexicon } from './lexicon.ts'
import { renderSentence } from './render.ts'
import type { Tongue } from './tables.ts'
import { tokensOf } from './tokens.ts'

/** A text in English words, with the place in the original that each of them renders. */
export interface RenderedText {
  readonly english: string
  /** Places in `english` and in the original, ascending. */
  readonly anchors: readonly (readonly [english: number, original: number])[]
}

const CLOSING = /^[.,!?;:%)]/

/** Renders the French and Spanish sentences of a text; the others stay as they are. */
export function renderText(
  sentences: readonly HeardSentence[],
  lexicons: Readonly<Partial<Record<Tongue, Lexicon>>>,
): RenderedText {
  let english = ''
  const anchors: (readonly [number, number])[] = []
  const add = ({ text, at }: Piece) => {
    if (english !== '' && !CLOSING.test(text) && !english.endsWith('\n')) english += ' '
    anchors.push([english.length, at])
    english += text
  }
  for (const { text, from, tongue } of sentences) {
    const lexicon = tongue === 'french' || tongue === 'spanish' ? lexicons[tongue] : undefined
    if (lexicon === undefined) add({ text: text.trimEnd(), at: from })
    else for (const piece of renderSentence(tokensOf(text, from), lexicon)) add(piece)
    if (text.endsWith('\n')) english += '\n'
  }
  return { english, anchors }
}

/** Letters of a part by which it is found in its text. */
const KEY_LETTERS = 24
const lettersOf = (text: string) => text.replace(/\s+/g, '')

/** The parts of the original that parts of its rendering stand for; together they are the whole original. */
export function originalParts(
  original: string,
  { english, anchors }: RenderedText,
  parts: readonly string[],
): readonly string[] {
  const places = [...english].flatMap((letter, at) => (/\s/.test(letter) ? [] : [at]))
  const letters = lettersOf(english)
  let cursor = 0
  const starts = parts.map((part, index) => {
    if (index === 0) return 0
    const found = letters.indexOf(lettersOf(part).slice(0, KEY_LETTERS), cursor + 1)
    cursor = found < 0 ? cursor : found
    const at = places[cursor] ?? 0
    return anchors.findLast(([place]) => place <= at)?.[1] ?? 0
  })
  return starts.map((start, index) => original.slice(start, starts[index + 1] ?? original.length).trim())
}
