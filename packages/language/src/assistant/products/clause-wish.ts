import type { AssistantCountry } from '../content.ts'
import type { Addition } from '../operations.ts'
import type { Force } from './measures.ts'

/** Clauses to be written. */
export interface ClauseWish {
  readonly kind: 'clauses'
  /** In its user's words; empty while it is not known. */
  readonly topic: string
  readonly country: AssistantCountry | undefined
  readonly part: 'operative' | 'preambular' | 'draft'
  readonly count: number
  /** What the first clause is to do, when its user said so: "sets up a fund", "ban plastic bags". */
  readonly action?: string
  /** How many of the topic's clauses were shown before these: the numbers go on from there. */
  readonly from: number
  readonly force: Force
  /** Clauses that are to have another force than the rest, by their number. */
  readonly forces: readonly { readonly number: number; readonly force: Force }[]
  readonly additions: readonly Addition[]
  /** Matters that get a clause of their own as well, in their user's words. */
  readonly mentions?: readonly string[]
  /** The only clause to be shown, by its number. */
  readonly selection: number | undefined
}
