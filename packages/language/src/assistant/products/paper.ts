import { capital } from '../../text/capital.ts'
import type { Answer } from '../answer.ts'
import type { AssistantCountry, Topic } from '../content.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Addition, Operation } from '../operations.ts'
import { shortName } from '../states.ts'
import { cited } from './cite.ts'
import { composed, type Place } from './compose.ts'
import { generalLead, speakerName } from './general.ts'
import { generalMessages } from './general-messages.en.ts'
import { type Matter, matterOn } from './matter.ts'
import { preferredMeasures } from './measures.ts'
import { type Mention, mentionsOf } from './mention.ts'
import { paperMessages as words } from './paper-messages.en.ts'
import { fieldOf, monthOf, positionText, stanceText } from './position.ts'
import { inside, turned, unstopped, withArticle, wordCount } from './prose.ts'

/** A position paper to be written. */
export interface PaperWish {
  readonly kind: 'paper'
  /** In its user's words; empty while it is not known. */
  readonly topic: string
  readonly country: AssistantCountry | undefined
  readonly words: number
  readonly additions: readonly Addition[]
  /** What it is to speak of as well, in its user's words. */
  readonly mentions?: readonly string[]
  /** The only paragraph to be shown: 1 background, 2 position, 3 proposals. */
  readonly selection: number | undefined
  readonly variant: number
}

export const PAPER_WORDS = 330
const BOUNDS = { least: 120, most: 600 } as const
const PARAGRAPHS = 3
const ASKED = 40

/** A position paper: background, the country's position and record, proposals with their reasons, and the sources. */
export async function paperAnswer(wish: PaperWish, knowledge: Knowledge): Promise<Answer> {
  if (wish.topic === '') return { text: words.ask, sources: [] }
  const matter = await matterOn(wish, knowledge)
  const { country } = wish
  if (country === undefined) return { text: words.askCountry(matter.title), sources: [] }
  if (matter.topic === undefined) return generalPaper(matter)
  const mentions = await mentionsOf(wish.mentions, matter, knowledge)
  const paragraphs = composed(
    [...placesOf(wish, matter.topic, matter, country), ...mentions.map(mentionPlace)],
    wish.words,
  )
  const shown = chosen(paragraphs, wish.selection)
  const body = shown.join('\n\n')
  const text = [
    words.lead(shortName(country), matter.title, wordCount(body)),
    ...(wish.selection === undefined ? [words.head(capital(matter.title), shortName(country))] : []),
    body,
    words.sources(sourcesIn(body, matter.topic, matter)),
  ].join('\n\n')
  return { text, sources: matter.sources }
}

const mentionPlace = ({ written }: Mention): Place => ({ wordings: [written], worth: ASKED, isNeeded: true })

function chosen(paragraphs: readonly string[], selection: number | undefined): readonly string[] {
  if (selection === undefined) return paragraphs
  const one = paragraphs.at(selection === -1 ? -1 : selection - 1)
  return one === undefined ? paragraphs : [one]
}

function generalPaper(matter: Matter): Answer {
  const { background, position, proposals } = generalMessages.paper
  const who = speakerName(matter)
  const paragraphs = [background(matter.title), position(who, matter.title), proposals.replace(/^It/, who)]
  return { text: [generalLead(matter), ...paragraphs].join('\n\n'), sources: matter.sources }
}

/** The sources of what a text says, and that of the country's line. */
function sourcesIn(body: string, topic: Topic, { line }: Matter): readonly string[] {
  const facts = topic.facts.filter(({ fact }) => body.includes(fact)).map(({ source, year }) => cited(source, year))
  const own = line === undefined ? [] : [line.interest.source]
  return [...new Set([...facts, ...own])]
}

function placesOf(wish: PaperWish, topic: Topic, matter: Matter, country: AssistantCountry): readonly Place[] {
  return [
    ...backgroundPlaces(wish, topic),
    ...positionPlaces(matter, country),
    ...proposalPlaces(wish, topic, matter, country),
  ]
}

function backgroundPlaces({ variant, additions }: PaperWish, topic: Topic): readonly Place[] {
  const asked = additions.filter((one) => one === 'fact').length
  const recall = turned(topic.recalls, variant)
  return [
    { wordings: [topic.problem], worth: 10, isNeeded: true, opens: true },
    ...topic.facts.map((_, at) => {
      const { fact } = turned(topic.facts, at + variant) ?? { fact: '' }
      return { wordings: [words.fact(fact)], worth: at < asked + 2 ? ASKED / 2 : 2 / (at + 1) }
    }),
    ...(recall === undefined
      ? []
      : [{ wordings: [words.recalled(inside(recall))], worth: additions.includes('quotation') ? ASKED : 2 }]),
  ]
}

function positionPlaces(matter: Matter, country: AssistantCountry): readonly Place[] {
  const { line, votes, topic } = matter
  const told = votes
    .filter(({ vote }) => vote.title.length < 110)
    .slice(0, 2)
    .map(({ vote, ballot }) => words.vote(ballot, vote.title, monthOf(vote.date)))
  const stance = stanceText(country.iso3, fieldOf(matter), matter.world)
  const resisted =
    topic &&
    Object.values(topic.measures)
      .flat()
      .find(({ id }) => id === line?.interest.resists[0])
  return [
    { wordings: [positionText(matter)], worth: 10, isNeeded: true, opens: true },
    ...(told.length === 0 ? [] : [{ wordings: [words.votes(told)], worth: 6 }]),
    ...(stance === undefined ? [] : [{ wordings: [stance], worth: 3 }]),
    ...(resisted === undefined ? [] : [{ wordings: [words.resists(withArticle(resisted.label))], worth: 4 }]),
  ]
}

function proposalPlaces(
  { variant, additions }: PaperWish,
  topic: Topic,
  { line }: Matter,
  country: AssistantCountry,
): readonly Place[] {
  const name = shortName(country)
  const measures = preferredMeasures(topic, line?.interest, { force: 'usual', variant }).slice(0, words.proposes.length)
  const isFunded = additions.includes('funding')
  const proposals = measures.map(({ spoken, because, funding }, at): Place => {
    const said = words.proposes[at]?.(name, isFunded ? `${spoken}, ${funding}` : spoken) ?? ''
    if (at === 0) return { wordings: [`${said} ${because}`, said], worth: 12, isNeeded: true, opens: true }
    return { wordings: [`${said} ${because}`, said], worth: at < 3 ? ASKED / 4 : 2 }
  })
  const concern = turned(topic.concerns, variant)
  const worth = additions.includes('concern') ? ASKED : 3
  return [
    ...proposals,
    ...(concern === undefined
      ? []
      : [{ wordings: [words.concern(unstopped(concern.concern), concern.answer)], worth }]),
    { wordings: [words.end(name)], worth: 1 },
  ]
}

/** The paper after an operation; undefined where it means nothing for a paper. */
export function paperWith(wish: PaperWish, operation: Operation): PaperWish | undefined {
  const within = (count: number) => Math.min(BOUNDS.most, Math.max(BOUNDS.least, Math.round(count)))
  switch (operation.kind) {
    case 'resize':
      if (operation.to === 'longer' && wish.selection !== undefined) return { ...wish, selection: undefined }
      return { ...wish, words: within(wish.words * (operation.to === 'shorter' ? 0.65 : 1.4)) }
    case 'resize-to':
      return operation.unit === 'words' ? { ...wish, words: within(operation.count) } : undefined
    case 'another':
      return { ...wish, variant: wish.variant + 1 }
    case 'part':
      return operation.number > PARAGRAPHS ? undefined : { ...wish, selection: operation.number }
    case 'for-country':
      return { ...wish, country: operation.country }
    case 'on-topic':
      return { ...wish, topic: operation.topic, selection: undefined }
    case 'add':
      return { ...wish, additions: [...wish.additions, operation.what] }
    case 'mention':
      return { ...wish, mentions: [...(wish.mentions ?? []), operation.what], selection: undefined }
    case 'example':
      return { ...wish, additions: [...wish.additions, 'fact'] }
    default:
      return undefined
  }
}

/** Messages that are worth sending after a paper. */
export function paperSuggestions({ country }: PaperWish): readonly string[] {
  return country === undefined
    ? ['For Kenya', 'For India', 'For Germany']
    : ['Shorter', 'Only the last paragraph', 'As operative clauses']
}
