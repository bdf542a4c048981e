import type { ChatSource, PublicCampaign } from '@placard/contract'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import { campaignMessages as words } from './campaign-messages.en.ts'
import type { AssistantCountry } from './content.ts'
import { finderOf, type Leaf } from './retrieval.ts'

export type Issue = PublicCampaign['issues'][number]

/** An issue with its campaign. */
export interface Matter {
  readonly campaign: PublicCampaign
  readonly issue: Issue
}

/** A fact with its source. */
export interface Fact {
  readonly fact: string
  readonly title: string
  readonly year: number
}

/** Retrieval over the campaigns. */
export interface CampaignBook {
  readonly campaigns: readonly PublicCampaign[]
  readonly leaves: readonly Leaf[]
  /** The issue that matches a topic; undefined when none does. */
  matterOf(topic: string): Matter | undefined
}

const LEAST_MATTER_FIT = 0.36

/** Indexes the public part of the campaigns. */
export function campaignBookOf(campaigns: readonly PublicCampaign[]): CampaignBook {
  const matters = campaigns.flatMap((campaign) => campaign.issues.map((issue) => ({ campaign, issue })))
  const issueLeaves = matters.map(leafOfIssue)
  const finder = finderOf(issueLeaves)
  const byId = new Map(matters.map((matter) => [idOf(matter), matter]))
  return {
    campaigns,
    leaves: [...campaigns.map(leafOfCampaign), ...issueLeaves],
    matterOf(topic) {
      const [best] = finder.find(topic, 1)
      return best === undefined || best.fitRatio < LEAST_MATTER_FIT ? undefined : byId.get(best.leaf.source.id)
    },
  }
}

const idOf = ({ campaign, issue }: Matter) => `${campaign.id}/${issue.id}`

function leafOfCampaign(campaign: PublicCampaign): Leaf {
  const { id, title, subtitle, theme, description, keyIssues } = campaign
  return {
    source: { kind: 'campaign', id, title },
    questions: [title, ...words.variants(title)],
    terms: theme,
    text: [subtitle, theme, description, ...keyIssues].join('\n'),
  }
}

function leafOfIssue({ campaign, issue }: Matter): Leaf {
  const { title, question, terms, options } = issue
  return {
    source: { kind: 'campaign', id: idOf({ campaign, issue }), title: `${campaign.title}: ${title}` },
    questions: [title, question, ...terms.filter((term) => term.includes(' ')), ...options.map(({ label }) => label)],
    terms: terms.join(' '),
    text: [...options.flatMap(({ clause, terms: said }) => [clause, ...said]), campaign.title].join('\n'),
  }
}

/** A campaign's dossier in brief. */
function campaignAnswer(campaign: PublicCampaign, names: ReadonlyMap<string, string>): Answer {
  const countries = campaign.seats.map(({ country }) => names.get(country) ?? country)
  const text = [
    words.lead(campaign.title, campaign.subtitle),
    campaign.description,
    words.facts(campaign.difficulty, campaign.durationMinutes, campaign.aiDelegates, countries),
    `${words.issuesLead}\n\n${campaign.issues.map(({ title, question }) => words.issueLine(title, question)).join('\n')}`,
    words.end(campaign.title),
  ].join('\n\n')
  return { text, sources: [{ kind: 'campaign', id: campaign.id, title: campaign.title }] }
}

/** The open points of an issue: the question, the options, and facts with their source. */
function issueAnswer(matter: Matter): Answer {
  const { campaign, issue } = matter
  const options = issue.options.map(({ label, clause }, index) => words.option(index + 1, label, clause))
  const facts = factsOn(matter).slice(0, 3)
  const text = [
    words.issueLead(issue.title, campaign.title, issue.question),
    `${words.optionsLead}\n\n${options.join('\n')}`,
    ...(facts.length === 0 ? [] : [`${words.factsLead}\n\n${facts.map(factLine).join('\n')}`]),
  ].join('\n\n')
  return { text, sources: [{ kind: 'campaign', id: idOf(matter), title: `${campaign.title}: ${issue.title}` }] }
}

/** What a campaign or one of its issues says, by its source; undefined for any other source. */
export function dossierAnswer(
  { kind, id: sourceId }: ChatSource,
  campaigns: readonly PublicCampaign[],
  countries: readonly AssistantCountry[],
): Answer | undefined {
  const [campaignId, issueId] = sourceId.split('/')
  const campaign = kind === 'campaign' ? campaigns.find(({ id }) => id === campaignId) : undefined
  if (campaign === undefined) return undefined
  const issue = campaign.issues.find(({ id }) => id === issueId)
  if (issue !== undefined) return issueAnswer({ campaign, issue })
  return campaignAnswer(campaign, new Map(countries.map(({ iso3, placardName }) => [iso3, placardName])))
}

/** All campaigns of the catalogue, or those of one level. */
export function campaignListAnswer(campaigns: readonly PublicCampaign[]): Answer {
  if (campaigns.length === 0) return { text: words.none, sources: [] }
  const lines = campaigns.map(({ title, subtitle, difficulty, durationMinutes, aiDelegates }) =>
    words.listLine(title, subtitle, difficulty, durationMinutes, aiDelegates),
  )
  return {
    text: `${words.listLead}\n\n${lines.join('\n')}\n\n${words.listEnd}`,
    sources: campaigns.map(({ id, title }) => ({ kind: 'campaign', id, title })),
  }
}

/** A fact as a line, with its source. */
function factLine({ fact, title, year }: Fact): string {
  return words.fact(fact, title, year)
}

/** Threshold: a fact that shares less with an issue is left out of its answer. */
const LEAST_SHARED = 1.5

/** Facts of a campaign that match an issue better than any other on its agenda, best match first. */
export function factsOn({ campaign, issue }: Matter): readonly Fact[] {
  const issues = campaign.issues.map(wordsOfIssue)
  const at = campaign.issues.indexOf(issue)
  const facts = campaign.seats.flatMap(({ openingFacts = [] }) => openingFacts)
  return facts
    .map(({ fact, source }) => {
      const terms = new Set(termsOf(fact).filter((term) => !/^\d/.test(term)))
      const shares = issues.map((one) => shareOf(terms, one, issues))
      return { fact: { fact, title: source.title, year: source.year }, shares }
    })
    .filter(({ shares }) => (shares[at] ?? 0) >= Math.max(LEAST_SHARED, ...shares))
    .sort((one, other) => (other.shares[at] ?? 0) - (one.shares[at] ?? 0))
    .map(({ fact }) => fact)
}

interface IssueWords {
  /** Words of its title, question and terms. */
  readonly core: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

/** How well a fact matches an issue: words of the issue's core count double, words of several issues less. */
function shareOf(terms: ReadonlySet<string>, { core, all }: IssueWords, issues: readonly IssueWords[]): number {
  let share = 0
  for (const term of terms) {
    if (!all.has(term)) continue
    share += (core.has(term) ? 2 : 1) / issues.filter((other) => other.all.has(term)).length
  }
  return share
}

function wordsOfIssue({ title, question, terms, options }: Issue): IssueWords {
  const core = new Set(termsOf([title, question, ...terms].join(' ')))
  const said = options.flatMap(({ label, clause, terms: own }) => [label, clause, ...own])
  return { core, all: new Set([...core, ...termsOf(said.join(' '))]) }
}
