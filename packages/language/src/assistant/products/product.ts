import type { ChatModelRequest } from '@placard/application'
import type { Answer } from '../answer.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Operation } from '../operations.ts'
import { briefAnswer, briefSuggestions, briefWith } from './brief.ts'
import { clauseAnswer, clauseSuggestions, clausesWith } from './clauses.ts'
import { crisisNoteAnswer, crisisNoteSuggestions, crisisNoteWith } from './crisis-note.ts'
import type { Edit } from './edit.ts'
import { edited } from './edits.ts'
import { matterOn } from './matter.ts'
import { newProduct } from './new-product.ts'
import { paperAnswer, paperSuggestions, paperWith } from './paper.ts'
import type { Product } from './product-kinds.ts'
import { quizAnswer, quizSuggestions, quizWith } from './quiz.ts'
import { sidesAnswer } from './sides.ts'
import { speechAnswer, speechSuggestions, speechWith } from './speech.ts'
import { studyPlanAnswer, studyPlanSuggestions, studyPlanWith } from './study-plan.ts'
import type { Tone } from './tones.ts'
import { sourcesAnswer, whyAnswer } from './why.ts'

export type { Product } from './product-kinds.ts'
export { sourcesAnswer, whyAnswer }

/** Manners of the conversation that a speech without a tone of its own takes over. */
const TONES: Partial<Readonly<Record<ChatModelRequest['mode'], Tone>>> = { gentle: 'gentler', aggressive: 'harder' }

/** The text of a product, from the assistant's knowledge, with the changes that are made in the text itself. */
export async function productAnswer(
  product: Product,
  knowledge: Knowledge,
  situation: Pick<ChatModelRequest, 'mode'>,
): Promise<Answer> {
  const answer = await unedited(product, knowledge, situation)
  const { edits } = product
  if (edits === undefined) return answer
  const { title } = await matterOn(product, knowledge)
  return { ...answer, text: edited(answer.text, edits, title) }
}

function unedited(product: Product, knowledge: Knowledge, { mode }: Pick<ChatModelRequest, 'mode'>): Promise<Answer> {
  switch (product.kind) {
    case 'speech':
      return speechAnswer(product.tone === 'usual' ? { ...product, tone: TONES[mode] ?? 'usual' } : product, knowledge)
    case 'clauses':
      return clauseAnswer(product, knowledge)
    case 'paper':
      return paperAnswer(product, knowledge)
    case 'brief':
      return briefAnswer(product, knowledge)
    case 'crisis-note':
      return crisisNoteAnswer(product, knowledge)
    case 'quiz':
      return quizAnswer(product, knowledge)
    case 'study-plan':
      return studyPlanAnswer(product, knowledge)
  }
}

/** Operations that say where others apply come first: "make number 2 stronger". */
const FIRST: readonly Operation['kind'][] = ['turn-into', 'on-topic', 'for-country', 'part']

/** The product after operations, in whatever order they were said; undefined when one of them means nothing for it. */
export function withOperations(product: Product, operations: readonly Operation[]): Product | undefined {
  const rank = ({ kind }: Operation) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length)
  const ordered = [...operations].sort((one, other) => rank(one) - rank(other))
  return ordered.reduce<Product | undefined>((before, operation) => before && withOne(before, operation), product)
}

function withOne(product: Product, operation: Operation): Product | undefined {
  if (operation.kind === 'turn-into') return newProduct(operation.product, product)
  if (operation.kind === 'edit') return { ...product, edits: [...keptEdits(product, operation.edit), operation.edit] }
  const changed = changedIn(product, operation)
  const edit = changed === undefined ? editFor(operation) : undefined
  return edit === undefined ? changed : { ...product, edits: [...keptEdits(product, edit), edit] }
}

/** What stands for an operation in a kind of text that has no rule of its own for it. */
function editFor(operation: Operation): Edit | undefined {
  switch (operation.kind) {
    case 'tone':
      return { kind: 'worded', tone: operation.to }
    case 'resize':
      return operation.to === 'shorter' ? { kind: 'shorter' } : undefined
    case 'mention':
      return { kind: 'also', what: operation.what }
    default:
      return undefined
  }
}

/** A part that was shown alone gives way to another. */
const keptEdits = ({ edits = [] }: Product, { kind }: Edit): readonly Edit[] =>
  edits.filter((one) => one.kind !== 'only-about' && (one.kind !== kind || kind.startsWith('without')))

function changedIn(product: Product, operation: Operation): Product | undefined {
  switch (product.kind) {
    case 'speech':
      return speechWith(product, operation)
    case 'clauses':
      return clausesWith(product, operation)
    case 'paper':
      return paperWith(product, operation)
    case 'brief':
      return briefWith(product, operation)
    case 'crisis-note':
      return crisisNoteWith(product, operation)
    case 'quiz':
      return quizWith(product, operation)
    case 'study-plan':
      return studyPlanWith(product, operation)
  }
}

/** Up to three messages that are worth sending after a product; none while it lacks its topic. */
export function suggestionsFor(product: Product): readonly string[] {
  switch (product.kind) {
    case 'speech':
      return product.topic === '' ? [] : speechSuggestions(product)
    case 'clauses':
      return product.topic === '' ? [] : clauseSuggestions(product)
    case 'paper':
      return product.topic === '' ? [] : paperSuggestions(product)
    case 'brief':
      return briefSuggestions(product)
    case 'crisis-note':
      return product.topic === '' ? [] : crisisNoteSuggestions(product)
    case 'quiz':
      return product.topic === '' && product.country === undefined ? [] : quizSuggestions(product)
    case 'study-plan':
      return studyPlanSuggestions(product)
  }
}

/** What a product is about. */
export function aboutOf({ topic, country }: Product): Pick<Product, 'topic' | 'country'> {
  return { topic, country }
}

/** What is asked about a product and does not change it; undefined when it is something else. */
export async function aboutProduct(
  product: Product,
  operation: Operation,
  knowledge: Knowledge,
): Promise<Answer | undefined> {
  if (operation.kind === 'why') return whyAnswer(product, operation.number, knowledge)
  if (operation.kind === 'sides') return sidesAnswer(product, operation.side, knowledge)
  return operation.kind === 'sources' ? sourcesAnswer(product, knowledge) : undefined
}
