import { termsOf } from './terms.ts'

/** Why a sentence earns nothing: copied from the opponent, repeated, a mere list of words, or an insult. */
export type SetAside = 'copied' | 'repeated' | 'list' | 'insult'

/** One sentence of a speech. */
export interface Sentence {
  /** Range in the speech, in UTF-16 code units; `end` is exclusive. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** In lower case, in order. */
  readonly words: readonly string[]
  /** Stems of its content words. */
  readonly terms: ReadonlySet<string>
}

/** A full stop after these does not end a sentence. */
const SHORT = /\b(?:art|no|vs|mr|mrs|ms|dr|st|e\.g|i\.e|approx|para|paras|res)\.$/i
/** Neither does one after an initial; the t of "can't" is none. */
const INITIAL = /(?<![\p{L}\p{N}’'])\p{Lu}\.$/u
const END = /[.!?…]+["”’)\]]*(?=\s|$)|\n+/g
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

export function wordsOf(text: string): readonly string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase())
}

/** The sentences of a text in order; line breaks end sentences too. */
export function sentencesOf(text: string): readonly Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const close = (to: number) => {
    const piece = text.slice(from, to)
    const start = from + (piece.length - piece.trimStart().length)
    const trimmed = piece.trim()
    from = to
    const words = wordsOf(trimmed)
    if (words.length === 0) return
    sentences.push({ start, end: start + trimmed.length, text: trimmed, words, terms: new Set(termsOf(trimmed)) })
  }
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].length
    if (
      !end[0].startsWith('\n') &&
      (SHORT.test(text.slice(from, end.index + 1)) || INITIAL.test(text.slice(from, end.index + 1)))
    )
      continue
    close(to)
  }
  close(text.length)
  return sentences
}

/** The sum of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** Size of the intersection of two sets. */
export function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0
  for (const term of one) if (other.has(term)) count += 1
  return count
}
