import type { Act, Change } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { against, inFavour } from './grounds.ts'
import { wantedOn } from './hearing.ts'
import { lettingGo } from './letting-go.ts'
import { distanceTo, isNear, recordOf } from './occasion.ts'
import { withoutOwnReason } from './owned.ts'
import { reactionOf } from './reactions.ts'
import type { Line } from './said.ts'
import { leavingOf } from './sides.ts'
import { aProposal, germanyIn, LATE, LATER, mark, PUT } from './testing/germany.ts'
import { replaced } from './text-record.ts'
import { turnOf } from './turned.ts'

/** A delegation owns what it did: it argues against nothing that it proposed, and names as its gain only what is one. */

const { opening, seat, byDistance, near, far, wanted, unwanted, aPast } = germanyIn(climate, countries.countries)

const said = (act: Act): Line => ({ variety: 1, words: '', act, put: [], at: LATER })

describe('a reason against an option', () => {
  it.each([
    { by: 'bra', reaction: 'live-with', given: true, because: 'it only let the option pass' },
    { by: 'bra', reaction: 'welcome', given: false, because: 'it welcomed the option' },
    { by: 'deu', reaction: 'welcome', given: false, because: 'it proposed the option' },
  ] as const)('is given: $given, where $because', ({ by, reaction, given }) => {
    const past = aPast({ proposals: [aProposal([near], { by, reactions: by === 'deu' ? {} : { deu: reaction } })] })
    const told = (situation: string) => withoutOwnReason({ situation, ...against(near) }, past).ground !== undefined
    expect(told('oppose')).toBe(given)
    // whoever is asked why gives the reason
    expect(told('why-against')).toBe(true)
  })
})

describe('what a delegation gains for a clause that it lets go', () => {
  const options = (opening.issues[0]?.options ?? []).map((_, option) => ({ issue: 0, option })).slice(1)
  const mine =
    options.toSorted((one, two) => distanceTo(seat, one, opening) - distanceTo(seat, two, opening))[0] ?? near
  const text = [mark(mine, 'deu', PUT)]
  const going = (changes: readonly Change[], own: readonly Line[] = [], marks = text) =>
    lettingGo([far, ...changes], aPast({ marks, own }))

  it('is what it has asked for', () => {
    const own = [said({ kind: 'support', change: wanted })]
    expect(going([wanted], own)).toMatchObject({ situation: 'lets-go-for', option: wanted })
  })

  it('is nothing that it has spoken against, that takes it further away, or that costs it another clause', () => {
    const refused = [said({ kind: 'oppose', change: wanted })]
    expect(going([wanted], refused)?.situation).toBe('lets-go')
    expect(going([unwanted])?.situation).toBe('lets-go')
    const other = byDistance(1)[1] ?? near
    expect(going([wanted], [], [...text, mark(other, 'deu', PUT)])?.situation).toBe('lets-go')
  })
})

describe('a package with a clause that was refused before', () => {
  it('is refused for that, whatever else it would cost', () => {
    const [middle = near] = byDistance(0).filter((one) => !isNear(seat, one, opening))
    const own = [said({ kind: 'oppose', change: middle })]
    const put = aProposal([middle, unwanted], { id: 'p9', at: LATE, status: 'open' })
    const act = { kind: 'react', proposal: 'p9', reaction: 'cannot-accept', over: unwanted } as const
    expect(reactionOf(act, aPast({ proposals: [put] })).option).toEqual(unwanted)
    const text = [mark(near, 'bra', PUT)]
    expect(reactionOf(act, aPast({ marks: text, proposals: [put], own })).option).toEqual(middle)
  })
})

describe('a delegation that turns from a part of a package', () => {
  it.each([
    { reaction: 'welcome', situation: 'left-welcome', because: 'it did not put up with what it welcomed' },
    { reaction: 'live-with', situation: 'left-part', because: 'it let the rest pass for that' },
  ] as const)('owns up: $situation, because $because', ({ reaction, situation }) => {
    const proposals = [aProposal([far, wanted], { status: 'lapsed', reactions: { deu: reaction } })]
    expect(turnOf({ kind: 'oppose', change: far }, aPast({ proposals }))?.situation).toBe(situation)
  })
})

describe('a clause of a bargain', () => {
  it('is as much of the one as of the other', () => {
    const proposals = [aProposal([near, wanted], { by: 'bra', partner: 'deu' })]
    const past = aPast({ marks: [mark(near, 'bra', PUT)], proposals })
    expect(replaced(far, past).map(({ situation }) => situation)).toEqual(['replaces-ours'])
    expect(replaced(far, { ...past, view: { ...past.view, proposals: [] } })[0]?.situation).toBe('replaces')
  })
})

describe('a reply to a kind word', () => {
  const wish = recordOf(seat, 0, opening)
  it.each([
    { marks: [], own: [], isNamed: true, because: 'the text has nothing there' },
    { marks: [mark(wish, 'bra', PUT)], own: [], isNamed: false, because: 'the text has it' },
    { marks: [], own: [said({ kind: 'oppose', change: wish })], isNamed: false, because: 'it has spoken against it' },
  ])('names what is wanted: $isNamed, because $because', ({ marks, own, isNamed }) => {
    expect(wantedOn(0, aPast({ marks, own }))).toEqual(isNamed ? { option: wish, ...inFavour(wish) } : {})
  })
})

describe('a delegation that takes its name off the draft', () => {
  it.each([
    {
      positions: -1,
      by: 'bra',
      act: { kind: 'oppose', change: near },
      situation: 'withdraw-over',
      because: 'a clause is against its position',
    },
    {
      positions: -1,
      by: 'deu',
      act: { kind: 'oppose', change: near },
      situation: 'withdraw-whole',
      because: 'it wrote that clause itself',
    },
    {
      positions: 1,
      by: 'bra',
      act: { kind: 'support', change: far },
      situation: 'withdraw-without',
      because: 'what it asked for is not in it',
    },
    {
      positions: 1,
      by: 'bra',
      act: { kind: 'remark' },
      situation: 'withdraw-far',
      because: 'it has taken no side, and a clause is not its own',
    },
    {
      positions: 1,
      by: 'bra',
      act: { kind: 'oppose', change: near },
      situation: 'withdraw-hoped',
      because: 'it has asked for nothing, and stands for something else',
    },
  ] as const)('names a clause: $situation, because $because', ({ positions, by, act, situation }) => {
    const past = aPast({ marks: [mark(near, by, PUT)], draft: { sidesAt: { deu: LATER } } })
    const placed = { ...past, seat: { ...seat, positions: seat.positions.map(() => positions) } }
    const own = [{ variety: 1, words: '', act, put: [], at: LATER }]
    expect(leavingOf({ kind: 'withdraw', draft: 'd1' }, { ...placed, own }).situation).toBe(situation)
  })
})
