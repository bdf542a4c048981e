import type { QuestionTopic } from '@placard/engine'
import { QUESTION_FORMS } from './question-forms.ts'

/** How a question begins that was typed or dictated without its mark. */
const ASKING =
  /^(?:(?:and|but|so|then|now|ok|okay|well|hey|hi|hello|please|also|chair|madam|@seat|@bloc|delegate of|,) )*(?:what|why|who|whom|whose|how|which|where|would|will|could|can|do|does|did|are|is|may|might|have|has|any chance|tell|explain|suppose|supposing|under|name|on what|on which|at what|(?:i|we) (?:wonder|ask|would like to (?:know|ask|hear)|want to (?:know|ask|hear)))(?: |$)/

/** The words of a sentence as the forms have them. */
export function wordsOfTexts(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '$')
    .join(' ')
    .replace(/^[ ,]+|[ ,]+$/g, '')
}

/** "And so are you" asks nothing, whatever it begins with. */
const ECHOES =
  /^(?:and |but )?(?:so|nor|neither) (?:are|is|do|does|did|will|would|can|could|have|has) (?:you|they|we|i)\b/

/** Whether words begin like a question. */
export const isAsking = (words: string): boolean => ASKING.test(words) && !ECHOES.test(words)

/** Whether a sentence begins like a question. */
export const isAsked = (texts: readonly string[]): boolean => isAsking(wordsOfTexts(texts))

/** How an option is named in a question: not at all, by whatever is likeliest, or by words of its own. */
export type Naming = 'none' | 'likely' | 'plain'

/** The topics of the forms of a question that words have, likeliest first. */
export function topicsOfForms(words: string, option: Naming): readonly QuestionTopic[] {
  const forms = QUESTION_FORMS.filter(
    ({ pattern, needsOption, needsOwnWords }) =>
      (!needsOption || option !== 'none') && (!needsOwnWords || option === 'plain') && pattern.test(words),
  )
  return [...new Set(forms.map(({ topic }) => topic))]
}
