import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act, Change, Proposal, PublicView, Reaction } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { neutralView } from '../reading/neutral-view.ts'
import { distanceTo } from './occasion.ts'
import type { Past } from './past.ts'
import { reactionOf } from './reactions.ts'
import type { Line } from './said.ts'
import { declarationOf, joiningOf, leavingOf, losses } from './sides.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const [EARLY, LATE] = [60_000, 120_000]

const germany = opening.seats.find(({ id }) => id === 'deu')
if (germany === undefined) throw new RangeError('Germany has no seat')
const seat = germany

/** The options of an issue other than the first, the nearest to Germany's public position first. */
function byDistance(issue: number): readonly Change[] {
  const options = opening.issues[issue]?.options ?? []
  return options
    .map((_, option) => ({ issue, option }))
    .filter(({ option }) => option > 0)
    .toSorted((one, other) => distanceTo(seat, one, opening) - distanceTo(seat, other, opening))
}

const [near = { issue: 0, option: 1 }] = byDistance(0)
const far = byDistance(0).at(-1) ?? near
const wanted = byDistance(1)[0] ?? near
const unwanted = byDistance(2).at(-1) ?? near
const nearest = byDistance(2)[0] ?? near
const settled = { issue: 2, before: 0, after: nearest.option, by: 'bra', at: 0 }

type Draft = PublicView['drafts'][number]

function aDraft(overrides: Partial<Draft> = {}): Draft {
  const marks = overrides.marks ?? []
  const deal = opening.issues.map((_, issue) => marks.find((mark) => mark.issue === issue)?.after ?? 0)
  return {
    id: 'd1',
    number: 1,
    deal,
    sponsors: [],
    signatories: [],
    declared: {},
    marks,
    status: 'open',
    ...overrides,
  }
}

function aProposal(overrides: Partial<Proposal>): Proposal {
  const usual = { id: 'p1', draft: 'd1', by: 'bra', partner: undefined, changes: [near], at: EARLY, reactions: {} }
  return { ...usual, status: 'lapsed', ...overrides }
}

function aPast(proposals: readonly Proposal[], draft: Draft = aDraft(), own: readonly Line[] = []): Past {
  return { seat, view: { ...opening, drafts: [draft], leadingDraft: draft.id, proposals }, own }
}

const now = (changes: readonly Change[]) => aProposal({ id: 'p9', changes, at: LATE, status: 'open' })
const react = (reaction: Reaction) => ({ kind: 'react', proposal: 'p9', reaction }) as const
const refusedBefore = aProposal({ changes: [unwanted], reactions: { deu: 'cannot-accept' } })
const ownBefore = aProposal({ by: 'deu', changes: [wanted] })

describe('a placard', () => {
  it('that welcomes a package names the clause that brings the text nearer, and a refusal the one that does not', () => {
    const past = aPast([now([wanted, unwanted])], aDraft({ marks: [settled] }))
    expect(reactionOf(react('welcome'), past).option).toEqual(wanted)
    expect(reactionOf(react('cannot-accept'), past).option).toEqual(unwanted)
  })

  it('names no clause where none speaks for it', () => {
    const marks = [{ issue: 0, before: 0, after: near.option, by: 'bra', at: EARLY }]
    expect(reactionOf(react('welcome'), aPast([now([far])], aDraft({ marks }))).option).toBeUndefined()
  })

  it.each([
    { changes: [unwanted], reaction: 'live-with', before: 'round-debate', because: 'it refused this before' },
    { changes: [wanted, unwanted], reaction: 'welcome', before: 'bear-for', because: 'it takes it for another clause' },
    { changes: [unwanted, far], reaction: 'live-with', before: 'bear-whole', because: 'it takes it for the whole' },
  ] as const)('owns up to what it refused: $before, because $because', ({ changes, reaction, before }) => {
    const marks = [{ issue: 0, before: 0, after: near.option, by: 'deu', at: 0 }]
    const past = aPast([refusedBefore, now(changes)], aDraft({ marks }))
    expect(reactionOf(react(reaction), past).before).toMatchObject({ situation: before, at: EARLY, done: 'refused' })
  })

  it.each([
    { changes: [wanted], reaction: 'welcome', before: 'ours-back' },
    { changes: [wanted], reaction: 'live-with', before: 'ours-back' },
    { changes: [wanted, unwanted], reaction: 'welcome', before: 'ours-within' },
    { changes: [wanted, unwanted], reaction: 'cannot-accept', before: 'refuse-beside' },
    { changes: [wanted], reaction: 'cannot-accept', before: 'turned-debate' },
  ] as const)('knows its own words again: $reaction is $before', ({ changes, reaction, before }) => {
    const occasion = reactionOf(react(reaction), aPast([ownBefore, now(changes)], aDraft({ marks: [settled] })))
    expect(occasion.before).toMatchObject({ situation: before, at: EARLY })
  })

  it.each([
    { changes: [wanted, unwanted], before: 'ours-borne', situation: 'now-live-with', other: unwanted },
    { changes: [wanted], before: 'ours-back', situation: 'ours-kept', other: undefined },
    { changes: [wanted, near], before: 'ours-within', situation: 'ours-kept', other: undefined },
  ] as const)('never only puts up with its own words: $before', ({ changes, before, situation, other }) => {
    const past = aPast([ownBefore, now(changes)], aDraft({ marks: [settled] }))
    expect(reactionOf(react('live-with'), past)).toMatchObject({ situation, before: { situation: before } })
    expect(reactionOf(react('live-with'), past).before?.other).toEqual(other)
  })

  it('on a package that it only let pass before says no more than that', () => {
    const before = aProposal({ changes: [wanted], reactions: { deu: 'live-with' } })
    const past = aPast([before, now([wanted, unwanted])], aDraft({ marks: [settled] }))
    expect(reactionOf(react('cannot-accept'), past).before).toMatchObject({
      situation: 'refuse-beside-borne',
      option: wanted,
      other: unwanted,
    })
  })

  it('for what the seat has asked for says so', () => {
    const act: Act = { kind: 'support', change: wanted }
    const own: readonly Line[] = [{ variety: 1, words: '', act, put: [], at: EARLY }]
    expect(reactionOf(react('live-with'), aPast([now([wanted])], aDraft(), own)).before?.situation).toBe('asked-back')
  })
})

describe('a delegation that changes its side of the draft', () => {
  const worse = { issue: 0, before: near.option, after: far.option, by: 'bra', at: LATE }
  const aLine = (act: Act, at: number): Line => ({ variety: at, words: '', act, put: [], at })

  it.each([
    { declared: 'favour', stance: 'undecided', situation: 'undecided-after-favour' },
    { declared: 'against', stance: 'undecided', situation: 'undecided-after-against' },
    { declared: 'against', stance: 'favour', situation: 'favour-after-against' },
    { declared: 'favour', stance: 'against', situation: 'against-after-favour' },
    { declared: 'undecided', stance: 'favour', situation: undefined },
  ] as const)('from $declared to $stance says so', ({ declared, stance, situation }) => {
    const past = aPast([], aDraft({ declared: { deu: declared } }))
    expect(declarationOf({ kind: 'declare', draft: 'd1', stance }, past)?.situation).toBe(situation)
  })

  it('leaves for a change made after it joined, and not for one that it let pass', () => {
    const draft = (joined: number) => aDraft({ marks: [worse], sponsors: ['deu'], sidesAt: { deu: joined } })
    expect(losses(aPast([], draft(EARLY))).map(({ situation }) => situation)).toEqual(['text-lost'])
    expect(losses(aPast([], draft(LATE)))).toEqual([])
    const letPass = aProposal({ changes: [far], at: LATE, status: 'adopted', reactions: { deu: 'live-with' } })
    expect(losses(aPast([letPass], draft(EARLY)))).toEqual([])
    expect(leavingOf({ kind: 'withdraw', draft: 'd1' }, aPast([letPass], draft(EARLY))).situation).toBe(
      'withdraw-hoped',
    )
  })

  it('says that it comes back', () => {
    const own = [aLine({ kind: 'withdraw', draft: 'd1' }, EARLY)]
    expect(joiningOf({ kind: 'sign', draft: 'd1' }, aPast([], aDraft(), own)).situation).toBe('rejoin')
    expect(joiningOf({ kind: 'sign', draft: 'd1' }, aPast([])).situation).toBe('sign')
  })

  it('says that it puts its name to a text without what it had named as its condition', () => {
    const answer = { to: 'draft', verdict: 'only-if', support: 'sign', other: far, change: far } as const
    const own = [aLine({ kind: 'explain', issue: far.issue, target: 'bra', answer }, EARLY)]
    expect(joiningOf({ kind: 'sign', draft: 'd1' }, aPast([], aDraft(), own)).before).toMatchObject({
      situation: 'term-unmet',
      option: far,
    })
  })
})
