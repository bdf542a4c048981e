import { type Product, withOperations } from './products/product.ts'
import { editsIn } from './products/read-edits.ts'
import type { Conversation } from './request.ts'

/** "I take Cuba. Make me a brief": a brief that names nothing itself is on the topic that was told as well. */
export function openBrief(product: Product, text: string, before: Conversation | undefined): Product {
  const isOwn = product.country?.iso3 === before?.project?.country?.iso3
  const isBare = product.kind === 'brief' && isOwn && !/\bbrief\w*\b.{0,14}\b(?:of|for|on|about)\b/i.test(text)
  return isBare ? { ...product, country: undefined } : product
}

/** A speech that is ordered with its beginning: "start with a question". */
export function begunWith(product: Product, text: string): Product {
  if (product.kind !== 'speech') return product
  const begins = editsIn(text).filter((one) => one.kind === 'edit' && one.edit.kind === 'begin-with')
  return begins.length === 0 ? product : (withOperations(product, begins) ?? product)
}
