import type { Tone } from './tones.ts'

/** A change to a product that is made in its finished text, whatever kind of text it is. */
export type Edit =
  /** Only the part that speaks of something: "just the part with the solutions". */
  | { readonly kind: 'only-about'; readonly what: string }
  /** Without the part or sentence that speaks of something: "drop the fund". */
  | { readonly kind: 'without'; readonly what: string }
  /** Without a numbered part, from 1; -1 is the last. */
  | { readonly kind: 'without-part'; readonly number: number }
  | { readonly kind: 'begin-with'; readonly what: Opening }
  /** A last sentence, in its user's words or of a kind. */
  | { readonly kind: 'end-with'; readonly what: string }
  /** Other words, where a kind of text has no tones of its own. */
  | { readonly kind: 'worded'; readonly tone: Exclude<Tone, 'usual'> }
  | { readonly kind: 'shorter' }
  /** A part in the place of another, from 1; -1 is the last: "can the second paragraph go first". */
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  /** Lines above the text: its committee, its school. */
  | { readonly kind: 'header'; readonly lines: readonly (readonly [label: string, value: string])[] }
  /** A sentence more. */
  | { readonly kind: 'also'; readonly what: string }

export const OPENINGS = ['question', 'story', 'figure', 'quotation'] as const
export type Opening = (typeof OPENINGS)[number]
