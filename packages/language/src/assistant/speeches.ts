import type { Answer } from './answer.ts'
import { type CampaignBook, factsOn, type Matter } from './campaign-facts.ts'
import type { AssistantCountry, AssistantWorld, VotingRecord } from './content.ts'
import { countrySource } from './country-answers.ts'
import { ballotOf, votesOn } from './record.ts'
import { recordMessages } from './record-messages.en.ts'
import { choiceOf, topicSlot } from './slots.ts'
import { speechMessages as words } from './speech-messages.en.ts'
import { shortName } from './states.ts'

/** Parameters of a speech. */
export interface SpeechRequest {
  readonly country: AssistantCountry | undefined
  readonly topic: string
  readonly seconds: 60 | 90
}

interface Material {
  readonly request: SpeechRequest
  readonly name: string
  readonly topic: string
  readonly matter: Matter | undefined
  readonly fact: string
  readonly record: string | undefined
}

/** An opening speech of about the requested length, from the content, with gaps for what only the user can say. */
export function speechAnswer(
  request: SpeechRequest,
  book: CampaignBook,
  world: AssistantWorld,
  votes: VotingRecord,
): Answer {
  if (request.topic === '') return { text: words.ask, sources: [] }
  const matter = book.matterOf(request.topic)
  const fact = matter && factsOn(matter)[0]
  const material: Material = {
    request,
    name: request.country === undefined ? words.yourCountry : shortName(request.country),
    topic: topicSlot(request.topic),
    matter,
    fact: fact === undefined ? words.gaps.fact : words.factSentence(fact.fact, fact.title, fact.year),
    record: request.country === undefined ? undefined : recordSentence(request.country, request.topic, votes),
  }
  const speech = paragraphsOf(material, world).join('\n\n')
  const count = speech
    .replaceAll(/\[[^\]]*\]|[>*]/g, '')
    .split(/\s+/)
    .filter(Boolean).length
  const text = [
    words.lead(request.seconds, material.name, material.topic),
    speech,
    words.end(count, request.seconds),
  ].join('\n\n')
  return {
    text,
    sources: [
      ...(matter === undefined
        ? []
        : [
            {
              kind: 'campaign' as const,
              id: `${matter.campaign.id}/${matter.issue.id}`,
              title: `${matter.campaign.title}: ${matter.issue.title}`,
            },
          ]),
      ...(request.country === undefined ? [] : [countrySource(request.country)]),
    ],
  }
}

function recordSentence(country: AssistantCountry, topic: string, votes: VotingRecord): string | undefined {
  const [vote] = votesOn(votes, topic, 1)
  const ballot = vote && ballotOf(votes, vote, country.iso3)
  if (vote === undefined || ballot === null || ballot === undefined) return undefined
  return words.record(recordMessages.date(vote.date), ballot, vote.text)
}

function paragraphsOf(material: Material, world: AssistantWorld): readonly string[] {
  const { request: wish, topic, name, matter, fact, record } = material
  const hooks = words.hooks
  const hook = hooks[choiceOf(name + topic, hooks.length)]?.(topic) ?? ''
  const stake = words.stake(name, groupOf(wish.country, world))
  const proposal = proposalOf(matter)
  const isLong = wish.seconds === 90
  return [
    words.quote(`${hook} ${fact}`),
    words.quote(`${stake}${isLong && record !== undefined ? ` ${record}` : ''} ${words.gaps.stake}`),
    words.quote(isLong ? `${proposal} ${words.second}` : proposal),
    ...(isLong ? [words.quote(`${words.tests} ${words.bridge}`)] : []),
    words.quote(isLong ? `${words.balance} ${words.invitation}` : words.invitation),
  ]
}

function groupOf(country: AssistantCountry | undefined, world: AssistantWorld): string | undefined {
  const id = country?.blocs.find((bloc) => ['AOSIS', 'LDC', 'EU', 'AU', 'ASEAN', 'CARICOM', 'MERCOSUR'].includes(bloc))
  return world.blocs.find((bloc) => bloc.id === id)?.name
}

/** The proposal of the speech: the middle option of the agenda if there is one, to be replaced by the country's own. */
function proposalOf(matter: Matter | undefined): string {
  const clauses = matter?.issue.options.filter(({ clause }) => clause !== '') ?? []
  const option = clauses[Math.floor((clauses.length - 1) / 2)]
  return option === undefined ? words.gaps.proposal : words.proposal(option.label)
}
