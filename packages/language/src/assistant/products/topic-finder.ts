import { isOneSlipAway } from '../../text/spelling.ts'
import type { Topic } from '../content.ts'
import { type Finder, finderOf } from '../retrieval.ts'
import { plainName, topicNamed, topicSource } from '../topic-sources.ts'

/** A topic that was found, or the nearest ones when none fits well enough. */
export interface TopicFind {
  readonly topic: Topic | undefined
  readonly nearest: readonly Topic[]
}

/** How well a topic must fit to be taken for the one that is meant, and to be offered. */
const LEAST_FIT = { taken: 0.5, offered: 0.2 } as const
const OFFERED_MOST = 3

const finders = new WeakMap<readonly Topic[], Finder>()

/** The topic that a phrase means: by a name that it holds, the longest first, else by the words that it shares. */
export function topicOf(phrase: string, topics: readonly Topic[]): TopicFind {
  const named = topicNamed(phrase, topics) ?? topicNamed(mended(phrase, topics), topics)
  if (named !== undefined) return { topic: named, nearest: [] }
  const finds = finderFor(topics)
    .find(phrase, OFFERED_MOST)
    .flatMap(({ leaf, fitRatio }) => {
      const topic = topics.find(({ id }) => id === leaf.source.id)
      return topic === undefined || fitRatio < LEAST_FIT.offered ? [] : [{ topic, fitRatio }]
    })
  const [best] = finds
  const isTaken = best !== undefined && best.fitRatio >= LEAST_FIT.taken
  return { topic: isTaken ? best.topic : undefined, nearest: finds.map(({ topic }) => topic) }
}

/** Shortest word of a topic's name that is recognised with a slip. */
const LEAST_MENDED = 5

/** A phrase with its mistyped words put right, where a topic's name has them. */
function mended(phrase: string, topics: readonly Topic[]): string {
  const known = new Set(
    topics.flatMap(({ title, names }) => [title, ...names].flatMap((name) => plainName(name).split(' '))),
  )
  return plainName(phrase)
    .split(' ')
    .map((word) => {
      if (word.length < LEAST_MENDED || known.has(word)) return word
      return (
        [...known].find((one) => one.length >= LEAST_MENDED && one[0] === word[0] && isOneSlipAway(word, one)) ?? word
      )
    })
    .join(' ')
}

function finderFor(topics: readonly Topic[]): Finder {
  const known = finders.get(topics)
  if (known !== undefined) return known
  const finder = finderOf(
    topics.map((topic) => ({
      source: topicSource(topic),
      questions: [topic.title, ...topic.names],
      terms: topic.names.join(' '),
      text: topic.problem,
    })),
  )
  finders.set(topics, finder)
  return finder
}
