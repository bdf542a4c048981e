import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBargain, everyDeal } from '../../testing/bargains.ts'
import { bargainOf } from './bargain.ts'
import { egalitarian, gini, kalaiSmorodinsky, nashRatio, nashSolution, utilitarian } from './solutions.ts'
import { type Bargain, utilitiesOf } from './space.ts'

const anyBargain = fc.integer({ min: 0, max: 0xffffffff }).map(aBargain)

/** The bargain with its seats in another order: the last first. */
function turned({ tables, reservations }: Bargain): Bargain {
  return { tables: tables.toReversed(), reservations: reservations.toReversed() }
}

/** The bargain as it looks when the first seat counts in other units: so many times larger, and from another zero. */
function rescaled({ tables, reservations }: Bargain, factor: number, shift: number): Bargain {
  const issues = tables[0]?.length ?? 0
  const [first = [], ...rest] = tables
  const scaled = first.map((row, issue) => row.map((score) => factor * score + (issue === 0 ? shift : 0)))
  return {
    tables: [scaled, ...rest],
    reservations: reservations.with(0, factor * (reservations[0] ?? 0) + (issues > 0 ? shift : 0)),
  }
}

describe('what a fair solution must not depend on', () => {
  it('is who sits where: the same products and sums whatever the order of the seats', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const other = turned(bargain)
        expect(nashSolution(other)?.product ?? 0).toBeCloseTo(nashSolution(bargain)?.product ?? 0, 6)
        expect(nashSolution(other)?.ties).toBe(nashSolution(bargain)?.ties)
        expect(egalitarian(other).minSurplus).toBe(egalitarian(bargain).minSurplus)
        expect(utilitarian(other).sum).toBe(utilitarian(bargain).sum)
        expect(kalaiSmorodinsky(other).minRatio).toBeCloseTo(kalaiSmorodinsky(bargain).minRatio, 12)
      }),
    )
  })

  it('is in what units a seat counts: Nash’s and the even-share deal stay the same', () => {
    fc.assert(
      fc.property(anyBargain, fc.constantFrom(2, 4, 8), fc.constantFrom(-16, 0, 32), (bargain, factor, shift) => {
        const other = rescaled(bargain, factor, shift)
        expect(nashSolution(other)?.deal).toEqual(nashSolution(bargain)?.deal)
        expect(nashSolution(other)?.product ?? 0).toBe(factor * (nashSolution(bargain)?.product ?? 0))
        for (const deal of everyDeal(bargain).slice(0, 8)) {
          expect(nashRatio(other, deal)).toBeCloseTo(nashRatio(bargain, deal), 9)
        }
      }),
    )
  })

  it('is an alternative nobody would choose: taking away another deal changes nothing', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const deal = nashSolution(bargain)?.deal
        if (!deal) return
        // Of each issue only the option that was chosen, and the first one, are left.
        const tables = bargain.tables.map((table) =>
          table.map((row, issue) => [row[deal[issue] ?? 0] ?? 0, row[0] ?? 0]),
        )
        expect(nashSolution({ ...bargain, tables })?.product).toBe(nashSolution(bargain)?.product)
      }),
    )
  })
})

describe('what a solution promises', () => {
  it('leaves nobody at or below its reservation at Nash’s deal, and none such deal unfound', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const gains = (deal: readonly number[]) =>
          utilitiesOf(bargain, deal).map((utility, seat) => utility - (bargain.reservations[seat] ?? 0))
        const found = nashSolution(bargain)
        const isPossible = everyDeal(bargain).some((deal) => gains(deal).every((gain) => gain > 0))
        expect(found !== undefined).toBe(isPossible)
        if (found) expect(Math.min(...gains(found.deal))).toBeGreaterThan(0)
      }),
    )
  })

  it('is no worse for the worst off than any deal, and no smaller in sum', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const { minSurplus } = egalitarian(bargain)
        const { sum } = utilitarian(bargain)
        for (const deal of everyDeal(bargain)) {
          const utilities = utilitiesOf(bargain, deal)
          const least = Math.min(...utilities.map((utility, seat) => utility - (bargain.reservations[seat] ?? 0)))
          expect(least).toBeLessThanOrEqual(minSurplus)
          expect(utilities.reduce((total, utility) => total + utility, 0)).toBeLessThanOrEqual(sum)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    { tables: [[[0, 5]], [[3, 3]]], reservations: [0, 3], deal: [1], because: 'who cannot gain must only not lose' },
    { tables: [[[0, 5]], [[3, 2]]], reservations: [0, 3], deal: [0], because: 'it would lose here' },
    { tables: [[[5, 4]], [[1, 2]]], reservations: [0, 3], deal: [1], because: 'who loses either way loses less here' },
    {
      tables: [[[10, 5, 0]], [[0, 2, 4]]],
      reservations: [0, 0],
      deal: [1],
      because: 'both get half of all they could',
    },
  ])('shares evenly in $tables: $because', ({ tables, reservations, deal }) => {
    expect(kalaiSmorodinsky({ tables, reservations }).deal).toEqual(deal)
  })
})

describe('unevenness', () => {
  const gains = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 8 })

  it('is between nothing and all, the same in any order and in any units', () => {
    fc.assert(
      fc.property(gains, fc.constantFrom(2, 8, 64), (values, factor) => {
        const found = gini(values)
        expect(found).toBeGreaterThanOrEqual(0)
        expect(found).toBeLessThan(1)
        expect(gini(values.toReversed())).toBeCloseTo(found, 12)
        expect(gini(values.map((value) => factor * value))).toBeCloseTo(found, 12)
      }),
    )
  })

  it('falls when who has more gives to who has less, and no more than makes them equal', () => {
    fc.assert(
      fc.property(gains, fc.nat(), fc.nat(), (values, left, right) => {
        const [rich, poor] = [left % values.length, right % values.length]
        const gap = (values[rich] ?? 0) - (values[poor] ?? 0)
        fc.pre(gap >= 2)
        const given = values.with(rich, (values[rich] ?? 0) - 1).with(poor, (values[poor] ?? 0) + 1)
        expect(gini(given)).toBeLessThan(gini(values))
      }),
    )
  })
})

describe('the bargain of a committee', () => {
  const seat = { table: [[0.2, 0.4, 0.4]], reservation: 0.3, redLines: [] }

  it('takes every seat’s scores and reservation as they are', () => {
    expect(bargainOf([seat, { ...seat, reservation: 0.1 }])).toEqual({
      tables: [seat.table, seat.table],
      reservations: [0.3, 0.1],
    })
  })

  it.each([
    { redLines: [{ issue: 0, option: 1 }], deal: [2], because: 'the other good option is left' },
    {
      redLines: [
        { issue: 0, option: 1 },
        { issue: 0, option: 2 },
      ],
      deal: undefined,
      because: 'nothing good is left',
    },
    { redLines: [{ issue: 7, option: 0 }], deal: [1], because: 'a red line on no issue of this agenda bars nothing' },
  ])('with the red lines $redLines agrees on $deal: $because', ({ redLines, deal }) => {
    expect(nashSolution(bargainOf([{ ...seat, redLines }]))?.deal).toEqual(deal)
  })
})
