import type { Act, Change, Proposal } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { boundByWord } from './given-word.ts'
import { historyOf, recordBefore } from './history.ts'
import { gaveUp } from './letting-go.ts'
import type { Past } from './past.ts'
import { reactionOf } from './reactions.ts'
import type { Line } from './said.ts'
import { explaining, joiningOf, leavingOf } from './sides.ts'
import { occasionOf } from './situations.ts'
import { standsOn } from './standpoints.ts'
import { aProposal, germanyIn, type Happened, LATE, LATER, mark, PUT } from './testing/germany.ts'

/**
 * What a delegation says of the record is what the record has: the minute of its own answer, the promises that still
 * bind it, what it asked for in a package that it refuses, and nobody's deeds but those that were done.
 */

const { opening, seat, near, far, wanted, unwanted, aPast } = germanyIn(climate, countries.countries)

/** When placards were shown. */
const MET = 67_000

const now = (changes: readonly Change[], overrides: Partial<Proposal> = {}) =>
  aProposal(changes, { id: 'p9', at: LATE, status: 'open', ...overrides })
const refusing = (over?: Change): Extract<Act, { kind: 'react' }> => ({
  kind: 'react',
  proposal: 'p9',
  reaction: 'cannot-accept',
  ...(over === undefined ? {} : { over }),
})
const said = (act: Act): Line => ({ variety: 1, words: '', act, put: [], at: LATER })

describe('the minute of an answer', () => {
  const met = aProposal([near], { reactions: { deu: 'welcome', chn: 'welcome' }, metAt: { deu: MET, chn: MET + 4000 } })

  it('is that of the placard, and not that of the proposal', () => {
    expect(standsOn(near, aPast({ proposals: [met] })).map(({ at }) => at)).toEqual([MET])
    expect(standsOn(near, aPast({ proposals: [{ ...met, metAt: {} }] })).map(({ at }) => at)).toEqual([PUT])
  })

  it('is that of each of those that are named, and of both the later one', () => {
    const at = (act: Act, past: Past, situation: string) =>
      [...historyOf(act, undefined, past), ...recordBefore(act, past)].find((one) => one.situation === situation)?.at
    const refused = { ...met, reactions: { deu: 'cannot-accept' } as const }
    expect(at({ kind: 'oppose', change: near }, aPast({ proposals: [refused] }), 'we-refused')).toBe(MET)
    const asked: Act = { kind: 'question', target: 'chn', issue: near.issue }
    expect(at(asked, aPast({ proposals: [met] }), 'you-welcomed')).toBe(MET + 4000)
  })

  it('of a clause that was given up is that of the change, and only of a change that the delegation agreed to', () => {
    const gone = mark(far, 'chn', LATE, near.option)
    const taken = aProposal([far], { id: 'p2', at: LATER, reactions: { deu: 'live-with' } })
    expect(gaveUp(near, aPast({ marks: [gone], proposals: [met, taken] }))).toBe(LATE)
    // an earlier yes to the same change is none to the one that was made over its no
    const again = { ...taken, id: 'p3', at: LATER + 1, reactions: { deu: 'cannot-accept' } as const }
    expect(gaveUp(near, aPast({ marks: [gone], proposals: [met, taken, again] }))).toBeUndefined()
  })
})

describe('a promise', () => {
  const promise = {
    id: 'c1',
    kind: 'promise',
    by: 'deu',
    to: 'bra',
    change: near,
    at: PUT,
    status: 'kept',
    settledAt: PUT,
  } as const
  const bound = (happened: Happened) =>
    boundByWord('deu', [far], aPast({ ...happened, view: { commitments: [promise] } }).view)?.situation

  it.each([
    { happened: {}, situation: 'bound-by-word', because: 'it stands' },
    { happened: { proposals: [now([far], { by: 'bra' })] }, situation: undefined, because: 'Brazil asks for another' },
    {
      happened: { proposals: [now([far], { by: 'chn', reactions: { bra: 'live-with' } })] },
      situation: undefined,
      because: 'Brazil has just let this pass',
    },
    {
      happened: { marks: [mark(far, 'chn', LATER, near.option)] },
      situation: undefined,
      because: 'the text has lost the clause',
    },
  ])('is pleaded only where it binds: $because', ({ happened, situation }) => {
    expect(bound(happened)).toBe(situation)
  })
})

describe('a package that is refused', () => {
  it('is spoken of by the part that the delegation did most for', () => {
    const borne = aProposal([near], { reactions: { deu: 'live-with' } })
    const own = [said({ kind: 'threaten', change: wanted })]
    const past = aPast({ proposals: [borne, now([near, wanted, unwanted])], own })
    expect(reactionOf(refusing(unwanted), past).before?.option).toEqual(wanted)
  })

  it('is remembered as a no to what it was refused for, whatever was said first', () => {
    const before = now([near, unwanted], { id: 'p1', at: PUT, reactions: { deu: 'cannot-accept' }, status: 'lapsed' })
    const own = [said({ ...refusing(unwanted), proposal: 'p1' })]
    expect(standsOn(unwanted, aPast({ proposals: [before], own })).map(({ done }) => done)).toEqual(['refused'])
    expect(standsOn(near, aPast({ proposals: [before], own }))).toEqual([])
  })
})

describe('a claim on the record', () => {
  const occasion = (act: Act, past: Past) => occasionOf(act, seat, past.view, past.own)?.situation

  it('of a warning needs a deed of whom it warns', () => {
    const warn: Act = { kind: 'warn', target: 'chn', issue: near.issue }
    expect(occasion(warn, aPast({}))).toBe('warn-early')
    expect(occasion(warn, aPast({ marks: [mark(far, 'chn', PUT)] }))).toBe('warn')
    expect(occasion(warn, aPast({ proposals: [aProposal([near], { reactions: { chn: 'cannot-accept' } })] }))).toBe(
      'warn',
    )
    expect(occasion(warn, aPast({ proposals: [aProposal([near], { reactions: { chn: 'welcome' } })] }))).toBe(
      'warn-early',
    )
  })

  it('of a signature is no mere hearing, where the delegation is for the draft', () => {
    expect(joiningOf({ kind: 'sign', draft: 'd1' }, aPast({ draft: { declared: { deu: 'favour' } } })).situation).toBe(
      'sign-in-favour',
    )
    expect(joiningOf({ kind: 'sign', draft: 'd1' }, aPast({})).situation).toBe('sign')
  })

  it('of a name that was taken away is no word against the draft', () => {
    const vote = {
      id: 'v1',
      question: { kind: 'draft', draft: 'd1' },
      manner: 'roll-call',
      majority: 'simple',
      order: ['deu'],
      ballots: [{ seat: 'deu', choice: 'for' }],
      openedAt: LATE,
      deadlineAt: LATE,
      result: undefined,
    } as const
    const explained = (own: readonly Line[]) =>
      explaining(
        { kind: 'point', point: 'explanation-of-vote' },
        aPast({ draft: { declared: { deu: 'against' } }, own, view: { votes: [vote] } }),
      )?.situation
    expect(explained([said({ kind: 'withdraw', draft: 'd1' })])).toBe('for-left-turned')
    expect(explained([said({ kind: 'declare', draft: 'd1', stance: 'against' })])).toBe('for-turned')
  })

  it('of what it misses is what it asked for, and not what it gave up', () => {
    const gone = { ...mark(far, 'bra', LATE, near.option), after: 0 }
    const own = [said({ kind: 'support', change: near })]
    const past = aPast({ marks: [gone], own, draft: { sidesAt: { deu: LATE } } })
    const leaving = (proposals: readonly Proposal[]) =>
      leavingOf({ kind: 'withdraw', draft: 'd1' }, { ...past, view: { ...past.view, proposals } })
    expect(leaving([])).toEqual({ situation: 'withdraw-without', option: near })
    const taken = aProposal([{ ...near, option: 0 }], { at: LATE, reactions: { deu: 'live-with' } })
    expect(leaving([taken]).option).not.toEqual(near)
  })

  it('of a text that has too much is not that it has too little', () => {
    const options = opening.issues[0]?.options ?? []
    const sorted = options
      .map(({ position }, option) => ({ issue: 0, option, position }))
      .filter(({ position }) => position >= (options[0]?.position ?? 0))
      .toSorted((one, other) => one.position - other.position)
    const [less, more] = [sorted.at(-2), sorted.at(-1)]
    if (less === undefined || more === undefined) throw new RangeError('too few options')
    const told = (wish: Change, text: Change) =>
      recordBefore({ kind: 'propose', changes: [wish] }, aPast({ marks: [mark(text, 'bra', PUT)] })).map(
        ({ situation }) => situation,
      )
    expect(told(less, more)).toEqual(['text-beyond'])
    if (less.option > 0) expect(told(more, less)).toEqual(['text-short'])
  })
})
