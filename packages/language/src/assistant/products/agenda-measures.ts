import type { PublicCampaign } from '@placard/contract'
import type { AssistantCountry, Topic, TopicMeasure } from '../content.ts'
import { clauseMessages as words } from './clause-messages.en.ts'
import type { ClauseWish } from './clause-wish.ts'
import type { Force } from './measures.ts'
import { inside } from './prose.ts'

type Issue = PublicCampaign['issues'][number]
type Option = Issue['options'][number]

/** The issues of a campaign that a topic is about, most of all the first. */
export interface Agenda {
  readonly campaign: PublicCampaign
  readonly issues: readonly Issue[]
}

/** The agenda of a topic; undefined where no campaign of the catalogue is about it. */
export function agendaOf(topic: Topic | undefined, campaigns: readonly PublicCampaign[]): Agenda | undefined {
  const campaign = campaigns.find(({ id }) => id === topic?.agenda?.campaign)
  if (campaign === undefined) return undefined
  const issues = (topic?.agenda?.issues ?? []).flatMap((id) => campaign.issues.filter((issue) => issue.id === id))
  return { campaign, issues }
}

/**
 * What the operative part of a draft asks for on the agenda of a campaign: of each issue one option in the campaign's own
 * words, so that the draft is heard there as it is written. Of an issue on which the country's position is published it is
 * the option nearest to that; of the others one that many can sign. Stronger and milder move it by a step.
 */
export function agendaMeasures(
  { campaign, issues }: Agenda,
  country: AssistantCountry | undefined,
  { force, forces }: Pick<ClauseWish, 'force' | 'forces'>,
): readonly TopicMeasure[] {
  return issues.flatMap((issue, at) => {
    const wanted = forces.find(({ number }) => number === at + 1)?.force ?? force
    const option = optionFor(issue, wanted, publishedPosition(campaign, issue, country))
    return option === undefined ? [] : [measureOf(campaign, issue, option)]
  })
}

function publishedPosition({ overrides }: PublicCampaign, issue: Issue, country: AssistantCountry | undefined) {
  return overrides.find((one) => one.country === country?.iso3 && one.issue === issue.id)?.position
}

const STEP = { mild: -1, usual: 0, strong: 1 } as const satisfies Readonly<Record<Force, number>>

/** An option that has a clause; the first one of an issue is what is there without a resolution. */
function optionFor({ options }: Issue, force: Force, position: number | undefined): Option | undefined {
  const asking = options.filter(({ clause }) => clause !== '')
  const usual = position === undefined ? Math.floor((asking.length - 1) / 2) : nearestTo(asking, position)
  return asking[Math.min(asking.length - 1, Math.max(0, usual + STEP[force]))]
}

function nearestTo(options: readonly Option[], position: number): number {
  const distances = options.map((option) => Math.abs(option.position - position))
  return distances.indexOf(Math.min(...distances))
}

/** The opening phrase of a clause: "Calls upon", "Requests". */
const OPENING = /^(?:Calls (?:upon|for|on)|[A-Z][a-z]+)/

function measureOf(campaign: PublicCampaign, { id, question }: Issue, option: Option): TopicMeasure {
  const { clause, label } = option
  return {
    id: `${campaign.id}/${id}/${option.id}`,
    label: inside(label),
    clause: clause.replace(OPENING, '*$&*'),
    spoken: clause.replace(OPENING, '').trimStart(),
    funding: words.agenda.funding,
    because: words.agenda.because(campaign.title, question),
  }
}
