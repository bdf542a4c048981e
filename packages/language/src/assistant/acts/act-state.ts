import type { ProductKind } from '../operations.ts'

/** What an answer was about, as far as it tells what the next message can be. */
export const MATTERS = ['none', 'told', 'states', 'product', 'check', 'debate'] as const
export type Matter = (typeof MATTERS)[number]

/** What of a conversation tells which act a message is. */
export interface ActState {
  readonly matter: Matter
  /** The kind of the text that was written last, also when something else was told since. */
  readonly product: ProductKind | undefined
  readonly isInDebate: boolean
}
