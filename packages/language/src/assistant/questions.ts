import type { ChatBackground, ChatDocument, ModelMessage } from '@placard/application'
import { rulesIn } from '../text/procedure-names.ts'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import { dossierAnswer } from './campaign-facts.ts'
import type { GuideEntry } from './content.ts'
import { CONTEXT_MEANT, contextAnswer } from './context-lines.ts'
import { courtesies } from './courtesies.en.ts'
import { documentsOn } from './document-answers.ts'
import { isElsewhere } from './elsewhere.ts'
import { entryAnswer, firstSentences, passageAnswer } from './entry-answers.ts'
import { entryMessages as words } from './entry-messages.en.ts'
import type { Knowledge } from './knowledge.ts'
import type { Question } from './request.ts'
import { type Find, type Finder, isFitting } from './retrieval.ts'
import { ownTerms } from './thread.ts'
import { topicAnswer, topicPartIn } from './topic-answers.ts'
import { topicOfSource } from './topic-sources.ts'

/** Threshold below which an entry is not even suggested as related. */
const NEAR_FIT = 0.25
const RULE_BONUS = 0.15
/** A question that says nothing but a title asks for its entry. */
const TITLE_BONUS = 0.1
/** What a question refers to is most likely what was shown last. */
const SHOWN_BONUS = 0.06
/** What does not even name what was shown is not what a question refers to. */
const BESIDE_MALUS = 0.25
const ISSUE_MALUS = 0.18
/** A topic that a question does not name is seldom asked for. */
const UNNAMED_MALUS = 0.2
/** Nor is one whose name is only among other words: "the job of a sponsor" is not on jobs. */
const LEAST_NAMED = 0.75
/** A question that fits an entry this well by itself does not refer to anything. */
const ALONE_FIT = 0.62
/** Nor does one whose words are nearly all met. */
const NEW_COVERED = 0.8
/** A question that refers back must still be about what is found, with at least this share of its own words. */
const LEAST_COVERED = 0.48
/** Nor may it be found by the words before alone. */
const LEAST_JOINT = 0.58
const LEAST_LOOSE = 0.5
/** An order of a text is no question on what it names. */
const ORDERS = /^(?:(?:please|can you|could you|now|and|ok)[\s,]+)*(?:write|draft|compose|prepare|make)\b/i
/** Below the first, entries nearer to each other than the second are offered instead of chosen from. */
const SURE_FIT = 0.5
const CLOSE_FITS = 0.03

/** What surrounds a question. */
export interface QuestionSituation {
  readonly background: ChatBackground | undefined
  readonly documents?: readonly ChatDocument[] | undefined
  readonly turns: readonly ModelMessage[]
}

/** Words that stand for what was shown. */
const PRONOUN = /\b(?:it|its|they|them|their|that|this|these|those)\b/i

/** What was found for a question, best first. */
export interface Found {
  readonly finds: readonly Find[]
  /** The one that answers it; undefined when none does. */
  readonly best: Find | undefined
  /** Those of which none is clearly meant. */
  readonly between: readonly Find[]
}

/** Words that only colour a question. */
const COLOUR =
  /\b(?:though|like|exactly|again|anyway|probably|obviously|literally|basically|honestly|super|thing|stuff)\b/gi
/** What may divide a question from what is said around it. */
const ASIDES = /[,.;:!?…–()]+\s*|\s+(?:but|because|since|cause)\s+/i

/** Searches for a question, and where the whole fits nothing, for its parts: people tell why they ask. */
export async function foundFor(question: Question, knowledge: Knowledge, shown?: GuideEntry): Promise<Found> {
  if (isElsewhere(question.text)) return { finds: [], best: undefined, between: [] }
  const text = question.text.replaceAll(COLOUR, ' ')
  // asked for once: it compares the whole catalogue with the one that is indexed
  const finder = await knowledge.finder()
  const whole = foundForText({ ...question, text }, finder, shown)
  if (whole.best !== undefined) return whole
  for (const part of text.split(ASIDES)) {
    if (part.length === text.length || termsOf(part).length === 0) continue
    await knowledge.pause()
    const found = foundForText({ ...question, text: part }, finder, shown)
    if (found.best !== undefined) return found
  }
  return whole
}

/** Searches for a text, together with what it refers to. */
function foundForText({ text, about, isLoose }: Question, finder: Finder, shown?: GuideEntry): Found {
  const alone = likely(text, finder.find(text, 8))
  const [first] = alone
  const isOwn =
    first !== undefined && first.fitRatio >= ALONE_FIT && (shown === undefined || isBeside(first.leaf, shown))
  const isNew =
    isLoose === true && first !== undefined && first.fitRatio >= ALONE_FIT && first.coveredRatio >= NEW_COVERED
  const isAlone = about === undefined || isOwn || isNew
  const joint = isAlone ? alone : likely(text, finder.find(text, 8, about), shown)
  const isMeant = shown !== undefined && !isAlone && PRONOUN.test(text)
  const finds = isMeant ? joint.filter(({ leaf }) => leaf.source.id === shown.id || isBeside(leaf, shown)) : joint
  const [best, second] = finds
  const whole = isAlone ? text : `${text} ${about}`
  // figures alone are a sum, and no question on an article of that number
  const isSum = termsOf(text).every((term) => /^\d+$/.test(term)) && about === undefined
  if (
    best === undefined ||
    isSum ||
    !isFitting(best, whole) ||
    (!isAlone &&
      (best.coveredRatio < LEAST_COVERED || best.fitRatio < (isLoose === true ? LEAST_LOOSE : LEAST_JOINT))) ||
    (ORDERS.test(text) && best.fitRatio < ALONE_FIT)
  )
    return { finds, best: undefined, between: [] }
  const isClose = second !== undefined && best.fitRatio < SURE_FIT && best.fitRatio - second.fitRatio < CLOSE_FITS
  return { finds, best, between: isAlone && isClose ? finds.slice(0, 3).filter((one) => isFitting(one, whole)) : [] }
}

/**
 * The guide's or a campaign's answer to a question, else lines of the context, else that the assistant does not know.
 */
export async function questionAnswer(
  question: Question,
  knowledge: Knowledge,
  { background, documents = [], turns }: QuestionSituation,
): Promise<Answer> {
  const { text } = question
  const shown = question.about === undefined ? undefined : await shownEntry(turns, knowledge)
  if (shown !== undefined && isWithoutMatter(text, shown)) return partAnswer(shown, text, shown.title)
  const about = [question.about, shown?.title].filter(Boolean).join('. ')
  const { finds, best, between } = await foundFor(about === '' ? question : { ...question, about }, knowledge, shown)
  if (background !== undefined && (CONTEXT_MEANT.test(text) || best === undefined)) {
    const quoted = contextAnswer(text, background)
    if (quoted !== undefined) return quoted
  }
  if (between.length > 1) return betweenAnswer(between)
  if (best !== undefined) return leafAnswer(best, question, knowledge, turns)
  if (shown !== undefined) return withNear(partAnswer(shown, text, shown.title), finds)
  const told = await documentsOn(text, documents, knowledge.pause)
  return told ?? unknownAnswer(finds)
}

/** Whether an entry names what another is about. */
function isBeside({ source, terms, questions }: Find['leaf'], { title }: GuideEntry): boolean {
  const named = new Set(termsOf([source.title, terms, ...questions].join(' ')))
  return termsOf(title).some((term) => named.has(term))
}

/** How many answers back a question can refer. */
const TURNS_BACK = 4

/** The entry that was shown last; undefined when none was of late. */
export async function shownEntry(
  turns: readonly ModelMessage[],
  knowledge: Knowledge,
): Promise<GuideEntry | undefined> {
  const { entries } = await knowledge.guide()
  const answers = turns.filter(({ role }) => role === 'assistant').slice(-TURNS_BACK)
  for (const { text } of answers.toReversed()) {
    const entry = entries.find(({ answer }) => text.includes(answer.slice(0, SHOWN_LENGTH)))
    if (entry !== undefined) return entry
  }
  return undefined
}

/** Whether a question names nothing beside what was shown: "how long should it be?" */
const isWithoutMatter = (text: string, { title }: GuideEntry): boolean => {
  const named = new Set(termsOf(title))
  return ownTerms(text).every((term) => named.has(term))
}

/** Asks which of several entries is meant. */
function betweenAnswer(finds: readonly Find[]): Answer {
  const titles = finds.map(({ leaf }) => leaf.source.title)
  const list = titles.map(words.option).join('\n')
  return { text: `${words.between}\n\n${list}`, sources: [], form: 'question-back', suggestions: titles }
}

const nearTitles = (finds: readonly Find[]): readonly string[] => {
  const near = finds.filter(({ fitRatio }) => fitRatio >= NEAR_FIT).slice(0, 3)
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

/**
 * Reranks: a question that names a rule most likely means its entry, and an issue of a campaign has to match better
 * than the guide.
 */
function likely(text: string, finds: readonly Find[], shown?: GuideEntry): readonly Find[] {
  const guides = new Set(rulesIn(text).map(({ guide }) => guide))
  const said = new Set(termsOf(text))
  const isOfCampaigns = /\bcampaign/i.test(text)
  return finds
    .map((find) => {
      const { leaf, fitRatio, coveredRatio } = find
      const about =
        shown === undefined ? 0 : leaf.source.id === shown.id ? SHOWN_BONUS : isBeside(leaf, shown) ? 0 : -BESIDE_MALUS
      const rule = guides.has(leaf.source.id)
        ? RULE_BONUS
        : leaf.source.kind !== 'campaign' || isOfCampaigns
          ? 0
          : -ISSUE_MALUS
      const bonus = rule + about + (isTitle(leaf, said) ? TITLE_BONUS : 0) - (isNamed(find, said) ? 0 : UNNAMED_MALUS)
      return { leaf, coveredRatio, fitRatio: fitRatio + bonus }
    })
    .sort((one, other) => other.fitRatio - one.fitRatio)
}

const isTitle = ({ source }: Find['leaf'], said: ReadonlySet<string>): boolean => {
  const title = new Set(termsOf(source.title))
  return title.size > 0 && title.size === said.size && [...title].every((term) => said.has(term))
}

/** Whether all words of one of its names are said; what has no names may be asked for in any words. */
const isNamed = ({ leaf: { names }, coveredRatio }: Find, said: ReadonlySet<string>): boolean =>
  names === undefined ||
  names.some((name) => {
    const terms = termsOf(name)
    return terms.every((term) => said.has(term)) && (terms.length > 1 || coveredRatio >= LEAST_NAMED)
  })

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
  { text, about }: Question,
  knowledge: Knowledge,
  turns: readonly ModelMessage[],
): Promise<Answer> {
  const { source } = find.leaf
  const entry = await entryOf(find, knowledge)
  if (entry !== undefined) {
    return about !== undefined && isShown(entry.answer, turns) ? partAnswer(entry, text, about) : entryAnswer(entry)
  }
  const topic = topicOfSource(source, await knowledge.topics())
  if (topic !== undefined) return topicAnswer(topic, topicPartIn(text))
  const [{ campaigns }, { countries }] = await Promise.all([knowledge.campaigns(), knowledge.world()])
  return dossierAnswer(source, campaigns, countries) ?? unknownAnswer([])
}

/** What an entry that was already shown says to a further question. */
function partAnswer(entry: GuideEntry, question: string, about: string): Answer {
  const passage = passageAnswer(entry, question, about)
  const sources = [{ kind: 'guide', id: entry.id, title: entry.title }] as const
  if (passage !== undefined) return { text: passage, sources, form: 'explanation' }
  return { text: words.notSaid(entry.title, firstSentences(entry.answer, 1)), sources, form: 'admits' }
}
