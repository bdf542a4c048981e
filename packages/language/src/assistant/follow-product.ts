import { askedOnProduct } from './ask-product.ts'
import type { AssistantCountry } from './content.ts'
import { checkFollowed, pastFurtherClause } from './follow-check.ts'
import { aboutOf, type Product, withOperations } from './products/product.ts'
import { changesIn } from './products/read-change.ts'
import { daysOf, numberOf } from './products/read-length.ts'
import { productIn } from './products/read-product.ts'
import { operationsIn } from './read-operations.ts'
import type { Conversation, Intent } from './request.ts'
import type { Named } from './states.ts'

/** Longest order of another text on the same matter, in words. */
const WORDS_MOST = 9

const EXPECTED =
  /\b(?:questions?|pois?|points? of information|objections?|criticisms?|counter-?arguments?)\b.{0,40}\b(?:asks?|get|expect|face|come|raise|hear|for)\b|\bwhat (?:will|would|might|could|are) (?:they|people|others|everyone|everybody|delegates)(?: going to| gonna)? ask\b|\b(?:ask|attack|criticise|challenge) me\b|\b(?:a|an|one|another) (?:poi|point of information|question)\b/i
/** "Can it end with a question?" wants no question of others. */
const OF_ENDS = /\b(?:end|ends|ending|finish\w*|clos(?:e|es|ing)|start\w*|begin\w*|open\w*)\b.{0,12}\b(?:with|on|by)\b/i
/** "What if I'm asked something and don't know the answer?" */
export const isLost = (text: string): boolean => /\b(?:don'?t|do not|dont) know\b/i.test(text)
const IS_ASKED = /\b(?:i|we)(?:'m| am|'re| are| get| got)? asked\b|\basks? (?:me|us)\b/i
const EXPECTED_COUNT = 3

/** "And how do I answer that?" */
const ASKS_REPLY =
  /\b(?:how (?:do|can|should|would|could) (?:i|we) (?:answer|respond|reply|counter|rebut)|what (?:do|can|should|could) (?:i|we) (?:answer|say|reply))\b/i

/** What one has to expect after a speech, or can ask another: the objections that are made on its topic. */
export function expectedAfter(text: string, before: Conversation, matter: Intent, named: Named): Intent | undefined {
  if (matter.kind === 'asked' && operationsIn(text, named)?.some(({ kind }) => kind === 'another') === true)
    return { ...matter, from: matter.from + matter.count }
  if (matter.kind === 'stance' && ASKS_REPLY.test(text)) return askedOn(matter.topic, text, undefined)
  const [country] = named.countries
  const product = matter.kind === 'product' || country !== undefined ? before.product : undefined
  const stance = matter.kind === 'stance' && country === undefined ? matter.topic : undefined
  const topic = product === undefined ? stance : aboutOf(product).topic
  if (topic === undefined || !EXPECTED.test(text) || OF_ENDS.test(text) || isLost(text)) return undefined
  return askedOn(topic, text, country)
}

const COUNTED =
  /\b(\d|one|two|three|four|five)\b(?= (?:\w+ )?(?:questions?|pois?|points? of information|objections?|counter-?arguments?))/i

/** "Give me two points of information they could ask." */
const countIn = (text: string): number | undefined => {
  const said = text.match(COUNTED)?.[1]
  return said === undefined ? undefined : numberOf(said)
}

/** Questions on a topic: one to a country, or those that the user may get. */
export function askedOn(topic: string, text: string, named: AssistantCountry | undefined): Intent {
  // "what if I get asked about North Korea": the question is to the speaker, whoever it names
  const country = IS_ASKED.test(text) ? undefined : named
  return {
    kind: 'asked',
    topic,
    country,
    count: country === undefined ? (countIn(text) ?? EXPECTED_COUNT) : 1,
    from: 0,
  }
}

/** What a message wants of the draft that was checked last, unless a product was written since. */
export function ofDraft(text: string, { draft, product }: Conversation, matter: Intent): Intent | undefined {
  if (draft === undefined) return undefined
  if (product === undefined || matter.kind === 'check') return checkFollowed(text, draft)
  const isFurther = product.kind === 'clauses' && product.part === 'operative' && product.count === 1
  return isFurther ? pastFurtherClause(text, draft) : undefined
}

/** A question on the last product or its country. */
export function ofProduct(text: string, before: Conversation, matter: Intent, named: Named): Intent | undefined {
  const { product } = before
  if (product === undefined || !OF_PRODUCT.includes(matter.kind)) return undefined
  return askedOnProduct(text, product, before, named)
}

const TRIES_ANSWERS = /\b\d{1,2}\s*(?:is|=|:|\))?\s*(?:maybe )?(?:[a-e]|be)\b/i
const ASKS_ANSWERS = /^(?:(?:ok|now|and|so|but)[\s,]+)*(?:(?:where|what) are|with) (?:the |all )?answers\b/i

/** "I think 1 is b and 2 is a", "where are the answers?": the answers are shown. */
export function quizAnswered(text: string, { product }: Conversation, matter: Intent): Intent | undefined {
  const isQuiz = matter.kind === 'product' && product?.kind === 'quiz'
  if (!isQuiz || !(TRIES_ANSWERS.test(text) || ASKS_ANSWERS.test(text))) return undefined
  const shown = withOperations(product, [{ kind: 'correct' }])
  return shown && { kind: 'product', product: shown }
}

const OF_PRODUCT: readonly Intent['kind'][] = ['product', 'operated', 'asked', 'question', 'neighbours', 'country']

/** The product with what a message asks to be changed in it, wherever in the message that is said. */
export function changedProduct(
  text: string,
  { product }: Conversation,
  matter: Intent,
  named: Named,
): Intent | undefined {
  if (product === undefined || !isAbout(matter, text)) return undefined
  const operations = changesIn(text, product, named)
  if (operations === undefined) return undefined
  const changed = withOperations(product, operations)
  if (changed !== undefined) return { kind: 'product', product: changed }
  return { kind: 'operated', of: { kind: 'product', product }, operations, said: text }
}

/** Whether a message is about the last product: it was just shown, or is named. */
function isAbout(matter: Intent, text: string): boolean {
  if (matter.kind === 'product') return true
  if (matter.kind === 'operated' && matter.of.kind === 'product') return true
  return /\b(?:in|to|into|of) (?:the|my) (?:speech|paper|clauses?|brief|note|quiz|plan)\b/i.test(text)
}

const TOGETHER =
  /\b(?:put|bring|show|give|print|write)\b.{0,40}\b(?:together|all (?:of them|two|three|four|five)|in one (?:piece|text))\b|\b(?:all|the) (?:two|three|four|five)? ?(?:clauses?|paragraphs?|parts?) (?:together|again|in one)\b/i

/** "Put the three clauses together again": all of a text of which parts were shown or changed. */
export function togetherAgain(text: string, { product }: Conversation, matter: Intent): Intent | undefined {
  if (product === undefined || matter.kind === 'question' || !TOGETHER.test(text)) return undefined
  if (product.kind !== 'clauses' && product.kind !== 'paper') return undefined
  return { kind: 'product', product: { ...product, selection: undefined } }
}

const REPLIES = /\b(?:say|reply|repl(?:y|ies)|respon[ds]\w*|answer|counter|rebut\w*)\b/i
const LENGTH = /\b(?:\d+|one|two|half a)[ -]?(?:seconds?|secs?|minutes?|mins?)\b/i

/** "Why do you say that about Brazil?" */
const OF_REASONS = /^(?:and |but |so )*(?:why|how do you know|where)\b/i

/** "What would Mexico say back": a reply on the same topic. */
export function replyOf(text: string, before: Conversation, named: Named): Intent | undefined {
  const [country, other] = named.countries
  const { product } = before
  if (
    country === undefined ||
    other !== undefined ||
    product?.kind !== 'speech' ||
    !REPLIES.test(text) ||
    OF_REASONS.test(text)
  )
    return undefined
  const order = `write a ${text.match(LENGTH)?.[0] ?? '60 second'} reply speech for ${country.placardName} on ${aboutOf(product).topic}`
  const reply = productIn(order, { countries: [country], blocs: [], rest: order })
  return reply === undefined ? undefined : { kind: 'product', product: reply }
}

const SECRET = /\b(?:secret|covert|confidential)\b/i

/** Other texts on the matter of a product, as one would order them. */
const VARIANTS: readonly (readonly [RegExp, readonly Product['kind'][] | undefined, (topic: string) => string])[] = [
  [
    /\b(?:press release|public version|communiqu[eé]|make it public)\b/i,
    undefined,
    (topic) => `write a press release on ${topic}`,
  ],
  [SECRET, undefined, (topic) => `write a secret crisis note on ${topic}`],
  [
    /\b(?:whole|full|entire|complete) (?:thing|resolution|draft|text|document)\b/i,
    ['clauses'],
    (topic) => `draft a resolution on ${topic}`,
  ],
  [
    /^(?:now |and |ok |then |what about |how about )*(?:for )?(?:the |a |my )?closing(?: (?:one|speech))?[\s?!.]*$/i,
    ['speech'],
    (topic) => `write a closing speech on ${topic}`,
  ],
  [/^(?:now |and |ok |then )*(?:the |a )?preamb\w*/i, ['clauses'], (topic) => `write preambular clauses on ${topic}`],
]

export function variantOf(text: string, { matter, product }: Conversation): Intent | undefined {
  const isShort = text.split(/\s+/).length <= WORDS_MOST
  const own = text.match(
    /^(?:and |also |please )*add (?:one|a clause|another)(?: clause)? (?:about|on|for) (.{3,60})$/i,
  )?.[1]
  if (own !== undefined && (matter?.kind === 'product' || matter?.kind === 'check' || matter?.kind === 'operated'))
    return ordered(`write one operative clause on ${own}`)
  if (matter?.kind === 'product' && matter.product.kind === 'study-plan') return planOfDays(text, matter.product)
  if (!isShort || product === undefined || matter?.kind !== 'product') return undefined
  if (product.kind === 'crisis-note' && SECRET.test(text)) return secretNote(text, product)
  const variant = VARIANTS.find(
    ([pattern, kinds]) => pattern.test(text) && (kinds?.includes(product.kind) ?? !WRITTEN.includes(product.kind)),
  )
  return variant === undefined ? undefined : ordered(variant[2](aboutOf(product).topic), aboutOf(product).country)
}

const DAYS = /(?<!minutes? |mins? |hour )\b(\d{1,2}|an?|one|two|three|four|five|six|seven|ten) (day|week)s?\b/i

/** The same plan in another number of days. */
function planOfDays(text: string, plan: Product): Intent | undefined {
  const [, number, unit = ''] = text.match(DAYS) ?? []
  if (number === undefined) return undefined
  const count = daysOf(numberOf(number), unit)
  const product = withOperations(plan, [{ kind: 'count', count }])
  return product && { kind: 'product', product }
}

/** The same note in secret, and shorter where that is asked for as well. */
function secretNote(text: string, note: Extract<Product, { kind: 'crisis-note' }>): Intent {
  const operations = operationsIn(text, { countries: [], blocs: [], rest: text }, true) ?? []
  const sized = operations.filter(({ kind }) => kind === 'resize' || kind === 'resize-to')
  const secret: Product = { ...note, isSecret: true, form: 'directive' }
  return { kind: 'product', product: (sized.length > 0 && withOperations(secret, sized)) || secret }
}

/** Kinds that have no secret and no public version. */
const WRITTEN: readonly string[] = ['speech', 'clauses', 'paper', 'brief', 'quiz', 'study-plan']

function ordered(order: string, country?: AssistantCountry): Intent | undefined {
  const product = productIn(order, { countries: [], blocs: [], rest: order })
  if (product === undefined) return undefined
  const own = country && withOperations(product, [{ kind: 'for-country', country }])
  return { kind: 'product', product: own ?? product }
}

const CHANGES =
  /^(?:(?:ok(?:ay)?|now|and|also|then|but|please|can you|could you)[\s,]+)*(?:add|include|mention|replace|remove|delete|change|put|insert|swap|cut|drop|only|just|keep|make (?:it|that|this|the)|use|too|rewrite|reword|condense|take|turn|funnier|funny|same \w+ (?:for|but|with))\b/i
/** The same inside of a message: "haha just testing. add the fund", "the same but shorter". */
const CHANGES_WITHIN = /[.,!?]\s+(?:add|include|put)\b|\badd (?:that|it|this)[\s.!]*$|\bthe same but\b/i
const CHANGE_WORDS_MOST = 14
/** Words on how a text should be otherwise, as they end a message: "the verbs are too weak", "easy words please". */
const OTHERWISE =
  /\b(?:too (?:much )?\w+|(?:more|less) \w+|(?:easy|easier|plain|plainer|simpler|better|nicer|softer|harder|stronger|weaker|funnier|shorter|longer|half)(?: \w+)?)(?: for me)?[\s,.!]*(?:please|pls|plz|half|half please)?[\s.!]*$/i
const ASKS = /\?\s*$|^(?:what|how|why|who|which|when|where|is|are|do|does|did|can|could|explain|tell)\b/i

/** A change to a text that is not understood is asked about, and not taken for a question. */
export function unclearChange(text: string, matter: Intent): Intent | undefined {
  const isShort = text.split(/\s+/).length <= CHANGE_WORDS_MOST
  const isChange =
    isShort && (CHANGES.test(text) || CHANGES_WITHIN.test(text) || (OTHERWISE.test(text) && !ASKS.test(text)))
  return matter.kind === 'product' && isChange ? { kind: 'unclear', product: matter.product } : undefined
}
