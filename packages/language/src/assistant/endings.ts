import { type Answer, type AnswerForm, type Reply, SUGGESTIONS_MOST } from './answer.ts'
import { isWhole } from './product-state.ts'
import { suggestionsFor } from './products/product.ts'
import type { Intent } from './request.ts'
import { shortName } from './states.ts'
import { suggestionMessages as words } from './suggestion-messages.en.ts'

/** The form of an answer to each kind of intent, where the answer does not name its own. */
const FORMS = {
  crisis: 'courtesy',
  foreign: 'admits',
  courtesy: 'courtesy',
  secrets: 'admits',
  check: 'correction',
  product: 'list',
  several: 'paper',
  argue: 'argument',
  debate: 'argument',
  compare: 'comparison',
  neighbours: 'list',
  votes: 'list',
  stance: 'explanation',
  country: 'explanation',
  bloc: 'list',
  rule: 'explanation',
  precedence: 'list',
  campaigns: 'list',
  situation: 'question-back',
  operated: 'explanation',
  'record-ends': 'admits',
  news: 'admits',
  asked: 'list',
  objection: 'list',
  lesson: 'list',
  unclear: 'question-back',
  first: 'explanation',
  choose: 'question-back',
  question: 'explanation',
} satisfies Record<Intent['kind'], AnswerForm>

const PRODUCT_FORMS = {
  speech: 'speech',
  clauses: 'clauses',
  paper: 'paper',
  brief: 'paper',
  'crisis-note': 'paper',
  quiz: 'list',
  'study-plan': 'list',
} as const satisfies Record<string, AnswerForm>

/** An answer with its form and what one would say next. */
export function finished(answer: Answer, intent: Intent): Reply {
  const form = answer.form ?? formOf(intent)
  const suggestions = answer.suggestions ?? (form === 'admits' ? [] : suggestionsAfter(intent, form))
  return { ...answer, form, suggestions: [...new Set(suggestions)].slice(0, SUGGESTIONS_MOST) }
}

function formOf(intent: Intent): AnswerForm {
  if (intent.kind === 'product') return formOfProduct(intent)
  if (intent.kind === 'check' && intent.text === '') return 'question-back'
  if (intent.kind === 'argue' && intent.motion === undefined) return 'question-back'
  if (intent.kind === 'operated') return formOf(intent.of)
  if (intent.kind === 'courtesy' && intent.courtesy === 'nothing') return 'question-back'
  return FORMS[intent.kind]
}

/** The form of a product; one that lacks what it is about is asked for. */
export function formOfProduct({ product }: Pick<Extract<Intent, { kind: 'product' }>, 'product'>): AnswerForm {
  return isWhole(product) ? PRODUCT_FORMS[product.kind] : 'question-back'
}

function suggestionsAfter(intent: Intent, form: AnswerForm): readonly string[] {
  if (form === 'question-back') return []
  switch (intent.kind) {
    case 'product':
      return suggestionsFor(intent.product) ?? words.products[intent.product.kind]
    case 'asked':
    case 'objection':
      return words.asked
    case 'argue':
      return words.argued
    case 'debate':
      return words.debating[intent.wish]
    case 'compare':
      return words.compared
    case 'country':
    case 'neighbours':
    case 'votes':
    case 'stance':
      return words.country(shortName(intent.country))
    case 'check':
      return words.checked
    case 'rule':
    case 'precedence':
    case 'bloc':
    case 'operated':
      return words.explained
    case 'question':
      return words.explained
    case 'courtesy':
      return intent.courtesy === 'agreement' || intent.courtesy === 'thanks' ? [] : words.begin
    case 'campaigns':
    case 'situation':
    case 'lesson':
    case 'several':
    case 'secrets':
    case 'record-ends':
    case 'news':
    case 'unclear':
    case 'first':
    case 'choose':
    case 'crisis':
    case 'foreign':
      return []
  }
}
