import { termsOf } from '../../text/terms.ts'
import type { Answer } from '../answer.ts'
import type { AssistantCountry, GuideEntry, Topic } from '../content.ts'
import { foundFor } from '../found.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Operation } from '../operations.ts'
import type { Find } from '../retrieval.ts'
import { topicSlot } from '../slots.ts'
import { shortName } from '../states.ts'
import { generalLead } from './general.ts'
import { type Matter, matterOn } from './matter.ts'
import { quizMessages as words } from './quiz-messages.en.ts'
import { entryQuestions } from './quiz-of-entries.ts'
import { countryQuestions, type QuizQuestion, ruleQuestions, topicQuestions } from './quiz-questions.ts'

/** A quiz to be set. */
export interface QuizWish {
  readonly kind: 'quiz'
  /** In its user's words; empty for a quiz on a country, or while it is not known. */
  readonly topic: string
  readonly country: AssistantCountry | undefined
  readonly count: number
  /** How many questions were asked before. */
  readonly from: number
  readonly isHard: boolean
  /** How many questions were shown before harder ones were asked for. */
  readonly seen?: number
  readonly shows: 'all' | 'questions' | 'answers'
  /** The only question whose answer is to be shown. */
  readonly selection: number | undefined
}

const COUNT = { least: 1, most: 15 } as const
/** Entries of the guide that make good questions on the rules. */
const RULES = new Set(
  (
    'present-and-voting speakers-list moderated-caucus unmoderated-caucus motion-or-point point-of-order point-of-privilege ' +
    'parliamentary-inquiry right-of-reply yielding seconding precedence majorities tie-vote abstaining roll-call-vote closing-debate ' +
    'division-of-question amendments important-question quorum veto explanation-of-vote appeal'
  ).split(' '),
)
/** "The rules", and nothing that is ruled. */
const ONLY_RULES =
  /^(?:the )?(?:mun )?(?:rules|procedure|rop|motions|points)\b(?! (?:for|of|on|about) (?!procedure|debate))/i
const PROCEDURE = /\b(?:procedure|rules?|rop|motions?|points?)\b/i

/** A quiz with its answers at the end. */
export async function quizAnswer(wish: QuizWish, knowledge: Knowledge): Promise<Answer> {
  const { topic, country, count, from } = wish
  if (topic === '' && country === undefined) return { text: words.ask, sources: [] }
  const matter = await matterOn(wish, knowledge)
  const [title, all] = await questionsFor(wish, matter, knowledge)
  const unseen = [...all.slice(wish.seen ?? 0), ...all.slice(0, wish.seen ?? 0)]
  const fitting = wish.isHard ? hardFirst(unseen, all.length - (wish.seen ?? 0)) : all
  if (fitting.length === 0) return { text: generalLead(matter).replace(/ Here is an outline.*$/, ''), sources: [] }
  const asked = Array.from(
    { length: Math.min(count, fitting.length) },
    (_, at) => fitting[(from + at) % fitting.length],
  )
  const questions = asked.filter((one) => one !== undefined)
  return { text: quizText(wish, title, questions), sources: matter.sources }
}

/** The questions that were not shown yet, the hard ones first, and then the others. */
function hardFirst(questions: readonly QuizQuestion[], unseen: number): readonly QuizQuestion[] {
  const byDifficulty = (some: readonly QuizQuestion[]) =>
    [...some].sort((one, other) => Number(other.isHard) - Number(one.isHard))
  return [...byDifficulty(questions.slice(0, unseen)), ...byDifficulty(questions.slice(unseen))]
}

async function questionsFor(
  { topic, country }: QuizWish,
  matter: Matter,
  knowledge: Knowledge,
): Promise<readonly [string, readonly QuizQuestion[]]> {
  if (ONLY_RULES.test(topic) || (matter.topic === undefined && PROCEDURE.test(topic))) {
    const { entries } = await knowledge.guide()
    return ['the rules of procedure', ruleQuestions(entries.filter(({ id }) => RULES.has(id)))]
  }
  const own = topic === '' ? undefined : await entriesOn(topic, matter, knowledge)
  if (own !== undefined) return [topicSlot(topic), entryQuestions(own)]
  if (topic === '' && country !== undefined) return [shortName(country), countryQuestions(country, matter)]
  return [matter.title, matter.topic === undefined ? [] : topicQuestions(matter.topic, matter)]
}

/** How surely a subject must be that of an entry, and how many entries beside it are asked about as well. */
const LEAST_SURE = 0.5
const ENTRIES = 4

/** The entries on a subject that is no topic of debate: a body, a treaty, a rule. */
async function entriesOn(
  subject: string,
  { topic }: Matter,
  knowledge: Knowledge,
): Promise<readonly GuideEntry[] | undefined> {
  const found = await foundFor({ text: subject }, knowledge)
  const [first] = found.finds
  if (first?.leaf.source.kind !== 'guide' || found.sureRatio < LEAST_SURE) return undefined
  const isTopic =
    topic !== undefined &&
    (first.signs.namedRatio * first.signs.variantRatio < LEAST_EXACT || isTopicNamed(subject, topic, first))
  if (isTopic) return undefined
  const ids = found.finds.flatMap(({ leaf }) => (leaf.source.kind === 'guide' ? [leaf.source.id] : []))
  const { entries } = await knowledge.guide()
  return ids.slice(0, ENTRIES).flatMap((id) => entries.find((one) => one.id === id) ?? [])
}

/** "Trade" is the topic of trade disputes, and no body that deals with trade; "the Security Council" is the body. */
function isTopicNamed(subject: string, { title }: Topic, { leaf }: Find): boolean {
  const said = termsOf(subject)
  const [ofTopic, ofEntry] = [new Set(termsOf(title)), new Set(termsOf(leaf.source.title))]
  return said.every((term) => ofTopic.has(term)) && [...ofEntry].some((term) => !said.includes(term))
}

/** An entry is meant, and no topic of a like name, where its own name is said. */
const LEAST_EXACT = 0.9

function quizText(
  { count, from, shows, selection }: QuizWish,
  title: string,
  questions: readonly QuizQuestion[],
): string {
  const answers = questions.map(({ answer, right }, at) => words.answer(from + at + 1, right, answer))
  if (selection !== undefined) {
    const at = selection === -1 ? questions.length - 1 : selection - 1 - from
    const [question, answer] = [questions[at], answers[at]]
    if (question !== undefined && answer !== undefined) {
      return [words.question(from + at + 1, question.text, question.options), answer].join('\n\n')
    }
  }
  const asked = questions.map(({ text, options }, at) => words.question(from + at + 1, text, options))
  return [
    words.lead(questions.length, title),
    ...(shows === 'answers' ? [] : asked),
    ...(shows === 'questions' ? [] : [`${words.answers}\n\n${answers.join('\n')}`]),
    ...(questions.length < count ? [words.fewer(questions.length)] : []),
  ].join('\n\n')
}

/** The quiz after an operation; undefined where it means nothing for a quiz. */
export function quizWith(wish: QuizWish, operation: Operation): QuizWish | undefined {
  const { from, count } = wish
  switch (operation.kind) {
    case 'another':
      return { ...wish, from: from + count, selection: undefined, shows: 'all' }
    case 'tone':
      if (operation.to === 'harder')
        return wish.isHard
          ? { ...wish, from: from + count, selection: undefined, shows: 'all' }
          : { ...wish, isHard: true, seen: from + count, from: 0, selection: undefined, shows: 'all' }
      return operation.to === 'more-formal' ? undefined : { ...wish, isHard: false, selection: undefined }
    case 'resize':
      return {
        ...wish,
        count: Math.min(
          COUNT.most,
          Math.max(COUNT.least, operation.to === 'longer' ? count + 3 : Math.ceil(count / 2)),
        ),
      }
    case 'count':
      return { ...wish, count: Math.min(COUNT.most, Math.max(COUNT.least, operation.count)), selection: undefined }
    case 'part':
    case 'why':
      return operation.number === undefined ? undefined : { ...wish, selection: operation.number }
    case 'correct':
      return { ...wish, shows: 'answers' }
    case 'for-country':
      return { ...wish, country: operation.country, topic: '', from: 0, selection: undefined }
    case 'mention':
      return { ...wish, topic: operation.what, from: 0, seen: 0, shows: 'all', selection: undefined }
    case 'on-topic':
      return { ...wish, topic: operation.topic, from: 0, seen: 0, shows: 'all', selection: undefined }
    default:
      return undefined
  }
}

/** Messages that are worth sending after a quiz. */
export function quizSuggestions({ isHard }: QuizWish): readonly string[] {
  return ['The next ones', isHard ? 'Easier ones' : 'Harder ones', 'The answers']
}
