import type { AssistantCountry } from './content.ts'
import type { Edit } from './products/edit.ts'

/** Kinds of texts that the assistant writes. */
export const PRODUCT_KINDS = ['speech', 'clauses', 'paper', 'brief', 'crisis-note', 'quiz', 'study-plan'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** What a follow-up asks to be done with the last answer. A message can ask for several. */
export type Operation =
  | { readonly kind: 'resize'; readonly to: 'shorter' | 'longer' }
  | { readonly kind: 'resize-to'; readonly unit: 'seconds' | 'words' | 'sentences'; readonly count: number }
  | { readonly kind: 'tone'; readonly to: 'harder' | 'gentler' | 'more-formal' | 'simpler' }
  /** So many questions or clauses. */
  | { readonly kind: 'count'; readonly count: number }
  /** Another one of the same kind: "again", "another one", "the next". */
  | { readonly kind: 'another' }
  /** One numbered part alone, from 1; -1 is the last: "only clause 3", "the second one". */
  | { readonly kind: 'part'; readonly number: number }
  /** Apply the corrections that were found: "fix it for me". */
  | { readonly kind: 'correct' }
  | { readonly kind: 'why'; readonly number?: number }
  /** One clause of a draft that was checked, put right. */
  | { readonly kind: 'reword'; readonly number: number }
  /** Who would be for it, or against it. */
  | { readonly kind: 'sides'; readonly side: 'for' | 'against' }
  /** "How do you know?", "source?" */
  | { readonly kind: 'sources' }
  | { readonly kind: 'example' }
  | { readonly kind: 'other-side' }
  /** "Who else?" */
  | { readonly kind: 'others' }
  | { readonly kind: 'for-country'; readonly country: AssistantCountry }
  | { readonly kind: 'compare-with'; readonly country: AssistantCountry }
  | { readonly kind: 'on-topic'; readonly topic: string }
  /** "Add funding", "with a statistic": what is to be added. */
  | { readonly kind: 'add'; readonly what: Addition }
  /** "Add loss and damage", "something about the rivers": what is to be spoken of as well. */
  | { readonly kind: 'mention'; readonly what: string }
  /** A change in the text itself: "drop the fund", "only the part about money", "start with a question". */
  | { readonly kind: 'edit'; readonly edit: Edit }
  /** "Make it a speech", "as a position paper". */
  | { readonly kind: 'turn-into'; readonly product: ProductKind }

export const ADDITIONS = [
  'funding',
  'fact',
  'review',
  'deadline',
  'quotation',
  'proposal',
  'concern',
  'subclauses',
] as const
export type Addition = (typeof ADDITIONS)[number]
