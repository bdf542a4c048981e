import type { ChatSource } from '@placard/contract'
import { termsOf } from '../../text/terms.ts'
import { SOURCES_MOST } from '../answer.ts'
import { type Matter as CampaignMatter, factsOn } from '../campaign-facts.ts'
import type {
  AssistantCountry,
  AssistantWorld,
  RecordedBallots,
  Topic,
  TopicMeasure,
  VotingRecord,
} from '../content.ts'
import { countrySource } from '../country-answers.ts'
import type { Knowledge } from '../knowledge.ts'
import { ballotOf } from '../record.ts'
import { topicSlot } from '../slots.ts'
import { plainName, topicSource } from '../topic-sources.ts'
import { type Agenda, agendaOf } from './agenda-measures.ts'
import { type Line, lineOf } from './line.ts'
import { topicOf } from './topic-finder.ts'

/** What a product is about: the topic in its user's words, and the country that it speaks for. */
export interface About {
  readonly topic: string
  readonly country: AssistantCountry | undefined
}

/** A vote of the country on the topic. */
export interface OwnVote {
  readonly vote: RecordedBallots
  readonly ballot: 'for' | 'against' | 'abstain'
}

/** Everything that is known about a topic, from a country's side. */
export interface Matter {
  readonly about: About
  /** The topic for the middle of a sentence. */
  readonly title: string
  readonly topic: Topic | undefined
  /** Topics that come nearest to one that nothing is known about. */
  readonly nearest: readonly Topic[]
  /** The agenda of a campaign that is about the topic. */
  readonly agenda: Agenda | undefined
  readonly line: Line | undefined
  readonly votes: readonly OwnVote[]
  readonly sources: readonly ChatSource[]
  readonly world: AssistantWorld
  readonly record: VotingRecord
}

const VOTES_MOST = 3
/** Shorter names stand in titles by chance. */
const LEAST_NAME = 6

/** Gathers what is known about a topic. */
export async function matterOn(about: About, knowledge: Knowledge): Promise<Matter> {
  const [topics, world, record, book] = await Promise.all([
    knowledge.topics(),
    knowledge.world(),
    knowledge.votes(),
    knowledge.campaigns(),
  ])
  const { topic, nearest } = topicOf(about.topic, topics)
  const campaign = book.matterOf(topic?.title ?? about.topic)
  const line = topic === undefined ? undefined : lineOf(topic, about.country, world, record)
  const votes = ownVotes(topic, about, record)
  return {
    about,
    title: topic?.title ?? topicSlot(about.topic),
    topic: withCampaign(topic, campaign),
    nearest,
    agenda: agendaOf(topic, book.campaigns),
    line,
    votes,
    sources: sourcesOf(topic, campaign, about.country, votes),
    world,
    record,
  }
}

function ownVotes(
  topic: Topic | undefined,
  { topic: phrase, country }: About,
  record: VotingRecord,
): readonly OwnVote[] {
  if (country === undefined || phrase === '') return []
  const fits = topic === undefined ? holdsAll(phrase) : holdsName(topic)
  const seen = new Set<string>()
  return record.rollCalls
    .filter((vote) => vote.subject === 'whole' && fits(vote))
    .toReversed()
    .filter(({ title }) => !seen.has(title) && seen.add(title))
    .flatMap((vote) => {
      const ballot = ballotOf(record, vote, country.iso3)
      return ballot === null ? [] : [{ vote, ballot }]
    })
    .slice(0, VOTES_MOST)
}

/** Thousands of titles, which stay the same: taken apart for the first answer, and not for each. */
const plainTitles = new WeakMap<RecordedBallots, string>()
const titleTerms = new WeakMap<RecordedBallots, ReadonlySet<string>>()

function once<Value>(kept: WeakMap<RecordedBallots, Value>, vote: RecordedBallots, make: (title: string) => Value) {
  const known = kept.get(vote)
  if (known !== undefined) return known
  const made = make(vote.title)
  kept.set(vote, made)
  return made
}

/** Whether the title of a vote has a topic's name in it. */
function holdsName({ title, names }: Topic): (vote: RecordedBallots) => boolean {
  const all = [title, ...names].map(plainName).filter((name) => name.length >= LEAST_NAME)
  return (vote) => {
    const text = once(plainTitles, vote, (written) => ` ${plainName(written)} `)
    return all.some((name) => text.includes(` ${name} `))
  }
}

/** Whether the title of a vote has all telling words of a phrase. */
function holdsAll(phrase: string): (vote: RecordedBallots) => boolean {
  const terms = termsOf(phrase)
  return (vote) => {
    const told = once(titleTerms, vote, (written) => new Set(termsOf(written)))
    return terms.length > 0 && terms.every((term) => told.has(term))
  }
}

/** The campaigns' facts on a topic, after its own. */
function withCampaign(topic: Topic | undefined, campaign: CampaignMatter | undefined): Topic | undefined {
  if (topic === undefined || campaign === undefined) return topic
  const known = new Set(topic.facts.map(({ source, year }) => `${source} ${year}`))
  const further = factsOn(campaign)
    .map(({ fact, title, year }) => ({ fact: fact.replace(/\.$/, ''), source: title, year }))
    .filter(({ source, year }) => !known.has(`${source} ${year}`))
  return { ...topic, facts: [...topic.facts, ...further.slice(0, 3)] }
}

function sourcesOf(
  topic: Topic | undefined,
  campaign: CampaignMatter | undefined,
  country: AssistantCountry | undefined,
  votes: readonly OwnVote[],
): readonly ChatSource[] {
  const sources: ChatSource[] = []
  if (topic !== undefined) sources.push(topicSource(topic))
  if (country !== undefined) sources.push(countrySource(country))
  if (campaign !== undefined) {
    const { campaign: one, issue } = campaign
    sources.push({ kind: 'campaign', id: `${one.id}/${issue.id}`, title: `${one.title}: ${issue.title}` })
  }
  for (const { vote } of votes)
    sources.push({ kind: 'roll-call', id: String(vote.id), title: vote.title.slice(0, 300) })
  return sources.slice(0, SOURCES_MOST)
}

/** All measures of a topic, by force from mild to strong. */
export function measuresOf({ measures: { mild, usual, strong } }: Topic): readonly TopicMeasure[] {
  return [...mild, ...usual, ...strong]
}
