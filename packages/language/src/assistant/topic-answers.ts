import { capital } from '../text/capital.ts'
import type { Answer } from './answer.ts'
import type { AssistantCountry, Topic, TopicInterest } from './content.ts'
import { topicOf } from './products/topic-finder.ts'
import type { Intent } from './request.ts'
import { slot } from './slots.ts'
import { shortName } from './states.ts'
import { topicMessages as words } from './topic-messages.en.ts'
import { topicSource } from './topic-sources.ts'

const FACTS = 3
const MEASURES = 3
const CONCERNS = 2

/** Parts of a topic that a question can be about. */
export type TopicPart = 'whole' | 'facts' | 'solutions' | 'objections' | 'sides'

/** The part of a topic that a question asks for. */
export function topicPartIn(text: string): TopicPart {
  if (/\b(?:both sides|pros and cons)\b/i.test(text)) return 'sides'
  if (
    /\b(?:solutions?|solve|measures?|what (?:can|should|could) (?:be done|we do|the un do|states do)|proposals?|fix)\b/i.test(
      text,
    )
  )
    return 'solutions'
  if (/\b(?:facts?|statistics?|figures?|numbers?|data|evidence)\b/i.test(text)) return 'facts'
  return /\b(?:objections?|concerns?|against|criticis\w+|opponents?|controvers\w+|disagree\w*)\b/i.test(text)
    ? 'objections'
    : 'whole'
}

/** What is known of a topic: its problem, facts, what can be done, and what is held against it. */
export function topicAnswer(topic: Topic, part: TopicPart): Answer {
  const facts = topic.facts.map(({ fact, source, year }) => words.fact(fact, source, year))
  const measures = [...topic.measures.usual, ...topic.measures.mild, ...topic.measures.strong].map(
    ({ label, because }) => words.measure(label, because),
  )
  const concerns = topic.concerns.map(({ concern, answer }) => words.concern(concern, answer))
  const parts = {
    whole: [
      topic.problem,
      words.list(words.facts, facts.slice(0, FACTS)),
      words.list(words.concerns, concerns.slice(0, CONCERNS)),
    ],
    facts: [words.list(words.facts, facts)],
    solutions: [words.list(words.measures(topic.title), measures.slice(0, MEASURES))],
    objections: [words.list(words.concerns, concerns)],
    sides: [
      words.list(words.inFavour(topic.title), measures.slice(0, CONCERNS)),
      words.list(words.heldAgainst, concerns.slice(0, CONCERNS)),
    ],
  } satisfies Record<TopicPart, readonly string[]>
  return {
    text: parts[part].filter((text) => text !== '').join('\n\n'),
    sources: [topicSource(topic)],
    form: part === 'whole' ? 'explanation' : 'list',
    suggestions: words.suggestions(topic.title),
  }
}

/** Questions that the objections on a topic lead to. */
export function askedAnswer(
  { topic, country, count, from }: Extract<Intent, { kind: 'asked' }>,
  topics: readonly Topic[],
): Answer {
  const { topic: found } = topicOf(topic, topics)
  const concerns = found?.concerns ?? []
  if (found === undefined || concerns.length === 0)
    return { text: words.noQuestions(slot(topic)), sources: [], form: 'admits' }
  const to = country === undefined ? undefined : shortName(country)
  const lines = Array.from({ length: Math.min(count, concerns.length) }, (_, index) => {
    const one = concerns[(from + index) % concerns.length]
    return one === undefined ? '' : words.question(index + 1, to, one.concern, one.answer)
  })
  return {
    text: [words.questionsLead(found.title, to), ...lines].join('\n\n'),
    sources: [topicSource(found)],
    form: 'list',
  }
}

/** What a country says on a topic; undefined when nothing is known nearer than what everybody says. */
export function interestOf(topic: Topic, { iso3, blocs }: AssistantCountry): TopicInterest | undefined {
  return (
    topic.interests.find(({ countries }) => countries.includes(iso3)) ??
    topic.interests.find((one) => one.blocs.some((bloc) => blocs.includes(bloc)))
  )
}

/** A country's position on a topic; undefined when none is on record. */
export function positionAnswer(topic: Topic, country: AssistantCountry): Answer | undefined {
  const interest = interestOf(topic, country)
  if (interest === undefined) return undefined
  const all = [...topic.measures.mild, ...topic.measures.usual, ...topic.measures.strong]
  const labels = (ids: readonly string[]) => ids.flatMap((id) => all.find((one) => one.id === id)?.label ?? [])
  const name = shortName(country)
  const text = [
    words.position(capital(name), topic.title, interest.position),
    words.wants(labels(interest.wants)),
    words.resists(labels(interest.resists)),
    words.line(interest.line),
    words.source(interest.source),
  ]
    .filter((one) => one !== '')
    .join('\n\n')
  return { text, sources: [topicSource(topic)], form: 'explanation' }
}
