import { aboutOf } from './products/product.ts'
import { onlyTopicOf, type ProjectSense } from './project-sense.ts'
import type { Conversation, Intent } from './request.ts'

/** Words that point to a matter and name none, with what stands around them: "it then", "this at the UN". */
const POINTS =
  /^(?:(?:the )?(?:same|topic|issue|matter|question)|all of (?:it|this|that)|it|this|that|them|these|those|there|here)\b(?:[\s,]+(?:then|too|now|though|tho|exactly|really|pls|please|at all|topic|issue|matter|(?:at|in|back|for) (?:the |my )?[\w ]{1,30}))*[\s?!.,]*$/i

/** Whether a phrase only points to a matter. */
const isPointing = (phrase: string): boolean => POINTS.test(phrase.trim())

/** The matter that such a word stands for: that of the last text, what was told, or what was last talked about. */
function meantTopic(before: Conversation | undefined, told: ProjectSense | undefined): string | undefined {
  const written = before?.product && aboutOf(before.product).topic
  if (written !== undefined && written !== '') return written
  return onlyTopicOf(told) ?? before?.topic
}

/** What a message means whose topic is only a pointing word; such a word is never a topic itself. */
export function withMeantTopic(
  intent: Intent,
  before: Conversation | undefined,
  told: ProjectSense | undefined,
): Intent {
  if (!('topic' in intent) || !isPointing(intent.topic)) return intent
  const topic = meantTopic(before, told)
  if (topic !== undefined && !isPointing(topic)) return { ...intent, topic }
  switch (intent.kind) {
    case 'stance':
    case 'votes':
      return { kind: 'country', country: intent.country, about: 'all' }
    default:
      return intent
  }
}
