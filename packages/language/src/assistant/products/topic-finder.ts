import { isOneSlipAway } from '../../text/spelling.ts'
import type { Topic } from '../content.ts'
import { type Finder, finderOf } from '../retrieval.ts'

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
  const named = namedIn(phrase, topics) ?? namedIn(mended(phrase, topics), topics)
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

function namedIn(phrase: string, topics: readonly Topic[]): Topic | undefined {
  const said = ` ${plain(phrase)} `
  let [found, length]: [Topic | undefined, number] = [undefined, 0]
  for (const topic of topics) {
    for (const name of [topic.title, ...topic.names]) {
      const words = plain(name)
      if (words.length > length && said.includes(` ${words} `)) [found, length] = [topic, words.length]
    }
  }
  return found
}

/** Shortest word of a topic's name that is recognised with a slip. */
const LEAST_MENDED = 5

/** A phrase with its mistyped words put right, where a topic's name has them. */
function mended(phrase: string, topics: readonly Topic[]): string {
  const known = new Set(
    topics.flatMap(({ title, names }) => [title, ...names].flatMap((name) => plain(name).split(' '))),
  )
  return plain(phrase)
    .split(' ')
    .map((word) => {
      if (word.length < LEAST_MENDED || known.has(word)) return word
      return (
        [...known].find((one) => one.length >= LEAST_MENDED && one[0] === word[0] && isOneSlipAway(word, one)) ?? word
      )
    })
    .join(' ')
}

/** Lower case, words only, without articles: "The High Seas Treaty" is "high seas treaty". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(?:the|an?)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function finderFor(topics: readonly Topic[]): Finder {
  const known = finders.get(topics)
  if (known !== undefined) return known
  const finder = finderOf(
    topics.map(({ id, title, names, problem }) => ({
      source: { kind: 'guide', id, title },
      questions: [title, ...names],
      terms: names.join(' '),
      text: problem,
    })),
  )
  finders.set(topics, finder)
  return finder
}
