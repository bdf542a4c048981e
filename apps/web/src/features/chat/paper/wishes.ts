import type { PaperKind } from '@placard/contract'

const CLAUSE = ['Shorter', 'Stronger', 'Gentler', 'Add funding', 'Add a review', 'Add a deadline'] as const
const PROSE = ['Shorter', 'Stronger', 'Gentler', 'Simpler', 'More formal', 'Add a fact'] as const

/** A change on offer, as engines are asked for it: in English, the only language the built-in assistant reads. */
export type Wish = (typeof CLAUSE)[number] | (typeof PROSE)[number]

/** The changes on offer for a paragraph of a kind of text. */
export function wishesFor(kind: PaperKind): readonly Wish[] {
  return kind === 'resolution' ? CLAUSE : PROSE
}
