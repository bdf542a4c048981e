import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import type { Topic } from './content.ts'
import { OBJECTION_KINDS, objectionMessages as words } from './objection-messages.en.ts'
import { topicOf } from './products/topic-finder.ts'
import type { Intent } from './request.ts'
import { slot } from './slots.ts'
import { interestOf } from './topic-answers.ts'
import { topicSource } from './topic-sources.ts'

type Objection = Extract<Intent, { kind: 'objection' }>

/** An objection of a topic must have this share of the words that were said. */
const LEAST_SHARED = 0.5

/** The topic's own objection that is meant, with its answer. */
function knownIn({ said }: Objection, topic: Topic | undefined): Topic['concerns'][number] | undefined {
  const terms = [...new Set(termsOf(said))]
  const [best] = (topic?.concerns ?? [])
    .map((one) => {
      const own = new Set(termsOf(one.concern))
      return { one, share: terms.filter((term) => own.has(term)).length / Math.max(1, terms.length) }
    })
    .toSorted((a, b) => b.share - a.share)
  return best !== undefined && best.share >= LEAST_SHARED ? best.one : undefined
}

/** What one can answer when others bring up something: from the topic, by the kind of objection, and from one's line. */
export function objectionAnswer(wish: Objection, topics: readonly Topic[]): Answer {
  const topic = wish.topic === '' ? undefined : topicOf(wish.topic, topics).topic
  const known = knownIn(wish, topic)
  const kind = OBJECTION_KINDS.find(({ said }) => said.test(wish.said))
  const line = topic && wish.country && interestOf(topic, wish.country)?.line
  const [measure] = topic?.measures.usual ?? []
  const all: readonly string[] = [
    ...(known === undefined ? [] : [`“${known.answer}”`]),
    ...(kind?.answers ?? []),
    ...(line === undefined ? [] : [words.line(line)]),
    ...(kind !== undefined || measure === undefined ? [] : [words.measure(measure.spoken, measure.because)]),
    words.ask,
    words.bridge,
  ]
  const lines = all.slice(0, wish.count).map((answer, at) => words.numbered(at + 1, answer))
  return {
    text: [words.lead(slot(wish.said)), lines.join('\n'), words.rule].join('\n\n'),
    sources: topic === undefined ? [] : [topicSource(topic)],
    form: 'list',
  }
}
