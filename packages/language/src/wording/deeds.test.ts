import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act, Answer, Proposal, PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { answered } from './answered.ts'
import { historyOf } from './history.ts'
import type { Past } from './past.ts'
import type { Line } from './said.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const germany = opening.seats.find(({ id }) => id === 'deu')
if (germany === undefined) throw new RangeError('Germany has no seat')
const seat = germany
const [road, levy, tables] = [
  { issue: 1, option: 3 },
  { issue: 2, option: 3 },
  { issue: 3, option: 2 },
] as const

/** A draft on the floor that has these clauses. */
function textWith(...clauses: readonly { issue: number; option: number }[]): PublicView['drafts'] {
  const deal = opening.issues.map((_, issue) => clauses.find((one) => one.issue === issue)?.option ?? 0)
  const names = { sponsors: [], signatories: [], declared: {}, marks: [] }
  return [{ id: 'd1', number: 1, deal, status: 'open', ...names }]
}

const put: Proposal = {
  id: 'p1',
  draft: 'd1',
  by: 'chn',
  partner: undefined,
  changes: [road],
  at: 60_000,
  reactions: {},
  status: 'lapsed',
}

interface Happened {
  readonly clauses?: readonly { issue: number; option: number }[]
  readonly proposals?: readonly Proposal[]
  readonly own?: readonly Line[]
}

function aPast({ clauses = [], proposals = [], own = [] }: Happened): Past {
  return { seat, view: { ...opening, drafts: textWith(...clauses), leadingDraft: 'd1', proposals }, own }
}

const spoke = (act: Act): Line => ({ variety: 1, words: '', act, put: [], at: 60_000 })
const against = (change: Proposal['changes'][number]) => spoke({ kind: 'oppose', change })
const company: Answer = { to: 'company', verdict: 'yes', change: road, company: ['chn', 'eth'] }
const vote = { to: 'draft', support: 'vote' } as const
const together = { ...put, changes: [road, levy], reactions: { deu: 'live-with' } } as const

const CASES: readonly { answer: Answer; past: Happened; is: object; because: string }[] = [
  {
    answer: company,
    past: {},
    is: { situation: 'company-hoped', names: ['chn', 'eth'] },
    because: 'nobody has said so yet',
  },
  {
    answer: company,
    past: { proposals: [put] },
    is: { situation: 'company', names: ['chn'] },
    because: 'of the two one has proposed it',
  },
  {
    answer: { ...vote, verdict: 'only-if', other: road },
    past: {},
    is: { situation: 'vote-only-if', option: road, beside: undefined },
    because: 'only one thing is wanting',
  },
  {
    answer: { ...vote, verdict: 'only-if', other: road },
    past: { clauses: [levy], own: [against(levy)] },
    is: { situation: 'first-of-all', option: road, beside: { situation: 'still-against', option: levy } },
    because: 'it has spoken against a clause of the text as well',
  },
  {
    answer: { ...vote, verdict: 'only-if', other: { ...tables, option: 0 } },
    past: { clauses: [levy, tables], own: [against(levy), against(tables)] },
    is: { situation: 'first-of-all-out', option: tables, beside: { situation: 'still-against', option: levy } },
    because: 'the clause that has to go is not named twice',
  },
  {
    answer: { ...vote, verdict: 'no' },
    past: { clauses: [levy], own: [against(levy)] },
    is: { situation: 'against-over', option: levy },
    because: 'a no names the clause that was called unbearable',
  },
  {
    answer: { to: 'price', verdict: 'no', change: levy },
    past: { proposals: [together] },
    is: { situation: 'price-package', option: levy, other: road },
    because: 'it has accepted it once, with something else',
  },
  {
    answer: { to: 'price', verdict: 'no', change: levy },
    past: { proposals: [together], clauses: [road] },
    is: { situation: 'price-none' },
    because: 'what came with it is in the text already',
  },
]

describe('an answer', () => {
  it.each(CASES)('is $is.situation: $because', ({ answer, past, is }) => {
    const occasion = answered(answer, answer.change?.issue ?? 0, 'ken', aPast(past))
    expect(occasion).toMatchObject(is)
    for (const one of [occasion, occasion.beside])
      if (one !== undefined) expect(Object.hasOwn(phrases.cores, one.situation)).toBe(true)
  })
})

describe('what a delegation proposed itself', () => {
  it.each([
    { clauses: [], situation: 'we-proposed', because: 'it is not in the text' },
    { clauses: [road], situation: 'we-proposed-standing', because: 'it stands there already' },
  ])('is recalled as $situation: $because', ({ clauses, situation }) => {
    const act: Act = { kind: 'support', change: road }
    const [fact] = historyOf(act, undefined, aPast({ clauses, proposals: [{ ...put, by: 'deu' }] }))
    expect(fact?.situation).toBe(situation)
  })
})

describe('a threat that was made for another wording', () => {
  const view = aPast({ proposals: [{ ...put, by: 'ken', status: 'open' }] }).view
  const threat = {
    id: 'c1',
    kind: 'threat',
    by: 'ken',
    to: undefined,
    at: 30_000,
    settledAt: undefined,
    status: 'open',
  } as const
  const act: Act = { kind: 'react', proposal: 'p1', reaction: 'welcome' }
  it.each([
    { change: { ...road, option: 4 }, first: 'threat-left', because: 'it is another wording of the same clause' },
    { change: levy, first: undefined, because: 'it is another matter' },
  ])('is asked after: $first, because $because', ({ change, first }) => {
    const past: Past = { seat, view: { ...view, commitments: [{ ...threat, change }] }, own: [] }
    expect(historyOf(act, { situation: 'welcome', option: road }, past)[0]?.situation).toBe(first)
  })
})
