import { NUMBER, numberOf } from './read-length.ts'
import { DAYS, type StudyPlanWish } from './study-plan.ts'
import { planMessages } from './study-plan-messages.en.ts'

const LESSONS = new RegExp(`\\b(${NUMBER})[ -](?:lessons?|sessions?|classes|meetings|trainings)\\b`, 'i')
const MINUTES = new RegExp(
  `\\b(${NUMBER})[ -](?:minutes?|minits?|mins?)\\b(?: (?:a|per|each|every) (?:day|lesson|session))?`,
  'i',
)
const WITHIN = /\b(?:lessons?|sessions?|classes|meetings|trainings)\b/gi

/** A plan with the lessons and minutes that its order names, wherever in the message. */
export function withLessons(plan: StudyPlanWish, text: string): StudyPlanWish {
  const number = text.match(LESSONS)?.[1]
  const minutes = text.match(MINUTES)?.[1]
  const timed = minutes === undefined ? plan : { ...plan, minutes: Math.round(numberOf(minutes)) }
  if (number === undefined) return timed
  const days = Math.min(DAYS.most, Math.max(DAYS.least, Math.round(numberOf(number))))
  const topic = plan.topic
    .replace(LESSONS, ' ')
    .replaceAll(WITHIN, ' ')
    .replace(/^(?:put|make|turn)? ?(?:the |this |that |it |all |whole |thing |in |into |a |for )*/i, '')
    .trim()
  return { ...timed, days, isByLesson: true, topic: topic === '' ? planMessages.beginners : topic }
}
