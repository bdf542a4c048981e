import { stemOf } from '../../text/stem.ts'
import type { Named } from '../states.ts'
import type { ActState } from './act-state.ts'

/** Words read for features; later ones say nothing more about the act. */
const WORDS_MOST = 40
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu
const NUMBER = /^\d/
/** Words that are compared by their letters as well, however they are spelt. */
const SPELT_LEAST = 4
/** Lengths, in words, from which on a message is of the next size. */
const SIZES = [2, 4, 7, 12, 20, 30] as const

/** A message as features are taken from it. */
export interface ActMessage {
  /** As it was typed. */
  readonly raw: string
  /** What it names, and what is left of it with its spelling mended. */
  readonly named: Pick<Named, 'countries' | 'rest'>
}

const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [])
    .slice(0, WORDS_MOST)
    .map((word) => (NUMBER.test(word) ? '@num' : word))

/** Features of a message by which its act is told: words, pairs, letters, and the same by what was said before. */
export function actFeatures({ raw, named }: ActMessage, state: ActState): ReadonlySet<string> {
  const found = new Set<string>(['bias'])
  const words = wordsIn(named.rest)
  const where = state.isInDebate && state.matter === 'debate' ? 'debate' : state.matter
  addState(found, state, where)
  addShape(found, raw, words, named.countries.length, where)
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word)
    found.add(`u ${stem}`)
    found.add(`m ${where} ${stem}`)
    found.add(`b ${at === 0 ? '^' : words[at - 1]} ${word}`)
    if (at > 1) found.add(`t ${words[at - 2]} ${words[at - 1]} ${word}`)
  }
  found.add(`b ${words.at(-1) ?? '^'} $`)
  found.add(`h ${where} ${words[0] ?? ''}`)
  for (const word of wordsIn(raw)) addLetters(found, word)
  return found
}

function addState(found: Set<string>, { product, isInDebate }: ActState, where: string): void {
  found.add(`s ${where}`)
  found.add(`p ${product ?? 'none'}`)
  found.add(`sp ${where} ${product ?? 'none'}`)
  if (isInDebate) found.add('d')
}

function addShape(found: Set<string>, raw: string, words: readonly string[], states: number, where: string): void {
  const size = SIZES.filter((least) => words.length > least).length
  found.add(`l ${size}`)
  found.add(`ls ${where} ${size}`)
  found.add(`n ${Math.min(2, states)}`)
  found.add(`ns ${where} ${Math.min(2, states)}`)
  if (/\?\s*$/.test(raw)) found.add(`? ${where}`)
  if (/[.!?;:]\s+\S/.test(raw)) found.add('sentences')
  if (raw.includes('\n')) found.add('lines')
}

const GRAMS = [3, 4] as const

function addLetters(found: Set<string>, word: string): void {
  if (word.length < SPELT_LEAST) return
  const whole = `<${word}>`
  for (const size of GRAMS) {
    for (let at = 0; at + size <= whole.length; at++) found.add(`c ${whole.slice(at, at + size)}`)
  }
}
