import type { Operation } from './operations.ts'
import { newProduct } from './products/new-product.ts'
import type { Intent } from './request.ts'
import { correctedText, faultsIn, withoutClause } from './resolution-check.ts'
import { partsOf } from './resolution-lines.ts'

const WORDS_MOST = 22

const CLAUSE =
  /\b(?:(?:clause|number|no\.?|nr\.?|point|op|#)\s*(?:no\.? ?)?(\d{1,2})|the (first|second|third|last) (?:one|clause)|clause (one|two|three|four))\b/i
const PLACES: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  last: -1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
}

function clauseNumberIn(text: string): number | undefined {
  const [, digits, word, short] = text.match(CLAUSE) ?? []
  return digits === undefined ? PLACES[(word ?? short ?? '').toLowerCase()] : Number(digits)
}

const AGAIN =
  /\b(?:is|are|looks?|does) (?:it|this|that|they|everything)(?: look| all)? (?:good|ok(?:ay)?|right|correct|fine|better|ready|done|perfect)\b|\bready (?:to|for)\b|\bcan i (?:hand|submit|send|use) (?:it|this)\b|\bcheck (?:it |this )?again\b|\b(?:good|ok|ready) now\b/i
const REMOVES = /\b(?:take|leave|cut|throw)\b.{0,20}\bout\b|\b(?:delete|remove|drop|cut|without)\b/i
const ADDS =
  /\b(?:add|write|give me|need|want|put(?: in)?)\b.{0,14}?\b(?:one|a clause|another(?: clause)?|one more(?: clause)?|clause|something|smth) (?:on|about|abt|for) (.{3,60})$|^(?:and |now )?(?:one more|another) (?:clause )?(?:on|about|abt) (.{3,60})$/i
const WHOLE = /\b(?:whole|full|complete|entire|clean|corrected|final) (?:text|thing|version|draft|resolution|one)\b/i
const BETTER =
  /\b(?:rewrite|reword|rephrase|replace|correct(?:ed)?|improve|better|properly|write (?:it|this|that) (?:good|right|well|again)|smth allowed|something allowed)\b/i
const WORST = /\b(?:worst|most (?:serious|important)|biggest|main) (?:one|mistake|error|problem|fault)?\b/i
const JUDGES = /\b(?:wrong|silly|stupid|bad|ok(?:ay)?|keep|right|correct|fine|problem)\b/i

/** What a message wants of a draft that was checked; undefined when it is about something else. */
export function checkFollowed(text: string, draft: string): Intent | undefined {
  if (text.includes('\n') || text.split(/\s+/).length > WORDS_MOST) return undefined
  const of: Intent = { kind: 'check', text: draft }
  const done = (...operations: readonly Operation[]): Intent => ({ kind: 'operated', of, operations, said: text })
  const added = text.match(ADDS)
  if (added !== null) return furtherClause((added[1] ?? added[2] ?? '').replace(/[\s.?!]+$/, ''))
  if (AGAIN.test(text)) return { kind: 'check', text: correctedText(draft) }
  const number = clauseNumberIn(text) ?? clauseHolding(text, draft)
  if (REMOVES.test(text) && number !== undefined) {
    return {
      kind: 'operated',
      of: { kind: 'check', text: withoutClause(draft, number) },
      operations: [{ kind: 'correct' }],
      said: text,
    }
  }
  if (WHOLE.test(text)) return done({ kind: 'correct' })
  const why = /^(?:and |but |so )*why\b/i.test(text) && JUDGES.test(text) ? faultHolding(text, draft) : undefined
  if (why !== undefined) return done({ kind: 'why', number: why })
  if (WORST.test(text)) return done({ kind: 'why', number: worstIn(draft) })
  if (BETTER.test(text)) {
    return number === undefined ? done({ kind: 'correct' }) : done({ kind: 'reword', number })
  }
  return number !== undefined && JUDGES.test(text) ? done({ kind: 'part', number }) : undefined
}

/** What is said of the whole draft, or of another of its clauses, after a clause more was written for it. */
export function pastFurtherClause(text: string, draft: string): Intent | undefined {
  const of: Intent = { kind: 'check', text: draft }
  if (AGAIN.test(text)) return { kind: 'check', text: correctedText(draft) }
  const number = clauseNumberIn(text)
  return number === undefined || number <= 1 || text.split(/\s+/).length > SHOWN_WORDS_MOST
    ? undefined
    : { kind: 'operated', of, operations: [{ kind: 'part', number }], said: text }
}
const SHOWN_WORDS_MOST = 6

/** A clause more, on a matter of its own; what pays for the rest has no topic. */
export function furtherClause(what: string): Intent {
  const isMoney = /\bwho pays\b|\b(?:money|funding|financ\w*|budget)\b/i.test(what)
  const product = newProduct('clauses', { topic: isMoney ? FUNDING.topic : what, country: undefined })
  if (product.kind !== 'clauses') return { kind: 'product', product }
  return { kind: 'product', product: { ...product, count: 1, ...(isMoney ? { action: FUNDING.action } : {}) } }
}

const FUNDING = {
  topic: 'funding',
  action: 'finance what the present resolution asks for by voluntary contributions',
}

/** Words that stand in every draft. */
const COMMON = new Set(
  'clause clauses number states nations united general assembly resolution wrong right which about'.split(' '),
)
const LEAST_LETTERS = 4

/** The operative clause that has a word of the message and shares it with no other. */
function clauseHolding(text: string, draft: string): number | undefined {
  const operative = partsOf(draft).filter(({ kind }) => kind === 'operative')
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= LEAST_LETTERS && !COMMON.has(word),
  )
  for (const word of words) {
    const holding = operative.flatMap((clause, at) => (clause.text.toLowerCase().includes(word) ? [at + 1] : []))
    if (holding.length === 1) return holding[0]
  }
  return undefined
}

/** The error that was told in a word of the message. */
function faultHolding(text: string, draft: string): number | undefined {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= LEAST_LETTERS && !COMMON.has(word),
  )
  const at = faultsIn(draft).findIndex(({ what }) => words.some((word) => what.toLowerCase().includes(word)))
  return at < 0 ? undefined : at + 1
}

/** The error that weighs most: what the body has no power to do, else the first. */
function worstIn(draft: string): number {
  const at = faultsIn(draft).findIndex(({ why, what }) =>
    /\b(?:power|recommend|bind|Security Council)/i.test(`${what} ${why}`),
  )
  return at < 0 ? 1 : at + 1
}
