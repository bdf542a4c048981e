import { termsOf } from '../text/terms.ts'
import { SUGGESTIONS_MOST } from './answer.ts'
import { askedOnProduct } from './ask-product.ts'
import { isWhole } from './product-state.ts'
import { newProduct } from './products/new-product.ts'
import { aboutOf } from './products/product.ts'
import { onlyTopicOf, type ProjectSense } from './project-sense.ts'
import type { Conversation, Intent } from './request.ts'
import type { Named } from './states.ts'
import { ownTerms } from './thread.ts'
import { topicPartIn } from './topic-answers.ts'

type InProject = Conversation & { readonly project: ProjectSense }

export function isInProject(conversation: Conversation | undefined): conversation is InProject {
  return conversation?.project !== undefined
}

/** The topic that an order without one is about: that of the last text or stance, else the project's only one. */
function topicFor({ product, matter, topic, project }: InProject): string | undefined {
  const written = product && aboutOf(product).topic
  if (written !== undefined && written !== '') return written
  if (matter?.kind === 'stance' || matter?.kind === 'votes') return matter.topic
  return project.topics.length > 1 ? undefined : (onlyTopicOf(project) ?? topic)
}

/** What an order in a project is about: the topic and the country of the last text, else those of the project. */
export function knownInProject(before: InProject): Pick<Conversation, 'topic' | 'country'> {
  const written = before.product && aboutOf(before.product).country
  return { topic: topicFor(before), country: written ?? before.project.country ?? before.country }
}

/** A conversation to which its project adds what it lacks; `message` is the next one. */
export function groundedIn(before: Conversation | undefined, project: ProjectSense, message: string): InProject {
  const begun = before ?? { intent: { kind: 'courtesy', courtesy: 'nothing' }, isShort: false, first: message }
  return {
    ...begun,
    project,
    country: begun.country ?? project.country,
    topic: begun.topic ?? onlyTopicOf(project),
  }
}

/**
 * What an intent means in a project: a question for a country's line as such is one for its line on the topic, and one
 * for facts or solutions as such for those of the topic. Of several topics the user chooses.
 */
export function meantInProject(intent: Intent, text: string, known: InProject, named: Named): Intent {
  const { topics, country } = known.project
  const [topic, other] = topics
  if (topic === undefined) return intent
  const isOfText = intent.kind === 'operated' ? intent.of.kind === 'product' : intent.kind !== 'question'
  const sides = isOfText || other !== undefined ? undefined : sidesOf({ topic, country }, text, named)
  if (sides !== undefined) return sides
  if (intent.kind === 'product')
    return other !== undefined && !isWhole(intent.product) ? chosenFrom(text, topics) : intent
  if (intent.kind === 'country' && intent.about === 'all' && ASKS_LINE.test(text))
    return other === undefined ? { kind: 'stance', country: intent.country, topic } : chosenFrom(text, topics)
  if (intent.kind === 'question' && (intent.about === undefined || intent.isLoose === true) && asksPart(text))
    return other === undefined ? { kind: 'question', text: askedOf(text, topic) } : chosenFrom(text, topics)
  return intent
}

/** "Who is against it?" where no text was written yet: who resists what could be proposed on the topic. */
function sidesOf(
  subject: { readonly topic: string; readonly country: ProjectSense['country'] },
  text: string,
  named: Named,
): Intent | undefined {
  const asked = askedOnProduct(text, newProduct('clauses', subject), subject, named)
  if (asked?.kind === 'operated') return ownTerms(text).every((term) => OF_SIDES.has(term)) ? asked : undefined
  return asked?.kind === 'neighbours' ? asked : undefined
}

const OF_SIDES = new Set(
  termsOf(
    'against oppose resist reject object block veto refuse disagree vote favour favor sign support back sponsor agree like join accept want hate country state else',
  ),
)

const ASKS_LINE = /\b(?:position|stance|policy|views?|opinion|line|interests?|stand|thinks?|wants?|say)\b/i

/** A question for the topic as such asks what it is about. */
const askedOf = (text: string, topic: string) => (topicPartIn(text) === 'whole' ? topic : onTopic(text, topic))

const ASKS_WHOLE = /\b(?:arguments?|problem|situation|background|summary|overview|issues?)\b/i

/** Words that ask for a part of a topic, or for the topic as such, and name none. */
const OF_PARTS = new Set(
  termsOf(
    'solutions solution solve solved measures measure proposals proposal propose fix facts fact statistics statistic figures figure numbers number data evidence objections objection concerns concern criticism criticisms criticise criticised criticize criticized opponents opponent controversy controversies controversial disagree disagreement states un key main topic issue issues argument arguments problem situation background summary overview best strongest important',
  ),
)

/** Whether a question asks for the topic as such, or for facts, solutions or objections, and names nothing that they are of. */
function asksPart(text: string): boolean {
  return (topicPartIn(text) !== 'whole' || ASKS_WHOLE.test(text)) && ownTerms(text).every((term) => OF_PARTS.has(term))
}

function chosenFrom(text: string, topics: readonly string[]): Intent {
  return {
    kind: 'choose',
    of: 'topics',
    between: topics.slice(0, SUGGESTIONS_MOST).map((topic) => onTopic(text, topic)),
  }
}

/** A message that names the topic: "What is Kenya's position on climate finance?" */
function onTopic(text: string, topic: string): string {
  const [end = ''] = text.match(/[\s.?!]*$/) ?? []
  return `${text.slice(0, text.length - end.length)} on ${topic}${end.trim()}`
}
