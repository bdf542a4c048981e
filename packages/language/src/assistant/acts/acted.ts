import { completed } from '../completed.ts'
import type { AssistantCountry } from '../content.ts'
import type { DebateWish } from '../debate.ts'
import { askedOn, isLost } from '../follow-product.ts'
import type { Operation } from '../operations.ts'
import { isWhole } from '../product-state.ts'
import type { CrisisNoteWish } from '../products/crisis-note.ts'
import type { Product } from '../products/product.ts'
import { withLessons } from '../products/read-lessons.ts'
import { productNamedIn } from '../products/read-product.ts'
import { isFiller, operationsIn } from '../read-operations.ts'
import { pastedIn } from '../read-orders.ts'
import type { Reader } from '../reader.ts'
import type { Conversation, Intent } from '../request.ts'
import { correctedText } from '../resolution-check.ts'
import { otherSide } from '../side.ts'
import type { Named } from '../states.ts'
import { ownTerms } from '../thread.ts'
import type { ActShares } from './act-model.ts'
import { isOperation, operationOf } from './act-operations.ts'
import { numberIn } from './act-slots.ts'
import { onLastAnswer } from './act-target.ts'
import type { Act } from './acts.ts'
import { actStateOf } from './state-before.ts'

/** How likely an act must be, to be taken as meant: by what it costs to be wrong. */
const LEAST = { operation: 0.5, piece: 0.45, order: 0.6, move: 0.75, leaving: 0.85, other: 0.7 } as const
/** Longest message that is taken as an operation or a move, in words. */
const WORDS_MOST = 24

/** A message in its conversation. */
export interface Saying {
  /** As it was typed, with its spelling mended, and without politeness. */
  readonly raw: string
  readonly mended: string
  readonly text: string
  readonly named: Named
  readonly before: Conversation | undefined
}

/** How likely a message is which act. */
export function actsOf({ raw, mended, before }: Saying, reader: Reader): ActShares {
  return reader.actsOf({ raw, named: reader.namedIn(mended) }, actStateOf(before))
}

/** What a message means by its likeliest act, where no rule was certain; undefined when that is not plain either. */
export function actedIn(saying: Saying, shares: ActShares, reader: Reader): Intent | undefined {
  const [act = 'ask', share = 0] = shares[0] ?? []
  const { text } = saying
  if (namesOwnMatter(act, saying)) return undefined
  const isShort = text.split(/\s+/).length <= WORDS_MOST
  const together = togetherIn(saying, reader)
  if (together !== undefined) return together
  if (isOperation(act)) return share >= LEAST.operation && isShort ? operatedBy(act, saying) : undefined
  const meaning = MEANINGS[act]
  return meaning !== undefined && share >= meaning.least ? meaning.intent(saying) : undefined
}

/** Words of a question that asks why or for an example, and names beside that what of. */
const OWN_WORDS = 1
const WITH_MATTER: readonly Act[] = ['why', 'example', 'sources', 'others']

/** "Why do these end with a comma?" asks something of its own. */
const namesOwnMatter = (act: Act, { text, before }: Saying): boolean =>
  WITH_MATTER.includes(act) &&
  before?.draft === undefined &&
  numberIn(text) === undefined &&
  ownTerms(text).length > OWN_WORDS

function operatedBy(act: Act, { text, named, before }: Saying): Intent | undefined {
  const operation = operationOf(act, { text, named, product: before?.product?.kind })
  return operation && onLastAnswer([operation], text, before)
}

/** "Shorter, for India, and the rivers as well": what all parts of a message ask for, when each asks for something. */
export function togetherIn(saying: Saying, reader: Reader): Intent | undefined {
  const { text, before } = saying
  if (before === undefined || text.split(/\s+/).length > WORDS_MOST) return undefined
  // "the second one sounds weak, make it stronger": its parts are of one clause
  if (before.product?.kind === 'clauses' && numberIn(text) !== undefined) return undefined
  const operations = operationsOfPieces(saying, reader)
  return operations && onLastAnswer(operations, text, before)
}

const BETWEEN = /[,;.!]\s+|\s+(?:and(?: also)?|but|then|plus|\+|&)\s+/i

/** The operations of the parts of a message, when each part is one. */
function operationsOfPieces({ text, before }: Saying, reader: Reader): readonly Operation[] | undefined {
  const pieces = text.split(BETWEEN).filter((piece) => /\w/.test(piece) && !isFiller(piece))
  if (pieces.length < 2) return undefined
  const operations = pieces.map((piece) => {
    const named = reader.namedIn(piece)
    const [known, other] = operationsIn(piece, named) ?? []
    if (known !== undefined && other === undefined) return known
    const [act = 'ask', share = 0] = reader.actsOf({ raw: piece, named }, actStateOf(before))[0] ?? []
    return share >= LEAST.piece && isOperation(act)
      ? operationOf(act, { text: piece, named, product: before?.product?.kind })
      : undefined
  })
  const found = operations.filter((one) => one !== undefined)
  return found.length === pieces.length ? onceAnother(found) : undefined
}

/** "A second one, an hour later" asks for one more text, and not for two. */
const onceAnother = (operations: readonly Operation[]): readonly Operation[] =>
  operations.filter(({ kind }, at) => kind !== 'another' || operations.findIndex((one) => one.kind === kind) === at)

interface Meaning {
  readonly least: number
  readonly intent: (saying: Saying) => Intent | undefined
}

const move = (wish: DebateWish): Meaning => ({
  least: LEAST.move,
  intent: ({ before }) => {
    const debate = before?.debate
    if (debate === undefined) return undefined
    const side = wish === 'switch' ? otherSide(debate.side) : debate.side
    return { kind: 'debate', debate: { ...debate, side }, wish }
  },
})

/** What the acts mean that do nothing to the last answer. */
const MEANINGS: Partial<Readonly<Record<Act, Meaning>>> = {
  order: { least: LEAST.order, intent: orderOf },
  compare: { least: LEAST.order, intent: comparisonOf },
  expected: { least: LEAST.other, intent: expectedOf },
  'check-again': { least: LEAST.order, intent: checkedAgain },
  whole: { least: LEAST.order, intent: wholeOf },
  paste: { least: LEAST.other, intent: ({ raw }) => ({ kind: 'check', text: pastedIn(raw) ?? '' }) },
  abilities: {
    least: LEAST.other,
    intent: () => ({ kind: 'question', text: 'examples of abilities and limits of the assistant' }),
  },
  courtesy: {
    least: LEAST.leaving,
    intent: ({ text }) =>
      text.split(/\s+/).length <= 8
        ? { kind: 'courtesy', courtesy: /\bth|\bta\b|dank|gra[tz]/i.test(text) ? 'thanks' : 'agreement' }
        : undefined,
  },
  'd-another': move('another'),
  'd-evidence': move('evidence'),
  'd-help': move('help'),
  'd-list': move('list'),
  'd-open': move('open-points'),
  'd-rebuttals': move('rebuttals'),
  'd-strongest': move('strongest'),
  'd-sum-up': move('sum-up'),
  'd-switch': move('switch'),
  'd-weakest': move('weakest'),
  'd-winner': move('winner'),
}

/** Beginnings of questions: an order hardly has one of them. */
const ASKS = /^(?:(?:he|she|they) wants? to know|how|why|what|when|where|who|which|is|are|does|do|did)\b/i
const OF_DEBATE = /\b(?:speech|closing|opening|statement)\b/i
const NOTES = /\b(?:crisis|note|directive|update)\b/i

function orderOf({ text, named, before }: Saying): Intent | undefined {
  if (ASKS.test(text)) return undefined
  const debate = before?.matter?.kind === 'debate' ? before.debate : undefined
  if (debate !== undefined && OF_DEBATE.test(text)) return { kind: 'debate', debate, wish: 'speech' }
  const found = productNamedIn(text, named)
  if (found === undefined) return undefined
  const detailed =
    found.kind === 'crisis-note'
      ? withEvent(found, text)
      : found.kind === 'study-plan'
        ? withLessons(found, text)
        : found
  const product = completed(detailed, before)
  return isWhole(product) ? { kind: 'product', product } : undefined
}

const OF_COMMITTEE = /\bfor (?:the |my |our )?(.{3,60}?)(?: committee)?[.!]/i
const OF_PLACE = /\bcommittee\b/i

/** A note with what has happened, when that is told in sentences beside its order. */
function withEvent(note: CrisisNoteWish, text: string): Product {
  const told = text
    .split(/(?<=[.!?])\s+/)
    .filter((part) => !NOTES.test(part))
    .join(' ')
    .replace(/[\s.]+$/, '')
  if (told === '' || !OF_PLACE.test(text)) return note
  return { ...note, told, topic: text.match(OF_COMMITTEE)?.[1] ?? note.topic }
}

const COMPARES =
  /\bcompar\w*|\bvot\w*|\b(?:dis)?agree\w*|\b(?:alike|same|similar\w*|closer|closest|differ\w*|split|versus|vs)\b/i
const REPLACES = /\b(?:replac\w*|swap\w*|switch\w*|chang\w*|exchang\w*|instead)\b/i

/** Two States that are named, or one and the last that was. */
function comparisonOf({ text, named, before }: Saying): Intent | undefined {
  const isOfStates = before?.matter !== undefined && actStateOf(before).matter === 'states'
  if (!isOfStates && !COMPARES.test(text)) return undefined
  const known = before?.matter?.kind === 'compare' ? before.matter.countries : (before?.countries ?? [])
  if (REPLACES.test(text)) {
    const isKnown = ({ iso3 }: AssistantCountry) => known.some((one) => one.iso3 === iso3)
    const added = named.countries.find((one) => !isKnown(one))
    const kept = known.find(({ iso3 }) => named.countries.every((one) => one.iso3 !== iso3))
    if (added !== undefined && kept !== undefined) return { kind: 'compare', countries: [kept, added] }
  }
  const [first, second] = [
    ...named.countries,
    ...known.filter(({ iso3 }) => named.countries.every((one) => one.iso3 !== iso3)),
  ]
  return first === undefined || second === undefined ? undefined : { kind: 'compare', countries: [first, second] }
}

/** What one may be asked on the topic of a text that was written. */
function expectedOf({ text, named, before }: Saying): Intent | undefined {
  const [country] = named.countries
  const topic = before?.product?.topic ?? ''
  if (topic === '' || before?.matter?.kind === 'question' || isLost(text)) return undefined
  return askedOn(topic, text, country)
}

function checkedAgain({ before }: Saying): Intent | undefined {
  const { draft, product } = before ?? {}
  return draft === undefined || product !== undefined ? undefined : { kind: 'check', text: correctedText(draft) }
}

/** All of a text of which a part was shown. */
function wholeOf({ before }: Saying): Intent | undefined {
  const product = before?.product
  if (product === undefined) return undefined
  const { edits = [] } = product
  const whole = { edits: edits.filter(({ kind }) => kind !== 'only-about'), selection: undefined }
  switch (product.kind) {
    case 'clauses':
      return { kind: 'product', product: { ...product, ...whole, part: 'draft' } }
    case 'paper':
    case 'quiz':
    case 'study-plan':
      return { kind: 'product', product: { ...product, ...whole } }
    default:
      return { kind: 'product', product: { ...product, edits: whole.edits } }
  }
}
