import type { ModelMessage } from '@placard/application'
import type { ChatSource } from '@placard/contract'
import type { GuideEntry, Topic } from './content.ts'
import type { Knowledge } from './knowledge.ts'
import { topicSource } from './topic-sources.ts'

/** What was last told of, as far as a later question can ask more of it. */
export interface Subject {
  readonly id: string
  readonly title: string
  readonly source: ChatSource
  /** All that is known of it, in Markdown. */
  readonly text: string
}

export function subjectOfEntry({ id, title, answer }: GuideEntry): Subject {
  return { id, title, source: { kind: 'guide', id, title }, text: answer }
}

/** A topic with what is told of it: its problem, facts, measures and objections. */
export function subjectOfTopic(topic: Topic): Subject {
  const { mild, usual, strong } = topic.measures
  const lines = [
    ...topic.facts.map(({ fact, source, year }) => `${fact} (${source}, ${year}).`),
    ...[...mild, ...usual, ...strong].map(({ label, because }) => `- **${label}**: ${because}`),
    ...topic.concerns.map(({ concern, answer }) => `- “${concern}” ${answer}`),
  ]
  return {
    id: topic.id,
    title: topic.title,
    source: topicSource(topic),
    text: [topic.problem, ...lines].join('\n'),
  }
}

/** How many answers back a question can refer. */
const TURNS_BACK = 6
/** Beginning of a text by which it is recognised in an answer. */
const HEAD = 60

/** What was told of last, whole or in part; undefined when nothing was of late. */
export async function shownSubject(turns: readonly ModelMessage[], knowledge: Knowledge): Promise<Subject | undefined> {
  const [{ entries }, topics] = await Promise.all([knowledge.guide(), knowledge.topics()])
  const answers = turns.filter(({ role }) => role === 'assistant').slice(-TURNS_BACK)
  for (const { text } of answers.toReversed()) {
    const said = headOf(text)
    const entry = entries.find(
      ({ answer }) => text.includes(answer.slice(0, HEAD)) || (said !== undefined && answer.includes(said)),
    )
    if (entry !== undefined) return subjectOfEntry(entry)
    const topic = topics.find(({ problem }) => text.startsWith(problem.slice(0, HEAD)))
    if (topic !== undefined) return subjectOfTopic(topic)
  }
  return undefined
}

/** The beginning of an answer that is itself a part of an entry. */
function headOf(text: string): string | undefined {
  const head = text.trim().slice(0, HEAD)
  return head.length < HEAD ? undefined : head
}
