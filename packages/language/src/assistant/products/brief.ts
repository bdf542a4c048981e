import { capital } from '../../text/capital.ts'
import type { Answer } from '../answer.ts'
import type { AssistantCountry, Topic, VotingRecord } from '../content.ts'
import { countryAnswer } from '../country-answers.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Operation } from '../operations.ts'
import { agreementOf, sameRatio } from '../record.ts'
import { recordMessages } from '../record-messages.en.ts'
import { shortName } from '../states.ts'
import { generalLead } from './general.ts'
import { type Matter, matterOn } from './matter.ts'
import { measureOf } from './measures.ts'
import { paperMessages, briefMessages as words } from './paper-messages.en.ts'
import { fieldOf, monthOf, positionText, stanceText } from './position.ts'
import { turned, unstopped, withArticle } from './prose.ts'
import { namesBehind } from './who-wants.ts'

/** A country brief to be written. */
export interface BriefWish {
  readonly kind: 'brief'
  /** In its user's words; empty for a brief on the country alone. */
  readonly topic: string
  readonly country: AssistantCountry | undefined
  readonly variant: number
}

const NEAR_MOST = 5
const FAR_MOST = 4
const QUESTIONS = 3

/** What a delegate must know of the country on a topic; without one, of the country alone. */
export async function briefAnswer(wish: BriefWish, knowledge: Knowledge): Promise<Answer> {
  const { country, topic } = wish
  if (country === undefined) {
    return { text: topic === '' ? paperMessages.ask : paperMessages.askCountry(topic), sources: [] }
  }
  const matter = await matterOn(wish, knowledge)
  if (topic === '') return countryAnswer(matter.world, country)
  const [near, far] = partnersOf(matter, country)
  const field = fieldOf(matter)
  const partners = words.partners(field === undefined ? undefined : matter.world.topics[field]?.name, near, far)
  const votes = matter.votes.map(({ vote, ballot }) => words.vote(ballot, vote.title, monthOf(vote.date)))
  const parts = [
    words.lead(shortName(country), matter.title),
    ...(matter.topic === undefined ? [generalLead(matter).replace(/ Here is an outline.*$/, '')] : []),
    ...(matter.topic === undefined ? [] : positionParts(matter, matter.topic)),
    ...stanceParts(matter, country, field),
    ...(votes.length === 0 ? [] : [words.votes(votes)]),
    [partners, ...sidesIn(matter)].join('\n'),
    ...(matter.topic === undefined ? [] : questionParts(wish, matter, matter.topic)),
  ]
  return { text: parts.join('\n\n'), sources: matter.sources }
}

function stanceParts(matter: Matter, { iso3 }: AssistantCountry, field: string | undefined): readonly string[] {
  const stance = stanceText(iso3, field, matter.world)
  return stance === undefined ? [] : [stance]
}

function positionParts(matter: Matter, topic: Topic): readonly string[] {
  const { wants = [], resists = [] } = matter.line?.interest ?? {}
  const labels = (ids: readonly string[]) => ids.flatMap((id) => measureOf(topic, id)?.label ?? []).map(capital)
  return [words.position(positionText(matter)), words.wants(labels(wants)), words.redLines(labels(resists))]
}

/** Who stands where on what the country wants first. */
function sidesIn({ topic, line, world, about: { country } }: Matter): readonly string[] {
  const wanted = topic && measureOf(topic, line?.interest.wants[0] ?? '')
  if (topic === undefined || wanted === undefined || country === undefined) return []
  const own = shortName(country)
  const sides = words.interests(
    withArticle(wanted.label),
    namesBehind(topic, wanted.id, 'wants', world, own),
    namesBehind(topic, wanted.id, 'resists', world, own),
  )
  return sides === '' ? [] : [sides]
}

/** The members that vote most and least like a country, on the topic's field where there are enough votes. */
function partnersOf(matter: Matter, country: AssistantCountry): readonly [readonly string[], readonly string[]] {
  const { record, world } = matter
  const field = fieldOf(matter)
  const names = new Map(world.countries.map((one) => [one.iso3, capital(shortName(one))]))
  const ranked = rankedBy(record, country.iso3, field).map(({ iso3, ratio }) =>
    words.voted(names.get(iso3) ?? iso3, recordMessages.percent(ratio)),
  )
  return [ranked.slice(0, NEAR_MOST), ranked.slice(-FAR_MOST).toReversed()]
}

function rankedBy(record: VotingRecord, iso3: string, field: string | undefined) {
  const least = field === undefined ? record.rollCalls.length / 4 : 10
  return record.members
    .filter((member) => member !== iso3)
    .map((member) => ({ iso3: member, agreement: agreementOf(record, iso3, member, field) }))
    .filter(({ agreement }) => agreement.shared >= least)
    .map((one) => ({ iso3: one.iso3, ratio: sameRatio(one.agreement) }))
    .sort((one, other) => other.ratio - one.ratio)
}

function questionParts({ variant }: BriefWish, { line }: Matter, topic: Topic): readonly string[] {
  const { wants = [], resists = [] } = line?.interest ?? {}
  const [refused, wanted] = [measureOf(topic, resists[0] ?? ''), measureOf(topic, wants[0] ?? '')]
  const asked = topic.concerns.map((_, at) => {
    const { concern, answer } = turned(topic.concerns, at + variant) ?? { concern: '', answer: '' }
    return [words.asked(unstopped(concern)), answer] as const
  })
  const own =
    refused === undefined || wanted === undefined
      ? []
      : [
          [
            words.refused(withArticle(refused.label)),
            words.refusedAnswer(withArticle(wanted.label), wanted.because),
          ] as const,
        ]
  const lines = [...own, ...asked]
    .slice(0, QUESTIONS)
    .map(([question, answer], at) => words.question(at + 1, question, answer))
  return [`${words.questions}\n\n${lines.join('\n')}`]
}

/** The brief after an operation; undefined where it means nothing for a brief. */
export function briefWith(wish: BriefWish, operation: Operation): BriefWish | undefined {
  switch (operation.kind) {
    case 'another':
      return { ...wish, variant: wish.variant + 1 }
    case 'for-country':
      return { ...wish, country: operation.country }
    case 'on-topic':
      return { ...wish, topic: operation.topic }
    default:
      return undefined
  }
}

/** Messages that are worth sending after a brief. */
export function briefSuggestions({ country, topic }: BriefWish): readonly string[] {
  if (country === undefined) return ['For Kenya', 'For India', 'For Germany']
  return topic === ''
    ? [`Who votes like ${country.placardName}?`]
    : ['As a position paper', 'As a speech', `Who votes like ${country.placardName}?`]
}
