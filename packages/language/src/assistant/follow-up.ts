import { rulesIn } from '../text/procedure-names.ts'
import type { AssistantCountry } from './content.ts'
import type { DebateWish } from './debate.ts'
import {
  changedProduct,
  expectedAfter,
  ofDraft,
  ofProduct,
  quizAnswered,
  replyOf,
  togetherAgain,
  unclearChange,
  variantOf,
} from './follow-product.ts'
import type { Operation } from './operations.ts'
import { isWhole } from './product-state.ts'
import { type Product, withOperations } from './products/product.ts'
import { lengthIn } from './products/read-length.ts'
import { productIn } from './products/read-product.ts'
import { isTalk } from './products/read-topic.ts'
import { comparedFurther } from './read-comparison.ts'
import { operationsIn } from './read-operations.ts'
import { facetIn } from './read-orders.ts'
import type { Conversation, Intent } from './request.ts'
import { otherSide } from './side.ts'
import type { Named } from './states.ts'

/** Longest follow-up on a rule or a country, in words; longer messages stand alone. */
const WORDS_MOST = 14

const ABOUT_IT = /\b(?:it|its|that|this|them|one)\b|^(?:and|what about|how about|does|is|what|which|can|how)\b/i
const SWITCH = /^(?:and|what about|how about|now|same|the same|then|ok|also|or|try|do)\b/i

/** The intent of a message that changes or asks about the answer before; undefined when the message stands alone. */
export function followUp(text: string, before: Conversation | undefined, named: Named): Intent | undefined {
  const matter = before?.matter
  if (before === undefined || matter === undefined) return undefined
  const given = givenIn(text, matter, named)
  if (given !== undefined) return given
  const checked =
    togetherAgain(text, before, matter) ??
    quizAnswered(text, before, matter) ??
    ofDraft(text, before, matter) ??
    ofProduct(text, before, matter, named)
  if (checked !== undefined) return checked
  const expected = expectedAfter(text, before, matter, named) ?? replyOf(text, before, named) ?? variantOf(text, before)
  if (expected !== undefined) return expected
  const asked = text.split(/\s+/).length > WORDS_MOST ? undefined : askedOf(text, matter, named)
  if (asked !== undefined) return asked
  const strict = isLengthMissed(operationsIn(text, named), text) ? undefined : operationsIn(text, named)
  const done = strict === undefined ? undefined : applied(strict, text, before, matter)
  const changed = done?.kind === 'product' ? undefined : changedProduct(text, before, matter, named)
  if (changed !== undefined) return changed
  const isLenient = matter.kind === 'product' && text.split(/\s+/).length <= WORDS_MOST
  const lenient = strict === undefined && isLenient ? operationsIn(text, named, true) : undefined
  return done ?? (lenient && applied(lenient, text, before, matter)) ?? unclearChange(text, matter)
}

/** "It's too long, make it a minute": a length that is named says more than "shorter". */
const isLengthMissed = (operations: readonly Operation[] | undefined, text: string): boolean =>
  operations?.every(({ kind }) => kind === 'resize') === true && lengthIn(text) !== undefined

/** "She has one hour a day" names no topic. */
const TELLS_OF_SOMEBODY = /^(?:she|he|they|it)(?:'s|'re)? (?:has|have|had|is|are|was|only|needs?|wants?|just)\b/i

/** The reply to a question for what a product is about. */
function givenIn(text: string, matter: Intent, named: Named): Intent | undefined {
  if (matter.kind !== 'product' || isWhole(matter.product)) return undefined
  if (
    /\?|^(?:what|how|why|who|which|when|where|can|could|do|does|is|are|compare|draft|write|check|explain|(?:please )?(?:give|show|list|name|tell|let))\b/i.test(
      text,
    )
  )
    return undefined
  if (named.countries.length === 0 && TELLS_OF_SOMEBODY.test(text)) return undefined
  if (operationsIn(text, named)?.some(({ kind }) => kind !== 'for-country' && kind !== 'on-topic') === true)
    return undefined
  const topic = (named.countries.length === 1 ? named.rest : text)
    .replaceAll(/\s+([,.;:!?])/g, '$1')
    .replace(
      /^(?:[\s,.;:]*\b(?:it'?s|for|as|on|about|the topic is|topic|and|my (?:country|topic) is)\b)*[\s,.;:]*/i,
      '',
    )
    .replace(/[\s.!,;]+$/, '')
    .trim()
  const operations: readonly Operation[] = [
    ...(topic.length > 2 && !isTalk(topic) ? [{ kind: 'on-topic', topic } as const] : []),
    ...named.countries.slice(0, 1).map((country) => ({ kind: 'for-country', country }) as const),
  ]
  const product = operations.length === 0 ? undefined : withOperations(matter.product, operations)
  return product === undefined ? undefined : { kind: 'product', product }
}

function askedOf(text: string, matter: Intent, named: Named): Intent | undefined {
  switch (matter.kind) {
    case 'rule':
      return ruleAfter(text, matter)
    case 'question': {
      const voted = voteAfter(text, matter, named)
      if (voted !== undefined) return voted
      const [rule] = rulesIn(matter.text)
      if (rule !== undefined && HOW_TO.test(text)) return { kind: 'rule', rule, facet: 'whole' }
      return rule === undefined ? undefined : ruleAfter(text, { kind: 'rule', rule, facet: 'whole' })
    }
    case 'compare':
      return replacedIn(text, matter, named) ?? comparedFurther(text, matter, named) ?? statesAfter(text, matter, named)
    case 'neighbours':
    case 'votes':
    case 'stance':
    case 'country':
      return statesAfter(text, matter, named)
    default:
      return undefined
  }
}

/** "How do I motion for it?" */
const HOW_TO =
  /^(?:(?:and|so|ok|but) )*how (?:do|can|should|would) (?:i|we|you) (?:motion|move|ask|call|request|propose|raise|get|start|make|introduce)\b.*\b(?:it|one|that|them|this)\b/i

const OF_VOTE = /\b(?:vote[ds]?|voting|abstain\w*|abstentions?|in favou?r)\b/i
const COUNTS =
  /^(?:(?:and|so|but|ok) )*how many (?:abstained|abstentions?|voted|were (?:for|against|in favou?r)|(?:countries|states|members) (?:voted|abstained)|votes)\b|^(?:(?:and|so|but|ok) )*(?:who|which (?:countries|states)) (?:else )?(?:voted (?:no|yes|for|against|in favou?r)|abstained|(?:was|were) (?:against|for))\b/i
const ONLY_NAMES =
  /^(?:(?:and|what about|how about|what did|how did|did|vote|do|the|too|as well)\b[\s?!.,]*)*[\s?!.,]*$/i

/** "How many abstained?", "and Kenya?" after a question on a vote: they ask of the same vote. */
function voteAfter(text: string, matter: Extract<Intent, { kind: 'question' }>, named: Named): Intent | undefined {
  const about = matter.about ?? matter.text
  if (COUNTS.test(text)) return { kind: 'question', text, about, isOfShown: true }
  if (!OF_VOTE.test(matter.text)) return undefined
  const [country, other] = named.countries
  if (country === undefined || other !== undefined || !ONLY_NAMES.test(named.rest)) return undefined
  return { kind: 'question', text: `${country.name}?`, about, isOfShown: true }
}

function ruleAfter(text: string, wish: Extract<Intent, { kind: 'rule' }>): Intent | undefined {
  const [other] = rulesIn(text)
  if (other !== undefined) return SWITCH.test(text) ? { kind: 'rule', rule: other, facet: wish.facet } : undefined
  const facet = facetIn(text)
  const isAboutIt = ABOUT_IT.test(text) || text.split(/\s+/).length <= 3
  return facet !== undefined && facet !== 'whole' && isAboutIt ? { ...wish, facet } : undefined
}

const REPLACES = /\b(?:replac\w+|swap\w*|switch|chang\w+|exchange)\b|\binstead of\b/i

/** "Replace Türkiye by Jordan and keep Egypt." */
function replacedIn(text: string, wish: Extract<Intent, { kind: 'compare' }>, named: Named): Intent | undefined {
  if (!REPLACES.test(text)) return undefined
  const isIn = ({ iso3 }: AssistantCountry) => wish.countries.some((one) => one.iso3 === iso3)
  const added = named.countries.find((one) => !isIn(one))
  const [gone] = named.countries.filter(isIn)
  if (added === undefined || gone === undefined) return undefined
  return { ...wish, countries: wish.countries.map((one) => (one.iso3 === gone.iso3 ? added : one)) }
}

/** "And France?": the same question about another country. */
function statesAfter(text: string, intent: Intent, named: Named): Intent | undefined {
  const [country, second] = named.countries
  const isSwitch = SWITCH.test(text) || text.split(/\s+/).length <= named.countries.length + 1
  if (country === undefined || !isSwitch || /\b(?:vot|position|group|capital|compare)/i.test(text)) return undefined
  switch (intent.kind) {
    case 'compare': {
      const [first] = intent.countries
      return first === undefined
        ? undefined
        : { ...intent, countries: second === undefined ? [first, country] : [country, second] }
    }
    case 'neighbours':
    case 'votes':
    case 'stance':
    case 'country':
      return { ...intent, country }
    default:
      return undefined
  }
}

/** Operations on the text that was just shown, and not on the answer from which it came. */
const ON_RESULT: readonly Operation['kind'][] = ['resize-to', 'part', 'resize']

/** Operations that mean a product even when something else was asked since. */
const OF_PRODUCTS: readonly Operation['kind'][] = ['add', 'resize-to', 'correct', 'tone', 'for-country', 'turn-into']

export function applied(
  operations: readonly Operation[],
  text: string,
  before: Conversation,
  matter: Intent,
): Intent | undefined {
  if (matter.kind === 'debate' || matter.kind === 'argue') return inDebate(operations, before)
  const compared = comparedWith(operations, matter, before)
  if (compared !== undefined) return compared
  if (matter.kind === 'product') {
    const product = withOperations(matter.product, operations)
    if (product !== undefined) return { kind: 'product', product }
  }
  const switched = otherStates(operations, matter)
  if (switched !== undefined) return switched
  const made = turnedInto(operations, before)
  if (made !== undefined) return made
  const isOfProduct = operations.every(
    ({ kind, ...more }) => OF_PRODUCTS.includes(kind) && !('to' in more && more.to === 'simpler'),
  )
  if (matter.kind !== 'product' && before.product !== undefined && isOfProduct) {
    const product = withOperations(before.product, operations)
    if (product !== undefined) return { kind: 'product', product }
  }
  if (operations.some(({ kind }) => kind === 'for-country')) return forCountry(operations, before)
  const earlier = matter.kind === 'operated' ? matter : { of: matter, operations: [] }
  const isOnResult = earlier.of.kind !== 'question' && operations.every(({ kind }) => ON_RESULT.includes(kind))
  return {
    kind: 'operated',
    of: earlier.of,
    operations: [...(isOnResult ? earlier.operations : []), ...operations],
    said: text,
  }
}

/** "Now for India" after an explanation: the country's line on the topic of the conversation. */
function forCountry(operations: readonly Operation[], { topic }: Conversation): Intent | undefined {
  const country = operations.flatMap((one) => (one.kind === 'for-country' ? [one.country] : []))[0]
  if (country === undefined) return undefined
  return topic === undefined ? { kind: 'country', country, about: 'all' } : { kind: 'stance', country, topic }
}

function otherStates(operations: readonly Operation[], matter: Intent): Intent | undefined {
  const [operation, other] = operations
  if (operation?.kind !== 'for-country' || other !== undefined) return undefined
  const { country } = operation
  switch (matter.kind) {
    case 'neighbours':
    case 'votes':
    case 'stance':
    case 'country':
      return { ...matter, country }
    case 'compare':
      return { ...matter, countries: [...matter.countries.slice(0, 1), country] }
    default:
      return undefined
  }
}

function comparedWith(operations: readonly Operation[], matter: Intent, before: Conversation): Intent | undefined {
  const other = operations.flatMap((one) => (one.kind === 'compare-with' ? [one.country] : []))[0]
  if (other === undefined) return undefined
  const one = matter.kind === 'compare' ? matter.countries[0] : before.country
  return one === undefined ? undefined : { kind: 'compare', countries: [one, other] }
}

/** Orders of products on the conversation's matter, as one would type them. */
const ORDERS = {
  speech: (topic, country) => `write a 60 second speech for ${country} on ${topic}`,
  clauses: (topic) => `write three operative clauses on ${topic}`,
  paper: (topic, country) => `write a position paper for ${country} on ${topic}`,
  brief: (topic, country) => `write a country brief for ${country} on ${topic}`,
  'crisis-note': (topic) => `write a crisis note on ${topic}`,
  quiz: (topic) => `quiz me on ${topic}`,
  'study-plan': (topic, country) => `make a study plan for ${country} on ${topic}`,
} satisfies Record<
  Product['kind'] | Extract<Operation, { kind: 'turn-into' }>['product'],
  (topic: string, country: string) => string
>

function turnedInto(operations: readonly Operation[], { topic, country }: Conversation): Intent | undefined {
  const into = operations.flatMap((one) => (one.kind === 'turn-into' ? [one.product] : []))[0]
  if (into === undefined || topic === undefined) return undefined
  const order = ORDERS[into](topic, country?.placardName ?? 'my country')
  const named = { countries: country === undefined ? [] : [country], blocs: [], rest: order }
  const product = productIn(order, named)
  const rest = operations.filter(({ kind }) => kind !== 'turn-into')
  return product === undefined ? undefined : { kind: 'product', product: withOperations(product, rest) ?? product }
}

const WISHES: Partial<Record<Operation['kind'], DebateWish>> = {
  'other-side': 'switch',
  another: 'another',
  tone: 'another',
  why: 'reason',
  sources: 'evidence',
  example: 'evidence',
  resize: 'sum-up',
}

function inDebate(operations: readonly Operation[], before: Conversation): Intent | undefined {
  const { debate } = before
  const made = turnedInto(operations, before)
  if (made !== undefined || debate === undefined) return made
  const wish = operations.flatMap(({ kind }) => WISHES[kind] ?? [])[0]
  if (wish === undefined) return undefined
  const side = wish === 'switch' ? otherSide(debate.side) : debate.side
  return { kind: 'debate', debate: { ...debate, side }, wish }
}
