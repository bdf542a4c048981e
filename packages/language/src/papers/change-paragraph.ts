import type { ParagraphWish } from '@placard/contract'
import type { AssistantContent, Topic } from '../assistant/content.ts'
import type { Operation } from '../assistant/operations.ts'
import { FORCES } from '../assistant/products/measures.ts'
import { newProduct } from '../assistant/products/new-product.ts'
import { changesIn } from '../assistant/products/read-change.ts'
import { topicOf } from '../assistant/products/topic-finder.ts'
import { operationsIn } from '../assistant/read-operations.ts'
import { capital } from '../text/capital.ts'
import type { Attempt } from './change-attempt.ts'
import {
  clauseDated,
  clauseFunded,
  clauseIn,
  clauseParted,
  clauseReviewed,
  clauseShorter,
  clauseText,
  clauseWithForce,
} from './change-clause.ts'
import { changeMessages as words } from './change-messages.en.ts'
import { proseShorter, proseWithin, reworded, withSentence } from './change-prose.ts'

/** Version of the rules by which paragraphs are changed without a model. */
export const PARAGRAPH_RULES = 'paragraph-rules-1'

/** Makes changes to paragraphs without a model, by what is known of topics and clauses. Declines what it cannot do. */
export type ParagraphChanger = (wish: ParagraphWish) => Promise<Attempt>

export function createParagraphChanger(content: Pick<AssistantContent, 'topics'>): ParagraphChanger {
  return async ({ kind, title, paragraph, wish }) => {
    const operations = operationsOf(wish, kind)
    if (operations === undefined || operations.length === 0) return { ok: false, says: words.notUnderstood }
    const topics = await content.topics()
    const topic = topicOf(title, topics).topic ?? topicOf(paragraph, topics).topic
    return operations.reduce<Attempt>(
      (attempt, operation) => (attempt.ok ? changedBy(operation, attempt.text, kind === 'resolution', topic) : attempt),
      { ok: true, text: paragraph },
    )
  }
}

/** A wish as the chat reads follow-ups; names of countries mean nothing for a paragraph. */
function operationsOf(wish: string, kind: ParagraphWish['kind']): readonly Operation[] | undefined {
  const named = { countries: [], blocs: [], rest: wish }
  const product = newProduct(kind === 'resolution' ? 'clauses' : 'speech', { topic: '', country: undefined })
  return changesIn(wish, product, named) ?? operationsIn(wish, named)
}

function changedBy(operation: Operation, text: string, isClause: boolean, topic: Topic | undefined): Attempt {
  switch (operation.kind) {
    case 'resize':
      return operation.to === 'longer' ? { ok: false, says: words.longer } : shorter(text, isClause)
    case 'resize-to':
      if (operation.unit !== 'words') return { ok: false, says: words.noTimes }
      return isClause ? shorter(text, true) : proseWithin(text, operation.count)
    case 'tone':
      return withTone(text, operation.to, isClause)
    case 'add':
      return isClause ? addedToClause(text, operation.what, topic) : addedToProse(text, operation.what, topic)
    case 'turn-into':
    case 'for-country':
    case 'on-topic':
    case 'count':
      return { ok: false, says: words.ofWhole }
    default:
      return { ok: false, says: words.notUnderstood }
  }
}

const shorter = (text: string, isClause: boolean) => (isClause ? clauseShorter(clauseIn(text)) : proseShorter(text))

function withTone(text: string, tone: Extract<Operation, { kind: 'tone' }>['to'], isClause: boolean): Attempt {
  if (!isClause) return reworded(text, tone)
  if (tone === 'harder') return clauseWithForce(clauseIn(text), 1)
  if (tone === 'gentler') return clauseWithForce(clauseIn(text), -1)
  const clause = clauseIn(text)
  const attempt = reworded(clause.body, tone)
  return attempt.ok ? { ok: true, text: clauseText({ ...clause, body: attempt.text }) } : attempt
}

type Addition = Extract<Operation, { kind: 'add' }>['what']

function addedToClause(text: string, what: Addition, topic: Topic | undefined): Attempt {
  const clause = clauseIn(text)
  switch (what) {
    case 'funding':
      return clauseFunded(clause, topic && fundingOf(clause.body, topic))
    case 'review':
      return clauseReviewed(clause)
    case 'deadline':
      return clauseDated(clause)
    case 'subclauses':
      return clauseParted(clause)
    case 'fact':
      return clause.kind === 'preambular' ? factBefore(text, topic) : { ok: false, says: words.factInClause }
    default:
      return { ok: false, says: words.notUnderstood }
  }
}

/** Least share of a measure's words in a clause that is made of it. */
const SAME_MEASURE_RATIO = 0.6

/** What pays for the measure that a clause was made of. */
function fundingOf(body: string, { measures }: Topic): string | undefined {
  const there = new Set(contentWords(body))
  const shareOf = (clause: string) => {
    const all = contentWords(clause)
    return all.filter((word) => there.has(word)).length / Math.max(1, all.length)
  }
  return FORCES.flatMap((force) => measures[force]).find(({ clause }) => shareOf(clause) >= SAME_MEASURE_RATIO)?.funding
}

const contentWords = (text: string) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []

/** A preambular clause with a known fact, before one that stands there. */
function factBefore(text: string, topic: Topic | undefined): Attempt {
  const found = topic?.facts.find(({ fact }) => !text.includes(fact))
  if (found === undefined) return { ok: false, says: words.noFact }
  return { ok: true, text: `${words.factNoted(found.fact)}\n\n${text}` }
}

function addedToProse(text: string, what: Addition, topic: Topic | undefined): Attempt {
  switch (what) {
    case 'funding':
      return withSentence(text, words.fundingSaid)
    case 'review':
      return withSentence(text, words.reviewSaid)
    case 'deadline':
      return withSentence(text, words.deadlineSaid)
    case 'fact': {
      const found = topic?.facts.find(({ fact }) => !text.includes(fact))
      if (found === undefined) return { ok: false, says: words.noFact }
      return withSentence(text, words.fact(capital(found.fact), found.source))
    }
    case 'subclauses':
      return { ok: false, says: words.onlyClauses }
    default:
      return { ok: false, says: words.notUnderstood }
  }
}
