import { countryAnswer } from './country-answers.ts'
import type { Knowledge } from './knowledge.ts'
import type { Passage } from './passage.ts'
import type { ProjectSense } from './project-sense.ts'
import { passageTitles as titles } from './record-check-messages.en.ts'
import { subjectOfTopic } from './subject.ts'
import { positionAnswer } from './topic-answers.ts'
import { topicNamed } from './topic-sources.ts'

/** How many of a project's topics are told of: the first ones, as there is room for little. */
const TOPICS_MOST = 2

/** What the product knows of a project's country and topics. */
export async function projectPassages(
  { country, topics: named }: ProjectSense,
  knowledge: Knowledge,
): Promise<readonly Passage[]> {
  const [world, book] = await Promise.all([knowledge.world(), knowledge.topics()])
  const topics = [...new Set(named.flatMap((topic) => topicNamed(topic, book) ?? []))].slice(0, TOPICS_MOST)
  const lines = topics.flatMap((topic): readonly Passage[] => {
    const told = country && positionAnswer(topic, country)
    const { text, source } = subjectOfTopic(topic)
    const line = told && { title: titles.interests(country.name, topic.title), text: told.text, source }
    return [...(line === undefined ? [] : [line]), { title: source.title, text, source }]
  })
  const profile = country && countryAnswer(world, country)
  const [source] = profile?.sources ?? []
  if (country === undefined || profile === undefined || source === undefined) return lines
  return [...lines, { title: titles.profile(country.name), text: profile.text, source }]
}

/** Passages of which each is told once, and none that a table tells already. */
export function withoutRepeats(passages: readonly Passage[], told: readonly Passage[]): readonly Passage[] {
  const titlesTold = new Set(told.map(({ title }) => title))
  return passages.filter(({ title }) => {
    const isNew = !titlesTold.has(title)
    titlesTold.add(title)
    return isNew
  })
}
