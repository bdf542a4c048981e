import type { ChatSource } from '@placard/contract'
import { capital } from '../text/capital.ts'
import { plainWords } from '../text/plain-words.ts'
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
  const said = ` ${plainName(phrase)} `
  let [found, length]: [Topic | undefined, number] = [undefined, 0]
  for (const topic of topics) {
    for (const name of [topic.title, ...topic.names]) {
      const words = plainName(name)
      if (words.length > length && said.includes(` ${words} `)) [found, length] = [topic, words.length]
    }
  }
  return found
}

/** A name for comparison, without articles: "The High Seas Treaty" is "high seas treaty". */
export function plainName(text: string): string {
  return plainWords(text)
    .replaceAll(/\b(?:the|an?)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
