import type { Answer } from '../answer.ts'
import type { AssistantCountry } from '../content.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Operation } from '../operations.ts'
import { shortName } from '../states.ts'
import { matterOn } from './matter.ts'
import { LESSONS, TASKS, planMessages as words } from './study-plan-messages.en.ts'

/** A plan of study until a conference. */
export interface StudyPlanWish {
  readonly kind: 'study-plan'
  /** In its user's words; empty while it is not known. */
  readonly topic: string
  readonly country: AssistantCountry | undefined
  readonly days: number
  /** The only day to be shown. */
  readonly selection: number | undefined
  /** Whether it is by lessons of a class, and not by days. */
  readonly isByLesson?: boolean
  /** How long each day or lesson is. */
  readonly minutes?: number
}

const MINUTE = 60

export const DAYS = { least: 1, usual: 7, most: 21 } as const

/** A task for each day, each with the message by which the assistant does its part. */
export async function studyPlanAnswer(wish: StudyPlanWish, knowledge: Knowledge): Promise<Answer> {
  if (wish.topic === '') return { text: words.ask, sources: [] }
  const { title, sources } = await matterOn(wish, knowledge)
  const name = wish.country && shortName(wish.country)
  const days =
    wish.isByLesson === true ? lessonsOf(wish.days, title) : daysOf(wish.days, name ?? words.yourCountry, title)
  const one = wish.selection === undefined ? undefined : days.at(wish.selection === -1 ? -1 : wish.selection - 1)
  const text = one ?? [words.lead(wish.days, name, title, wish.isByLesson), days.join('\n\n'), endOf(wish)].join('\n\n')
  return { text, sources }
}

const endOf = ({ minutes, isByLesson = false }: StudyPlanWish): string =>
  minutes === undefined ? (isByLesson ? words.endOfLessons : words.end) : words.minutes(minutes, isByLesson)

/** One lesson after another, the last of them a simulation; more than there are repeat the practice. */
function lessonsOf(count: number, topic: string): readonly string[] {
  const most = LESSONS.length
  const before = LESSONS.slice(0, -1)
  const last = LESSONS[most - 1]
  const perLesson = Math.ceil(before.length / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, at) => {
    const parts = at === count - 1 ? [last] : before.slice(at * perLesson, (at + 1) * perLesson)
    const shown = parts.filter((one) => one !== undefined)
    const [first] = shown
    return first === undefined
      ? words.lesson(at + 1, words.practice, [words.practiceWhat(topic)])
      : words.lesson(
          at + 1,
          shown.map(({ title }) => title).join(', '),
          shown.map(({ what }) => what(topic)),
        )
  })
}

function daysOf(count: number, country: string, topic: string): readonly string[] {
  const isResting = count >= 4
  const working = isResting ? count - 1 : count
  const tasks = TASKS.slice(0, Math.max(working, 3)).sort((one, other) => one.place - other.place)
  const days: string[] = []
  const perDay = Math.ceil(tasks.length / working)
  for (let at = 0; at < working; at++) {
    const [first, ...others] = tasks.slice(at * perDay, (at + 1) * perDay)
    if (first === undefined) days.push(words.repeat(at + 1, `Quiz on ${topic}, ${5 + (at % 3)} questions`))
    else {
      const messages = [first, ...others].map(({ message }) =>
        message(country, topic).replace(` for ${words.yourCountry}`, ''),
      )
      days.push(words.day(at + 1, first.title, first.what(country, topic), messages))
    }
  }
  return isResting ? [...days, words.rest(count)] : days
}

/** The plan after an operation; undefined where it means nothing for a plan. */
export function studyPlanWith(wish: StudyPlanWish, operation: Operation): StudyPlanWish | undefined {
  const within = (days: number) => Math.min(DAYS.most, Math.max(DAYS.least, days))
  switch (operation.kind) {
    case 'resize':
      return {
        ...wish,
        days: within(operation.to === 'longer' ? wish.days + 3 : Math.ceil(wish.days / 2)),
        selection: undefined,
      }
    case 'count':
      return { ...wish, days: within(operation.count), selection: undefined }
    case 'resize-to':
      return operation.unit === 'seconds' && operation.count >= MINUTE
        ? { ...wish, minutes: Math.round(operation.count / MINUTE), selection: undefined }
        : undefined
    case 'part':
      return { ...wish, selection: operation.number }
    case 'for-country':
      return { ...wish, country: operation.country }
    case 'on-topic':
      return { ...wish, topic: operation.topic }
    default:
      return undefined
  }
}

/** Messages that are worth sending after a plan. */
export function studyPlanSuggestions({ country, topic }: StudyPlanWish): readonly string[] {
  if (topic === '') return []
  return [
    'Only day 1',
    ...(country === undefined ? [] : [`Brief for ${country.placardName} on ${topic}`]),
    `Quiz on ${topic}`,
  ]
}
