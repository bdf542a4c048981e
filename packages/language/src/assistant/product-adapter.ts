import type { ChatModelRequest } from '@placard/application'
import type { Answer } from './answer.ts'
import { type ClauseRequest, clauseAnswer } from './clauses.ts'
import type { AssistantCountry } from './content.ts'
import type { Knowledge } from './knowledge.ts'
import type { Operation } from './operations.ts'
import { clauseIn, speechIn } from './read-orders.ts'
import { checkAnswer } from './resolution-check.ts'
import { type SpeechRequest, speechAnswer } from './speeches.ts'
import type { Named } from './states.ts'

/** A text that the assistant writes, with all its parameters. */
export type Product = ({ readonly kind: 'speech' } & SpeechRequest) | ({ readonly kind: 'clauses' } & ClauseRequest)

/** The product that a message orders. */
export function productIn(text: string, named: Named): Product | undefined {
  const order = clauseIn(text) ?? speechIn(text, named)
  if (order?.kind === 'clause') return { ...order, kind: 'clauses' }
  return order?.kind === 'speech' ? { ...order, kind: 'speech' } : undefined
}

/** The product after these operations; undefined when they mean nothing for it. */
export function withOperations(product: Product, operations: readonly Operation[]): Product | undefined {
  return operations.reduce<Product | undefined>((one, operation) => one && changed(one, operation), product)
}

function changed(product: Product, operation: Operation): Product | undefined {
  switch (operation.kind) {
    case 'on-topic':
      return { ...product, topic: operation.topic }
    case 'for-country':
      return product.kind === 'speech' ? { ...product, country: operation.country } : undefined
    case 'resize':
      return product.kind === 'speech' ? { ...product, seconds: operation.to === 'shorter' ? 60 : 90 } : undefined
    case 'resize-to':
      return product.kind === 'speech' ? { ...product, seconds: operation.count > 75 ? 90 : 60 } : undefined
    case 'tone':
      if (product.kind !== 'clauses') return undefined
      return { ...product, force: operation.to === 'harder' ? 'strong' : 'mild' }
    case 'turn-into':
      return turned(product, operation.product)
    default:
      return undefined
  }
}

function turned({ topic, ...product }: Product, into: string): Product | undefined {
  if (into === 'clauses') return { kind: 'clauses', part: 'operative', topic, force: 'usual' }
  const country = product.kind === 'speech' ? product.country : undefined
  return into === 'speech' ? { kind: 'speech', country, topic, seconds: 60 } : undefined
}

/** What a product is about. */
export function aboutOf(product: Product): {
  readonly topic: string
  readonly country: AssistantCountry | undefined
} {
  return { topic: product.topic, country: product.kind === 'speech' ? product.country : undefined }
}

/** The product's text. */
export async function productAnswer(
  product: Product,
  knowledge: Knowledge,
  _: Pick<ChatModelRequest, 'mode'>,
): Promise<Answer> {
  const book = await knowledge.campaigns()
  if (product.kind === 'clauses') return clauseAnswer(product, book)
  return speechAnswer(product, book, await knowledge.world(), await knowledge.votes())
}

/** What is asked about a product and does not change it; undefined when nothing is known of it. */
export async function aboutProduct(
  _product: Product,
  _operation: Operation,
  _knowledge: Knowledge,
): Promise<Answer | undefined> {
  return undefined
}

/** What is to be done with a resolution that was checked. */
export function checkOperated(text: string, _: readonly Operation[]): Answer {
  return checkAnswer(text)
}

/** Messages worth sending after a product; undefined where the kind tells them. */
export function suggestionsFor(_: Product): readonly string[] | undefined {
  return undefined
}
