import { FOR_BEGINNERS } from './lesson-answer.ts'
import { NUMBER, numberOf } from './products/read-length.ts'
import type { Conversation, Intent } from './request.ts'
import { roleQuestions } from './role-messages.en.ts'

const TEACHER =
  /\b(?:i(?:'m| am|m) (?:an? |the )?(?:\w+ )?(?:teacher|advis[eo]r|coach)|i teach|my (?:pupils|students|class|group of)|(?:\d+|twelve|eighteen|twenty|thirty) (?:pupils|students))\b/i
const CHAIR =
  /\b(?:i(?:'m| am|m|'ll| will)(?: be| have to| going to)? (?:chair(?:ing)?|co-?chair(?:ing)?|presid(?:e|ing)|(?:the |a )?(?:first-time )?chair)|chair here|(?:my )?first time (?:chairing|as (?:a )?chair))\b/i

/** What somebody asks who tells that they teach or chair; a chair is no delegate, and a teacher no country's. */
export function ofRoleIn(text: string, before: Conversation | undefined): Intent | undefined {
  return chairIn(text, before) ?? lessonIn(text, before) ?? seatIn(text)
}

const asked = (text: string): Intent => ({ kind: 'question', text })
const ASKS = /\?|\b(?:what|how|why|who|which|when|can|could|should|do|does|is|allowed|write|give|make)\b/i
const PREPARES =
  /\bwhat (?:do|should|must) i (?:need to |have to )?(?:prepare|do|bring|know)\b|\bany (?:tips|advice)\b|\bhelp\b/i

function chairIn(text: string, before: Conversation | undefined): Intent | undefined {
  const isFirst = CHAIR.test(text)
  if (isFirst && (!ASKS.test(text) || PREPARES.test(text))) return asked(roleQuestions.firstChair)
  const isChair = isFirst || before?.role === 'chair'
  if (!isChair) return undefined
  if (/\b(?:nobody|no ?one|no-one)\b.{0,24}\b(?:rais\w+|motions?|placards?|speaks?|wants|talks?|says?)\b/i.test(text))
    return asked(roleQuestions.silence)
  if (
    /\bpoints? of order\b/i.test(text) &&
    /\b(?:not|isn'?t|aren'?t|wrong|everything|always|keeps?|stop)\b/i.test(text)
  )
    return asked(roleQuestions.points)
  if (/\bprecedence\b|\b(?:order|which)\b.{0,30}\bmotions?\b.{0,30}\b(?:vote|first|time)\b/i.test(text))
    return { kind: 'precedence', pack: 'general-assembly' }
  return undefined
}

/** Whether a message tells that its sender chairs, or teaches. */
export function roleIn(text: string): Conversation['role'] {
  if (CHAIR.test(text)) return 'chair'
  return TEACHER.test(text) ? 'teacher' : undefined
}

const WANTS_TOPIC = /\b(?:propose|suggest|recommend|choose|pick|take|good|easy|which|what)\b.{0,24}\btopics?\b/i
const WANTS_CAST = new RegExp(
  `\\b(?:which|what)\\b.{0,8}?\\b(?<count>${NUMBER})? ?(?:countries|delegations|states)\\b.{0,12}\\b(?:would|could|should|do|give|use|take|pick|choose|for)\\b|\\b(?:each|every|the) (?:country|delegation|cards?)\\b|\\bcards?\\b`,
  'i',
)
const WANTS_PLAN =
  /\bhow long\b.{0,40}\b(?:plan|session|take|last|simulation)\b|\b(?:how to|organi[sz]e|plan|structure|timetable|schedule)\b.{0,60}\b(?:lessons?|simulation|it|session|hour)\b|\b(?:lessons?|hour|minutes)\b.{0,80}\b(?:organi[sz]e|plan|structure)\b/i
const NEEDS_CHAIR = /\b(?:do|should) (?:i|we) need a chair\b|\bcan (?:i|a teacher) (?:chair|do it myself)\b/i
/** A plan of lessons that lead up to a simulation is a text of its own. */
const ORDERS_PLAN = /\b(?:make|write|give)\b.{0,12}\bplan\b/i
const OF_LESSONS = new RegExp(`\\b(?<lessons>${NUMBER})[ -](?:lessons?|sessions?|classes)\\b`, 'i')
const OF_MINUTES = new RegExp(`\\b(?<minutes>${NUMBER})[ -](?:minutes?|mins?)\\b`, 'i')
const OF_HOURS = new RegExp(`\\b(?<hours>${NUMBER})[ -]?hours?\\b`, 'i')
const USUAL = { lessons: 1, minutes: 45, count: 10 } as const
const MOST = { lessons: 6, minutes: 180, count: 20 } as const

const number = (said: string | undefined, usual: number, most: number) =>
  said === undefined ? usual : Math.min(most, Math.max(1, Math.round(numberOf(said))))

/** What a teacher asks for their pupils. */
function lessonIn(text: string, before: Conversation | undefined): Intent | undefined {
  if (before?.role !== 'teacher' && !TEACHER.test(text)) return undefined
  const last = before?.matter?.kind === 'lesson' ? before.matter : undefined
  const hours = text.match(OF_HOURS)?.groups?.hours
  const wish = {
    kind: 'lesson' as const,
    topic: chosenTopic(text, before) ?? last?.topic ?? before?.topic ?? '',
    count: number(text.match(WANTS_CAST)?.groups?.count, last?.count ?? USUAL.count, MOST.count),
    isPlain: /\b(?:simpl\w+|eas(?:y|ier)|plain|weak english|short(?:er)?)\b/i.test(text),
    lessons: number(text.match(OF_LESSONS)?.groups?.lessons, USUAL.lessons, MOST.lessons),
    minutes:
      hours === undefined
        ? number(text.match(OF_MINUTES)?.groups?.minutes, USUAL.minutes, MOST.minutes)
        : number(hours, 1, MOST.lessons) * MINUTES_OF_HOUR,
  }
  if (NEEDS_CHAIR.test(text)) return { ...wish, asks: 'chair' }
  if (WANTS_CAST.test(text) && !/\bquiz\b|\bvot(?:e|es|ed|ing)\b/i.test(text)) return { ...wish, asks: 'cast' }
  if (WANTS_PLAN.test(text) && !ORDERS_PLAN.test(text)) return { ...wish, asks: 'plan' }
  return WANTS_TOPIC.test(text) && !/\bquiz\b/i.test(text) ? { ...wish, asks: 'topics' } : undefined
}
const MINUTES_OF_HOUR = 60

const PLACES = ['first', 'second', 'third'] as const
/** "The first one sounds suitable", "let's take access to clean water". */
function chosenTopic(text: string, before: Conversation | undefined): string | undefined {
  const named = text.match(
    /\b(?:let'?s take|we take|i(?:'ll| will)? take|topic (?:is|will be)|on the topic of) (?<topic>[^.?!]{3,60})/i,
  )
  if (named?.groups?.topic !== undefined) return named.groups.topic
  if (before?.matter?.kind !== 'lesson' || before.matter.asks !== 'topics') return undefined
  const place = PLACES.findIndex((word) => new RegExp(`\\bthe ${word}\\b`, 'i').test(text))
  return FOR_BEGINNERS[place]
}

const DISAGREES =
  /\b(?:don'?t|do not|dont|can'?t|never)(?: \w+)? agree with (?:anything|what|them|it|that|my|this|most)\b|\bhate (?:what|everything) (?:my|this) country\b/i

/** How to speak for a country that one does not agree with. */
function seatIn(text: string): Intent | undefined {
  return DISAGREES.test(text) && /\b(?:how|what|represent|do this|defend)\b/i.test(text)
    ? asked(roleQuestions.disagrees)
    : undefined
}
