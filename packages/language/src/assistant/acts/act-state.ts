import type { ProductKind } from '../operations.ts'
import type { Conversation, Intent } from '../request.ts'

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

const OF_INTENT: Partial<Readonly<Record<Intent['kind'], Matter>>> = {
  question: 'told',
  rule: 'told',
  precedence: 'told',
  bloc: 'told',
  campaigns: 'told',
  compare: 'states',
  neighbours: 'states',
  votes: 'states',
  stance: 'states',
  country: 'states',
  product: 'product',
  asked: 'product',
  check: 'check',
  argue: 'debate',
  debate: 'debate',
}

export function actStateOf(before: Conversation | undefined): ActState {
  const matter = before?.matter
  const kind = matter?.kind === 'operated' ? matter.of.kind : matter?.kind
  return {
    matter: (kind && OF_INTENT[kind]) ?? 'none',
    product: before?.product?.kind,
    isInDebate: before?.debate !== undefined,
  }
}
