import type { ActOf, Change, Proposal, PublicView, Reaction } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { gaveUp, lettingGo } from './letting-go.ts'
import type { Past } from './past.ts'
import { reactionOf } from './reactions.ts'
import type { Line } from './said.ts'
import { ballotOnDraft } from './sides.ts'
import { standsOn, strongest } from './standpoints.ts'
import { germanyIn, LATE, LATER, PUT } from './testing/germany.ts'
import { turnOf } from './turned.ts'

const { opening, seat, near, far, wanted } = germanyIn(climate, countries.countries)

const EARLY = PUT

type Draft = PublicView['drafts'][number]
type Mark = Draft['marks'][number]

const mark = (change: Change, by: string, at: number, before = 0): Mark => ({
  issue: change.issue,
  before,
  after: change.option,
  by,
  at,
})

function aPast({
  marks = [],
  proposals = [],
  own = [],
  draft = {},
}: {
  readonly marks?: readonly Mark[]
  readonly proposals?: readonly Proposal[]
  readonly own?: readonly Line[]
  readonly draft?: Partial<Draft>
}): Past {
  const deal = opening.issues.map((_, issue) => marks.find((one) => one.issue === issue)?.after ?? 0)
  const usual: Draft = { id: 'd1', number: 1, deal, sponsors: [], signatories: [], declared: {}, marks, status: 'open' }
  return { seat, view: { ...opening, drafts: [{ ...usual, ...draft }], leadingDraft: 'd1', proposals }, own }
}

function aProposal(changes: readonly Change[], overrides: Partial<Proposal> = {}): Proposal {
  const usual = { id: 'p1', draft: 'd1', by: 'bra', partner: undefined, at: EARLY, reactions: {}, status: 'lapsed' }
  return { ...usual, status: 'lapsed', changes, ...overrides }
}

const now = (changes: readonly Change[]) => aProposal(changes, { id: 'p9', at: LATE, status: 'open' })
const react = (reaction: Reaction, over?: Change): ActOf<'react'> => ({
  kind: 'react',
  proposal: 'p9',
  reaction,
  ...(over === undefined ? {} : { over }),
})
const welcomed = aProposal([near], { reactions: { deu: 'welcome' }, status: 'adopted' })
const stands = mark(near, 'bra', EARLY)

describe('a delegation that agrees to lose a clause it was for', () => {
  it.each([
    { changes: [far, wanted], situation: 'lets-go-for', because: 'it gets another clause for it' },
    { changes: [far], situation: 'lets-go', because: 'it gets nothing' },
    { changes: [near], situation: undefined, because: 'the text keeps the clause' },
    { changes: [wanted], situation: undefined, because: 'the clause is on another issue' },
  ])('says so: $situation, because $because', ({ changes, situation }) => {
    const occasion = lettingGo(changes, aPast({ marks: [stands], proposals: [welcomed] }))
    expect(occasion?.situation).toBe(situation)
    if (situation !== undefined) expect(occasion).toMatchObject({ other: near, done: 'welcomed', at: EARLY })
  })

  it.each([
    { done: 'live-with', situation: 'goes-further' as const, because: 'it only let the smaller step pass' },
    { done: 'welcome', situation: 'goes-further' as const, because: 'it welcomed the smaller step' },
  ] as const)('takes what serves it better instead: $because', ({ done }) => {
    const proposals = [aProposal([far], { reactions: { deu: done }, by: 'deu' })]
    const past = aPast({ marks: [mark(far, 'bra', EARLY)], proposals })
    expect(lettingGo([near], past)).toMatchObject({ situation: 'goes-further', other: far, option: near })
  })

  it('says it with its placard, beside what it gains', () => {
    const proposals = [welcomed, aProposal([wanted], { id: 'p2', by: 'deu' }), now([far, wanted])]
    const occasion = reactionOf(react('live-with'), aPast({ marks: [stands], proposals }))
    expect(occasion.before).toMatchObject({ situation: 'lets-go-for', other: near, option: wanted })
  })

  it('says it also when it proposes, and when it accepts an offer', () => {
    const past = aPast({ marks: [stands], proposals: [welcomed] })
    expect(turnOf({ kind: 'propose', changes: [far] }, past)).toMatchObject({ situation: 'gives-way', other: near })
    const offers = [{ id: 'o1', by: 'bra', to: 'deu', give: wanted, take: far, at: LATE, status: 'open' }] as const
    const offered = { ...past, view: { ...past.view, offers } }
    expect(turnOf({ kind: 'accept', offer: 'o1' }, offered)).toMatchObject({ situation: 'lets-go-for', other: near })
  })
})

describe('a delegation that agrees to lose a clause that it promised', () => {
  const promise = {
    id: 'c1',
    kind: 'promise',
    by: 'deu',
    to: 'bra',
    settledAt: undefined,
    change: near,
    status: 'kept',
    at: EARLY,
  } as const
  const past = aPast({ marks: [stands], proposals: [welcomed] })
  const bound = { ...past, view: { ...past.view, commitments: [promise] } }
  const both = { ...past, view: { ...past.view, commitments: [promise, { ...promise, id: 'c2', to: 'chn' }] } }

  it.each([
    {
      from: bound,
      put: { by: 'chn' },
      situation: 'word-left-for-room',
      names: ['bra'],
      because: 'Brazil has not agreed',
    },
    { from: bound, put: { by: 'bra' }, situation: 'word-released', names: ['bra'], because: 'Brazil asks for it' },
    {
      from: bound,
      put: { by: 'chn', reactions: { bra: 'live-with' } },
      situation: 'word-released-since',
      names: ['bra'],
      because: 'Brazil lets it pass',
    },
    {
      from: both,
      put: { by: 'bra' },
      situation: 'word-left-for-room',
      names: ['chn'],
      because: 'China has its word too',
    },
  ])('says to whom: $situation, because $because', ({ from, put, situation, names }) => {
    expect(lettingGo([far], from, put)).toMatchObject({ situation, names, other: near, option: far })
  })

  it('owes a word on what else it lets go by the same change', () => {
    const more = aPast({ marks: [stands, mark(wanted, 'deu', EARLY)], proposals: [welcomed] })
    const held = { ...more, view: { ...more.view, commitments: [promise] } }
    const lost = lettingGo([far, { ...wanted, option: 0 }], held, { by: 'bra' })
    expect(lost).toMatchObject({ situation: 'word-released', before: { other: wanted } })
  })

  it('owes nobody a word where the clause stays', () => {
    expect(lettingGo([near, wanted], bound, { by: 'chn' })).toBeUndefined()
  })
})

describe('a delegation that has asked for both clauses', () => {
  it('mourns neither', () => {
    const asked = aProposal([far], { id: 'p2', by: 'deu', at: LATER })
    const past = aPast({ marks: [stands], proposals: [welcomed, asked] })
    expect(lettingGo([far], past)).toMatchObject({ situation: 'prefers-now', other: near, option: far })
  })
})

describe('a delegation that asks again for what it gave up', () => {
  const gone = mark(far, 'bra', LATER, near.option)
  const agreed = aProposal([far], { id: 'p2', at: LATER, status: 'adopted', reactions: { deu: 'live-with' } })
  const support = { kind: 'support', change: near } as const

  it.each([
    { proposals: [welcomed, agreed], at: LATER, because: 'it agreed to the change' },
    { proposals: [welcomed], at: undefined, because: 'it had no part in it' },
    { proposals: [agreed], at: undefined, because: 'it never asked for it' },
  ])('knows when: $because', ({ proposals, at }) => {
    expect(gaveUp(near, aPast({ marks: [gone], proposals }))).toBe(at)
  })

  it('owns up once', () => {
    const past = aPast({ marks: [gone], proposals: [welcomed, agreed] })
    expect(turnOf(support, past)).toMatchObject({ situation: 'let-go-before', option: near, at: LATER })
    const own = [{ variety: 1, words: '', act: support, put: [], at: LATE }]
    expect(turnOf(support, { ...past, own })).toBeUndefined()
  })
})

describe('a refusal', () => {
  const yes = aProposal([far], { reactions: { deu: 'live-with' }, at: EARLY })

  it('names the change that it is due to, whatever else is in the package', () => {
    const past = aPast({ proposals: [now([far, wanted])] })
    expect(reactionOf(react('cannot-accept', wanted), past).option).toEqual(wanted)
    expect(reactionOf(react('cannot-accept', far), past).option).toEqual(far)
  })

  it.each([
    { at: LATER, by: 'bra', situation: 'pushes-out', because: 'another brought the clause in since' },
    { at: LATER, by: 'deu', situation: 'pushes-out-ours', because: 'it brought the clause in itself' },
    { at: 0, by: 'bra', situation: 'pushes-out-again', because: 'the clause stood there already' },
    { at: 0, by: 'bra', with: wanted, situation: 'pushes-out-alone', because: 'it was a part of a package' },
  ])('of what had its yes says what it would push out: $situation, because $because', (row) => {
    const { at, by, situation } = row
    const before = { ...yes, changes: row.with === undefined ? [far] : [far, row.with] }
    const past = aPast({ marks: [mark(near, by, at)], proposals: [before, now([far])] })
    expect(reactionOf(react('cannot-accept', far), past).before).toMatchObject({ situation, option: far, other: near })
  })
})

describe('what a delegation has said of an option', () => {
  it.each([
    { reactions: ['welcome', 'live-with'], done: 'welcomed', because: 'it has not only let it pass' },
    { reactions: ['live-with', 'live-with'], done: 'accepted', because: 'it has only let it pass' },
    { reactions: ['welcome', 'cannot-accept'], done: 'refused', because: 'it changed its side' },
  ] as const)('is told by what says most: $done, because $because', ({ reactions, done }) => {
    const proposals = reactions.map((reaction, at) =>
      aProposal([near], { id: `p${at}`, at, reactions: { deu: reaction } }),
    )
    expect(strongest(standsOn(near, aPast({ proposals })))?.done).toBe(done)
  })

  it.each([
    { by: 'bra', partner: 'deu', done: 'accepted', because: 'it took the offer' },
    { by: 'deu', partner: 'bra', done: 'offered', because: 'it is what it gave' },
  ])('in a bargain is no wish of its own: $done, because $because', ({ by, partner, done }) => {
    const proposals = [aProposal([far, near], { by, partner })]
    const offers = [{ id: 'o1', by, to: partner, give: far, take: near, at: EARLY, status: 'accepted' }] as const
    const past = aPast({ proposals })
    expect(strongest(standsOn(far, { ...past, view: { ...past.view, offers } }))?.done).toBe(done)
  })
})

describe('a delegation that turns from the draft', () => {
  it.each([
    {
      choice: 'against',
      draft: { declared: { deu: 'favour' } },
      before: 'after-yes-text',
      because: 'a change came in',
    },
    { choice: 'against', draft: { signatories: ['deu'] }, before: 'after-yes-text', because: 'it signed another text' },
    { choice: 'for', draft: { declared: { deu: 'favour' } }, before: undefined, because: 'it votes as it said' },
    { choice: 'abstain', draft: { signatories: ['deu'] }, before: undefined, because: 'a signature is no yes' },
  ] as const)('says why it votes $choice: $because', ({ choice, draft, before }) => {
    const past = aPast({ marks: [mark(far, 'bra', LATE, near.option)], draft: { ...draft, sidesAt: { deu: EARLY } } })
    expect(ballotOnDraft(choice, past)?.before?.situation).toBe(before)
  })
})

describe('a condition for a vote', () => {
  const told = {
    variety: 1,
    words: '',
    act: {
      kind: 'explain',
      issue: near.issue,
      target: 'bra',
      answer: { to: 'draft', verdict: 'only-if', support: 'vote', other: near, change: near },
    },
    put: [],
    at: EARLY,
  } as const

  it.each([
    { reaction: 'welcome', marks: [], before: 'term-offered', because: 'here it is' },
    {
      reaction: 'cannot-accept',
      marks: [mark(far, 'bra', LATER)],
      before: 'term-outweighed',
      because: 'another came in',
    },
  ] as const)('is remembered when it is put: $because', ({ reaction, marks, before }) => {
    const past = aPast({ marks, proposals: [now([near])], own: [told] })
    expect(reactionOf(react(reaction), past).before).toMatchObject({ situation: before, option: near, names: ['bra'] })
  })
})
