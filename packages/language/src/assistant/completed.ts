import { isInProject, knownInProject } from './in-project.ts'
import type { Operation } from './operations.ts'
import { isWhole } from './product-state.ts'
import { aboutOf, type Product, withOperations } from './products/product.ts'
import type { Conversation } from './request.ts'

/** An order without its topic or its country means those of the conversation, or of its project. */
export function completed(product: Product, before: Conversation | undefined): Product {
  const { topic, country } = isInProject(before) ? knownInProject(before) : { ...before }
  // a brief that names nothing is one on the country and the topic that its reader has told of
  const isBare = product.kind === 'brief' && product.topic === '' && product.country === undefined
  const isOpen = !isWhole(product) || (isBare && isInProject(before))
  const isTopicMeant = isOpen && topic !== undefined
  // a quiz is on a topic or on a country: the topic of the conversation is not lost to the country that was named last
  const isOneOfBoth = product.kind === 'quiz' && (isTopicMeant || product.topic !== '')
  const operations: readonly Operation[] = [
    ...(isTopicMeant ? [{ kind: 'on-topic', topic } as const] : []),
    ...(aboutOf(product).country === undefined && country !== undefined && !isOneOfBoth
      ? [{ kind: 'for-country', country } as const]
      : []),
  ]
  return operations.reduce((all, operation) => withOperations(all, [operation]) ?? all, product)
}
