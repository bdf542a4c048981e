import type { ModelMessage } from '@placard/application'
import { termsOf } from '../text/terms.ts'

/** The assistant's last answer; empty before its first. */
export function lastAnswer(turns: readonly ModelMessage[]): string {
  return turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
}

const PRONOUN =
  /\b(?:it|its|it's|that|this|they|them|their|those|these|one|ones|there|he|she|his|her|the (?:first|second|third|last|other|same|former|latter|kind|thing)|both|either|neither|which one|such|mine|then|else|instead)\b/i
const BEGINS =
  /^(?:and|but|so|or|ok|then|what about|how about|what if|also|because|does it|is it|can it|which one|who else|what else|where else)\b/i
/** Words of questions that carry no matter of their own. */
const EMPTY_QUESTION = new Set(
  termsOf(
    'long much many often old big kind type difference compare comparison example best worst use used purpose rule usually allowed possible point begin end start year date happen ever actually really first time count part reason advantage disadvantage pros cons argument problem risk important history member members working full short stand punctuation number real life example write wrote say said person people binding against word wording phrase exact ask say sentence want normal use actual simple list short else mention apply earlier previous above spoke last heart lie firm twelve understand pupil lesson while during whether between through until unless upon among already yet quite rather maybe perhaps question answer thing kind',
  ),
)

/** The words of a question that carry a matter. */
export const ownTerms = (text: string): readonly string[] => termsOf(text).filter((term) => !EMPTY_QUESTION.has(term))

/** Whether a question refers to what was said before: by a pronoun, its beginning, or having no matter of its own. */
export function refersBack(text: string): boolean {
  if (ownTerms(text).length === 0) return true
  return BEGINS.test(text) || PRONOUN.test(text)
}

/** Questions that put a new matter, and do not only ask something of it. */
const DEFINES =
  /^(?:(?:ok|so|and|hi|hey|please)[\s,]+)*(?:(?:what|who)(?:'s| is| are| was| were)\b|explain|describe|define|tell me (?:about|what)|(?:what(?:'s| is) )?the (?:difference|problem)|difference|why (?:is|are) \w+ (?:a|an)\b|\w+(?: \w+)?\?*$)/i

const ASKED =
  /^(?:(?:and|but|so|ok|please|then|now)\s+)*(?:(?:what|who|which|how|when|where|why|can|could|do|does|did|is|are|was|were|should|would|explain|tell me|describe|define|give me|show me|i (?:want|need) to know)(?:'s|'re)?\b\s*)+(?:(?:you|me|i|we|the|an?|about|of|to|is|are|does|do|mean|means|stand for)\b\s*)*/i

/** The matter of a question without its question words, as a topic for later messages. */
export function matterOf(text: string): string | undefined {
  if (!DEFINES.test(text)) return undefined
  const matter = text
    .replace(ASKED, '')
    .replace(/[?!.\s]+$/, '')
    .trim()
  if (PRONOUN.test(matter) || /\b(?:i|you|we|my|your)\b/i.test(matter)) return undefined
  return matter.length > 2 && termsOf(matter).length > 0 && matter.split(/\s+/).length <= 8 ? matter : undefined
}
