import { capital } from '../../text/capital.ts'
import { termsOf } from '../../text/terms.ts'
import type { Topic } from '../content.ts'
import type { Knowledge } from '../knowledge.ts'
import { slot } from '../slots.ts'
import { type Matter, measuresOf } from './matter.ts'
import { mentionMessages as words } from './mention-messages.en.ts'
import { inside } from './prose.ts'
import { topicOf } from './topic-finder.ts'

/** A matter that is to be spoken of as well, as a speech or a paper says it and as a clause does. */
export interface Mention {
  readonly said: string
  readonly written: string
  readonly clause: string
}

/** What can be said on the matters that were asked for: from the topic itself, from another topic, else in plain words. */
export async function mentionsOf(
  phrases: readonly string[] | undefined,
  matter: Matter,
  knowledge: Knowledge,
): Promise<readonly Mention[]> {
  if (phrases === undefined) return []
  const topics = await knowledge.topics()
  return phrases.map((phrase) => mentionOf(slot(phrase), matter, topics))
}

function mentionOf(phrase: string, { topic }: Matter, topics: readonly Topic[]): Mention {
  const known = (topic && from(topic, phrase)) ?? fromOther(phrase, topics)
  return {
    said: known === undefined ? words.said(phrase) : words.saidFrom(phrase, known.fact),
    written: known === undefined ? words.written(phrase) : words.writtenFrom(phrase, known.fact),
    clause: known?.clause ?? words.clause(phrase),
  }
}

interface Known {
  readonly fact: string
  readonly clause: string | undefined
}

/** The fact and the measure of a topic that have all words of a phrase. */
function from(topic: Topic, phrase: string): Known | undefined {
  const terms = termsOf(phrase)
  const holds = (text: string) => {
    const own = new Set(termsOf(text))
    return terms.length > 0 && terms.every((term) => own.has(term))
  }
  const fact = topic.facts.find((one) => holds(one.fact))?.fact
  const measure = measuresOf(topic).find(({ clause, label }) => holds(clause) || holds(label))
  if (fact === undefined && measure === undefined) return undefined
  return { fact: fact ?? inside(measure?.because ?? '').replace(/\.$/, ''), clause: measure?.clause }
}

function fromOther(phrase: string, topics: readonly Topic[]): Known | undefined {
  const { topic } = topicOf(phrase, topics)
  const fact = topic?.facts[0]?.fact
  return fact === undefined || topic === undefined
    ? undefined
    : { fact: capital(fact), clause: topic.measures.usual[0]?.clause }
}
