import type { ChatSource } from '@placard/contract'
import type { Topic } from './content.ts'
import type { Leaf } from './retrieval.ts'
import { topicMessages as words } from './topic-messages.en.ts'

/** A topic as a source of an answer. */
export function topicSource({ id, title }: Topic): ChatSource {
  return { kind: 'topic', id, title: capital(title) }
}

export function leafOfTopic(topic: Topic): Leaf {
  const { title, names, problem, facts } = topic
  return {
    source: topicSource(topic),
    questions: [title, ...names, ...words.questions(title)],
    terms: names.join(' '),
    text: [problem, ...facts.map(({ fact }) => fact)].join('\n'),
    names: [title, ...names],
  }
}

/** The topic of a source; undefined when it is another entry. */
export function topicOfSource({ kind, id }: ChatSource, topics: readonly Topic[]): Topic | undefined {
  return kind === 'topic' ? topics.find((topic) => topic.id === id) : undefined
}

/** The topic that a phrase names, by its longest name. */
export function topicNamed(phrase: string, topics: readonly Topic[]): Topic | undefined {
  const said = ` ${plain(phrase)} `
  const named = topics.flatMap((topic) =>
    [topic.title, ...topic.names].map(plain).flatMap((name) => (said.includes(` ${name} `) ? [{ topic, name }] : [])),
  )
  return named.toSorted((one, other) => other.name.length - one.name.length)[0]?.topic
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
