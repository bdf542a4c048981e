import { furtherClause } from '../follow-check.ts'
import { applied } from '../follow-up.ts'
import type { Operation } from '../operations.ts'
import { type Product, withOperations } from '../products/product.ts'
import type { Conversation, Intent } from '../request.ts'
import { withoutClause } from '../resolution-check.ts'

/** Operations that only a text which was written can take, also when something was told since. */
const OF_TEXTS: readonly Operation['kind'][] = ['mention', 'add', 'edit', 'count', 'reword']

/** What is done with the last answer by operations; undefined when they mean nothing for it. */
export function onLastAnswer(
  operations: readonly Operation[],
  text: string,
  before: Conversation | undefined,
): Intent | undefined {
  const matter = before?.matter
  if (before === undefined || matter === undefined) return undefined
  const of = matter.kind === 'operated' ? matter.of : matter
  if (of.kind === 'check') return onDraft(operations, text, before)
  const isOfText =
    of.kind === 'product' ||
    of.kind === 'asked' ||
    operations.every((one) => OF_TEXTS.includes(one.kind) || (one.kind === 'tone' && one.to !== 'simpler'))
  if (before.product !== undefined && isOfText && of.kind !== 'debate' && of.kind !== 'argue')
    return onProduct(before.product, operations, text)
  return applied(operations, text, before, matter)
}

function onProduct(product: Product, operations: readonly Operation[], text: string): Intent | undefined {
  const changed = withOperations(product, operations)
  if (changed !== undefined) return { kind: 'product', product: changed }
  const isAsked = operations.every(({ kind }) => kind === 'why' || kind === 'sources' || kind === 'sides')
  return isAsked ? { kind: 'operated', of: { kind: 'product', product }, operations, said: text } : undefined
}

/** What is done with a draft that was checked. */
function onDraft(operations: readonly Operation[], text: string, { draft }: Conversation): Intent | undefined {
  const [operation, other] = operations
  if (draft === undefined || operation === undefined || other !== undefined) return undefined
  const of: Intent = { kind: 'check', text: draft }
  switch (operation.kind) {
    case 'correct':
    case 'reword':
    case 'part':
    case 'why':
      return { kind: 'operated', of, operations, said: text }
    case 'mention':
      return furtherClause(operation.what)
    case 'add':
      return operation.what === 'funding' ? furtherClause('funding') : undefined
    case 'edit':
      return operation.edit.kind === 'without-part'
        ? {
            kind: 'operated',
            of: { kind: 'check', text: withoutClause(draft, operation.edit.number) },
            operations: [{ kind: 'correct' }],
            said: text,
          }
        : undefined
    default:
      return undefined
  }
}
