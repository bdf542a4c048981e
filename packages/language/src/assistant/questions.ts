import type { ChatBackground, ChatDocument, ModelMessage } from '@placard/application'
import type { Answer } from './answer.ts'
import { isSureAnswer, type Place } from './answer-sure.ts'
import { dossierAnswer } from './campaign-facts.ts'
import type { GuideEntry } from './content.ts'
import { CONTEXT_MEANT, contextAnswer } from './context-lines.ts'
import { courtesies } from './courtesies.en.ts'
import { differenceAnswer } from './difference.ts'
import { documentsOn } from './document-answers.ts'
import { entryAnswer } from './entry-answers.ts'
import { entryMessages as words } from './entry-messages.en.ts'
import { type Found, foundFor, isBeside } from './found.ts'
import type { Knowledge } from './knowledge.ts'
import type { Question } from './request.ts'
import type { Find } from './retrieval.ts'
import { type Subject, shownSubject, subjectOfEntry } from './subject.ts'
import { lastAnswer, ownTerms } from './thread.ts'
import { topicAnswer, topicPartIn } from './topic-answers.ts'
import { topicOfSource } from './topic-sources.ts'
import { voteSumAnswer, voteSumIn } from './vote-sum.ts'
import { withinSubject } from './within-subject.ts'
import { wordingAnswer } from './wording.ts'

/** From where on a leaf is offered as near. */
const NEAR_COVERED = 0.3
/** A question that names another matter this surely does not ask of what was shown. */
const OWN_SURE = 0.6
const OWN_NAMED = 0.7
/** What is told of the subject must meet this share of the question's new words. */
const LEAST_MET = { plain: 0.5, loose: 0.6 } as const
/** Another entry on the same subject must cover this share of them. */
const LEAST_COVERED = 0.55
/** Fewer or commoner words, by their weight, do not lead to another entry: they are about what was told. */
const LEAST_ASKED = 9

/** What surrounds a question. */
export interface QuestionSituation {
  readonly background: ChatBackground | undefined
  readonly documents?: readonly ChatDocument[] | undefined
  readonly turns: readonly ModelMessage[]
}

/**
 * The guide's or a campaign's answer to a question, else lines of the context, else that the assistant does not know.
 */
export async function questionAnswer(
  question: Question,
  knowledge: Knowledge,
  situation: QuestionSituation,
): Promise<Answer> {
  const { text, about, askedShare = 1, isFirst = false } = question
  const sum = voteSumIn(text)
  if (sum !== undefined) return voteSumAnswer(sum)
  const alone = await foundFor({ text }, knowledge)
  if (about !== undefined) {
    const followed = await followedAnswer(question, alone, knowledge, situation)
    if (followed !== undefined) return followed
  }
  const both = await differenceAnswer(text, knowledge)
  if (both !== undefined) return both
  const { background, documents = [], turns } = situation
  const { finds, best, between } = alone
  if (background !== undefined && (CONTEXT_MEANT.test(text) || best === undefined)) {
    const quoted = contextAnswer(text, background)
    if (quoted !== undefined) return quoted
  }
  if (between.length > 1) return betweenAnswer(between)
  const signs = { place: 'leaf', sureRatio: alone.sureRatio, metRatio: 0, askedShare, isFirst } as const
  if (best !== undefined && isSureAnswer(signs)) return leafAnswer(best, question, knowledge, turns)
  if (best !== undefined && askedShare > 0) return doubtfulAnswer(finds)
  const told = await documentsOn(text, documents, knowledge.pause)
  return told ?? unknownAnswer(finds)
}

/**
 * The answer to a question that refers to what was told before: a part of it, else another entry on the same subject,
 * else that it is not known. Undefined when the question names a matter of its own.
 */
async function followedAnswer(
  { text, about, isLoose, isOfShown, askedShare = 1 }: Question,
  alone: Found,
  knowledge: Knowledge,
  { turns, background }: QuestionSituation,
): Promise<Answer | undefined> {
  if (background !== undefined && CONTEXT_MEANT.test(text)) return undefined
  const subject = await shownSubject(turns, knowledge)
  const isOwn = isOfShown !== true && isOfItsOwn(alone, subject)
  if (isOwn && (isLoose === true || !POINTS.test(text))) return undefined
  const wording = subject && (await wordingAnswer(text, about, subject, knowledge))
  if (wording !== undefined) return wording
  const finder = await knowledge.finder()
  const last = lastAnswer(turns)
  const within = subject && withinSubject(subject, text, last, finder.weightOf)
  const isSure = (place: Place) =>
    isSureAnswer({ place, sureRatio: alone.sureRatio, metRatio: within?.metRatio ?? 0, askedShare, isFirst: false })
  if (
    subject !== undefined &&
    within !== undefined &&
    within.metRatio >= LEAST_MET[isLoose === true ? 'loose' : 'plain'] &&
    isSure('within')
  )
    return { text: within.text, sources: [subject.source], form: 'explanation' }
  if (isOwn) return undefined
  if (isOfShown === true && subject !== undefined)
    return { text: words.notSaid(subject.title), sources: [], form: 'admits' }
  const joint = await foundFor({ text, about: [about, subject?.title].join('. ') }, knowledge, subject)
  const beside = await besideAnswer(text, joint, subject, { knowledge, turns })
  if (beside !== undefined && isSure('beside')) return beside
  if (alone.best !== undefined || subject === undefined) return undefined
  if (within !== undefined && isLoose !== true && within.metRatio >= LEAST_MET.plain / 2 && isSure('within'))
    return { text: within.text, sources: [subject.source], form: 'explanation' }
  if (ownTerms(text).length > FEW_TERMS && (within === undefined || within.metRatio < LEAST_MET.plain / 2))
    return undefined
  return withNear({ text: words.notSaid(subject.title), sources: [], form: 'admits' }, joint.finds)
}

/** What another entry on the same subject says to a question: the whole of one that is called so, else its part. */
async function besideAnswer(
  text: string,
  { finds, best }: Found,
  subject: Subject | undefined,
  { knowledge, turns }: { readonly knowledge: Knowledge; readonly turns: readonly ModelMessage[] },
): Promise<Answer | undefined> {
  if (subject === undefined) return best && leafAnswer(best, { kind: 'question', text }, knowledge, turns)
  const { weightOf } = await knowledge.finder()
  const near = finds.filter(({ leaf }) => leaf.source.id !== subject.id && isBeside(leaf, subject))
  const named = near.find(
    ({ signs }) =>
      signs.asked >= LEAST_ASKED && signs.coveredRatio >= LEAST_COVERED && signs.namedRatio >= LEAST_COVERED / 2,
  )
  if (named !== undefined) return leafAnswer(named, { kind: 'question', text }, knowledge, turns)
  const last = lastAnswer(turns)
  const [part] = near
    .filter(({ leaf }) => leaf.source.kind === 'guide')
    .slice(0, NEIGHBOURS)
    .flatMap(({ leaf }) => {
      const { id, title } = leaf.source
      const within = withinSubject({ id, title, source: leaf.source, text: leaf.text }, text, last, weightOf)
      return within === undefined || within.metRatio < LEAST_PART ? [] : [{ leaf, within }]
    })
    .toSorted((one, other) => other.within.metRatio - one.within.metRatio)
  return part && { text: part.within.text, sources: [part.leaf.source], form: 'explanation' }
}

/** A question with more words of its own, none of which was told, is on something else. */
const FEW_TERMS = 3
/** A part of another entry must meet this share of a question's new words. */
const LEAST_PART = 0.7
/** How many entries on the same subject are looked into. */
const NEIGHBOURS = 4

/** Words that stand for what was told. */
const POINTS = /\b(?:it|its|they|them|their|that|this|these|those|there)\b/i

/** Whether a question names a matter other than what was told. */
function isOfItsOwn({ best, sureRatio, between }: Found, subject: Subject | undefined): boolean {
  if (best === undefined || between.length > 1 || best.leaf.source.id === subject?.id) return false
  return sureRatio >= OWN_SURE && best.signs.namedRatio >= OWN_NAMED
}

/** Asks which of several entries is meant. */
function betweenAnswer(finds: readonly Find[]): Answer {
  const titles = finds.map(({ leaf }) => leaf.source.title)
  const list = titles.map(words.option).join('\n')
  return { text: `${words.between}\n\n${list}`, sources: [], form: 'question-back', suggestions: titles }
}

/** Offers what was found, since it may be beside the question. */
function doubtfulAnswer(finds: readonly Find[]): Answer {
  const titles = [...new Set(finds.map(({ leaf }) => leaf.source.title))].slice(0, 3)
  const list = titles.map(words.option).join('\n')
  return { text: `${words.doubtful}\n\n${list}`, sources: [], form: 'question-back', suggestions: titles }
}

/** The titles of what was found near a question. */
export const nearTitles = (finds: readonly Find[]): readonly string[] => {
  const near = finds.filter(({ signs }) => signs.coveredRatio >= NEAR_COVERED).slice(0, 3)
  return [...new Set(near.map(({ leaf }) => leaf.source.title))]
}

/** What is near to a question that could not be answered, to go on with. */
function withNear(answer: Answer, finds: readonly Find[]): Answer {
  const titles = nearTitles(finds)
  return answer.form === 'admits' && titles.length > 0 ? { ...answer, suggestions: titles } : answer
}

/** Says plainly that the assistant does not know, with the nearest that it does. */
function unknownAnswer(finds: readonly Find[]): Answer {
  const near = nearTitles(finds)
  const suggestions = near.length > 0 ? near : courtesies.canDo
  return { text: courtesies.refusal(near), sources: [], form: 'admits', suggestions }
}

/** The entry of a find; undefined for campaigns and topics. */
export async function entryOf({ leaf }: Find, knowledge: Knowledge): Promise<GuideEntry | undefined> {
  if (leaf.source.kind !== 'guide') return undefined
  return (await knowledge.guide()).entries.find(({ id }) => id === leaf.source.id)
}

const SHOWN_LENGTH = 80

/** Whether an answer was given before in the conversation. */
export const isShown = (text: string, turns: readonly ModelMessage[]): boolean =>
  turns.some((turn) => turn.role === 'assistant' && turn.text.includes(text.slice(0, SHOWN_LENGTH)))

async function leafAnswer(
  find: Find,
  { text }: Question,
  knowledge: Knowledge,
  turns: readonly ModelMessage[],
): Promise<Answer> {
  const { source } = find.leaf
  const entry = await entryOf(find, knowledge)
  if (entry !== undefined)
    return isShown(entry.answer, turns) ? partAnswer(entry, text, knowledge, turns) : entryAnswer(entry)
  const topic = topicOfSource(source, await knowledge.topics())
  if (topic !== undefined) return topicAnswer(topic, topicPartIn(text))
  const [{ campaigns }, { countries }] = await Promise.all([knowledge.campaigns(), knowledge.world()])
  return dossierAnswer(source, campaigns, countries) ?? unknownAnswer([])
}

/** What an entry that was already shown says to a further question; the whole where nothing of it is asked for. */
async function partAnswer(
  entry: GuideEntry,
  question: string,
  knowledge: Knowledge,
  turns: readonly ModelMessage[],
): Promise<Answer> {
  const { weightOf } = await knowledge.finder()
  const last = lastAnswer(turns)
  const within = withinSubject(subjectOfEntry(entry), question, last, weightOf)
  if (within === undefined) return entryAnswer(entry)
  return { text: within.text, sources: [{ kind: 'guide', id: entry.id, title: entry.title }], form: 'explanation' }
}
