import { Campaign, publicCampaignOf } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import { topics } from '../../../../content/topics/topics.ts'
import { type PaperReading, type ReadablePaper, readPaper } from './read-paper.ts'
import { PAPERS_FOR_CAMPAIGNS } from './testing/campaign-papers.ts'
import { textOfPaper } from './testing/paper-for-campaign.ts'

const CAMPAIGNS = [climate, cyber, nuclear, pandemic, trade, ukraine].map((json) =>
  publicCampaignOf(Campaign.parse(json)),
)

function campaignOf(id: string) {
  const found = CAMPAIGNS.find((campaign) => campaign.id === id)
  if (found === undefined) throw new Error(`no campaign ${id}`)
  return found
}

const placeOf = (id: string) => (id.startsWith('ukraine') ? 'Ukraine' : undefined)

function readIn(id: string, paper: ReadablePaper): PaperReading {
  return readPaper(paper, campaignOf(id), placeOf(id))
}

/** What is heard, as "issue option" by their ids; undefined for a clause that is not heard. */
function heardIn(id: string, paper: ReadablePaper): readonly (string | undefined)[] {
  const { issues } = campaignOf(id)
  return readIn(id, paper).clauses.map(({ change }) => {
    const issue = change && issues[change.issue]
    return issue && `${issue.id} ${issue.options[change.option]?.id}`
  })
}

const resolution = (title: string, ...clauses: readonly string[]): ReadablePaper => ({
  kind: 'resolution',
  title,
  text: `The General Assembly,\n\nRecalling the Charter,\n\n${clauses.map((clause, at) => `${at + 1}. ${clause};`).join('\n\n')}`,
})

describe('a paper read into the options of a campaign', () => {
  it.each(
    PAPERS_FOR_CAMPAIGNS.flatMap((paper) =>
      paper.clauses.map(([clause, meant], at) => ({ paper, campaign: paper.campaign, at, clause, meant })),
    ),
  )('hears in $campaign: $clause', ({ paper, campaign, at, meant }) => {
    const { title } = paper
    expect(heardIn(campaign, { kind: 'resolution', title, text: textOfPaper(paper) })[at]).toBe(meant)
  })

  it.each(
    PAPERS_FOR_CAMPAIGNS.flatMap((paper) =>
      CAMPAIGNS.filter(({ id }) => id !== paper.campaign).map(({ id }) => ({ paper, title: paper.title, id })),
    ),
  )('hears nothing of “$title” in $id', ({ paper, title, id }) => {
    const { clauses } = readIn(id, { kind: 'resolution', title, text: textOfPaper(paper) })
    expect(clauses.filter(({ change }) => change !== undefined)).toEqual([])
    expect(clauses.length).toBeGreaterThan(4)
  })

  it('reads the same paper the same way every time', () => {
    const paper = resolution('Cyber norms and attacks', 'Urges all States to give ransomware gangs no safe haven')
    expect(readIn('cybersecurity-alliance', paper)).toEqual(readIn('cybersecurity-alliance', paper))
  })
})

/** Topics of the assistant's book that are a campaign's own matter, or border on it. */
const OF_THE_CAMPAIGN: Readonly<Record<string, readonly string[]>> = {
  'climate-crisis-summit': ['climate-finance', 'fossil-fuels', 'loss-and-damage', 'carbon-pricing', 'climate-change'],
  'cybersecurity-alliance': ['cyber-norms', 'cybersecurity'],
  'nuclear-non-proliferation': ['nuclear-non-proliferation', 'nuclear-disarmament'],
  'pandemic-preparedness': ['pandemic-preparedness', 'vaccine-equity', 'antimicrobial-resistance'],
  'trade-mediation': ['carbon-pricing', 'wto-reform', 'critical-minerals'],
  'ukraine-humanitarian-crisis': ['ukraine-humanitarian'],
}

describe('a paper about another topic', () => {
  it.each(CAMPAIGNS.map(({ id }) => id))('yields nothing in %s, for any topic of the book', (id) => {
    const others = topics.filter((topic) => OF_THE_CAMPAIGN[id]?.includes(topic.id) !== true)
    expect(others.length).toBeGreaterThan(80)
    const heard = others.flatMap(({ id: topic, title, measures }) => {
      const clauses = Object.values(measures)
        .flat()
        .map(({ clause }) => clause.replaceAll('*', ''))
      return heardIn(id, resolution(`Draft resolution on ${title}`, ...clauses)).flatMap((option) =>
        option === undefined ? [] : [`${topic}: ${option}`],
      )
    })
    expect(heard).toEqual([])
  })

  it('yields nothing where another war is meant', () => {
    const paper = resolution(
      'Relief for Sudan',
      'Requests the Secretary-General to send observers to the crossing points of humanitarian corridors',
      'Urges both sides to let the Red Cross visit all prisoners of war and detained civilians',
    )
    expect(heardIn('ukraine-humanitarian-crisis', paper)).toEqual([undefined, undefined])
    const named = { ...paper, title: 'Relief for Ukraine' }
    expect(heardIn('ukraine-humanitarian-crisis', named)).not.toContain(undefined)
  })
})

const whyNot = (paper: ReadablePaper) => readIn('climate-crisis-summit', paper).clauses.map(({ unheard }) => unheard)

describe('a clause that is not heard', () => {
  it.each([
    { clause: 'Rejects any phase-out of coal, oil and gas', because: 'says-no', why: 'it turns it down' },
    { clause: 'Decides not to phase out fossil fuels', because: 'says-no', why: 'it is decided not to' },
    {
      clause: 'Decides to keep the old floor of 100 billion dollars and to name no new figure of climate finance',
      because: 'as-it-stands',
      why: 'it is there without a resolution',
    },
    { clause: 'Thanks the hosts for the climate summit', because: 'nothing-like-it', why: 'no option is like it' },
  ] as const)('says why: $clause, because $why', ({ clause, because }) => {
    expect(whyNot(resolution('The climate crisis and fossil fuels', clause))).toEqual([because])
  })

  it('gives way to another clause that is nearer to an option of the same issue', () => {
    const paper = resolution(
      'Climate finance for all',
      'Encourages private investors and development banks to scale up climate finance from all sources',
      'Requests developed country Parties to provide 300 billion dollars a year in public climate finance by 2030 and to publish annual milestones',
    )
    expect(whyNot(paper)).toEqual(['issue-taken', undefined])
  })
})

/** Options that forbid something: a "no" in a clause may ask for them, or turn them down. */
const FORBIDDING = CAMPAIGNS.flatMap(({ id, issues }) =>
  issues.flatMap(({ title, options }) =>
    options
      .slice(1)
      .filter(({ label, clause }) => /\b(?:no|not|never|neither|nor|none)\b/i.test(`${label} ${clause}`))
      .map(({ label, clause }) => ({ id, title, label, asked: clause.replace(/^\w+(?: upon)? /, '') })),
  ),
)
const REFUSALS = [
  'Rejects',
  'Firmly opposes',
  'Objects to',
  'Warns against',
  'Advises against',
  'Decides against',
  'Repeals',
  'Abandons',
  'Withdraws from',
  'Declines to accept',
  'Condemns',
] as const

describe('a refusal of an option that forbids something', () => {
  it('there are such options', () => expect(FORBIDDING.length).toBeGreaterThan(10))

  it.each(FORBIDDING)('is never a request for it: $label', ({ id, title, label, asked }) => {
    const refused = REFUSALS.flatMap((verb) => [`${verb} any clause on ${label}`, `${verb} a text that says: ${asked}`])
    const { clauses } = readIn(id, resolution(`Ukraine: ${title}`, ...refused))
    expect(new Set(clauses.map(({ unheard }) => unheard))).toEqual(new Set(['says-no']))
  })

  it.each([
    { clause: 'Rejects any pledge of no first use of nuclear weapons', because: 'it turns the pledge down' },
    { clause: 'Urges all States to oppose any pledge of no first use of nuclear weapons', because: 'others are to' },
    { clause: 'Decides not to pledge no first use of nuclear weapons', because: 'it is decided not to' },
    {
      clause: 'Our country does not support no first use of nuclear weapons by anyone',
      because: 'it is not supported',
    },
  ])('is not heard: $clause, because $because', ({ clause }) => {
    const paper = resolution('Security assurances and first use', clause)
    expect(readIn('nuclear-non-proliferation', paper).clauses.map(({ unheard }) => unheard)).toEqual(['says-no'])
  })

  it('is not what a "no" in a request is', () => {
    const paper = resolution(
      'Security assurances and first use',
      'Decides that no State shall ever be the first to use nuclear weapons',
    )
    expect(heardIn('nuclear-non-proliferation', paper)).toEqual(['assurances no-first-use'])
  })
})

describe('texts of other forms', () => {
  it('reads sub-clauses with the clause they hang on, under their letters', () => {
    const text =
      'The General Assembly,\n\n1. Urges all Parties to the climate agreements:\n(a) to phase out fossil fuels, with no new oil and gas fields after 2030;\n(b) to have national adaptation plans and early warning systems for everyone;'
    const { clauses } = readIn('climate-crisis-summit', { kind: 'resolution', title: 'Climate', text })
    expect(clauses.map(({ mark }) => mark)).toEqual(['1 (a)', '1 (b)'])
    expect(heardIn('climate-crisis-summit', { kind: 'resolution', title: 'Climate', text })).toEqual([
      'fossil-fuels dated-phase-out',
      'adaptation plans-and-warning',
    ])
  })

  it('reads of a speech what it asks for, and not what it tells', () => {
    const text =
      'In Baku the Parties set a goal of 300 billion dollars a year by 2035. Kenya proposes that the fund for loss and damage be filled by levies on shipping and aviation. Kenya does not support a ban on border charges.'
    const paper: ReadablePaper = { kind: 'speech', title: 'Opening speech of Kenya on climate', text }
    expect(heardIn('climate-crisis-summit', paper)).toEqual(['loss-and-damage solidarity-levies', undefined])
  })

  it('cuts a clause that would not fit into a speech with two others', () => {
    const clause = `Urges a first replenishment of the loss and damage fund with 10 billion dollars by 2030 ${'indeed '.repeat(300)}`
    const { clauses } = readIn('climate-crisis-summit', resolution('Loss and damage', clause))
    expect(clauses.map(({ text }) => text.length)).toEqual([1101])
  })

  it.each([
    { text: '', because: 'it is empty' },
    { text: 'x'.repeat(40_000), because: 'it is one long word' },
    { text: '1. \n2. \n(a) \n', because: 'its clauses are empty' },
  ])('reads nothing, because $because', ({ text }) => {
    for (const kind of ['resolution', 'speech', 'paper', 'other'] as const) {
      expect(heardIn('trade-mediation', { kind, title: 'Trade', text })).not.toContainEqual(expect.any(String))
    }
  })
})
