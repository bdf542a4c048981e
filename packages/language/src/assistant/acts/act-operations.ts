import type { Operation, ProductKind } from '../operations.ts'
import { editsIn } from '../products/read-edits.ts'
import type { Named } from '../states.ts'
import { additionOf, countOf, kindIn, numberIn, partOfMessage, sizeOf, topicOfMessage } from './act-slots.ts'
import type { Act } from './acts.ts'

/** A message, or a part of one, that is to be turned into operations. */
export interface Ordered {
  readonly text: string
  readonly named: Named
  /** The kind of text that it can be about. */
  readonly product: ProductKind | undefined
}

type Made = (ordered: Ordered) => Operation | undefined

const always =
  (operation: Operation): Made =>
  () =>
    operation

/** What each act does to the last answer, with the details that the message gives. */
const MADE: Partial<Readonly<Record<Act, Made>>> = {
  shorter: ({ text, product }) => sizeOf(text, product) ?? { kind: 'resize', to: 'shorter' },
  longer: ({ text, product }) => sizeOf(text, product) ?? { kind: 'resize', to: 'longer' },
  size: ({ text, product }) => sizeOf(text, product),
  simpler: always({ kind: 'tone', to: 'simpler' }),
  harder: always({ kind: 'tone', to: 'harder' }),
  gentler: always({ kind: 'tone', to: 'gentler' }),
  formal: always({ kind: 'tone', to: 'more-formal' }),
  count: ({ text }) => countOf(text),
  another: always({ kind: 'another' }),
  part: ({ text }) => partOfMessage(text),
  correct: ({ text, product }) => {
    const number = product === undefined ? numberIn(text) : undefined
    return number === undefined ? { kind: 'correct' } : { kind: 'reword', number }
  },
  why: ({ text }) => {
    const number = numberIn(text)
    return { kind: 'why', ...(number === undefined ? {} : { number }) }
  },
  sources: always({ kind: 'sources' }),
  example: always({ kind: 'example' }),
  mention: ({ text }) => additionOf(text),
  without: ({ text }) => editOf(text),
  edit: ({ text }) => editOf(text),
  country: ({ named: { countries } }) => {
    const country = countries.at(-1)
    return country && { kind: 'for-country', country }
  },
  topic: ({ named }) => topicOfMessage(named.rest),
  turn: ({ text }) => {
    const product = kindIn(text)
    return product && { kind: 'turn-into', product }
  },
  'other-side': always({ kind: 'other-side' }),
  others: always({ kind: 'others' }),
  sides: ({ text }) => ({
    kind: 'sides',
    side: /\b(?:against|oppos\w*|object\w*|hate\w*|block\w*|resist\w*|no)\b/i.test(text) ? 'against' : 'for',
  }),
}

function editOf(text: string): Operation | undefined {
  const edits = editsIn(text)
  return edits[0]
}

/** What an act asks to be done with the last answer; undefined when it is none that does, or its details are missing. */
export function operationOf(act: Act, ordered: Ordered): Operation | undefined {
  return MADE[act]?.(ordered)
}

export const isOperation = (act: Act): boolean => act in MADE
