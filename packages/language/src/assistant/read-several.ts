import { completed } from './completed.ts'
import { isWhole } from './product-state.ts'
import type { Product } from './products/product.ts'
import { NUMBER } from './products/read-length.ts'
import { productNamedIn } from './products/read-product.ts'
import { PRODUCT_NOUNS } from './products/read-words.ts'
import type { Conversation, Intent } from './request.ts'
import type { Named } from './states.ts'

const ORDERS =
  /\b(?:i need|we need|i want|write|give me|make me|draft|prepare|please do|can (?:you|u) (?:write|make|do|give))\b/i
const ASKS = /^(?:what|how|why|which|when|where|who|is|are|do|does|did)\b/i
const BETWEEN = /[,;:]\s+|\s+and\s+|[.!?]\s+/
/** A text that is ordered and not only spoken of: "a country brief", "three clauses". */
const COUNTED = new RegExp(`\\b(?:an?|another|my|${NUMBER})\\b`, 'i')

/** Several texts that one message orders: "I need a country brief, a 90 second speech and three clauses". */
export function severalIn(text: string, named: Named, before: Conversation | undefined): Intent | undefined {
  if (!ORDERS.test(text) || ASKS.test(text) || text.includes('\n') || /\binto\b/i.test(text)) return undefined
  const found = text.split(BETWEEN).flatMap((piece): readonly Product[] => {
    const product = COUNTED.test(piece) ? productNamedIn(piece, { ...named, rest: piece }) : undefined
    return product === undefined ? [] : [product]
  })
  const products = found
    .filter((one, at) => found.findIndex(({ kind }) => kind === one.kind) === at)
    .map((one) => completed(withTopicOf(one, found), before))
  return products.length > 1 && products.every(isWhole) ? { kind: 'several', products } : undefined
}

/** What one of the texts is on, the others are on as well. */
function withTopicOf(product: Product, all: readonly Product[]): Product {
  const topic = product.topic === '' ? all.find((one) => one.topic !== '')?.topic : undefined
  const country = product.country ?? all.find((one) => one.country !== undefined)?.country
  return { ...product, topic: topic ?? product.topic, country }
}

const NAMES_TEXT =
  /\b(?:the|my|that|your|this) (?:\w+ )?(?<noun>speech|brief|paper|clauses?|resolution|quiz|plan|note)\b|\b(?:first|second|third|fourth|last|three|two) (?:operative |preambulatory )?(?<part>clauses?)\b/i
const NEW_TEXT =
  /^(?:(?:ok(?:ay)?|now|and|then|please|pls|so|can you|could you)[\s,]+)*(?:write|draft|give|prepare|compose|turn|do)\b/i

/** The conversation as a message sees it that names another of the texts that were written: "the speech is too long". */
export function withNamedText(text: string, before: Conversation | undefined): Conversation | undefined {
  const { noun, part } = text.match(NAMES_TEXT)?.groups ?? {}
  const said = noun ?? part
  const isOfTexts = before?.matter?.kind === 'product' || before?.matter?.kind === 'objection'
  if (before === undefined || said === undefined || !isOfTexts || NEW_TEXT.test(text)) return before
  const kind = PRODUCT_NOUNS.find(([, pattern]) => pattern.test(said === 'paper' ? 'position paper' : said))?.[0]
  const product = before.texts?.find((one) => one.kind === kind)
  if (product === undefined || before.product?.kind === kind) return before
  return { ...before, product, matter: { kind: 'product', product } }
}
