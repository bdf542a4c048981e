import { completedInProject, isInProject } from './in-project.ts'
import type { Operation } from './operations.ts'
import { isWhole } from './product-state.ts'
import { aboutOf, type Product, withOperations } from './products/product.ts'
import type { Conversation } from './request.ts'

/** An order without its topic or its country means those of the conversation. */
export function completed(product: Product, before: Conversation | undefined): Product {
  if (isInProject(before)) return completedInProject(product, before)
  const { country } = aboutOf(product)
  const operations: readonly Operation[] = [
    ...(!isWhole(product) && before?.topic !== undefined ? [{ kind: 'on-topic', topic: before.topic } as const] : []),
    ...(country === undefined && before?.country !== undefined
      ? [{ kind: 'for-country', country: before.country } as const]
      : []),
  ]
  return operations.reduce((all, operation) => withOperations(all, [operation]) ?? all, product)
}
