import { capital } from '../text/capital.ts'
import type { Answer } from './answer.ts'
import type { AssistantCountry, AssistantWorld, Topic } from './content.ts'
import { firstSentence, unstopped } from './products/prose.ts'
import { topicOf } from './products/topic-finder.ts'
import type { Intent } from './request.ts'
import { LESSON_STEPS, lessonMessages as words } from './role-messages.en.ts'
import { shortName } from './states.ts'
import { topicSource } from './topic-sources.ts'

type Lesson = Extract<Intent, { kind: 'lesson' }>

/** Topics that pupils know from their own lives. */
export const FOR_BEGINNERS: readonly string[] = ['plastic pollution', 'access to education', 'water scarcity']

/** What a teacher asks for who runs a simulation: topics, countries with cards, or a plan of the time. */
export function lessonAnswer(wish: Lesson, topics: readonly Topic[], world: AssistantWorld): Answer {
  switch (wish.asks) {
    case 'topics':
      return topicsAnswer(topics)
    case 'cast':
      return castAnswer(wish, topics, world)
    case 'plan':
      return planAnswer(wish)
    case 'chair':
      return { text: words.chair, sources: [], form: 'explanation' }
  }
}

function topicsAnswer(topics: readonly Topic[]): Answer {
  const found = FOR_BEGINNERS.flatMap((name) => topicOf(name, topics).topic ?? [])
  const lines = found.map(({ title, problem }, at) => words.topic(at + 1, capital(title), firstSentence(problem)))
  return { text: words.topics(lines), sources: found.map(topicSource), form: 'list', suggestions: [] }
}

/** A delegation with what it holds. */
interface Card {
  readonly country: AssistantCountry
  readonly position: string
  readonly wants: string
}

/** Countries in turn from each of the interests on a topic, the first of each interest first. */
function cardsOn(topic: Topic, { countries }: AssistantWorld): readonly Card[] {
  const measures = Object.values(topic.measures).flat()
  const rows = topic.interests.map((interest) =>
    interest.countries.flatMap((code) => {
      const country = countries.find(({ iso3 }) => iso3 === code)
      const wants = measures.find(({ id }) => id === interest.wants[0])?.label ?? ''
      return country === undefined ? [] : [{ country, position: interest.position, wants }]
    }),
  )
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
}

function castAnswer({ topic: asked, count, isPlain }: Lesson, topics: readonly Topic[], world: AssistantWorld): Answer {
  const topic = asked === '' ? undefined : topicOf(asked, topics).topic
  if (topic === undefined) return { text: words.askTopic, sources: [], form: 'question-back' }
  const cards = cardsOn(topic, world).slice(0, count)
  const lines = cards.map(({ country, position, wants }, at) => {
    const name = capital(shortName(country))
    return isPlain && wants !== '' ? words.plain(at + 1, name, unstopped(wants)) : words.card(at + 1, name, position)
  })
  const text = [
    words.castLead(cards.length, topic.title),
    lines.join('\n'),
    cards.length < count ? words.fewer(cards.length) : words.castEnd,
  ].join('\n\n')
  return { text, sources: [topicSource(topic)], form: 'list' }
}

const ROUND = 5

/** The steps of a simulation with the minutes of each; every lesson takes its share of them and is filled by it. */
function planAnswer({ lessons, minutes }: Lesson): Answer {
  const most = Math.ceil(LESSON_STEPS.length / lessons)
  const parts = Array.from({ length: lessons }, (_, at) => {
    const steps = LESSON_STEPS.slice(at * most, (at + 1) * most)
    return [...(lessons > 1 ? [words.lesson(at + 1)] : []), timed(steps, minutes).join('\n')].join('\n\n')
  })
  return { text: [words.planLead(lessons, minutes), ...parts, words.chair].join('\n\n'), sources: [], form: 'list' }
}

/** Steps that fill so many minutes, in whole fives; the last takes what is left. */
function timed(steps: typeof LESSON_STEPS, minutes: number): readonly string[] {
  const shares = steps.reduce((sum, [share]) => sum + share, 0)
  let from = 0
  return steps.map(([share, what], at) => {
    const length = Math.max(ROUND, Math.round((minutes * share) / shares / ROUND) * ROUND)
    const to = at === steps.length - 1 ? minutes : Math.min(minutes - ROUND, from + length)
    const line = words.step(from, to, what)
    from = to
    return line
  })
}
