import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, utilityOf } from '../model/committee/issue.ts'
import { aStanding, singleChanges } from '../testing/standings.ts'
import { acceptanceChance, estimatedSurplus, supportChance } from './estimate.ts'
import { acceptanceOf, ownGainOf, type Prospect, prospectOf, readsLikeAny, weigh } from './prospect.ts'
import type { Standing } from './standing.ts'

const anyStanding = fc.integer({ min: 0, max: 0xffffffff }).map(aStanding)

/** Where a change stands in the prospect. */
function cellOf({ starts }: Prospect, { issue, option }: { readonly issue: number; readonly option: number }): number {
  return (starts[issue] ?? 0) + option
}

/** Chance that at least so many of several say yes, each with its own chance: every way to answer added up. */
function chanceOfAtLeast(yes: number, chances: readonly number[]): number {
  let sum = 0
  for (let answers = 0; answers < 2 ** chances.length; answers++) {
    const isYes = (at: number) => (answers & (1 << at)) !== 0
    if (chances.filter((_, at) => isYes(at)).length < yes) continue
    sum += chances.reduce((product, chance, at) => product * (isYes(at) ? chance : 1 - chance), 1)
  }
  return sum
}

function othersOf({ estimates, seat }: Standing) {
  return estimates.filter((_, other) => other !== seat)
}

const aPackage = anyStanding.chain((standing) =>
  fc.record({
    standing: fc.constant(standing),
    changes: fc
      .subarray([...singleChanges(standing.text)], { maxLength: 3 })
      .map((changes) => changes.filter(({ issue }, at) => changes.findIndex((other) => other.issue === issue) === at)),
  }),
)

describe('a package weighed by a seat', () => {
  it('is worth to the seat what its own scores say', () => {
    fc.assert(
      fc.property(aPackage, ({ standing, changes }) => {
        const prospect = prospectOf(standing)
        const [first = -1, second = -1, third = -1] = changes.map((change) => cellOf(prospect, change))
        const { table } = standing.secrets
        const gain = utilityOf(table, applyChanges(standing.text, changes)) - utilityOf(table, standing.text)
        expect(ownGainOf(prospect, first, second, third)).toBeCloseTo(gain, 9)
        expect(prospect.utility).toBe(utilityOf(table, standing.text))
      }),
    )
  })

  it('finds the votes it needs with the chance that enough of the others are in favour', () => {
    fc.assert(
      fc.property(aPackage, ({ standing, changes }) => {
        const prospect = prospectOf(standing)
        const [first = -1, second = -1, third = -1] = changes.map((change) => cellOf(prospect, change))
        const after = applyChanges(standing.text, changes)
        const chances = othersOf(standing).map((estimate) => supportChance(estimatedSurplus(estimate, after)))
        const { carried, support } = weigh(prospect, first, second, third)
        expect(carried).toBeCloseTo(chanceOfAtLeast(standing.needed - 1, chances), 9)
        expect(support).toBeCloseTo(
          chances.reduce((sum, chance) => sum + chance, 0),
          9,
        )
      }),
    )
  })

  it('is borne with the mean chance of the others, each by what it gains', () => {
    fc.assert(
      fc.property(aPackage, ({ standing, changes }) => {
        const prospect = prospectOf(standing)
        const [first = -1, second = -1, third = -1] = changes.map((change) => cellOf(prospect, change))
        const after = applyChanges(standing.text, changes)
        const gains = othersOf(standing).map(
          (estimate) => estimatedSurplus(estimate, after) - estimatedSurplus(estimate, standing.text),
        )
        const mean = gains.reduce((sum, gain) => sum + acceptanceChance(gain), 0) / gains.length
        const { acceptance, othersGain } = weigh(prospect, first, second, third)
        expect(acceptance).toBeCloseTo(mean, 9)
        expect(acceptanceOf(prospect, first, second, third)).toBeCloseTo(mean, 9)
        expect(othersGain).toBeCloseTo(
          gains.reduce((sum, gain) => sum + gain, 0),
          9,
        )
      }),
    )
  })

  it('does not depend on what the seat is thought to want: it knows that itself', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const table = standing.secrets.table.map((row) => row.map(() => 9))
        const estimates = standing.estimates.with(standing.seat, { table, observations: 1 })
        const before = { ...weigh(prospectOf(standing), 0, -1, -1) }
        expect({ ...weigh(prospectOf({ ...standing, estimates }), 0, -1, -1) }).toEqual(before)
      }),
    )
  })

  it.each([
    { needed: 3, carried: 'all', because: 'three of three seats must agree' },
    { needed: 2, carried: 'one', because: 'one of the two others is enough' },
    { needed: 1, carried: 'none', because: 'the seat carries the vote alone' },
    { needed: 9, carried: 'all', because: 'where more are needed than there are, at least all must agree' },
  ])('with $needed votes needed wants $carried of the others: $because', ({ needed, carried }) => {
    const room = [0.1, -0.2].map((surplus) => ({ table: [[surplus, surplus]], observations: 1 }))
    const [self] = room
    if (!self) throw new Error('the room is not empty')
    const secrets = { table: [[0, 1]], reservation: 0, best: 1, redLines: [] }
    const prospect = prospectOf({ ...aStanding(1), seat: 0, secrets, text: [0], estimates: [self, ...room], needed })
    const chances = [supportChance(0.1), supportChance(-0.2)]
    const least = { all: 2, one: 1, none: 0 }[carried] ?? 0
    expect(weigh(prospect, -1, -1, -1).carried).toBeCloseTo(chanceOfAtLeast(least, chances), 12)
  })
})

describe('a committee as large as the Assembly’s smaller ones', () => {
  it('is weighed seat by seat too: forty others, each with one chance in four', () => {
    const cool = { table: [[-0.08, 0]], observations: 1 }
    const secrets = { table: [[0, 1]], reservation: 0, best: 1, redLines: [] }
    const estimates = Array.from({ length: 41 }, () => cool)
    const prospect = prospectOf({ ...aStanding(1), seat: 0, secrets, text: [0], estimates, needed: 6 })
    // By the binomial distribution: at least five yes of forty.
    let [fewer, term] = [0, 0.75 ** 40]
    for (let yes = 0; yes < 5; yes++) {
      fewer += term
      term *= (40 - yes) / (3 * (yes + 1))
    }
    expect(weigh(prospect, -1, -1, -1).carried).toBeCloseTo(1 - fewer, 9)
  })
})

describe('what is laid out', () => {
  it('bars the options of red lines and no others', () => {
    fc.assert(
      fc.property(anyStanding, fc.nat(2), fc.nat(2), (standing, issue, option) => {
        const redLines = [{ issue, option }]
        const prospect = prospectOf({ ...standing, secrets: { ...standing.secrets, redLines } })
        const barred = prospect.barred.flatMap((bar, cell) => (bar === 1 ? [cell] : []))
        expect(barred).toEqual([cellOf(prospect, { issue, option })])
      }),
    )
  })

  it('names each other seat once, in the order of the room, and never the seat itself', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const { seatOf, others } = prospectOf(standing)
        expect(seatOf).toEqual(standing.estimates.map((_, index) => index).filter((index) => index !== standing.seat))
        expect(others).toBe(seatOf.length)
      }),
    )
  })
})

describe('texts that read alike', () => {
  const text = [1, 0, 2]
  it.each([
    { avoid: [[1, 0, 0]], changes: [{ issue: 2, option: 0 }], alike: true, because: 'the change makes it so' },
    { avoid: [[1, 0, 1]], changes: [{ issue: 2, option: 0 }], alike: false, because: 'one clause differs' },
    {
      avoid: [
        [0, 0, 0],
        [1, 0, 2],
      ],
      changes: [],
      alike: true,
      because: 'it reads like the second of them',
    },
    { avoid: [], changes: [], alike: false, because: 'there is nothing to avoid' },
    {
      avoid: [[2, 0, 2]],
      changes: [
        { issue: 0, option: 0 },
        { issue: 0, option: 2 },
      ],
      alike: true,
      because: 'of two changes of one issue the later is in the text',
    },
  ])('$changes against $avoid: $alike, $because', ({ avoid, changes, alike }) => {
    expect(readsLikeAny(avoid, text, changes)).toBe(alike)
  })
})
