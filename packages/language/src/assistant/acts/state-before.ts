import type { Conversation, Intent } from '../request.ts'
import type { ActState, Matter } from './act-state.ts'

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

/** The state of a conversation before its next message. */
export function actStateOf(before: Conversation | undefined): ActState {
  const matter = before?.matter
  const kind = matter?.kind === 'operated' ? matter.of.kind : matter?.kind
  return {
    matter: (kind && OF_INTENT[kind]) ?? 'none',
    product: before?.product?.kind,
    isInDebate: before?.debate !== undefined,
  }
}
