import { termsOf } from '../text/terms.ts'
import { askedShareOf } from './acts/act-certainty.ts'
import type { ActShares } from './acts/act-model.ts'
import { isOperation } from './acts/act-operations.ts'
import { actsOf } from './acts/acted.ts'
import type { Act } from './acts/acts.ts'
import type { Reply } from './answer.ts'
import { isSureText, type TextKind, type TextSigns } from './answer-sure.ts'
import type { AssistantCountry } from './content.ts'
import { withoutPoliteness } from './courtesy-rules.ts'
import { doubtMessages as words } from './doubt-messages.en.ts'
import { foundFor } from './found.ts'
import type { Knowledge } from './knowledge.ts'
import { isOutline } from './products/general-messages.en.ts'
import { suggestionsFor } from './products/product.ts'
import { nearTitles } from './questions.ts'
import type { Reader } from './reader.ts'
import type { Conversation, Intent } from './request.ts'
import { shortName } from './states.ts'
import { suggestionMessages } from './suggestion-messages.en.ts'
import { synonymsOf } from './synonyms.ts'
import { ownTerms } from './thread.ts'

/** A message as it was taken, with the answer that was made to it. */
interface Taken {
  readonly message: string
  readonly intent: Intent
  readonly before: Conversation | undefined
  readonly reply: Reply
  /** Whether a rule took it so that leaves no doubt. */
  readonly isSure?: boolean | undefined
  /** The answer before it; empty before the first. */
  readonly last: string
}

/** Kinds of answers that a doubt can hold back; questions are weighed where they are looked up. */
const KINDS: Partial<Readonly<Record<Intent['kind'], TextKind>>> = {
  product: 'text',
  operated: 'change',
  compare: 'states',
  neighbours: 'states',
  votes: 'states',
  stance: 'states',
  country: 'states',
  asked: 'expected',
}
/** What is done with records of states gives records again. */
const kindOf = (intent: Intent): TextKind | undefined => {
  const of = intent.kind === 'operated' ? KINDS[intent.of.kind] : undefined
  return of === 'states' ? of : KINDS[intent.kind]
}

const HONEST: readonly Reply['form'][] = ['admits', 'question-back', 'courtesy']
const MEANINGS_MOST = 3

/** An order in so many words: "Please write a closing speech". */
const ORDER =
  /(?:^|[.!?]\s+)(?:(?:ok(?:ay)?|now|and|then|please|pls|hi|hey|so|can (?:you|u)|could (?:you|u)|i need you to)[\s,]+)*(?:write|draft|compose|prepare|make|give)\b(?! it\b| that\b| this\b).{0,40}\b(?:speech|clauses?|paper|resolution|brief|note|directive|reply|statement|quiz|plan)\b/i

/** Asks what was meant, where too little speaks for an answer being the one that was asked for. */
export async function doubted(taken: Taken, reader: Reader, knowledge: Knowledge): Promise<Reply> {
  const { message, intent, before, reply, isSure = false } = taken
  const kind = kindOf(intent)
  const isOrdered = intent.kind === 'product' && ORDER.test(message) && !isOutline(reply.text)
  // who is for or against is asked in words that mean nothing else
  const isSides = intent.kind === 'operated' && intent.operations.some(({ kind: what }) => what === 'sides')
  if (kind === undefined || isSure || isOrdered || isSides || HONEST.includes(reply.form)) return reply
  const mended = reader.mended(message)
  const text = withoutPoliteness(mended)
  const named = reader.namedIn(text)
  const shares = actsOf({ raw: message, mended, text, named, before }, reader)
  // whom a question names that the user may get, it does not have to name
  const isOfUser = intent.kind === 'asked' && intent.country === undefined
  const missing = isOfUser ? [] : named.countries.filter((country) => !isNamed(country, reply.text))
  const read = { shares, mended, missing }
  if (isSureText(signsOf(kind, taken, read))) return reply
  const meanings = await meaningsOf(read, intent, knowledge)
  if (meanings.length === 0) return reply
  return { text: words.unsure(meanings), sources: [], form: 'question-back', suggestions: meanings }
}

interface Read {
  readonly shares: ActShares
  readonly mended: string
  readonly missing: readonly AssistantCountry[]
}

function signsOf(kind: TextKind, { reply, last }: Taken, { shares, mended, missing }: Read): TextSigns {
  const said = new Set(termsOf(reply.text))
  const own = [...new Set(ownTerms(mended))]
  const isMet = (term: string) => said.has(term) || [...synonymsOf(term)].some((one) => said.has(one))
  return {
    kind,
    isOutline: isOutline(reply.text),
    agreedShare: agreedShareOf(kind, shares),
    askedShare: kind === 'states' ? 0 : askedShareOf(shares),
    isStateMissing: missing.length > 0,
    unmetRatio: own.length === 0 ? 0 : own.filter((term) => !isMet(term)).length / own.length,
    isUnchanged: reply.text === last,
  }
}

const OF_TEXTS: readonly Act[] = ['whole', 'check-again', 'expected']
const NEW_TEXTS: readonly Act[] = ['order', 'given']
const OF_STATES: readonly Act[] = ['compare', 'votes', 'ask', 'more', 'country']

/** How likely a message is by its wording what it was taken for. */
function agreedShareOf(kind: TextKind, shares: ActShares): number {
  if (kind === 'expected') return 1
  const isChange = (act: Act) => isOperation(act) || OF_TEXTS.includes(act)
  const agrees = (act: Act) =>
    kind === 'states' ? OF_STATES.includes(act) : isChange(act) || (kind === 'text' && NEW_TEXTS.includes(act))
  return shares.reduce((sum, [act, share]) => (agrees(act) ? sum + share : sum), 0)
}

const NAME_HEAD = 6

/** Whether a text names a country, by its name or by what comes from there. */
function isNamed({ name, placardName, demonyms }: AssistantCountry, text: string): boolean {
  const lower = text.toLowerCase()
  return [name, placardName, ...demonyms].some((one) => lower.includes(one.toLowerCase().slice(0, NAME_HEAD)))
}

/** From where on an act may be meant, and from where on a message may ask something. */
const MAY_BE = 0.05
const MAY_ASK = 0.3

/** Messages that say plainly what may have been meant, the likeliest first. */
async function meaningsOf(
  { shares, missing, mended }: Read,
  intent: Intent,
  knowledge: Knowledge,
): Promise<readonly string[]> {
  const countries = missing.map((country) => words.forCountry(shortName(country)))
  const asked = askedShareOf(shares) < MAY_ASK ? [] : nearTitles((await foundFor({ text: mended }, knowledge)).finds)
  const acts = shares.flatMap(([act, share]) => (share < MAY_BE ? [] : (words.acts[act] ?? [])))
  const usual = intent.kind === 'product' ? (suggestionsFor(intent.product) ?? []) : suggestionMessages.explained
  return [...new Set([...countries, ...asked, ...acts, ...usual])].slice(0, MEANINGS_MOST)
}
