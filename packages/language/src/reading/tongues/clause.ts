import type { Lexicon } from './lexicon.ts'
import type { Segment } from './segments.ts'
import type { Token } from './tokens.ts'

/** An English word or several, and where what they render begins in the text. */
export interface Piece {
  readonly text: string
  readonly at: number
}

/** The subject that a verb has to agree with. */
export interface Subject {
  /** Place among the pieces. */
  readonly index: number
  readonly person: number
  readonly isState: boolean
}

/** What is known of the clause that is being rendered. */
export interface Clause {
  subject: Subject | undefined
  denial: string | undefined
  /** Objects that stand before the verb and follow it in English. */
  objects: string[]
  /** A condition, in which nothing is asked. */
  isIf: boolean
  /** Depends on the clause before it: "que nous puissions" tells nobody to do anything. */
  isBound: boolean
  /** Where its words begin among the pieces. */
  start: number
  /** The verb before in this clause. */
  verb: 'none' | 'finite' | 'modal' | 'having' | 'being'
}

/** A sentence while it is being rendered. */
export interface Rendering {
  readonly segments: readonly Segment[]
  readonly lexicon: Lexicon
  readonly isQuestion: boolean
  readonly pieces: Piece[]
  clause: Clause
  /** The last subject of the sentence's own: a further verb may share it. */
  lastPerson: number | undefined
}

export function freshClause(start: number, isIf = false): Clause {
  return { subject: undefined, denial: undefined, objects: [], isIf, isBound: false, start, verb: 'none' }
}

export function push(rendering: Rendering, text: string, token: Token): void {
  if (text !== '') rendering.pieces.push({ text, at: token.at })
}

/** Objects that have been waiting for their verb. */
export function flushObjects(rendering: Rendering, token: Token): void {
  for (const object of rendering.clause.objects) push(rendering, object, token)
  rendering.clause.objects = []
}

const FINITE = new Set(['present', 'past', 'future', 'conditional', 'subjunctive'])

/** The next verb after a place, over denials and objects. */
export function verbAfter(
  { segments, lexicon }: Rendering,
  at: number,
): Extract<Segment, { kind: 'verb' }> | undefined {
  for (let next = at + 1; next < Math.min(segments.length, at + 6); next++) {
    const segment = segments[next]
    if (segment?.kind === 'verb') return segment
    const isPassed =
      segment?.kind === 'denial' ||
      (segment?.kind === 'small' && Object.hasOwn(lexicon.grammar.objects, segment.token.plain))
    if (!isPassed) return undefined
  }
  return undefined
}

export const isFiniteVerb = (segment: Segment | undefined): boolean =>
  segment?.kind === 'verb' && segment.forms.some(({ tense }) => FINITE.has(tense))

export const hasTense = (segment: Segment | undefined, tense: string): boolean =>
  segment?.kind === 'verb' && segment.forms.some((form) => form.tense === tense)
