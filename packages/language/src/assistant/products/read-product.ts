import type { Addition, ProductKind } from '../operations.ts'
import type { Named } from '../states.ts'
import type { ClauseWish } from './clause-wish.ts'
import { bounded } from './length.ts'
import type { Force } from './measures.ts'
import { newProduct } from './new-product.ts'
import type { Product } from './product-kinds.ts'
import { lengthIn, NUMBER, numberOf } from './read-length.ts'
import { isNameOf, speakerIn, topicIn, withoutAsides } from './read-topic.ts'
import {
  ADDITION_WORDS,
  FORCE_WORDS,
  MAKE,
  mendedOrder,
  NOT_AN_ORDER,
  PRODUCT_NOUNS,
  TONE_WORDS,
} from './read-words.ts'
import type { SpeechWish } from './speech-wish.ts'

/** Longest order; longer messages are something else. */
const WORDS_MOST = 60
/** Longest order that lacks its topic. */
const BARE_WORDS_MOST = 9

/** What may stand before the noun of an order without a verb: "3 strong operative clauses on …". */
const BEFORE_NOUN = new RegExp(
  `^(?:(?:ok(?:ay)?|now|and|then|so|also|finally|lastly|next|next,|hi|hey|please|pls|an?|the|my|our|your|another|one|some|whole|full|entire|complete|short|shorter|long|longer|good|mild|milder|strong|stronger|gentle|angry|formal|simple|secret|public|hard|harder|easy|quick|new|next|more|further|additional|extra|${NUMBER}|seconds?|secs?|minutes?|mins?|words?|days?|[A-Za-z]+'s)[\\s,.:-]+)*$`,
  'i',
)

/** The product that an order asks for; undefined when a text is no order for one. */
export function productIn(text: string, named: Named): Product | undefined {
  const order = mendedOrder(text.replaceAll('’', "'").trim())
  if (order.split(/\s+/).length > WORDS_MOST || order.includes('\n')) return undefined
  const found = nounIn(order)
  if (found === undefined || isReference(order, found) || !isOrder(order, found.at)) return undefined
  const product = readOne(order, found, named)
  const most = IMPERATIVE.test(order) ? BARE_WORDS_MOST * 2 : BARE_WORDS_MOST
  const words = withoutAsides(order).trim().split(/\s+/).length
  return product.topic === '' && product.country === undefined && words > most ? undefined : product
}

/** The product that a text names wherever it does, where it is known to be an order by other signs. */
export function productNamedIn(text: string, named: Named): Product | undefined {
  const order = mendedOrder(text.replaceAll('’', "'").trim())
  const found = nounIn(order)
  return found === undefined || isReference(order, found) ? undefined : readOne(order, found, named)
}

interface Noun {
  readonly kind: ProductKind
  readonly said: string
  readonly at: number
}

/** "Turn the brief into a speech" is an order for what comes last. */
const INTO = /\b(?:turn|make|change|rewrite|convert)\b.{1,60}\binto (?:an? |the |one )?/i

function nounIn(order: string): Noun | undefined {
  const from = order.match(INTO)?.[0]
  const start = from === undefined ? 0 : order.indexOf(from) + from.length
  const found = firstNounIn(order.slice(start))
  if (found !== undefined || start === 0) return found && { ...found, at: found.at + start }
  return firstNounIn(order)
}

function firstNounIn(order: string): Noun | undefined {
  for (const [kind, pattern] of PRODUCT_NOUNS) {
    const found = order.match(pattern)
    if (found?.index !== undefined) return { kind, said: found[0], at: found.index }
  }
  return undefined
}

/** Orders that begin with their verb, or with the product's name and a colon: no word after it makes them questions. */
const IMPERATIVE =
  /^(?:(?:ok(?:ay)?|now|and|then|please|pls|hi|hey|so|can you|could you|you can)[\s,]+)*(?:write|draft|compose|prepare|create|make|give me)\b(?! sense)|^[\w ]{4,24}:\s/i

/** "Clause 3" means one that is there. */
function isReference(order: string, { kind, said, at }: Noun): boolean {
  return kind === 'clauses' && /^\s*(?:number |no\.? ?|nr\.? ?)?\d/.test(order.slice(at + said.length))
}

function isOrder(order: string, at: number): boolean {
  const before = order.slice(0, at)
  const asked = IMPERATIVE.test(order) ? before : withoutAsides(order).replace(/\bwith(?: the)? answers?\b/gi, '')
  if (NOT_AN_ORDER.test(asked)) return false
  return (
    MAKE.test(before) || INTO.test(before) || BEFORE_NOUN.test(before) || /^(?:quiz|test) me\b/i.test(order.slice(at))
  )
}

/** A sentence of so few words before an order says nothing of what is ordered: "Thought not." */
const ASIDE = /^(?:[\w',]+ ?){1,3}[.!]\s+(?=\S)/
const NAMES_MATTER = /\b(?:on|about|topic|theme|for|as)\b|[A-Z]\w*\W*$/

/** What stands before the noun, without what is turned into it and without an aside. */
function beforeNoun(before: string, turned: RegExpMatchArray | null): string {
  if (turned !== null) return before.slice((turned.index ?? 0) + turned[0].length)
  const aside = before.match(ASIDE)?.[0]
  return aside === undefined || NAMES_MATTER.test(aside.trim().slice(1)) ? before : before.slice(aside.length)
}

/** Takes what an order says out of its text, part by part; what is left is the topic. */
function readOne(order: string, { kind, said, at }: Noun, named: Named): Product {
  const turned = order.slice(0, at).match(INTO)
  const before = beforeNoun(order.slice(0, at), turned).replace(MAKE, ' ')
  let rest = withoutAsides(`${before} ${order.slice(at + said.length)}`)
  const take = (words: string | undefined) => {
    if (words !== undefined) rest = rest.replace(words, ' ')
  }
  const [length, count] = [kind === 'speech' || kind === 'paper' ? lengthIn(rest) : undefined, countIn(order, kind)]
  take(length?.said)
  take(count?.said)
  const additions = ADDITION_WORDS.flatMap(([what, pattern]): readonly Addition[] => {
    const words = rest.match(pattern)?.[0]
    take(words)
    return words === undefined ? [] : [what]
  })
  const speaker = speakerIn(rest, named) ?? (turned === null ? undefined : speakerIn(turned[0], named))
  take(speaker?.said)
  const tone = marked(TONE_WORDS, rest, kind === 'speech' || kind === 'quiz')
  const force = marked(FORCE_WORDS, rest, kind === 'clauses')
  take(tone?.said)
  take(force?.said)
  take(rest.match(/\b(?:confidential|covert|secret|public|closing|opening|reply|rebuttal|final|harder|easier)\b/i)?.[0])
  const action = kind === 'clauses' ? actionIn(rest) : undefined
  const found = topicIn(action === undefined ? rest : objectOf(action))
  const topic = POINTS_BACK.test(rest) || POINTS_BACK.test(found) ? '' : found
  const meant = ABOUT_COUNTRIES.includes(kind) ? named.countries.find((country) => isNameOf(topic, country)) : undefined
  const subject = { topic: meant === undefined ? topic : '', country: speaker?.country ?? meant }
  const product = newProduct(kind, subject)
  return withDetails(
    product,
    { order: turned === null ? order : order.slice((turned.index ?? 0) + turned[0].length), said },
    {
      length: length?.length,
      count: count?.value,
      additions,
      tone: tone?.value,
      force: force?.value,
      action,
    },
  )
}

/** Products that can be about a country and nothing else. */
const ABOUT_COUNTRIES: readonly ProductKind[] = ['quiz', 'brief']

/** What says how the clauses fit what is there, and not what they are about: "that both can sign", "to go with it". */
const POINTS_BACK =
  /^\W*(?:clauses? )?(?:(?:that|which|to)\s+)?(?:(?:both|all|every\w+|they|we|i|you|he|she|the (?:two|other)\w*|most \w+)\s+(?:of them )?(?:can|could|would|will|might|may)\b|(?:match|go|fit|finish|begin|start|end|use)\b(?: (?:with|to|on|off))?(?: (?:it|that|this|them|those))?\W*$|\w+s? (?:this|that|these|those|it)\b(?: (?:vote|votes|point|points|argument|one|idea))?\W*$)/i

/** What a clause is to do: "that sets up a fund", "to ban plastic bags". */
function actionIn(rest: string): string | undefined {
  if (/^\W*(?:on|about|regarding|concerning)\b/i.test(rest) || POINTS_BACK.test(rest)) return undefined
  return rest.match(/^\W*(?:clauses? )?(?:that|to|which)\s+(?:would |will |should )?(\w+\s+.{3,200}?)[.?!\s]*$/i)?.[1]
}

/** "sets up a fund for refugees" is about "a fund for refugees". */
function objectOf(action: string): string {
  return action.replace(/^(?:sets? up|calls? (?:up)?on|calls? for|\w+)\s+/i, '')
}

/** A word that sets a manner, when it stands before the topic or apart from it. */
function marked<Value>(list: readonly (readonly [Value, RegExp])[], rest: string, isMeant: boolean) {
  if (!isMeant) return undefined
  const topicAt = rest.search(/\b(?:on|about|regarding|concerning)\b/i)
  for (const [value, pattern] of list) {
    const found = rest.match(pattern)
    if (found?.index === undefined) continue
    const isApart = /[,;]\s*(?:(?:and|but|very|more|make it|quite|a bit)\s+)*$/i.test(rest.slice(0, found.index))
    if (topicAt < 0 || found.index < topicAt || isApart) return { value, said: found[0] }
  }
  return undefined
}

const COUNTED: Partial<Readonly<Record<ProductKind, string>>> = {
  clauses:
    '(?:\\w+ly )?(?:strong |mild |weak |good )?(?:operative |preamb\\w+ )?(?:sub-?)?(?:clauses?|operatives?|preambs)',
  quiz: '(?:hard |harder |easy |quick )?(?:quiz |practice |test |multiple[- ]choice )?(?:questions?|qs|mcqs)',
  'study-plan': 'days?',
}

/** "…, two only", "…, like 4": a number at the end, with nothing to be counted beside it. */
const COUNTED_LAST = new RegExp(`(?:[,;.]|\\blike)\\s*\\b(${NUMBER})\\b(?: of them| only| max)?[\\s.!]*$`, 'i')

function countIn(order: string, kind: ProductKind): { readonly value: number; readonly said: string } | undefined {
  const noun = COUNTED[kind]
  if (noun === undefined) return undefined
  const weeks = kind === 'study-plan' ? order.match(new RegExp(`(?:in |,\\s*)?\\b(${NUMBER})[- ]weeks?\\b`, 'i')) : null
  const found = order.match(
    new RegExp(`(?:in |,\\s*)?\\b(${NUMBER})[- ](?=${noun}\\b)(?:days?\\b|questions?\\b|qs\\b)?`, 'i'),
  )
  const last = kind === 'study-plan' ? null : order.match(COUNTED_LAST)
  const [said, number] = found ?? weeks ?? last ?? []
  if (said === undefined || number === undefined) return undefined
  return { value: Math.round(numberOf(number) * (found === null && weeks !== null ? 7 : 1)), said }
}

interface Details {
  readonly length: SpeechWish['length'] | undefined
  readonly count: number | undefined
  readonly additions: readonly Addition[]
  readonly tone: SpeechWish['tone'] | undefined
  readonly force: Force | undefined
  readonly action: string | undefined
}

const MOST = { clauses: 10, questions: 15, days: 21 } as const
const within = (count: number, most: number) => Math.min(most, Math.max(1, count))

interface Wording {
  readonly order: string
  /** The noun of the product. */
  readonly said: string
}

function withDetails(product: Product, { order, said }: Wording, details: Details): Product {
  const { length, count, additions } = details
  switch (product.kind) {
    case 'speech':
      return {
        ...product,
        purpose: purposeIn(order),
        additions,
        ...(length === undefined ? {} : { length: bounded(length) }),
        ...(details.tone === undefined ? {} : { tone: details.tone }),
      }
    case 'clauses':
      return clausesFrom(product, { order, said }, details)
    case 'paper':
      return {
        ...product,
        additions,
        ...(length?.unit === 'words' ? { words: Math.min(600, Math.max(120, length.count)) } : {}),
      }
    case 'crisis-note': {
      const aim = aimIn(order)
      return {
        ...product,
        form: /\bpress\b|communiqu|\bpublic\b/i.test(order) ? 'press-release' : 'directive',
        isSecret: /\b(?:secret(?:ly)?|covert(?:ly)?|confidential)\b/i.test(order),
        ...(aim === undefined ? {} : { aim }),
      }
    }
    case 'quiz':
      return {
        ...product,
        count: within(count ?? product.count, MOST.questions),
        isHard: /\b(?:hard|harder|difficult|expert)\b/i.test(order),
      }
    case 'study-plan':
      return { ...product, days: within(count ?? product.days, MOST.days) }
    case 'brief':
      return product
  }
}

/** "I want to secretly get vaccines from abroad": what a note is to bring about. */
const AIM =
  /\b(?:i|we)(?:'d like| would like| want| need| plan| try)(?: to)\s+(?:(?:secretly|covertly|quietly|also|now|just)\s+)*((?!write|have|make a|do\b)[a-z]+\s[^.;!?]{3,120})/i

const aimIn = (order: string): string | undefined =>
  order
    .match(AIM)?.[1]
    ?.replace(/[\s,]+(?:please|pls|thanks|lol)\b.*$/i, '')
    .trim()

function purposeIn(order: string): SpeechWish['purpose'] {
  if (/\b(?:closing|final|concluding|last)\b/i.test(order)) return 'closing'
  return /\b(?:reply|rebuttal|response|respond)\b/i.test(order) ? 'reply' : 'opening'
}

const PREAMBULAR = 4
const DRAFT_CLAUSES = 5

function clausesFrom(
  wish: ClauseWish,
  { order, said }: Wording,
  { count, additions, force = 'usual', action }: Details,
): ClauseWish {
  const isClause = /\b(?:sub-?)?clauses?\b|\bpreamb|\bperambul|\boperative/i.test(said)
  const part = !isClause ? 'draft' : /\bpreamb|\bperambul/i.test(order) ? 'preambular' : 'operative'
  const usual = part === 'draft' ? DRAFT_CLAUSES : part === 'preambular' ? PREAMBULAR : wish.count
  const isOne = /\b(?:clause|subclause)\b(?!s)/i.test(order)
  const number = part === 'draft' ? usual : within(count ?? (isOne ? 1 : usual), MOST.clauses)
  return { ...wish, part, force, additions, count: number, ...(action === undefined ? {} : { action }) }
}
