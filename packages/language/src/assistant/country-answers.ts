import type { ChatSource, PublicCampaign } from '@placard/contract'
import type { Answer } from './answer.ts'
import type { AssistantCountry, AssistantWorld, VotingRecord } from './content.ts'
import {
  agreementOf,
  ballotOf,
  countOf,
  type DistinctiveVote,
  distinctiveVotes,
  neighboursOf,
  sameRatio,
  votesOn,
} from './record.ts'
import { recordMessages as words } from './record-messages.en.ts'
import { topicSlot } from './slots.ts'
import { shortName } from './states.ts'

export const RECORD: ChatSource = {
  kind: 'roll-call',
  id: 'general-assembly-65-74',
  title: 'Recorded votes of the General Assembly, sessions 65 to 74',
}

export const countrySource = ({ iso3, name }: AssistantCountry): ChatSource => ({
  kind: 'country',
  id: iso3,
  title: name,
})

export const voteSource = ({ vote }: Pick<DistinctiveVote, 'vote'>): ChatSource => ({
  kind: 'roll-call',
  id: String(vote.id),
  title: vote.title.slice(0, 300),
})

/** How similarly two countries vote: the share, by issue, and the most telling votes. */
export function compareAnswer(
  world: AssistantWorld,
  record: VotingRecord,
  one: AssistantCountry,
  other: AssistantCountry,
): Answer {
  const [left, right] = [shortName(one), shortName(other)]
  const whole = agreementOf(record, one.iso3, other.iso3)
  const ranked = neighboursOf(record, one.iso3)
  const place = ranked.findIndex(({ iso3 }) => iso3 === other.iso3) + 1
  const rows = Object.entries(world.topics).map(([topic, { name }]) => {
    const agreement = agreementOf(record, one.iso3, other.iso3, topic)
    return words.compareRow(name, sameRatio(agreement), agreement.shared)
  })
  const distinctive = distinctiveVotes(record, one.iso3, other.iso3)
  const lines = distinctive.map(({ vote, ballots: [first = null, second = null] }) =>
    words.distinctive(vote.date, vote.text, vote.title, left, verb(first), right, verb(second)),
  )
  const text = [
    words.compareLead(left, right, sameRatio(whole), whole.shared, whole.opposed),
    ...(place > 0 ? [words.compareRank(left, right, place, ranked.length)] : []),
    `${words.compareHead}\n${rows.join('\n')}`,
    `${words.distinctiveLead}\n\n${lines.join('\n')}`,
    words.compareNote,
  ].join('\n\n')
  return { text, sources: [RECORD, ...distinctive.map(voteSource), countrySource(one), countrySource(other)] }
}

export function verb(ballot: DistinctiveVote['ballots'][number]): string {
  const said = words.choice(ballot)
  return ballot === 'for' || ballot === 'against' ? `voted ${said}` : said
}

const NEAREST = 6
const FARTHEST = 3

/** The countries whose votes are most like a country's. */
export function neighboursAnswer(world: AssistantWorld, record: VotingRecord, country: AssistantCountry): Answer {
  const nameOf = new Map(world.countries.map((one) => [one.iso3, shortName(one)]))
  const ranked = neighboursOf(record, country.iso3)
  const near = ranked
    .slice(0, NEAREST)
    .map(({ iso3, ratio }, index) => words.near(index + 1, nameOf.get(iso3) ?? iso3, ratio))
  const far = ranked
    .slice(-FARTHEST)
    .toReversed()
    .map(({ iso3, ratio }) => words.farOne(nameOf.get(iso3) ?? iso3, ratio))
  const text = [words.nearLead(shortName(country), record.rollCalls.length), near.join('\n'), words.far(far)].join(
    '\n\n',
  )
  return { text, sources: [RECORD, countrySource(country)] }
}

/** A country's votes on texts about a topic. */
export function votesAnswer(record: VotingRecord, country: AssistantCountry, topic: string): Answer {
  const votes = votesOn(record, topic)
  const about = topicSlot(topic)
  if (votes.length === 0) return { text: words.noVotes(about), sources: [RECORD], form: 'admits' }
  const lines = votes.map((vote) => {
    const { yes, no, abstain } = countOf(vote)
    const ballot = words.choice(ballotOf(record, vote, country.iso3))
    return words.voteLine(vote.date, vote.title, vote.text, ballot, yes, no, abstain)
  })
  return {
    text: `${words.votesLead(shortName(country), about)}\n\n${lines.join('\n')}`,
    sources: [...votes.map((vote) => voteSource({ vote })), countrySource(country)],
    // one vote alone is told, and is no list
    ...(votes.length === 1 ? { form: 'explanation' as const } : {}),
  }
}

/** A mean ballot in a sentence, by its distance from the middle. */
function stanceLine({ name, plus, minus }: AssistantWorld['topics'][string], stance: number): string {
  const what = stance >= 0 ? plus : minus
  const far = Math.abs(stance)
  const { always, mostly, leans, between } = words.manners
  return words.stance(name, far >= 0.85 ? always : far >= 0.5 ? mostly : far >= 0.2 ? leans : between, what)
}

function factLines(country: AssistantCountry): readonly string[] {
  const { facts } = words
  return [
    facts.capital(country.capital ?? ''),
    facts.region(country.subregion, country.unGroup),
    country.blocs.length === 0 ? facts.noBlocs : facts.blocs(country.blocs.join(', ')),
    ...(country.permanentMember ? [facts.permanent] : []),
    ...(country.smallIslandState ? [facts.islands] : []),
    ...(country.leastDeveloped ? [facts.least] : []),
  ]
}

const OFFICIAL =
  /\b(?:Republic|Kingdom|States? of|Federation|Union of|Principality|Commonwealth|Confederation|Sultanate|Duchy|Jamahiriya)\b/

/** A country's formal name among its other names; undefined when the short one is formal too. */
function officialName({ officialAliases }: AssistantCountry): string | undefined {
  return officialAliases.find((name) => OFFICIAL.test(name))
}

/** A profile of a country: location, groups, voting. */
export function countryAnswer(world: AssistantWorld, country: AssistantCountry): Answer {
  const stances = world.stances[country.iso3]?.topics ?? {}
  const lines = Object.entries(world.topics).flatMap(([id, topic]) => {
    const stance = stances[id]?.stance
    return typeof stance === 'number' ? [stanceLine(topic, stance)] : []
  })
  const text = [
    words.profileLead(shortName(country), officialName(country)),
    factLines(country).join('\n'),
    ...(lines.length === 0 ? [] : [`${words.stancesLead}\n\n${lines.join('\n')}`]),
    words.profileEnd(country.placardName),
  ].join('\n\n')
  return { text, sources: [countrySource(country), RECORD] }
}

/** The groups of a country. */
export function membershipsAnswer(world: AssistantWorld, country: AssistantCountry): Answer {
  const names = country.blocs.map((id) => {
    const bloc = world.blocs.find((one) => one.id === id)
    return bloc === undefined || bloc.name === id ? id : `${bloc.name} (${id})`
  })
  const own = world.blocs.filter(({ id }) => country.blocs.includes(id))
  // what has changed since the lists were made
  const later = own.flatMap(({ note }) => (note?.includes(country.placardName) ? [` ${note}.`] : []))
  return {
    text: `${words.memberships(shortName(country), country.unGroup, names.join(', '))}${later.join('')}`,
    sources: [countrySource(country)],
  }
}

/** The capital of a country. */
export function capitalAnswer(country: AssistantCountry): Answer {
  return { text: words.capitalOf(shortName(country), country.capital ?? ''), sources: [countrySource(country)] }
}

/** The members of a group; undefined for an unknown one. */
export function blocAnswer(world: AssistantWorld, id: string): Answer | undefined {
  const bloc = world.blocs.find((one) => one.id === id)
  if (bloc === undefined) return undefined
  const members = world.countries.filter(({ blocs }) => blocs.includes(id)).map(({ placardName }) => placardName)
  const note = bloc.note === undefined ? '' : ` (${bloc.note})`
  return {
    text: `${words.blocLead(bloc.name, bloc.id, bloc.memberCount)}${note}\n\n${members.join(', ')}`,
    sources: [{ kind: 'country', id: bloc.id, title: bloc.name }],
  }
}

/** A country's stance on one matter: its votes on the topic, notes from campaigns, recorded votes. */
export function stanceAnswer(
  world: AssistantWorld,
  record: VotingRecord,
  country: AssistantCountry,
  topic: string,
  matter: { readonly campaign: PublicCampaign; readonly issue: PublicCampaign['issues'][number] } | undefined,
): Answer | undefined {
  const votes = votesOn(record, topic, 3)
  const override = matter?.campaign.overrides.find(
    (one) => one.country === country.iso3 && one.issue === matter.issue.id,
  )
  if (votes.length === 0 && override === undefined) return undefined
  const topics = new Set(votes.flatMap((vote) => vote.topics))
  const stances = world.stances[country.iso3]?.topics ?? {}
  const manners = [...topics].flatMap((id) => {
    const [stance, name] = [stances[id]?.stance, world.topics[id]]
    return typeof stance === 'number' && name !== undefined ? [stanceLine(name, stance)] : []
  })
  const voted = votes.length === 0 ? undefined : votesAnswer({ ...record, rollCalls: votes }, country, topic)
  const parts = [words.stanceLead(shortName(country), topicSlot(topic))]
  if (matter !== undefined && override !== undefined) {
    parts.push(words.note(matter.campaign.title, matter.issue.title, override.reason))
  }
  if (manners.length > 0) parts.push(manners.join('\n'))
  if (voted !== undefined) parts.push(voted.text)
  return { text: parts.join('\n\n'), sources: [countrySource(country), ...(voted?.sources ?? [])] }
}
