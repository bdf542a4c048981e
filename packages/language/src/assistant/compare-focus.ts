import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import type { AssistantCountry, AssistantWorld, VotingRecord } from './content.ts'
import { compareAnswer, countrySource, RECORD, verb, voteSource } from './country-answers.ts'
import { agreementOf, type DistinctiveVote, distinctiveVotes, sameRatio, votesOn } from './record.ts'
import { recordMessages as words } from './record-messages.en.ts'
import type { Intent } from './request.ts'
import { topicSlot } from './slots.ts'
import { shortName } from './states.ts'

type Comparison = Extract<Intent, { kind: 'compare' }>
type Pair = readonly [AssistantCountry, AssistantCountry]

/** What a comparison asks for that is not the whole of it; undefined when it asks for the whole. */
export function focusAnswer(
  world: AssistantWorld,
  record: VotingRecord,
  { countries, focus, issue }: Comparison,
): Answer | undefined {
  const [one, other, ...more] = countries
  if (one === undefined || other === undefined) return undefined
  if (issue !== undefined) return issueAnswer(world, record, [one, other], issue)
  if (focus === undefined) return undefined
  if (focus === 'years') return yearsAnswer(record, [one, other])
  return focus === 'closest'
    ? closestAnswer(record, one, [other, ...more])
    : rankedAnswer(world, record, [one, other], focus)
}

const linesOf = (votes: readonly DistinctiveVote[], [one, other]: Pair): readonly string[] =>
  votes.map(({ vote, ballots: [mine = null, theirs = null] }) =>
    words.distinctive(vote.date, vote.text, vote.title, shortName(one), verb(mine), shortName(other), verb(theirs)),
  )

/** The topics on which two countries agree most, or least. */
function rankedAnswer(
  world: AssistantWorld,
  record: VotingRecord,
  [one, other]: Pair,
  focus: 'most' | 'least',
): Answer | undefined {
  const ranked = Object.entries(world.topics)
    .map(([topic, { name }]) => ({ name, agreement: agreementOf(record, one.iso3, other.iso3, topic) }))
    .filter(({ agreement }) => agreement.shared > 0)
    .toSorted((a, b) => (sameRatio(b.agreement) ?? 0) - (sameRatio(a.agreement) ?? 0))
  const order = focus === 'most' ? ranked : ranked.toReversed()
  const [first, last] = [order[0], order.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const distinctive = distinctiveVotes(record, one.iso3, other.iso3)
  const [left, right] = [shortName(one), shortName(other)]
  const lines = linesOf(distinctive, [one, other])
  const text = [
    words.focus(left, right, focus, first.name, sameRatio(first.agreement), first.agreement.shared),
    words.focusOther(focus, last.name, sameRatio(last.agreement)),
    ...(focus === 'least' && lines.length > 0 ? [`${words.distinctiveLead}\n\n${lines.join('\n')}`] : []),
  ].join('\n\n')
  return { text, sources: [RECORD, ...distinctive.map(voteSource), countrySource(one), countrySource(other)] }
}

/** Words by which people name the fields of the record, beside those of their titles. */
const NAMES: readonly (readonly [name: RegExp, field: RegExp])[] = [
  [/\b(?:israel\w*|palestin\w*|gaza|occupied territor\w+|middle east)\b/i, /Palestin/],
  [/\b(?:nuclear|nukes?|atomic)\b/i, /Nuclear/],
  [/\b(?:arms|weapons?|disarmament)\b/i, /Arms/],
  [/\bhuman rights\b/i, /Human rights/],
  [/\b(?:coloni\w+|decoloni\w+|self-determination)\b/i, /Coloni/],
  [/\b(?:econom\w+|development|trade|debt)\b/i, /Economic/],
]

/** The votes on one matter: those of a field of the record, else those whose title names it. */
function votesOnIssue(world: AssistantWorld, record: VotingRecord, issue: string) {
  const field = NAMES.find(([name]) => name.test(issue))?.[1]
  const own = new Set(termsOf(issue))
  const isBroad = [...own].length <= FIELD_TERMS_MOST
  const [id, topic] = (isBroad && Object.entries(world.topics).find(([, { name }]) => field?.test(name))) || []
  if (id !== undefined && topic !== undefined)
    return { name: topic.name, rollCalls: record.rollCalls.filter(({ topics }) => topics.includes(id)) }
  return { name: topicSlot(issue), rollCalls: votesOn(record, issue, record.rollCalls.length) }
}
const FIELD_TERMS_MOST = 3

/** How two countries voted on one matter; with the whole comparison where there was no vote on it. */
function issueAnswer(world: AssistantWorld, record: VotingRecord, pair: Pair, issue: string): Answer {
  const [one, other] = pair
  const { name, rollCalls } = votesOnIssue(world, record, issue)
  const own = { ...record, rollCalls }
  const agreement = agreementOf(own, one.iso3, other.iso3)
  if (agreement.shared === 0) {
    const whole = compareAnswer(world, record, one, other)
    return { ...whole, text: `${words.noVotes(name)}\n\n${whole.text}` }
  }
  const telling = distinctiveVotes(own, one.iso3, other.iso3)
  const lines = linesOf(telling, pair)
  const overall = sameRatio(agreementOf(record, one.iso3, other.iso3))
  const text = [
    words.onIssue(shortName(one), shortName(other), name, sameRatio(agreement), agreement.shared, overall),
    ...(lines.length === 0 ? [] : [`${words.distinctiveLead}\n\n${lines.join('\n')}`]),
  ].join('\n\n')
  return { text, sources: [RECORD, ...telling.map(voteSource), countrySource(one), countrySource(other)] }
}

/** A year with fewer votes says nothing. */
const YEAR_LEAST = 10

/** How alike two countries voted in each year of the record. */
function yearsAnswer(record: VotingRecord, [one, other]: Pair): Answer {
  const years = [...new Set(record.rollCalls.map(({ date }) => date.slice(0, 4)))].toSorted()
  const rows = years.flatMap((year) => {
    const own = { ...record, rollCalls: record.rollCalls.filter(({ date }) => date.startsWith(year)) }
    const agreement = agreementOf(own, one.iso3, other.iso3)
    return agreement.shared < YEAR_LEAST ? [] : [{ year, ratio: sameRatio(agreement), shared: agreement.shared }]
  })
  const [first, last] = [rows[0], rows.at(-1)]
  const text = [
    ...(first === undefined || last === undefined
      ? []
      : [words.yearsLead(shortName(one), shortName(other), first, last)]),
    `${words.yearsHead}\n${rows.map(({ year, ratio, shared }) => words.compareRow(year, ratio, shared)).join('\n')}`,
  ].join('\n\n')
  return { text, sources: [RECORD, countrySource(one), countrySource(other)] }
}

/** Which of some countries another votes most like. */
function closestAnswer(record: VotingRecord, one: AssistantCountry, others: readonly AssistantCountry[]): Answer {
  const ranked = others
    .map((other) => ({ name: shortName(other), agreement: agreementOf(record, one.iso3, other.iso3) }))
    .toSorted((a, b) => sameRatio(b.agreement) - sameRatio(a.agreement))
  const [first] = ranked
  const rows = ranked.map(({ name, agreement }) => words.compareRow(name, sameRatio(agreement), agreement.shared))
  const text = [
    words.closest(shortName(one), first?.name ?? ''),
    `${words.closestHead}\n${rows.join('\n')}`,
    words.compareNote,
  ].join('\n\n')
  return { text, sources: [RECORD, countrySource(one), ...others.map(countrySource)] }
}
