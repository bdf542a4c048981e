import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CrisisEffect } from '../../model/committee/crisis.ts'
import { spreadOf } from '../../model/committee/issue.ts'
import type { Draft } from '../../model/floor/draft.ts'
import { aDraft, aScene, PLACE } from '../../testing/a-scene.ts'
import { aContext, eventsOf, putAct } from '../../testing/command-context.ts'
import { aCrisis, aPlan, outcomeOf } from '../../testing/committee.ts'
import { answerCrisis, applyEffect } from './answering.ts'
import { drawnChance, forecastFor } from './chance.ts'
import { favourRatio, regardFor } from './drawing.ts'
import { stakesAfter } from './stakes.ts'

const flat = aScene().seats.map(() => aScene().seats.map(() => 0))

function worked(effect: CrisisEffect, chooser?: string) {
  const context = aContext(aScene({ relations: flat }))
  applyEffect(context, effect, 'crisis-answered', chooser)
  return context
}

describe('what a crisis does to the room', () => {
  it.each([
    { effect: {}, kinds: [], because: 'nothing is said of it' },
    { effect: { issue: 1 }, kinds: [], because: 'an issue is named, and nothing about it changes' },
    { effect: { weightFactor: 2 }, kinds: [], because: 'no issue is named' },
    { effect: { issue: 1, weightFactor: 2 }, kinds: ['stakes-changed'], because: 'the issue weighs more' },
    { effect: { issue: 1, positionShift: 0.5 }, kinds: ['stakes-changed'], because: 'wishes move' },
    { effect: { relation: 0.1 }, kinds: [], because: 'nobody chose anything, so nobody is thanked' },
    { effect: { tension: 5 }, kinds: ['tension-changed'], because: 'it strains the room' },
  ])('$effect: $kinds, because $because', ({ effect, kinds }) => {
    expect(worked(effect).events.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each([
    { effect: { relation: 0.1 }, regard: [0.1, 0.1, 0, 0.1, 0.1], because: 'everybody else is grateful' },
    {
      effect: { relation: -0.2, relationWith: [] },
      regard: [-0.2, -0.2, 0, -0.2, -0.2],
      because: 'nobody is singled out',
    },
    {
      effect: { relation: 0.1, relationWith: ['usa', 'ken'] },
      regard: [0, 0, 0, 0, 0.1],
      because: 'one is, and not itself',
    },
  ])('$effect moves the regard for Kenya, which chose: $because', ({ effect, regard }) => {
    expect(worked(effect, 'ken').state.relations.map((row) => row[PLACE.ken])).toEqual(regard)
  })
})

describe('a choice in a crisis', () => {
  const certain = (baseChanceRatio: number) => {
    const [talk] = aCrisis('one').choices
    if (!talk) throw new Error('no choice')
    const success = { tension: -7, relation: 0.1 }
    return aCrisis('one', { choices: [{ ...talk, baseChanceRatio, success, failure: { tension: 9 } }] })
  }
  /** Kenya answers in many sessions; what came of it, each told once. */
  const outcomes = (baseChanceRatio: number) => {
    const seen = new Map<string, number>()
    for (let seed = 1; seed <= 40; seed++) {
      const scene = aScene({ plan: { seed, crises: [certain(baseChanceRatio)] } })
      const context = aContext(scene)
      answerCrisis(context, 'ken', 'talk')
      const [answer] = eventsOf(context, 'crisis-answered')
      const [strain] = eventsOf(context, 'tension-changed')
      const told = `${answer?.succeeded} ${strain?.code} ${strain?.delta} ${eventsOf(context, 'regard-changed').length}`
      seen.set(told, (seen.get(told) ?? 0) + 1)
    }
    return seen
  }

  it('that succeeds does what its success says, and one that fails what its failure says', () => {
    const seen = outcomes(0.5)
    expect([...seen.keys()].sort()).toEqual(['false crisis-worsened 9 0', 'true crisis-answered -7 4'])
  })

  it('is never quite certain: the best succeeds nearly always and the worst hardly ever', () => {
    expect(outcomes(1).get('true crisis-answered -7 4')).toBeGreaterThan(33)
    expect(outcomes(0).get('false crisis-worsened 9 0')).toBeGreaterThan(33)
  })

  it.each([
    { capital: 60, outcome: 'accepted', because: 'it is just enough' },
    { capital: 59, outcome: 'capital-exhausted', because: 'it is one point short' },
  ])('that costs 60 with a capital of $capital: $outcome, because $because', ({ capital, outcome }) => {
    const scene = aScene({ capital: [100, 100, capital, 100, 100] })
    const decision = putAct(scene, 'ken', { kind: 'choose', choice: 'demand' })
    expect(outcomeOf(decision)).toBe(outcome)
    if (decision.ok) expect(decision.state.capital).toEqual([100, 100, 0, 100, 100])
  })

  it.each([
    { status: 'answered', because: 'it was answered already' },
    { status: 'lapsed', because: 'its deadline is past' },
  ] as const)('is refused when the crisis is $status: $because', ({ status }) => {
    const scene = aScene()
    const crisis = scene.crisis && { ...scene.crisis, status }
    expect(outcomeOf(putAct({ ...scene, crisis }, 'ken', { kind: 'choose', choice: 'talk' }))).toBe('no-crisis-open')
  })
})

describe('the chance that is shown', () => {
  const [talk] = aCrisis('one').choices
  const shown = (parts: Parameters<typeof aScene>[0]) => (talk ? forecastFor(aScene(parts), 'ken')(talk) : Number.NaN)
  const regarded = (value: number) =>
    aScene().seats.map((_, from) => flat[0]?.map((__, to) => (from === to ? 1 : value)) ?? [])
  const calm = { tension: { value: 40, causes: [] }, relations: flat }

  it.each([
    { parts: calm, chance: 0.7, because: 'the room is as it usually is' },
    { parts: { ...calm, tension: { value: 80, causes: [] } }, chance: 0.6, because: 'the room is strained' },
    { parts: { ...calm, tension: { value: 0, causes: [] } }, chance: 0.8, because: 'the room is calm' },
    { parts: { ...calm, relations: regarded(0.4) }, chance: 0.8, because: 'the others think well of Kenya' },
    { parts: { ...calm, relations: regarded(-0.4) }, chance: 0.6, because: 'they think ill of it' },
    {
      parts: {
        ...calm,
        drafts: [aDraft({ declared: { ken: 'favour', usa: 'favour', chn: 'favour', fra: 'against' } })],
      },
      chance: 0.85,
      because: 'three of five stand behind one text',
    },
    {
      parts: { ...calm, relations: regarded(1), tension: { value: 0, causes: [] } },
      chance: 0.95,
      because: 'nothing is certain',
    },
  ])('is $chance when $because', ({ parts, chance }) => expect(shown(parts)).toBeCloseTo(chance, 9))
})

describe('the chance that is drawn', () => {
  const [talk] = aCrisis('one').choices
  const drawn = (declared: Draft['declared']) =>
    talk ? drawnChance(aScene({ drafts: [aDraft({ declared })] }), 'ken', talk) : Number.NaN

  it('counts the gains of those who have declared for the text, and not of those who think it over', () => {
    expect(drawn({ fra: 'undecided', mhl: 'undecided' })).toBe(drawn({}))
    expect(drawn({ fra: 'favour', mhl: 'favour' })).not.toBe(drawn({}))
  })
})

describe('the regard for a delegation', () => {
  it('is the mean of the others’, whatever it thinks of itself', () => {
    const relations = [
      [1, 0, 0.2],
      [0, 1, 0.4],
      [0, 0, 1],
    ]
    expect(regardFor(aScene({ relations }), 2)).toBeCloseTo(0.3, 12)
    expect(regardFor(aScene({ relations: [[1]] }), 0)).toBe(0)
  })
})

describe('the share of the committee in favour', () => {
  it('counts heads, and who is undecided as not in favour', () => {
    expect(favourRatio(aScene())).toBe(0)
    expect(favourRatio(aScene({ drafts: [aDraft({ declared: { ken: 'favour', usa: 'undecided' } })] }))).toBe(0.2)
  })
})

describe('what is at stake after a crisis', () => {
  const scene = aScene()
  const rows = (shift: number, factor = 1) => stakesAfter(scene, 1, factor, shift).tables

  it('a shift moves the wishes of AI delegates towards the far side, and leaves a person its own', () => {
    const gains = rows(0.4).map((table, place) => {
      const before = scene.seats[place]?.secrets.table[1] ?? []
      const [first = 0, last = 0] = [0, 3].map((option) => (table[1]?.[option] ?? 0) - (before[option] ?? 0))
      return Math.sign(Math.round((last - first) * 1e9))
    })
    expect(gains).toEqual([1, 1, 0, 1, 1])
    expect(rows(0.4)[PLACE.ken]).toEqual(
      scene.seats[PLACE.ken]?.secrets.table.map((row) => row.map((v) => expect.closeTo(v, 12))),
    )
  })

  it('keeps every seat’s total and never makes a score negative, however hard it hits', () => {
    const total = (table: readonly (readonly number[])[]) => table.reduce((sum, row) => sum + spreadOf(row), 0)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4 }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (issue, factor, shift) => {
          const { tables, best } = stakesAfter(scene, issue, factor, shift)
          for (const [place, table] of tables.entries()) {
            expect(total(table)).toBeCloseTo(total(scene.seats[place]?.secrets.table ?? []), 9)
            expect(Math.min(...table.flat())).toBeGreaterThanOrEqual(0)
            expect(best[place]).toBeCloseTo(
              table.reduce((sum, row) => sum + Math.max(...row), 0),
              9,
            )
          }
        },
      ),
      { numRuns: 50 },
    )
  })

  it('counts no settlement behind a red line towards the best a seat can reach', () => {
    const redLines = [{ issue: 0, option: 3 }]
    const plan = aPlan()
    const seats = plan.seats.map((seat) => (seat.country === 'MHL' ? { ...seat, redLines } : seat))
    const lined = aScene({ plan: { seats } })
    const { tables, best } = stakesAfter(lined, 1, 1, 0)
    const allowed = tables[PLACE.mhl]?.map((row, issue) => Math.max(...(issue === 0 ? row.slice(0, 3) : row))) ?? []
    expect(best[PLACE.mhl]).toBeCloseTo(
      allowed.reduce((sum, value) => sum + value, 0),
      12,
    )
    expect(best[PLACE.mhl]).toBeLessThan(tables[PLACE.mhl]?.reduce((sum, row) => sum + Math.max(...row), 0) ?? 0)
  })

  it('of a matter nobody cares about leaves the tables alone', () => {
    const flatTables = scene.seats.map((seat) => ({
      ...seat,
      secrets: {
        ...seat.secrets,
        table: [
          [0, 0],
          [0, 0],
        ],
      },
    }))
    expect(stakesAfter({ ...scene, seats: flatTables }, 1, 3, 1).tables[0]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
